/// Words that are left alone and never suggested: no spelling, only a hash of 12 bits beside the bucket's number, so
/// one unknown word in some hundreds passes for known.
struct KnownWords: Sendable {
  private let buckets: LexiconBytes
  private let words: LexiconBytes
  private let bits: UInt64

  init(buckets: LexiconBytes, words: LexiconBytes) {
    self.buckets = buckets
    self.words = words
    bits = min(24, UInt64(buckets.u8(0)))
  }

  /// The frequency of a known word in half decades, 0...15; nil for one that is not known.
  func level(of word: some Sequence<UInt8>) -> Int? {
    guard bits > 0 else { return nil }
    let hash = LexiconFormat.hash(word)
    let bucket = Int(hash >> (64 - bits))
    let start = Int(buckets.u32(1 + bucket * 4))
    let end = min(Int(buckets.u32(5 + bucket * 4)), words.count / 2)
    guard start < end else { return nil }
    let mark = UInt16(hash & 0xFFF)
    for place in start..<end {
      let entry = words.u16(place * 2)
      if entry & 0xFFF == mark { return Int(entry >> 12) }
    }
    return nil
  }
}
