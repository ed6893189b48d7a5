/// A way over the letters while it is being made.
struct GlidePath: Equatable, Sendable {
  private(set) var keys: [Character]
  private(set) var samples: [GlideTrace.Sample]
  private var last: KeyID
  /// The first two different letters; a third makes it a glide.
  private var second: KeyID?
  private let first: KeyID
  private(set) var isGlide = false
  private let startTime: UInt32

  /// Points between two looks at what lies under a fast finger: well under half a key.
  private static let stride = 8.0
  /// A finger that wanders for ever does not fill the memory.
  private static let most = 2_000

  /// nil for a key that is no letter: no word begins there.
  init?(from key: PlacedKey, at start: Point, startTime: UInt32) {
    guard let letter = key.typedLetter else { return nil }
    keys = [letter]
    samples = [.init(point: start, time: 0)]
    first = key.id
    last = key.id
    self.startTime = startTime
  }

  /// The finger has come here. True: over at least one more letter.
  mutating func extend(to point: Point, time: UInt32, in grid: KeyGrid) -> Bool {
    let from = samples[samples.count - 1].point
    let known = keys.count
    let distance = from.distance(to: point)
    let looks = max(1, Int(min(distance / Self.stride, 500)))
    for look in 1...looks {
      let share = Double(look) / Double(looks)
      cross(
        grid.keys[
          grid.rowKey(
            near: Point(x: from.x + (point.x - from.x) * share, y: from.y + (point.y - from.y) * share))])
    }
    let sample = GlideTrace.Sample(
      point: point, time: Double(Int32(bitPattern: time &- startTime)) / 1000)
    if samples.count < Self.most { samples.append(sample) } else { samples[samples.count - 1] = sample }
    return keys.count > known
  }

  var trace: GlideTrace { GlideTrace(keys: keys, samples: samples) }

  private mutating func cross(_ key: PlacedKey) {
    guard key.id != last, let letter = key.typedLetter, keys.count < Self.most else { return }
    last = key.id
    keys.append(letter)
    guard !isGlide, key.id != first else { return }
    if let second { isGlide = second != key.id } else { second = key.id }
  }
}

extension PlacedKey {
  /// The letter that a letter key types.
  var typedLetter: Character? {
    guard key.role == .letter, case .character(let text) = key.action, text.count == 1 else { return nil }
    return text.first
  }
}
