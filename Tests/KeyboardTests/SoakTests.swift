import ApplicationModel
import FakeCompositor
import Pressboard
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Two thumbs in a hurry.
@Suite struct SoakTests {
  @Test func tenThousandTouches() throws {
    let desk = try Desk(
      Compositor.Options.sway110.with {
        $0.keepsTrace = false
        $0.checksDamage = false
        $0.outputs = [.init("A", width: 360, height: 720, scale: 1)]
      })
    let field = TextField(behavior: .gtk4)
    field.behavior.returnKey = .submit
    try desk.focus(field)
    var thumbs = Thumbs(keys: try desk.keys, seed: 7)
    try thumbs.touch(2000, on: desk)
    let (objects, size) = (desk.compositor.objectCount, StateSize(of: desk.client).count)
    try thumbs.touch(8000, on: desk)
    #expect((field.submitted + [field.text]).joined(separator: "\n") == thumbs.text)
    #expect(desk.compositor.violations == [])
    #expect(desk.compositor.objectCount == objects)
    // The word in progress may be a longer one than before.
    #expect(StateSize(of: desk.client).count <= size + 256)
    #expect(desk.compositor.poolCount == 1)
    #expect(desk.compositor.bufferCount <= 3)
    #expect(desk.seat.keyboards.first?.isAtRest == true)
  }
}

/// Touches keys at random, and knows what must come of it: the key that a finger is lifted from, at once when the
/// other finger lands.
private struct Thumbs {
  private(set) var text = ""
  private let keys: [KeyPlace]
  private var random: SplitMix
  private var fingers: [Finger] = []
  private var free: [Int32] = [0, 1]

  private struct Finger {
    var id: Int32
    var key: KeyPlace
    /// What it has still to type.
    var isPending: Bool
    var lift: Double
  }

  init(keys: [String: KeyPlace], seed: UInt64) {
    self.keys = keys.values.filter {
      $0.types || ["key.space", "key.backspace", "key.primary"].contains($0.id)
    }
    .sorted { $0.id < $1.id }
    random = SplitMix(state: seed)
  }

  /// At most twenty touches a second, each up to a fifth of a second long.
  mutating func touch(_ count: Int, on desk: Desk) throws {
    for _ in 0..<count {
      try wait(Double.random(in: 0.05..<0.12, using: &random), on: desk)
      if free.isEmpty { try liftNext(on: desk) }
      try land(on: desk)
    }
    while !fingers.isEmpty { try liftNext(on: desk) }
    try desk.rest()
  }

  private mutating func land(on desk: Desk) throws {
    let key = keys.randomElement(using: &random)!
    let id = free.remove(at: Int.random(in: 0..<free.count, using: &random))
    let x = key.x + key.width * Double.random(in: 0.1..<0.9, using: &random)
    let y = key.y + key.height * Double.random(in: 0.1..<0.9, using: &random)
    for index in fingers.indices { commit(index) }
    let isBackspace = key.id == "key.backspace"
    // A line that was sent off is out of its reach.
    if isBackspace, let last = text.last, last != "\n" { text.removeLast() }
    let lift = desk.now.seconds + Double.random(in: 0.02..<0.2, using: &random)
    fingers.append(Finger(id: id, key: key, isPending: !isBackspace, lift: lift))
    #expect(desk.seat.touch.down(id, on: try desk.surface, x, y))
    desk.seat.touch.frame()
    // A thumb rolls a little while it is down.
    if Bool.random(using: &random) {
      func roll(_ place: Double, to middle: Double) -> Double {
        place + min(max((middle - place) / 2, -12), 12)
      }
      desk.seat.touch.motion(id, roll(x, to: key.midX), roll(y, to: key.midY))
      desk.seat.touch.frame()
    }
    try desk.settle()
  }

  private mutating func wait(_ seconds: Double, on desk: Desk) throws {
    let end = desk.now.seconds + seconds
    while let next = fingers.min(by: { $0.lift < $1.lift }), next.lift <= end { try liftNext(on: desk) }
    try desk.advance(to: Timestamp(seconds: end))
  }

  private mutating func liftNext(on desk: Desk) throws {
    guard let index = fingers.indices.min(by: { fingers[$0].lift < fingers[$1].lift }) else { return }
    try desk.advance(to: Timestamp(seconds: fingers[index].lift))
    commit(index)
    let id = fingers.remove(at: index).id
    free.append(id)
    try desk.up(finger: id)
  }

  private mutating func commit(_ index: Int) {
    guard fingers[index].isPending else { return }
    fingers[index].isPending = false
    switch fingers[index].key.id {
    case "key.space": text += " "
    case "key.primary": text += "\n"
    default: text += fingers[index].key.label
    }
  }
}

/// How many values an object holds on to, all the way down: what grows here is never let go of.
private struct StateSize {
  private(set) var count = 0
  private var seen: Set<ObjectIdentifier> = []

  init(of object: AnyObject) { walk(object) }

  private mutating func walk(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    count += 1
    var next: Mirror? = mirror
    while let level = next {
      for child in level.children { walk(child.value) }
      next = level.superclassMirror
    }
  }
}
