import Glibc
import Wayland
import WaylandServer

/// A client's shared memory, mapped as a compositor maps it.
final class ShmPool {
  private var memory: UnsafeMutableRawPointer?
  private(set) var size: Int
  private let file: FileDescriptor

  /// Nil when the file cannot be mapped or is shorter than it says.
  init?(_ file: FileDescriptor, size: Int) {
    guard size > 0, let memory = Self.map(file, size: size) else { return nil }
    self.file = file
    self.size = size
    self.memory = memory
  }

  deinit {
    if let memory { munmap(memory, size) }
  }

  /// False when the new size is smaller or the file is too short.
  func grow(to newSize: Int) -> Bool {
    guard newSize >= size, let grown = Self.map(file, size: newSize) else { return false }
    if let memory { munmap(memory, size) }
    memory = grown
    size = newSize
    return true
  }

  func bytes(at offset: Int) -> UnsafeRawPointer? { memory.map { UnsafeRawPointer($0 + offset) } }

  private static func map(_ file: FileDescriptor, size: Int) -> UnsafeMutableRawPointer? {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0, Int(status.st_size) >= size else { return nil }
    let memory = mmap(nil, size, PROT_READ, MAP_SHARED, file.rawValue, 0)
    return memory == MAP_FAILED ? nil : memory
  }
}

/// A picture in a pool.
final class ShmBuffer {
  let resource: WlBufferResource
  let width: Int
  let height: Int
  private let pool: ShmPool
  private let offset: Int
  private let stride: Int

  /// Nil when the picture does not lie within the pool.
  init?(_ resource: WlBufferResource, in pool: ShmPool, offset: Int, width: Int, height: Int, stride: Int) {
    guard width > 0, height > 0, offset >= 0, stride >= width * 4, offset + stride * height <= pool.size
    else {
      return nil
    }
    self.resource = resource
    self.pool = pool
    self.offset = offset
    self.width = width
    self.height = height
    self.stride = stride
  }

  func row(_ y: Int) -> UnsafeRawPointer? { pool.bytes(at: offset + y * stride) }
}

/// `wl_shm`: pools and the buffers cut from them, with their counts.
final class ShmGlobal {
  private unowned let compositor: Compositor
  private(set) var poolsMade = 0
  private(set) var buffers: [ObjectIdentifier: ShmBuffer] = [:]
  private(set) var buffersMade = 0
  private var withheld: [ShmBuffer] = []

  init(_ compositor: Compositor) { self.compositor = compositor }

  func bind(_ shm: WlShmResource) {
    shm.sendFormat(format: .argb8888)
    shm.sendFormat(format: .xrgb8888)
    shm.onRequest = { [unowned self, unowned shm] request in
      switch request {
      case .createPool(let id, let fd, let size): createPool(id, fd, Int(size), shm)
      }
    }
  }

  private func createPool(
    _ resource: WlShmPoolResource, _ fd: FileDescriptor, _ size: Int, _ shm: WlShmResource
  ) {
    guard let pool = ShmPool(fd, size: size) else {
      shm.postError(code: WlShm.Error.invalidFd.rawValue, "a pool of \(size) bytes does not fit its file")
      return
    }
    poolsMade += 1
    resource.onRequest = { [unowned self, unowned resource] request in
      switch request {
      case .createBuffer(let id, let offset, let width, let height, let stride, let format):
        guard format == .argb8888 || format == .xrgb8888,
          let buffer = ShmBuffer(
            id, in: pool, offset: Int(offset), width: Int(width), height: Int(height), stride: Int(stride))
        else {
          resource.postError(code: WlShm.Error.invalidStride.rawValue, "a buffer outside its pool")
          return
        }
        buffersMade += 1
        buffers[ObjectIdentifier(id)] = buffer
        id.onDestroy = { [unowned self, unowned id] in buffers[ObjectIdentifier(id)] = nil }
      case .destroy: break
      case .resize(let size):
        if !pool.grow(to: Int(size)) {
          resource.postError(code: WlShm.Error.invalidFd.rawValue, "a pool cannot shrink")
        }
      }
    }
  }

  /// Gives a buffer back to its client, now or when the compositor no longer withholds any.
  func release(_ buffer: ShmBuffer) {
    if compositor.withholdsBuffers { withheld.append(buffer) } else { buffer.resource.sendRelease() }
  }

  func releaseWithheld() {
    for buffer in withheld { buffer.resource.sendRelease() }
    withheld.removeAll()
  }

  func buffer(_ resource: WlBufferResource) -> ShmBuffer? { buffers[ObjectIdentifier(resource)] }
}
