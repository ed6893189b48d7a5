import Foundation
import Pressboard
import Testing
import Wayland

@testable import PressboardWayland

/// A keyboard at a compositor that keeps no rules, and a clock that only the test moves.
final class RawDesk {
  let compositor: RawCompositor
  let client: KeyboardClient
  let connection: Connection
  private(set) var nextWake: Timestamp?
  private let clock = Clock()

  private final class Clock {
    var now = Timestamp(seconds: 1000)
  }

  init(without missing: [InterfaceIndex] = []) throws {
    compositor = RawCompositor(without: missing)
    connection = try Connection(fileDescriptor: compositor.clientSocket)
    client = try KeyboardClient(options: .test, connection: connection, clock: { [clock] in clock.now })
    client.start()
    compositor.turn()
  }

  /// One turn of the client, which reads, decides and writes.
  func clientTurn() throws {
    try connection.prepareRead()
    try connection.readEvents()
    try connection.dispatchPending()
    nextWake = client.endTurn()
    try connection.flush()
  }

  /// Both sides, until all has been said.
  func settle(_ rounds: Int = 4) throws {
    for _ in 0..<rounds {
      compositor.turn()
      try clientTurn()
    }
    compositor.turn()
  }

  func pass(_ seconds: Double) throws {
    clock.now = clock.now + seconds
    try settle(2)
  }

  // MARK: What most tests begin with

  /// An output of 360 points and a seat with fingers.
  func furnish(_ names: (output: Int32, seat: Int32) = (100, 101)) throws {
    compositor.announce(.wlOutput, name: names.output, version: 4)
    compositor.announce(.wlSeat, name: names.seat, version: 7)
    try settle()
    let output = try compositor.last(.wlOutput)
    compositor.send(output, "mode", .number(1), .number(720), .number(1440), .number(60_000))
    compositor.send(output, "scale", .number(2))
    compositor.send(output, "done")
    compositor.send(try compositor.last(.wlSeat), "capabilities", .number(7))
    try settle()
  }

  /// A field gets the focus and the keyboard is shown for it, 360 points wide.
  func show(purpose: Int32 = 0) throws {
    let inputMethod = try compositor.last(.zwpInputMethodV2)
    compositor.send(inputMethod, "activate")
    compositor.send(inputMethod, "content_type", .number(0), .number(purpose))
    compositor.send(inputMethod, "done")
    try settle()
    try configure(360, 300)
  }

  func configure(_ width: UInt32, _ height: UInt32) throws {
    compositor.send(
      try compositor.last(.zwlrLayerSurfaceV1), "configure", .number(compositor.nextSerial()), .id(width),
      .id(height))
    try settle()
  }

  /// The middle of a key in points of the surface; keys stand at the lower end of what was asked for.
  func place(of id: String) throws -> Point {
    let lines = client.listing.map { $0.components(separatedBy: "\t") }
    let fields = try #require(lines.first { $0[0] == id }, "no key \(id)")
    let bar = try #require(lines.compactMap { Double($0[2]) }.min())
    let claims = compositor.requests(.wlRegion, "add")
    let headroom = Double(try #require(claims.last).number(1))
    let numbers = fields[1...4].map { Double($0)! }
    return Point(x: numbers[0] + numbers[2] / 2, y: headroom + numbers[1] - bar + numbers[3] / 2)
  }

  /// Sends a tap without reading what comes of it.
  func tap(_ point: Point, finger: Int32 = 1) throws {
    let touch = try compositor.last(.wlTouch)
    let surface = try compositor.last(.wlSurface)
    compositor.send(
      touch, "down", .number(1), .number(0), .id(surface), .number(finger), .fixed(point.x), .fixed(point.y))
    compositor.send(touch, "frame")
    compositor.send(touch, "up", .number(1), .number(0), .number(finger))
    compositor.send(touch, "frame")
    compositor.flush()
  }
}
