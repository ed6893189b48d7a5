/// The layout of a lexicon file, shared by its reader and its builder. All numbers are little endian.
///
/// ```
/// 0   magic "PBLEXICN"
/// 8   u32 version   u32 length of the file   u32 number of sections   u32 zero
/// 24  a section each: u32 name   u32 offset   u32 length   u32 checksum
/// ```
enum LexiconFormat {
  static let magic: [UInt8] = Array("PBLEXICN".utf8)
  static let version: UInt32 = 1
  static let headerLength = 24
  static let sectionCountOffset = 16
  static let sectionEntryLength = 16
  /// A node is 6 bytes: 20 bits first child, 4 bits `WordFlags`, then letter, best step below, own step.
  static let nodeLength = 6
  /// Room behind the last node, so that a node can be loaded as eight bytes.
  static let nodePadding = 8
  static let mostNodes = 1 << 20
  /// Letters an alphabet can hold; letter 0 is none.
  static let mostLetters = 63
  static let longestWord = 48
  /// Quantised frequencies: steps of a decade, 0 is none.
  static let stepsPerDecade: Float = 32

  enum Section: UInt32, CaseIterable {
    /// Language tag and whatever else is to be told, `key=value` lines.
    case about = 0x5442_4101
    /// u16 scalar, u8 index of the letter without its mark (0: may be left out), u8 zero; from letter 1 on.
    case alphabet = 0x5442_4102
    case nodes = 0x5442_4103
    /// Sorted: u24 node, u24 offset into `formText`.
    case forms = 0x5442_4104
    case formText = 0x5442_4105
    /// Sorted: u24 node of the first word (0: start of a sentence), u24 index of its first pair; one more at the end.
    case rows = 0x5442_4106
    /// u24 node of the second word, u8 steps of -log10 of its probability; sorted within a row.
    case pairs = 0x5442_4107
    /// u8 bits of the bucket number, then u32 start of each bucket and of one more.
    case knownBuckets = 0x5442_4108
    /// u16: 12 bits of the hash, 4 bits of frequency in half decades.
    case knownWords = 0x5442_4109
  }

  /// FNV-1a over UTF-8 with a final stir: spreads words over buckets, and is the same on every machine.
  static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    value ^= value >> 33
    value = value &* 0xff51_afd7_ed55_8ccd
    value ^= value >> 33
    return value
  }

  /// Adler-like sum for `verify`: finds damage, not malice.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low &+ UInt32(byte)) % 65521
      high = (high &+ low) % 65521
    }
    return high << 16 | low
  }
}

/// What is known of a word besides its frequency.
public struct WordFlags: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Written with a capital.
  public static let capitalised = WordFlags(rawValue: 1)
  /// Written in capitals.
  public static let abbreviation = WordFlags(rawValue: 2)
  /// Never offered unless typed before.
  public static let offensive = WordFlags(rawValue: 4)
  /// Written as the table of display forms says.
  public static let hasForm = WordFlags(rawValue: 8)
}
