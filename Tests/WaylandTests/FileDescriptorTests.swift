import Foundation
import Testing
import Wayland
import WaylandServer

/// Whether every copy of a file that came with an event is closed. A pipe tells without counting
/// descriptors, which other tests open and close at the same time: its reading end hangs up with the last copy.
@Suite struct FileDescriptorTests {
  private let pair: Pair
  private let keyboard: WlKeyboard
  private let resource: WlKeyboardResource

  init() throws {
    pair = try Pair()
    let (seat, seatResource) = try pair.bind(WlSeat.self, WlSeatResource.self)
    var keyboards: [WlKeyboardResource] = []
    seatResource.onRequest = { if case .getKeyboard(let object) = $0 { keyboards.append(object) } }
    keyboard = seat.getKeyboard()
    try pair.settle()
    resource = keyboards[0]
  }

  @Test func aFileBelongsToItsEvent() throws {
    var kept: FileDescriptor?
    keyboard.onEvent = { if case .keymap(_, let file, _) = $0 { kept = file } }
    let file = try SentFile(on: resource)
    try pair.settle()
    #expect(file.isOpen)
    #expect(fcntl(try #require(kept).rawValue, F_GETFD) & FD_CLOEXEC != 0)
    kept = nil
    #expect(file.isClosed)
  }

  @Test func aFileIsClosedWhenNobodyListens() throws {
    let file = try SentFile(on: resource)
    try pair.settle()
    #expect(file.isClosed)
  }

  @Test func aFileForAnObjectThatIsGoneWhenItIsReadIsClosed() throws {
    keyboard.release()
    let file = try SentFile(on: resource)
    try pair.settle()
    #expect(file.isClosed)
  }

  @Test func aFileForAnObjectThatGoesBetweenReadAndDispatchIsClosed() throws {
    let file = try SentFile(on: resource)
    pair.server.turn()
    try pair.connection.prepareRead()
    try pair.connection.readEvents()
    keyboard.release()
    try pair.connection.dispatchPending()
    try pair.settle()
    #expect(file.isClosed)
  }

  @Test func aThousandFilesForDestroyedObjectsAreClosed() throws {
    // More than a process may have open by default: a leak would end the connection.
    for _ in 0..<1000 {
      let file = try SentFile(on: resource)
      pair.server.turn()
      try pair.connection.prepareRead()
      try pair.connection.readEvents()
      try pair.connection.dispatchPending()
      #expect(file.isClosed)
    }
  }

  @Test func theFileOfARequestStaysTheCallers() throws {
    let (shm, shmResource) = try pair.bind(WlShm.self, WlShmResource.self)
    var got: [Int32] = []
    shmResource.onRequest = {
      if case .createPool(_, let file, let size) = $0, file.rawValue >= 0 { got.append(size) }
    }
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    _ = shm.createPool(fd: ends[1], size: 12)
    try pair.settle()
    #expect(got == [12])
    #expect(fcntl(ends[1], F_GETFD) != -1)
  }
}

/// A file sent with a keymap event, none of ours left open.
private struct SentFile {
  private let reading: FileDescriptor

  init(on resource: WlKeyboardResource) throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = FileDescriptor(owning: ends[0])
    resource.sendKeymap(format: .xkbV1, fd: ends[1], size: 1)
    close(ends[1])
  }

  var isOpen: Bool { !hangsUp(within: 0) }

  /// Waits for the end: a child that another test starts just now has the pipe until it has become its program.
  var isClosed: Bool { hangsUp(within: 5000) }

  private func hangsUp(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: reading.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) == 1 && waiting.revents & Int16(POLLHUP) != 0
  }
}
