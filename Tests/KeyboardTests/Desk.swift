import FakeCompositor
import Foundation
import Pressboard
import Synchronization
import Testing
import Wayland

@testable import PressboardWayland

/// The whole keyboard, the compositor it stands on, and a clock that only the test moves.
final class Desk {
  let compositor: Compositor
  let client: KeyboardClient
  private(set) var notices: [Notice] = []
  /// When the keyboard wants to be woken; nil while nothing waits for time.
  private(set) var nextWake: Timestamp?
  private let connection: Connection
  private let clock: Clock
  private let words: WordBook?

  private final class Clock {
    var now = Timestamp(seconds: 1000)
  }

  /// Starts a keyboard. `onCompositor` comes before it connects.
  init(
    _ options: Compositor.Options = Compositor.Options(), _ daemon: DaemonOptions = .test,
    words: WordBook? = nil, onCompositor: (Compositor) -> Void = { _ in }
  ) throws {
    compositor = Compositor(options)
    onCompositor(compositor)
    let connection = try Connection(fileDescriptor: compositor.connect())
    let clock = Clock()
    self.connection = connection
    self.clock = clock
    self.words = words
    words?.clock = { clock.now }
    do {
      client = try compositor.serving { () throws(StartupFailure) in
        try KeyboardClient(
          options: daemon, connection: connection, words: words?.relay, clock: { clock.now })
      }
    } catch {
      compositor.shutDown()
      throw error
    }
    client.onNotice = { [unowned self] in notices.append($0) }
    client.start()
    try settle()
  }

  deinit { compositor.shutDown() }

  var seat: Compositor.Seat { compositor.seats[0] }
  var now: Timestamp { clock.now }

  /// Ends the keyboard as the program does when it is told to go.
  func close() throws {
    compositor.serving { client.close() }
    try settle()
  }

  // MARK: Time

  /// Turns on both sides until all is quiet; time stands still.
  func settle() throws {
    repeat {
      try compositor.settle(with: connection) { nextWake = client.endTurn() }
    } while words?.answer(to: client) ?? false
  }

  /// One turn of the keyboard of which the compositor has not heard yet.
  func clientTurn() { nextWake = client.endTurn() }

  /// Lets time pass, waking the keyboard whenever it wants to.
  func pass(_ seconds: Double) throws {
    try settle()
    try advance(to: clock.now + seconds)
    try settle()
  }

  /// The same up to a moment, where all is quiet at both ends.
  func advance(to end: Timestamp) throws {
    var idle = 0
    while let wake = nextWake, wake <= end {
      idle = wake > clock.now ? 0 : idle + 1
      if idle > 3 { throw DeskError.wantsToWakeForEver }
      move(to: max(wake, clock.now))
      try settle()
    }
    move(to: max(end, clock.now))
  }

  /// Lets time pass until the keyboard waits for nothing any more.
  func rest(_ atMost: Double = 10) throws {
    let end = clock.now + atMost
    try settle()
    while let wake = nextWake {
      if wake > end { throw DeskError.neverRests }
      try pass(max(0, wake - clock.now))
    }
  }

  private func move(to time: Timestamp) {
    clock.now = time
    compositor.milliseconds = UInt32(time.seconds * 1000)
  }

  /// Whether all that waits for time ends by itself.
  var nextWakeSettles: Bool {
    do { try rest() } catch { return false }
    return true
  }

  // MARK: The screen

