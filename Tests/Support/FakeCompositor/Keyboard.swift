import Glibc
import Wayland
public import WaylandServer

extension Compositor {
  /// A virtual keyboard as it reached the compositor.
  public final class Keyboard {
    /// One key event.
    public struct Stroke: Equatable, Sendable {
      /// evdev code.
      public var code: UInt32
      public var isDown: Bool
      /// The client's stamp, in milliseconds.
      public var time: UInt32
      /// Depressed, latched and locked modifiers together.
      public var modifiers: UInt32
      /// What an application makes of a press; nil for a release.
      public var press: KeyPress?
    }

    public let resource: ZwpVirtualKeyboardV1Resource
    /// The keymap's text as uploaded, without its NUL.
    public private(set) var keymap: String?
    public private(set) var uploadCount = 0
    public private(set) var strokes: [Stroke] = []
    /// Codes that are down.
    public private(set) var pressed: Set<UInt32> = []
    /// Depressed, latched and locked modifiers together.
    public private(set) var modifiers: UInt32 = 0
    public private(set) var group: UInt32 = 0

    private unowned let seat: Seat
    private unowned let compositor: Compositor
    private var decoder: KeyDecoder?

    init(_ resource: ZwpVirtualKeyboardV1Resource, _ seat: Seat, _ compositor: Compositor) {
      self.resource = resource
      self.seat = seat
      self.compositor = compositor
      resource.onRequest = { [unowned self] in handle($0) }
    }

    /// Whether nothing is held.
    public var isAtRest: Bool { pressed.isEmpty && modifiers == 0 }

    private func handle(_ request: ZwpVirtualKeyboardV1Resource.Request) {
      switch request {
      case .keymap(let format, let fd, let size): upload(format.rawValue, fd, Int(size))
      case .key(let time, let key, let state): stroke(key, state, time)
      case .modifiers(let depressed, let latched, let locked, let group):
        guard let decoder else { return failNoKeymap() }
        modifiers = depressed | latched | locked
        self.group = group
        decoder.setModifiers(depressed: depressed, latched: latched, locked: locked, group: group)
      case .destroy: break
      }
    }

    private func upload(_ format: UInt32, _ fd: FileDescriptor, _ size: Int) {
      uploadCount += 1
      if format != 1 { compositor.violate("a keymap of format \(format)") }
      if !pressed.isEmpty { compositor.violate("a keymap is changed under held keys") }
      var status = stat()
      guard size > 0, fstat(fd.rawValue, &status) == 0, Int(status.st_size) >= size,
        let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, fd.rawValue, 0), memory != MAP_FAILED
      else {
        compositor.violate("a keymap of \(size) bytes does not fit its file")
        return
      }
      let bytes = Array(UnsafeRawBufferPointer(start: memory, count: size))
      munmap(memory, size)
      if bytes.last != 0 { compositor.violate("the size of a keymap does not count an ending NUL") }
      if bytes.dropLast().contains(0) { compositor.violate("a keymap with a NUL inside") }
      let text = Array(bytes.prefix { $0 != 0 })
      keymap = String(decoding: text, as: UTF8.self)
      decoder = KeyDecoder(text)
      if decoder == nil {
        resource.postError(
          code: ZwpVirtualKeyboardV1.Error.noKeymap.rawValue, "a keymap that does not compile")
      }
    }

    private func stroke(_ code: UInt32, _ state: UInt32, _ time: UInt32) {
      guard let decoder else { return failNoKeymap() }
      if time == 0 { compositor.violate("a key without a time") }
      if let last = strokes.last, Int32(bitPattern: time &- last.time) < 0 {
        compositor.violate("key times run backwards")
      }
      let isDown = state != 0
      if isDown {
        if !pressed.insert(code).inserted { compositor.violate("key \(code) goes down twice") }
      } else if pressed.remove(code) == nil {
        compositor.violate("key \(code) goes up without a press")
      }
      let press = isDown ? decoder.press(code) : nil
      strokes.append(Stroke(code: code, isDown: isDown, time: time, modifiers: modifiers, press: press))
      if let press { seat.deliver(press) }
    }

    private func failNoKeymap() {
      resource.postError(
        code: ZwpVirtualKeyboardV1.Error.noKeymap.rawValue, "keys before a keymap")
    }

    func destroyed() {
      if !isAtRest { compositor.violate("a virtual keyboard goes with keys or modifiers down") }
    }
  }
}
