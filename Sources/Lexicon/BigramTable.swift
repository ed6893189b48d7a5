/// Which words follow which, for the words that have such a row.
struct BigramTable: Sendable {
  private let rows: LexiconBytes
  private let pairs: LexiconBytes

  init(rows: LexiconBytes, pairs: LexiconBytes) {
    self.rows = rows
    self.pairs = pairs
  }

  /// The pairs of one first word, by place in the table.
  typealias Row = Range<Int>

  /// - Parameter first: the first word's node; 0 for the start of a sentence.
  func row(after first: Int) -> Row? {
    var low = 0
    var high = rows.count / 6 - 1
    while low < high {
      let middle = (low + high) / 2
      let found = Int(rows.u32(middle * 6) & 0xFF_FFFF)
      if found == first {
        let start = u24(rows, middle * 6 + 3)
        let end = u24(rows, middle * 6 + 9)
        return start < end && end <= pairs.count / 4 ? start..<end : nil
      }
      if found < first { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The pair at a place: the second word's node and -log10 of its probability, in steps.
  @inline(__always)
  func pair(_ place: Int) -> (node: Int, steps: Int) {
    let bits = pairs.u32(place &* 4)
    return (Int(bits & 0xFF_FFFF), Int(bits >> 24))
  }

  /// -log10 of the probability of `second` in a row, in steps.
  func steps(of second: Int, in row: Row) -> Int? {
    let place = firstPlace(in: row, from: second)
    guard place < row.upperBound else { return nil }
    let found = pair(place)
    return found.node == second ? found.steps : nil
  }

  /// The first place of the row whose second word is `node` or one behind it.
  func firstPlace(in row: Row, from node: Int) -> Int {
    var low = row.lowerBound
    var high = row.upperBound
    while low < high {
      let middle = (low + high) / 2
      if pair(middle).node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func u24(_ bytes: LexiconBytes, _ offset: Int) -> Int {
    Int(bytes.u16(offset)) | Int(bytes.u8(offset + 2)) << 16
  }
}
