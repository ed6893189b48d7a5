/// Reads little-endian numbers and short texts one after the other; what is not there or cannot be is a fault.
struct ByteReader {
  private let bytes: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  var isAtEnd: Bool { place == bytes.count }

  /// What was read last makes no sense.
  var fault: LearnedFault { .record(offset: place) }

  private mutating func number(_ length: Int) throws(LearnedFault) -> UInt64 {
    guard length <= bytes.count - place else { throw fault }
    var value: UInt64 = 0
    for index in 0..<length { value |= UInt64(bytes[place + index]) << UInt64(8 * index) }
    place += length
    return value
  }

  mutating func u8() throws(LearnedFault) -> Int { Int(try number(1)) }
  mutating func u16() throws(LearnedFault) -> UInt16 { UInt16(try number(2)) }
  mutating func u32() throws(LearnedFault) -> Int { Int(try number(4)) }
  mutating func u64() throws(LearnedFault) -> UInt64 { try number(8) }

  mutating func u8(upTo most: Int) throws(LearnedFault) -> Int { try bounded(u8(), most) }
  mutating func u32(upTo most: Int) throws(LearnedFault) -> Int { try bounded(u32(), most) }

  private func bounded(_ value: Int, _ most: Int) throws(LearnedFault) -> Int {
    guard value <= most else { throw fault }
    return value
  }

  /// A number from 0 to `most`.
  mutating func f32(upTo most: Float) throws(LearnedFault) -> Float {
    let value = Float(bitPattern: UInt32(try number(4)))
    guard value >= 0, value <= most else { throw fault }
    return value
  }

  /// A number from -`most` to `most`.
  mutating func f32(within most: Float) throws(LearnedFault) -> Float {
    let value = Float(bitPattern: UInt32(try number(4)))
    guard abs(value) <= most else { throw fault }
    return value
  }

  mutating func text() throws(LearnedFault) -> String {
    let length = try u8()
    guard length <= bytes.count - place,
      let text = String(validating: bytes[place..<(place + length)], as: UTF8.self)
    else { throw fault }
    place += length
    return text
  }
}

/// Writes what `ByteReader` reads.
struct ByteWriter {
  var bytes: [UInt8] = []

  private mutating func number(_ value: UInt64, _ length: Int) {
    for index in 0..<length { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
  }

  mutating func u8(_ value: Int) { number(UInt64(min(255, max(0, value))), 1) }
  mutating func u16(_ value: UInt16) { number(UInt64(value), 2) }
  mutating func u32(_ value: Int) { number(UInt64(min(Int(UInt32.max), max(0, value))), 4) }
  mutating func u64(_ value: UInt64) { number(value, 8) }
  mutating func f32(_ value: Float) { number(UInt64(value.bitPattern), 4) }

  /// At most 255 bytes of it.
  mutating func text(_ text: String) {
    let utf8 = Array(text.utf8.prefix(255))
    u8(utf8.count)
    bytes += utf8
  }
}
