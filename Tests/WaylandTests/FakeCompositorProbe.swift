import CWayland
import FakeCompositor
import Glibc
import Wayland

/// The smallest client: binds what it is asked for, draws one colour, never waits.
final class Probe {
  let compositor: Compositor
  let connection: Connection
  let registry: WlRegistry
  private(set) var globals: [String: (name: UInt32, version: UInt32)] = [:]
  private(set) var failure: WaylandError?

  init(_ options: Compositor.Options = .init()) throws {
    compositor = Compositor(options)
    connection = try Connection(fileDescriptor: compositor.connect())
    registry = connection.registry()
    registry.onEvent = { [unowned self] event in
      switch event {
      case .global(let name, let interface, let version): globals[interface] = (name, version)
      case .globalRemove(let name): globals = globals.filter { $0.value.name != name }
      }
    }
    settle()
  }

  deinit { compositor.shutDown() }

  var violations: [String] { compositor.violations }

  /// Lets both sides come to rest. A lost connection ends in `failure`.
  func settle() {
    guard failure == nil else { return }
    do throws(WaylandError) { try compositor.settle(with: connection) } catch { failure = error }
  }

  func bind<Bound: Proxy>(_ type: Bound.Type) -> Bound? {
    globals[type.interfaceName].map {
      registry.bind(type, name: $0.name, version: min($0.version, type.interfaceVersion))
    }
  }
}

/// A buffer of one pool, and its pixels.
struct ProbeBuffer {
  let buffer: WlBuffer
  let pixels: UnsafeMutableBufferPointer<UInt32>

  init?(_ shm: WlShm, width: Int, height: Int) {
    let size = width * height * 4
    let file = cwayland_memfd("probe", Int64(size))
    guard file >= 0, let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { return nil }
    pixels = UnsafeMutableBufferPointer(
      start: memory.assumingMemoryBound(to: UInt32.self), count: width * height)
    let pool = shm.createPool(fd: file, size: Int32(size))
    buffer = pool.createBuffer(
      offset: 0, width: Int32(width), height: Int32(height), stride: Int32(width * 4), format: .argb8888)
    pool.destroy()
    close(file)
  }

  func fill(_ colour: UInt32) { pixels.update(repeating: colour) }
  func unmap() { munmap(pixels.baseAddress, pixels.count * 4) }
}
