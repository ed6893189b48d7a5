/// Text from the wire as a String of exactly as many UTF-8 bytes.
///
/// Events count in bytes (cursor, anchor), so a repair must not move them: each byte that is not part of a
/// well-formed scalar becomes U+001A, which is one byte as well.
package enum RepairedText {
  package static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var repaired: [UInt8] = []
    repaired.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let length = scalarLength(bytes[index...])
      if length == 0 {
        repaired.append(0x1A)
        index += 1
      } else {
        repaired.append(contentsOf: bytes[index..<(index + length)])
        index += length
      }
    }
    return String(decoding: repaired, as: UTF8.self)
  }

  /// The length of the well-formed scalar at the start of `bytes`, 0 if there is none (Unicode, table 3-7).
  private static func scalarLength(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard let first = bytes.first else { return 0 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    let rest = bytes.dropFirst().prefix(length - 1)
    guard rest.count == length - 1, let next = rest.first, second.contains(next) else { return 0 }
    return rest.dropFirst().allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
  }
}
