/// Why a file is no lexicon that can be used.
public enum LexiconFault: Error, Equatable, Sendable {
  /// Too short for a header.
  case truncated(bytes: Int)
  /// Not a lexicon at all.
  case foreign
  /// A lexicon of another version of the format.
  case version(UInt32)
  /// The header says another length than the file has.
  case length(said: Int, found: Int)
  /// A section is missing, lies outside of the file, or has an impossible size.
  case section(String)
  /// Only by the full check: the section's bytes are not those that were written.
  case checksum(String)
  /// Only by the full check: the trie is not one.
  case node(Int)
  /// Only by the full check: a byte that belongs to nothing, at this offset, is not zero.
  case stray(byte: Int)

  /// One English clause, without the file's name.
  public var reason: String {
    switch self {
    case .truncated(let bytes): "cut off after \(bytes) bytes"
    case .foreign: "not a lexicon"
    case .version(let version): "format version \(version), this program reads \(LexiconFormat.version)"
    case .length(let said, let found): "should have \(said) bytes and has \(found)"
    case .section(let name): "section \(name) is missing or has an impossible size"
    case .checksum(let name): "section \(name) is damaged"
    case .node(let index): "node \(index) of the trie is damaged"
    case .stray(let byte): "byte \(byte), which says nothing, should be zero"
    }
  }
}
