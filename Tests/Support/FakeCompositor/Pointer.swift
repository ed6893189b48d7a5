import Wayland
import WaylandServer

extension Compositor {
  /// A mouse on a seat; points in surface units.
  public final class Pointer {
    /// The image that the client has given since the last enter.
    public enum Image: Equatable, Sendable {
      case none
      /// A surface, or hidden by a null one.
      case surface, hidden
      /// A value of `wp_cursor_shape_device_v1.shape`.
      case shape(UInt32)
    }

    public private(set) var image = Image.none
    private unowned let seat: Seat
    private unowned let compositor: Compositor
    private var bound: [WlPointerResource] = []
    private var focus: Surface?
    private var enterSerial: UInt32?

    init(_ seat: Seat, _ compositor: Compositor) {
      self.seat = seat
      self.compositor = compositor
    }

    /// Pointer objects that exist now.
    public var resourceCount: Int { bound.count }

    func owns(_ resource: WlPointerResource) -> Bool { bound.contains { $0 === resource } }

    func add(_ resource: WlPointerResource) {
      bound.append(resource)
      resource.onDestroy = { [weak self, unowned resource] in self?.bound.removeAll { $0 === resource } }
      resource.onRequest = { [unowned self] request in
        switch request {
        case .setCursor(let serial, let surface, _, _):
          guard accepts(serial) else { return }
          if let surface, let cursor = compositor.surface(surface) { cursor.role = .cursor }
          image = surface == nil ? .hidden : .surface
        case .release: break
        }
      }
    }

    func follow(_ device: WpCursorShapeDeviceV1Resource) {
      device.onRequest = { [unowned self, unowned device] request in
        switch request {
        case .destroy: break
        case .setShape(let serial, let shape):
          guard shape.rawValue >= 1, shape.rawValue <= 34 else {
            device.postError(
              code: WpCursorShapeDeviceV1.Error.invalidShape.rawValue, "shape \(shape.rawValue)")
            return
          }
          if accepts(serial) { image = .shape(shape.rawValue) }
        }
      }
    }

    private func accepts(_ serial: UInt32) -> Bool {
      if serial == enterSerial { return true }
      compositor.violate("a cursor image with serial \(serial), which is not that of the last enter")
      return false
    }

    public func enter(_ surface: Surface, _ x: Double, _ y: Double) {
      leave()
      focus = surface
      image = .none
      let serial = compositor.nextSerial()
      enterSerial = serial
      send(surface) { $0.sendEnter(serial: serial, surface: surface.resource, surfaceX: x, surfaceY: y) }
      frame()
    }

    public func leave() {
      guard let surface = focus else { return }
      let serial = compositor.nextSerial()
      send(surface) { $0.sendLeave(serial: serial, surface: surface.resource) }
      frame()
      focus = nil
    }

    public func motion(_ x: Double, _ y: Double) {
      let time = compositor.stamp()
      send(focus) { $0.sendMotion(time: time, surfaceX: x, surfaceY: y) }
      frame()
    }

    /// `button` is an evdev code, 272 the left one.
    public func button(_ button: UInt32 = 272, isDown: Bool) {
      let (serial, time) = (compositor.nextSerial(), compositor.stamp())
      send(focus) {
        $0.sendButton(serial: serial, time: time, button: button, state: isDown ? .pressed : .released)
      }
      frame()
    }

    private func frame() { send(focus) { $0.sendFrame() } }

    private func send(_ surface: Surface?, _ event: (WlPointerResource) -> Void) {
      guard let surface, surface.resource.isAlive else { return }
      for pointer in bound where pointer.client === surface.resource.client { event(pointer) }
    }
  }
}
