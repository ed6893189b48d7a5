import Glibc

extension Compositor {
  /// A rectangle of whole pixels or surface units.
  public struct Area: Hashable, Sendable, CustomStringConvertible {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    public var isEmpty: Bool { width <= 0 || height <= 0 }
    public var description: String { "\(x),\(y) \(width)×\(height)" }

    public func contains(_ x: Double, _ y: Double) -> Bool {
      x >= Double(self.x) && y >= Double(self.y)
        && x < Double(self.x + width) && y < Double(self.y + height)
    }

    /// The part inside `0, 0, width, height`.
    public func clipped(width: Int, height: Int) -> Area {
      let left = max(0, x)
      let top = max(0, y)
      return Area(
        x: left, y: top, width: min(width, x + self.width) - left, height: min(height, y + self.height) - top)
    }
  }

  /// The picture of a surface as a compositor has it: uploaded by damage, buffer pixels, premultiplied ARGB.
  public struct Pixels: Equatable, Sendable {
    public let width: Int
    public let height: Int
    public private(set) var values: [UInt32]

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
      values = [UInt32](repeating: 0, count: width * height)
    }

    /// The pixel at a column and a row, `0xAARRGGBB`.
    public subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// How many pixels of an area satisfy a test.
    public func count(in area: Area? = nil, where test: (UInt32) -> Bool) -> Int {
      let area = (area ?? Area(x: 0, y: 0, width: width, height: height)).clipped(
        width: width, height: height)
      guard !area.isEmpty else { return 0 }
      var count = 0
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width where test(self[x, y]) { count += 1 }
      }
      return count
    }

    mutating func upload(_ source: ShmBuffer, _ area: Area) {
      let area = area.clipped(width: width, height: height)
      guard !area.isEmpty else { return }
      let (columns, width) = (area.width * 4, width)
      values.withUnsafeMutableBytes { bytes in
        for y in area.y..<area.y + area.height {
          guard let row = source.row(y) else { return }
          memcpy(bytes.baseAddress! + (y * width + area.x) * 4, row + area.x * 4, columns)
        }
      }
    }

    /// The first row that differs from a buffer of the same size.
    func firstDifference(from source: ShmBuffer) -> Int? {
      let (width, height) = (width, height)
      return values.withUnsafeBytes { bytes in
        for y in 0..<height {
          guard let row = source.row(y), memcmp(bytes.baseAddress! + y * width * 4, row, width * 4) == 0
          else { return y }
        }
        return nil
      }
    }
  }
}
