import Glibc

/// The lock that only one keyboard of a display holds. The system releases it however its holder ends.
final class ControlLock {
  private let path: String
  private var file: Int32

  init(_ path: ControlPath) throws(StartupFailure) {
    self.path = path.lock
    // Set only once the lock is held: what throws from here on still comes by `deinit`.
    file = -1
    // A holder that leaves removes the file. Who has opened it just before then holds the lock of a file that is no
    // longer there, and has to try again.
    while true {
      let opened = open(path.lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard opened >= 0 else { throw .controlSocket(path: path.lock, errno: errno) }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        let error = errno
        close(opened)
        throw error == EWOULDBLOCK ? .alreadyRuns : .controlSocket(path: path.lock, errno: error)
      }
      if Self.isSame(opened, path.lock) {
        file = opened
        return
      }
      close(opened)
    }
  }

  deinit {
    release()
  }

  func release() {
    guard file >= 0 else { return }
    if Self.isSame(file, path) { unlink(path) }
    close(file)
    file = -1
  }

  private static func isSame(_ file: Int32, _ path: String) -> Bool {
    var held = stat()
    var there = stat()
    return fstat(file, &held) == 0 && lstat(path, &there) == 0 && held.st_ino == there.st_ino
      && held.st_dev == there.st_dev
  }
}
