import Glibc

/// One file in the data folder, mode 0600: read whole, written whole or not at all, whenever the process ends.
struct KeptFile {
  let folder: DataFolder
  let name: String

  var path: String { folder.path + "/" + name }

  /// Which file is meant, among all that have had this name.
  struct Identity: Equatable {
    private var device: UInt64 = 0
    private var number: UInt64 = 0
    private var size: Int64 = 0
    private var written: [Int] = []

    /// There is none.
    static let none = Identity()
    /// There may be one, which cannot be looked at.
    static let hidden = Identity(number: .max)

    private init(number: UInt64 = 0) {
      self.number = number
    }

    fileprivate init(_ status: stat) {
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
      size = Int64(status.st_size)
      written = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }

  /// The file that has the name now.
  var identity: Identity {
    var status = stat()
    if stat(path, &status) == 0 { return Identity(status) }
    return errno == ENOENT ? .none : .hidden
  }

  /// All of it; nil if there is none. What is longer than `most` bytes is cut off one byte behind them.
  func read(most: Int) throws(StorageFault) -> (bytes: [UInt8], identity: Identity)? {
    // Never waits, whatever lies there.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw fault(.read)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw fault(.read) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      errno = EINVAL
      throw fault(.read)
    }
    guard let bytes = readBytes(of: file, most: most) else { throw fault(.read) }
    return (bytes, Identity(status))
  }

  /// Puts a new file in the place of the old one. Until the rename the old one is there whole, from then on the new
  /// one: its bytes are on the disk before its name is.
  func write(_ bytes: [UInt8]) throws(StorageFault) -> Identity {
    let draft = path + ".new"
    // One that was left by a process that was killed.
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw fault(.write, at: draft) }
    do throws(StorageFault) {
      defer { close(file) }
      try fill(file, with: bytes)
      var status = stat()
      guard fchmod(file, 0o600) == 0, fsync(file) == 0, fstat(file, &status) == 0,
        rename(draft, path) == 0
      else { throw fault(.write) }
      // It is done; at worst the old name lasts if the power goes now.
      syncFolder()
      return Identity(status)
    } catch {
      unlink(draft)
      throw error
    }
  }

  private func fill(_ file: Int32, with bytes: [UInt8]) throws(StorageFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 || count < 0 && errno == EINTR else { throw fault(.write) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Gives the file another name that nothing has, and says which.
  func setAside() throws(StorageFault) -> String {
    for number in 1...Self.mostSetAside {
      let other = path + ".damaged" + (number == 1 ? "" : ".\(number)")
      var status = stat()
      guard lstat(other, &status) != 0 else { continue }
      guard rename(path, other) == 0 else { throw fault(.setAside) }
      syncFolder()
      return other
    }
    errno = EEXIST
    throw fault(.setAside)
  }

  private static let mostSetAside = 20

  /// Removes the file with all that was ever set aside of it.
  func remove() throws(StorageFault) {
    var names = [path, path + ".new", path + ".damaged"]
    names += (2...Self.mostSetAside).map { path + ".damaged.\($0)" }
    for name in names where unlink(name) != 0 && errno != ENOENT {
      throw fault(.remove, at: name)
    }
    syncFolder()
  }

  /// Brings the names onto the disk. Not every file system can; those that cannot keep their own order.
  private func syncFolder() {
    let opened = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return }
    fsync(opened)
    close(opened)
  }

  private func fault(_ step: StorageFault.Step, at other: String? = nil) -> StorageFault {
    StorageFault(step: step, path: other ?? path, errno: errno)
  }
}
