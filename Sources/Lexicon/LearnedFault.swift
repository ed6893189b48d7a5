/// Why bytes are no learned data that can be used.
public enum LearnedFault: Error, Hashable, Sendable {
  /// Not such a file at all.
  case foreign
  /// Of another version of the format.
  case version(UInt32)
  /// Another length than it says, in bytes: torn.
  case length(said: Int, found: Int)
  /// The bytes are not those that were written.
  case checksum
  /// What is there makes no sense from this byte on.
  case record(offset: Int)
}
