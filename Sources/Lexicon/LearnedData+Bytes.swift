import Pressboard

/// The file of learned data. All numbers are little endian.
///
/// ```
/// 0   magic "PBLEARND"
/// 8   u32 version   u32 length of the file   u64 checksum of what follows
/// 24  u32 day up to which uses have faded
///     u32 words:     u8 flags (1 by hand)   u16 times   u32 last day   f32 uses   text
///     u32 contexts:  text   u8 followers:   text   f32 uses
///     u8 keys:       text (one letter, none for all)   f32 x   f32 y   f32 count
///     u32 rejected:  text typed   text replacement   u8 times   u32 last day
/// ```
/// A text is u8 bytes and UTF-8. Everything is sorted: the same data give the same bytes.
enum LearnedFormat {
  static let magic: [UInt8] = Array("PBLEARND".utf8)
  static let version: UInt32 = 1
  static let headerLength = 24
}

extension LearnedData {
  /// No file of it is longer, in bytes: all bounds at once stay below.
  public static let longestFile = 4 << 20

  /// What is written to disk.
  public var bytes: [UInt8] {
    var body = ByteWriter()
    body.u32(agedOn)
    body.u32(words.words.count)
    for (_, word) in words.words.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      body.u8(word.isByHand ? 1 : 0)
      body.u16(word.times)
      body.u32(word.last)
      body.f32(word.uses)
      body.text(word.form)
    }
    let contexts = words.followers.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    body.u32(contexts.count)
    for (context, row) in contexts {
      body.text(context)
      body.u8(row.count)
      for (key, uses) in row.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        body.text(key)
        body.f32(uses)
      }
    }
    let keys = [("", taps.all)] + taps.keys.map { (String($0.key), $0.value) }.sorted { $0.0 < $1.0 }
    body.u8(keys.count)
    for (letter, mean) in keys {
      body.text(letter)
      for value in [mean.x, mean.y, mean.count] { body.f32(value) }
    }
    body.u32(rejections.entries.count)
    for entry in rejections.entries {
      body.text(entry.pair.typed)
      body.text(entry.pair.replacement)
      body.u8(Int(entry.times))
      body.u32(entry.last)
    }
    var file = ByteWriter()
    file.bytes = LearnedFormat.magic
    file.u32(Int(LearnedFormat.version))
    file.u32(LearnedFormat.headerLength + body.bytes.count)
    file.u64(LexiconFormat.hash(body.bytes))
    return file.bytes + body.bytes
  }

  /// Reads what `bytes` wrote: whole, or not at all.
  public init(_ bytes: [UInt8]) throws(LearnedFault) {
    self.init()
    guard bytes.starts(with: LearnedFormat.magic) else {
      // The beginning of such a file that was torn off is no foreign one.
      let isTorn = LearnedFormat.magic.starts(with: bytes)
      throw isTorn ? .length(said: LearnedFormat.headerLength, found: bytes.count) : .foreign
    }
    var reader = ByteReader(bytes, from: LearnedFormat.magic.count)
    guard bytes.count >= LearnedFormat.headerLength else {
      throw .length(said: LearnedFormat.headerLength, found: bytes.count)
    }
    let version = try UInt32(truncatingIfNeeded: reader.u32())
    guard version == LearnedFormat.version else { throw .version(version) }
    let length = try reader.u32()
    guard length == bytes.count, length <= Self.longestFile else {
      throw .length(said: length, found: bytes.count)
    }
    let sum = try reader.u64()
    guard sum == LexiconFormat.hash(bytes[LearnedFormat.headerLength...]) else { throw .checksum }
    agedOn = try reader.u32()
    try readWords(&reader)
    try readPairs(&reader)
    try readTaps(&reader)
    try readRejections(&reader)
    guard reader.isAtEnd else { throw reader.fault }
  }

  private mutating func readWords(_ reader: inout ByteReader) throws(LearnedFault) {
    let count = try reader.u32(upTo: LearnedWords.mostWords)
    for _ in 0..<count {
      let flags = try reader.u8()
      let times = try reader.u16()
      let last = try reader.u32()
      let uses = try reader.f32(upTo: LearnedFormat.mostUses)
      let form = try reader.text()
      let word = LearnedWords.Word(
        form: form, uses: uses, times: times, last: last, isByHand: flags & 1 != 0)
      guard flags <= 1, words.put(word) else { throw reader.fault }
    }
    guard words.words.count == count else { throw reader.fault }
  }

  private mutating func readPairs(_ reader: inout ByteReader) throws(LearnedFault) {
    let count = try reader.u32(upTo: LearnedWords.mostContexts)
    for _ in 0..<count {
      let context = try reader.text()
      let followers = try reader.u8(upTo: LearnedWords.mostFollowers)
      for _ in 0..<followers {
        let key = try reader.text()
        let uses = try reader.f32(upTo: LearnedFormat.mostUses)
        guard words.put(key, after: context, uses: uses) else { throw reader.fault }
      }
    }
  }

  private mutating func readTaps(_ reader: inout ByteReader) throws(LearnedFault) {
    let count = try reader.u8()
    for place in 0..<count {
      let letter = try reader.text()
      var mean = LearnedTaps.Mean()
      mean.x = try reader.f32(within: LearnedTaps.farthest)
      mean.y = try reader.f32(within: LearnedTaps.farthest)
      mean.count = try reader.f32(upTo: LearnedTaps.mostTaps)
      guard letter.count == (place == 0 ? 0 : 1) else { throw reader.fault }
      if let letter = letter.first { taps.keys[letter] = mean } else { taps.all = mean }
    }
  }

  private mutating func readRejections(_ reader: inout ByteReader) throws(LearnedFault) {
    let count = try reader.u32(upTo: LearnedRejections.most)
    for place in 0..<count {
      let pair = CorrectionPair(typed: try reader.text(), replacement: try reader.text())
      let times = try reader.u8()
      let last = try reader.u32()
      rejections.add(pair, on: last, times: UInt8(times))
      guard rejections.entries.count == place + 1 else { throw reader.fault }
    }
  }
}

extension LearnedFormat {
  static let mostUses: Float = 1e6
}
