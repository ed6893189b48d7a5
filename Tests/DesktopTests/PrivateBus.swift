import Desktop
import Foundation
import Testing

/// A bus daemon of a test's own, and programs that talk on it.
final class PrivateBus {
  let address: String
  private let daemon: Child
  private let directory: URL

  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let configuration = directory.appendingPathComponent("bus.conf")
    try """
    <busconfig>
      <listen>unix:path=\(directory.path)/socket</listen>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """.write(to: configuration, atomically: true, encoding: .utf8)
    address = "unix:path=\(directory.path)/socket"
    daemon = try #require(
      Child(["dbus-daemon", "--nofork", "--print-address", "--config-file=\(configuration.path)"]))
    // It prints its address once it listens.
    var printed: [UInt8] = []
    while !String(decoding: printed, as: UTF8.self).contains(address) {
      printed += try #require(daemon.read())
    }
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: directory)
  }

  func stop() {
    daemon.stop()
  }

  /// Lets the daemon neither read nor write for a while.
  func pause() { daemon.signal(SIGSTOP) }

  func resume() { daemon.signal(SIGCONT) }

  /// Starts a program on this bus.
  func start(_ command: [String]) throws -> Child {
    try #require(Child(command, environment: ["DBUS_SESSION_BUS_ADDRESS": address]))
  }

  /// Runs a program on this bus while `bus` is served; answers all that it printed.
  func run(_ command: [String], serving bus: SessionBus) throws -> String {
    printed(by: try start(command), serving: bus) { _ in false }.trimmingCharacters(in: .newlines)
  }

  /// What `child` prints until `isEnough` of it has come or it ends, while `bus` is served.
  func printed(by child: Child, serving bus: SessionBus, until isEnough: (String) -> Bool) -> String {
    var printed: [UInt8] = []
    pump([bus], also: child.output) {
      guard let more = child.read() else { return true }
      printed += more
      return isEnough(String(decoding: printed, as: UTF8.self))
    }
    return String(decoding: printed, as: UTF8.self)
  }
}

/// Waits for any of `buses`, and serves it, until `isDone`; fails after ten seconds.
///
/// With a descriptor in `also`, `isDone` is asked when that one is readable, else after each served bus.
func pump(_ buses: [SessionBus], also extra: Int32? = nil, until isDone: () -> Bool) {
  while extra != nil || !isDone() {
    var waits = buses.map { bus in
      pollfd(fd: bus.fileDescriptor, events: Int16(bus.wantsToWrite ? POLLIN | POLLOUT : POLLIN), revents: 0)
    }
    if let extra { waits.append(pollfd(fd: extra, events: Int16(POLLIN), revents: 0)) }
    guard poll(&waits, nfds_t(waits.count), 10_000) > 0 else {
      Issue.record("nothing happened for ten seconds")
      return
    }
    for (bus, wait) in zip(buses, waits) where wait.revents != 0 { bus.process() }
    if extra != nil, waits.last!.revents != 0, isDone() { return }
  }
}
