import Foundation
import Testing

@testable import Desktop

/// The service as programs on a real bus see it.
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed"))
struct OnScreenKeyboardServiceTests {
  let daemon: PrivateBus
  let bus: SessionBus
  let service: OnScreenKeyboardService

  init() throws {
    daemon = try PrivateBus()
    bus = try SessionBus(address: daemon.address)
    service = OnScreenKeyboardService(bus: bus, replace: false)
    let service = service
    pump([bus]) { service.name != .asked }
  }

  private func gdbus(_ method: String, _ arguments: String...) throws -> String {
    let command = ["call", "-e", "-d", "sm.puri.OSK0", "-o", "/sm/puri/OSK0", "-m", method] + arguments
    return try daemon.run(["gdbus"] + command, serving: bus)
  }

  /// Leaves the bus, and waits until it has seen that: others may be heard before.
  private func leave() throws {
    let witness = try SessionBus(address: daemon.address)
    var isWatching = false
    var isFree = false
    witness.serve(
      calls: { _ in .failure(BusFailure("", "")) },
      signals: { isFree = isFree || $0.member == "NameOwnerChanged" })
    witness.call("AddMatch", [.string("member='NameOwnerChanged',arg0='sm.puri.OSK0'")]) { _ in
      isWatching = true
    }
    pump([witness]) { isWatching }
    bus.close()
    pump([witness]) { isFree }
  }

  @Test func theNameIsOursAndTheShellsWishArrives() throws {
    #expect(service.name == .owned)
    var wishes: [Bool] = []
    service.onSetVisible = { wishes.append($0) }
    #expect(try gdbus("sm.puri.OSK0.SetVisible", "true") == "()")
    #expect(try gdbus("sm.puri.OSK0.SetVisible", "false") == "()")
    #expect(wishes == [true, false])
    // A wish alone changes nothing.
    #expect(!service.isVisible)
  }

  @Test func visibleIsTrueToTheScreen() throws {
    let get = ["sm.puri.OSK0", "Visible"]
    #expect(try gdbus("org.freedesktop.DBus.Properties.Get", get[0], get[1]) == "(<false>,)")
    service.isVisible = true
    #expect(try gdbus("org.freedesktop.DBus.Properties.Get", get[0], get[1]) == "(<true>,)")
    #expect(try gdbus("org.freedesktop.DBus.Properties.GetAll", get[0]) == "({'Visible': <true>},)")
  }

  @Test func everyChangeIsAnnouncedAndNothingElse() throws {
    let monitor = try daemon.start([
      "dbus-monitor", "--profile", "interface='org.freedesktop.DBus.Properties'",
    ])
    // It listens once it has printed that it lost its name.
    _ = daemon.printed(by: monitor, serving: bus) { $0.contains("NameLost") }
    service.isVisible = true
    service.isVisible = true
    service.isVisible = false
    _ = try gdbus("org.freedesktop.DBus.Properties.GetAll", "sm.puri.OSK0")
    let printed = daemon.printed(by: monitor, serving: bus) { $0.contains("GetAll") }
    monitor.stop()
    let changes = printed.split(separator: "\n").filter { $0.contains("PropertiesChanged") }
    #expect(changes.count == 2)
  }

  @Test func gdbusCanIntrospectTheWholeTree() throws {
    let output = try daemon.run(
      ["gdbus", "introspect", "-e", "-d", "sm.puri.OSK0", "-o", "/", "-r"], serving: bus)
    for expected in ["SetVisible(in  b visible);", "readonly b Visible = false;", "node /sm/puri/OSK0"] {
      #expect(output.contains(expected))
    }
  }

  @Test func badCallsAreAnsweredWithErrors() throws {
    #expect(try gdbus("sm.puri.OSK0.Explode").contains("UnknownMethod"))
    #expect(try gdbus("sm.puri.OSK9.SetVisible", "true").contains("UnknownInterface"))
    for arguments in [
      ["string:yes"], [], ["boolean:true", "boolean:true"], ["array:string:a,b"], ["int32:1"],
      ["variant:boolean:true"], ["dict:string:int32:a,1"], ["objpath:/a"],
      ["string:" + String(repeating: "x", count: 100_000)],
    ] {
      let printed = try daemon.run(
        ["dbus-send", "--print-reply", "--dest=sm.puri.OSK0", "/sm/puri/OSK0", "sm.puri.OSK0.SetVisible"]
          + arguments, serving: bus)
      #expect(printed.contains("InvalidArgs"), "\(arguments.joined().prefix(40))")
    }
    #expect(try gdbus("org.freedesktop.DBus.Peer.Ping") == "()")
  }

  // MARK: - The name

  @Test func aSecondKeyboardDoesNotQueue() throws {
    let second = try SessionBus(address: daemon.address)
    let late = OnScreenKeyboardService(bus: second, replace: false)
    pump([bus, second]) { late.name != .asked }
    #expect(late.name == .taken)
    #expect(service.name == .owned)
  }

  @Test func onlyWhoAllowsItIsReplaced() throws {
    let second = try SessionBus(address: daemon.address)
    let refused = OnScreenKeyboardService(bus: second, replace: true)
    pump([bus, second]) { refused.name != .asked }
    #expect(refused.name == .taken)
    try leave()

    let third = try SessionBus(address: daemon.address)
    let willing = OnScreenKeyboardService(bus: third, replace: true)
    pump([third]) { willing.name != .asked }
    #expect(willing.name == .owned)
    var changes: [OnScreenKeyboardService.Name] = []
    willing.onName = { changes.append($0) }
    let fourth = try SessionBus(address: daemon.address)
    let successor = OnScreenKeyboardService(bus: fourth, replace: true)
    pump([third, fourth]) { successor.name != .asked && !changes.isEmpty }
    #expect(successor.name == .owned)
    #expect(changes == [.lost])
  }

  @Test func closingGivesTheNameUp() throws {
    try leave()
    bus.close()
    service.isVisible = true
    let second = try SessionBus(address: daemon.address)
    let next = OnScreenKeyboardService(bus: second, replace: false)
    pump([second]) { next.name != .asked }
    #expect(next.name == .owned)
  }

  @Test func theBusMayVanish() throws {
    var gone = 0
    bus.onGone = { gone += 1 }
    daemon.stop()
    pump([bus]) { gone > 0 }
    bus.process()
    service.isVisible = true
    #expect(gone == 1)
    #expect(!bus.wantsToWrite)
  }

  /// A flood larger than the socket takes: the rest waits for writability, and nothing is lost.
  @Test func aFullSocketIsWaitedFor() throws {
    var changes: [Bool] = []
    bus.onWantsToWriteChange = { [unowned bus] in changes.append(bus.wantsToWrite) }
    daemon.pause()
    for turn in 1...20_000 { service.isVisible = turn % 2 == 1 }
    #expect(changes == [true])
    daemon.resume()
    pump([bus]) { !bus.wantsToWrite }
    #expect(try gdbus("org.freedesktop.DBus.Properties.Get", "sm.puri.OSK0", "Visible") == "(<false>,)")
  }
}
