import Glibc

/// The folder that holds what the program keeps for its user: his alone, mode 0700.
public struct DataFolder: Hashable, Sendable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// `pressboard` in the user's data folder, as the XDG base directories say; nil where the environment names none in
  /// UTF-8: a name that had to be repaired would be that of another folder.
  public init?() {
    self.init(environment: { name in getenv(name).flatMap { String(validatingCString: $0) } })
  }

  init?(environment: (String) -> String?) {
    guard let data = XDGFolders.own(environment) else { return nil }
    path = data + "/pressboard"
  }

  /// One that cannot be looked into is there.
  var exists: Bool { access(path, F_OK) == 0 || errno != ENOENT }

  /// Makes the folder and those above it, and closes it to others.
  func make() throws(StorageFault) {
    var end = path.utf8.startIndex
    while end < path.utf8.endIndex {
      let next = path.utf8.index(after: end)
      end = path.utf8[next...].firstIndex(of: UInt8(ascii: "/")) ?? path.utf8.endIndex
      let part = String(path[..<end])
      if mkdir(part, 0o700) != 0, errno != EEXIST, access(part, F_OK) != 0 { throw fault(.makeFolder) }
    }
    // One that is somebody else's stays as it is; the file in it is closed to others in any case. What is no folder is
    // left alone.
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw fault(.makeFolder) }
    _ = fchmod(folder, 0o700)
    close(folder)
  }

  /// Runs `body` while no other process of ours does so in this folder; it is made if it is not there.
  ///
  /// - Parameter patience: how long another is waited for, in milliseconds.
  func locked<Result>(patience: Int32, _ body: () -> Result) throws(StorageFault) -> Result {
    try make()
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw fault(.lock) }
    // Closing gives the lock back.
    defer { close(folder) }
    var waited: Int32 = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      // Where folders cannot be locked at all, writing is still whole or nothing.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard waited < patience else { throw fault(.lock) }
      poll(nil, 0, 10)
      waited += 10
    }
    return body()
  }

  private func fault(_ step: StorageFault.Step) -> StorageFault {
    StorageFault(step: step, path: path, errno: Glibc.errno)
  }
}