  /// The keyboard's layer surface; nil while there is none.
  var layer: Compositor.LayerSurface? { compositor.layerSurfaces.last }
  var surface: Compositor.Surface {
    get throws { try #require(layer).surface }
  }
  var pixels: Compositor.Pixels {
    get throws { try #require(surface.pixels) }
  }
  /// What a user would call it.
  var isVisible: Bool { layer?.isMapped ?? false }

  /// Layer surfaces that were ever asked for.
  var surfacesMade: Int {
    compositor.requests(of: "zwlr_layer_shell_v1").count { $0.hasPrefix("get_layer_surface") }
  }

  /// A field gets the focus, and everything that follows from it happens.
  func focus(_ field: Compositor.TextField) throws {
    seat.focus(field)
    try rest()
  }

  // MARK: Keys, by the lines of `pressboard keys`

  /// Keys by id, in points of the surface.
  var keys: [String: KeyPlace] {
    get throws {
      let layer = try #require(layer)
      // The keyboard stands at the top of its surface, should that be higher or lower than asked for.
      let top = Double(try #require(layer.output).logicalHeight - layer.placement.height)
      return Dictionary(
        uniqueKeysWithValues: client.listing.map { line in
          let place = KeyPlace(line, top: top)
          return (place.id, place)
        })
    }
  }

  func key(_ id: String) throws -> KeyPlace { try #require(keys[id], "no key \(id)") }

  func down(_ id: String, finger: Int32 = 0) throws {
    let place = try key(id)
    #expect(seat.touch.down(finger, on: try surface, place.midX, place.midY), "\(id) takes no touch")
    seat.touch.frame()
    try settle()
  }

  func slide(to id: String, finger: Int32 = 0) throws {
    let place = try key(id)
    seat.touch.motion(finger, place.midX, place.midY)
    seat.touch.frame()
    try settle()
  }

  func up(finger: Int32 = 0) throws {
    seat.touch.up(finger)
    seat.touch.frame()
    try settle()
  }

  func tap(_ id: String, finger: Int32 = 0) throws {
    try down(id, finger: finger)
    try up(finger: finger)
  }

  /// Types by touch, going to the page that has the key, and lets the dust settle; `<` is Backspace, `\n` Return, where no page has them.
  func type(_ text: String, every interval: Double = 0.05) throws {
    for character in text {
      try bringUp(character, interval)
      try pass(interval)
    }
    try rest()
  }

  private func bringUp(_ character: Character, _ interval: Double) throws {
    switch character {
    case " ": return try tap("key.space")
    case "\n": return try tap("key.primary")
    case "<": return try tap("key.backspace")
    default: break
    }
    for step in [
      "", "key.shift", "key.type.alphabetic", "key.shift", "key.type.numeric", "key.type.symbolic",
    ] {
      if !step.isEmpty {
        guard try keys[step] != nil else { continue }
        try tap(step)
        try pass(interval)
      }
      if let place = try keys.values.first(where: { $0.label == String(character) && $0.types }) {
        return try tap(place.id)
      }
    }
    throw DeskError.noKey(character)
  }
}

enum DeskError: Error {
  case wantsToWakeForEver
  case neverRests
  case noKey(Character)
}

/// A key's cap in points of the surface.
struct KeyPlace {
  var id: String
  var label: String
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// A line of `pressboard keys`, for a surface whose upper edge is `top` points down its output.
  init(_ line: String, top: Double) {
    let fields = line.components(separatedBy: "\t")
    id = fields[0]
    x = Double(fields[1])!
    y = Double(fields[2])! - top
    width = Double(fields[3])!
    height = Double(fields[4])!
    label = fields[5]
  }

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var types: Bool { id.hasPrefix("key.character.") || id.hasPrefix("key.emoji.") }
}

extension DaemonOptions {
  /// The layout that has an é and an emoji.
  static let test = {
    var options = DaemonOptions()
    options.layout = "en-test"
    // What is tapped is what arrives; the rules have tests of their own.
    options.behavior.autoCapitalization = false
    options.behavior.periodShortcut = false
    options.behavior.punctuationSpacing = false
    options.behavior.smartPunctuation = false
    options.behavior.autoCorrection = false
    return options
  }()
  static let manual = {
    var options = test
    options.isManual = true
    return options
  }()
}

extension Compositor {
  /// Runs what waits for the compositor, which meanwhile turns on a thread of its own.
  func serving<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let turns = TurnsOfItsOwn(self)
    defer { turns.stop() }
    return try body()
  }
}

private final class TurnsOfItsOwn: @unchecked Sendable {
  private let compositor: Compositor
  private let isOver = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ compositor: Compositor) {
    self.compositor = compositor
    Thread.detachNewThread { [self] in
      while !isOver.load(ordering: .acquiring) {
        self.compositor.turn()
        sched_yield()
      }
      ended.signal()
    }
  }

  func stop() {
    isOver.store(true, ordering: .releasing)
    ended.wait()
  }
}
