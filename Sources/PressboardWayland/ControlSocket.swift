import Glibc
internal import Wayland

/// Where the running keyboard takes commands, and what keeps a second one from running.
public final class ControlSocket {
  private let path: ControlPath
  private let loop: EventLoop
  private let lock: ControlLock
  private let listener: Int32
  private let answer: (ControlCommand) -> [String]
  private let drive: ((DriveCommand) -> [String])?
  private var peers: [ControlPeer] = []
  private var isOpen = true

  /// So many may talk at a time; one more makes the oldest leave.
  private static let mostPeers = 16
  /// How long a keyboard that was asked to quit is waited for, in seconds.
  private static let patience = 3.0

  /// Takes the lock and listens; the commands are answered in `loop`'s turns with the lines of `answer`.
  ///
  /// With `replacing`, a keyboard that runs is asked to quit and waited for. With `drive` edits are taken too.
  init(
    path: ControlPath, loop: EventLoop, replacing: Bool, drive: ((DriveCommand) -> [String])? = nil,
    answer: @escaping (ControlCommand) -> [String]
  ) throws(StartupFailure) {
    lock = try Self.lock(path, replacing: replacing)
    listener = try Self.listen(at: path)
    self.path = path
    self.loop = loop
    self.answer = answer
    self.drive = drive
    loop.watch(listener, .read) { [unowned self] _ in accept() }
  }

  deinit {
    close()
  }

  /// Stops listening and lets the next keyboard start; call this as the last thing.
  func close() {
    guard isOpen else { return }
    isOpen = false
    loop.unwatch(listener)
    Glibc.close(listener)
    unlink(path.socket)
    lock.release()
    // Last, because whoever asked us to quit takes the end of the stream for the end of the keyboard.
    for peer in peers { leave(peer) }
  }

  // MARK: - Starting

  private static func lock(_ path: ControlPath, replacing: Bool) throws(StartupFailure) -> ControlLock {
    let end = MonotonicClock.seconds + patience
    var hasAsked = false
    while true {
      do throws(StartupFailure) {
        let lock = try ControlLock(path)
        // Somebody may answer although the lock was free: its file can have been cleaned away.
        guard ControlClient.isAnswered(at: path) else { return lock }
        throw StartupFailure.alreadyRuns
      } catch {
        guard replacing, error == .alreadyRuns else { throw error }
      }
      guard MonotonicClock.seconds < end else { throw .staysThere(path: path.socket) }
      if !hasAsked {
        hasAsked = (try? ControlClient.ask(.quit, at: path, patience: 1)) != nil
      }
      poll(nil, 0, 10)
    }
  }

  private static func listen(at path: ControlPath) throws(StartupFailure) -> Int32 {
    func failure(_ error: Int32) -> StartupFailure { .controlSocket(path: path.socket, errno: error) }
    let listener = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard listener >= 0 else { throw failure(errno) }
    // The file's mode comes from the socket's, so nobody else can connect even for a moment.
    fchmod(listener, 0o600)
    // The lock is ours: what lies there was left by one that was killed.
    unlink(path.socket)
    let bound = path.withAddress { bind(listener, $0, $1) }
    guard bound == 0, Glibc.listen(listener, Int32(mostPeers)) == 0 else {
      let error = bound == nil ? ENAMETOOLONG : errno
      Glibc.close(listener)
      throw failure(error)
    }
    return listener
  }

  // MARK: - Peers

  private func accept() {
    let socket = Glibc.accept(listener, nil, nil)
    guard socket >= 0 else {
      // No descriptors are left: the ones that peers hold are the first to do without.
      if errno == EMFILE, let oldest = peers.first { leave(oldest) }
      return
    }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    guard Self.isOurs(socket) else {
      Glibc.close(socket)
      return
    }
    if peers.count >= Self.mostPeers { leave(peers[0]) }
    let peer = ControlPeer(socket, isDriven: drive != nil)
    peers.append(peer)
    loop.watch(socket, .read) { [unowned self, unowned peer] in ready(peer, $0) }
  }

  /// Whether the other end runs as the same user, or as root.
  private static func isOurs(_ socket: Int32) -> Bool {
    // struct ucred, which the imported headers hide.
    var credentials: (process: Int32, user: UInt32, group: UInt32) = (0, .max, .max)
    var size = socklen_t(12)
    guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return false }
    return credentials.user == getuid() || credentials.user == 0
  }

  private func ready(_ peer: ControlPeer, _ interest: EventLoop.Interest) {
    switch peer.turn(interest, answer: answer, drive: drive) {
    case .reads: break
    case .writes: loop.watch(peer.socket, .write) { [unowned self, unowned peer] in ready(peer, $0) }
    case .waitsForEnd: loop.watch(peer.socket, []) { [unowned self, unowned peer] in ready(peer, $0) }
    case .isDone: leave(peer)
    }
  }

  private func leave(_ peer: ControlPeer) {
    guard peers.contains(where: { $0 === peer }) else { return }
    loop.unwatch(peer.socket)
    Glibc.close(peer.socket)
    peers.removeAll { $0 === peer }
  }
}
