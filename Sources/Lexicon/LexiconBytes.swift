/// The bytes of a lexicon, usually a mapped file, kept alive by their owner. The one place of this module that holds
/// a pointer: every read is checked against the length, and what lies outside reads as zero.
@safe public struct LexiconBytes: @unchecked Sendable {
  /// Unmaps or frees the bytes when the last copy of this value is gone.
  private let owner: AnyObject
  private let start: UnsafeRawPointer?
  public let count: Int

  /// - Parameters:
  ///   - bytes: must stay as they are while `owner` lives, and be written by nobody.
  ///   - owner: gives the memory back when it goes.
  public init(_ bytes: UnsafeRawBufferPointer, owner: AnyObject) {
    self.owner = owner
    unsafe start = bytes.baseAddress
    count = bytes.count
  }

  /// A copy of `bytes`, for lexicons made in memory.
  public init(copying bytes: [UInt8]) {
    let copy = ByteCopy(bytes)
    unsafe self.init(copy.buffer, owner: copy)
  }

  /// A part of the same bytes; the empty part if it does not lie inside.
  func slice(_ offset: Int, _ length: Int) -> LexiconBytes {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset, let start = unsafe start else {
      return unsafe LexiconBytes(UnsafeRawBufferPointer(start: nil, count: 0), owner: owner)
    }
    return unsafe LexiconBytes(UnsafeRawBufferPointer(start: start + offset, count: length), owner: owner)
  }

  @inline(__always)
  func u8(_ offset: Int) -> UInt8 {
    guard offset >= 0, offset < count, let start = unsafe start else { return 0 }
    return unsafe start.load(fromByteOffset: offset, as: UInt8.self)
  }

  @inline(__always)
  func u16(_ offset: Int) -> UInt16 {
    guard offset >= 0, offset <= count - 2, let start = unsafe start else { return 0 }
    return unsafe UInt16(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  @inline(__always)
  func u32(_ offset: Int) -> UInt32 {
    guard offset >= 0, offset <= count - 4, let start = unsafe start else { return 0 }
    return unsafe UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  @inline(__always)
  func u64(_ offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count - 8, let start = unsafe start else { return 0 }
    return unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// `u64` at the offsets from `first` to `last`, checked at once: if not all of them lie inside, none is read.
  /// - Parameter body: false: no more of them.
  @inline(__always)
  func forEachU64(from first: Int, through last: Int, by stride: Int, _ body: (UInt64) -> Bool) {
    guard first >= 0, last <= count - 8, let start = unsafe start else { return }
    var offset = first
    while offset <= last {
      guard body(unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      else { return }
      offset &+= stride
    }
  }

  /// The text from `offset` up to the next zero byte; broken UTF-8 is repaired.
  func text(_ offset: Int) -> String {
    var bytes: [UInt8] = []
    var index = offset
    while index >= 0, index < count, bytes.count < 256 {
      let byte = u8(index)
      if byte == 0 { break }
      bytes.append(byte)
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Owns a copy of some bytes.
@safe private final class ByteCopy {
  let buffer: UnsafeRawBufferPointer

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 8)
    unsafe copy.copyBytes(from: bytes)
    unsafe buffer = UnsafeRawBufferPointer(start: copy.baseAddress, count: bytes.count)
  }

  deinit {
    unsafe buffer.deallocate()
  }
}
