import Testing
import Wayland

@Suite struct RepairedTextTests {
  /// Bytes from the wire, and the text they become: every byte keeps its place.
  @Test(
    arguments: [
      ([0x68, 0xC3, 0xA9], "hé"),
      ([], ""),
      ([0xC3], "\u{1A}"),
      ([0x61, 0xFF, 0x62], "a\u{1A}b"),
      // Cut off after two bytes of four, then a letter.
      ([0xF0, 0x9F, 0x61], "\u{1A}\u{1A}a"),
      // The first half of a scalar, then a whole one.
      ([0xE2, 0x82, 0xC3, 0xA9], "\u{1A}\u{1A}é"),
      // Too long a form, half of a surrogate pair, beyond the last scalar.
      ([0xC0, 0x80], "\u{1A}\u{1A}"),
      ([0xED, 0xA0, 0x80], "\u{1A}\u{1A}\u{1A}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{1A}\u{1A}\u{1A}\u{1A}"),
      ([0xED, 0x9F, 0xBF, 0x80], "\u{D7FF}\u{1A}"),
    ] as [([UInt8], String)])
  func badBytesBecomeOneByteEach(bytes: [UInt8], text: String) {
    let repaired = bytes.withUnsafeBufferPointer { RepairedText.string($0) }
    #expect(Array(repaired.utf8) == Array(text.utf8))
    #expect(repaired.utf8.count == bytes.count)
  }

  @Test func everySequenceOfTwoBytesKeepsItsLength() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second, 0x61]
        let repaired = bytes.withUnsafeBufferPointer { RepairedText.string($0) }
        if repaired.utf8.count != 3 || repaired.utf8.last != 0x61 { Issue.record("\(first) \(second)") }
      }
    }
  }
}
