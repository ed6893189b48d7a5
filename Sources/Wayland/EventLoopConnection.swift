import CWayland
import Glibc

/// The Wayland connection among the loop's sources.
///
/// libwayland wants reading to be announced before the sleep and then either done or called off, so the connection
/// is not one descriptor among others.
final class Attachment {
  /// Marks the connection's events; no watched descriptor has it, since their numbers start at one.
  static let token: UInt64 = 0

  let connection: Connection
  let onError: (WaylandError) -> Void
  var isReading = false
  var sent = Connection.Flush.done

  init(connection: Connection, onError: @escaping (WaylandError) -> Void) {
    self.connection = connection
    self.onError = onError
  }
}

extension EventLoop {
  /// Reads, dispatches and flushes `connection` in every turn from now on.
  ///
  /// When it fails or the compositor goes away, it is let go and `onError` is called, once.
  public func attach(_ connection: Connection, onError: @escaping (WaylandError) -> Void) {
    detach()
    attachment = Attachment(connection: connection, onError: onError)
    register(EPOLL_CTL_ADD, .read)
  }

  /// Lets the connection go; call this before it is closed.
  public func detach() {
    guard let attachment else { return }
    register(EPOLL_CTL_DEL, [])
    if attachment.isReading { attachment.connection.cancelRead() }
    self.attachment = nil
  }

  /// Announces the read. Answers false when events had been waiting already (a round trip in a handler leaves
  /// some): they are handled now, and the turn has to be settled again before the loop may sleep.
  func prepareConnection() -> Bool {
    guard let attachment else { return true }
    let connection = attachment.connection
    var handled = 0
    attempt { () throws(WaylandError) in
      handled = try connection.dispatchPending()
      guard handled == 0 else { return }
      try connection.prepareRead()
      attachment.isReading = true
    }
    return handled == 0
  }

  /// Reads all that came, or calls the announced read off, and hands the events to their objects.
  func finishConnection(_ ready: Interest) {
    guard let attachment, attachment.isReading else { return }
    attachment.isReading = false
    let connection = attachment.connection
    // What waited goes first, and whoever waited to ask for more may do so in this turn.
    if ready.contains(.write) { flushConnection() }
    guard !ready.isDisjoint(with: [.read, .hangUp]) else {
      connection.cancelRead()
      return
    }
    attempt { () throws(WaylandError) in
      try connection.readEvents()
      try connection.dispatchPending()
      // libwayland takes at most a buffer full (4 096 bytes) at a time, and one text may fill it. What is decided at
      // the end of the turn must not be decided on half of what was said.
      var reads = 1
      while reads < Self.mostReads, self.attachment === attachment, connection.hasInput {
        // As in `flushConnection`: what events ask for must find room.
        guard try connection.flush() == .done else { return }
        try connection.prepareRead()
        try connection.readEvents()
        try connection.dispatchPending()
        reads += 1
      }
    }
  }

  /// A compositor that talks without end must not keep the rest of the loop from its turn.
  private static var mostReads: Int { 64 }

  /// Sends what is queued. A full socket is waited for; a closed one shows at the next read.
  ///
  /// Nothing is read while something cannot be sent: events ask for more requests, which would find no room.
  func flushConnection() {
    guard let attachment else { return }
    attempt { () throws(WaylandError) in
      let sent = try attachment.connection.flush()
      guard sent != attachment.sent else { return }
      attachment.sent = sent
      let interest: Interest =
        switch sent {
        case .done: .read
        case .crowded: [.read, .write]
        case .blocked: .write
        }
      register(EPOLL_CTL_MOD, interest)
    }
  }

  private func attempt(_ body: () throws(WaylandError) -> Void) {
    do {
      try body()
    } catch {
      guard let failed = attachment else { return }
      detach()
      failed.onError(error)
    }
  }

  private func register(_ operation: Int32, _ interest: Interest) {
    guard let attachment else { return }
    control(operation, token: Attachment.token, attachment.connection.fileDescriptor, interest)
  }
}
