import Wayland
import WaylandServer

extension Compositor {
  /// Fingers on a seat; points in surface units of the surface that they went down on.
  public final class Touch {
    private unowned let seat: Seat
    private unowned let compositor: Compositor
    private var bound: [WlTouchResource] = []
    private var grabs: [Int32: Surface] = [:]

    init(_ seat: Seat, _ compositor: Compositor) {
      self.seat = seat
      self.compositor = compositor
    }

    /// Touch objects that exist now.
    public var resourceCount: Int { bound.count }

    func add(_ resource: WlTouchResource) {
      bound.append(resource)
      resource.onDestroy = { [weak self, unowned resource] in self?.bound.removeAll { $0 === resource } }
    }

    /// A finger lands. False when the surface takes no touch there, so that it goes to what lies below.
    @discardableResult
    public func down(_ finger: Int32, on surface: Surface, _ x: Double, _ y: Double) -> Bool {
      guard let size = surface.size, x >= 0, y >= 0, x < Double(size.width), y < Double(size.height),
        surface.inputRegion?.contains(x, y) ?? true
      else { return false }
      grabs[finger] = surface
      let (serial, time) = (compositor.nextSerial(), compositor.stamp())
      for touch in resources(for: surface) {
        touch.sendDown(serial: serial, time: time, surface: surface.resource, id: finger, x: x, y: y)
      }
      return true
    }

    public func motion(_ finger: Int32, _ x: Double, _ y: Double) {
      guard let surface = grabs[finger] else { return }
      let time = compositor.stamp()
      for touch in resources(for: surface) { touch.sendMotion(time: time, id: finger, x: x, y: y) }
    }

    public func up(_ finger: Int32) {
      guard let surface = grabs.removeValue(forKey: finger) else { return }
      let (serial, time) = (compositor.nextSerial(), compositor.stamp())
      for touch in resources(for: surface) { touch.sendUp(serial: serial, time: time, id: finger) }
    }

    /// Ends a group of events.
    public func frame() {
      for touch in bound { touch.sendFrame() }
    }

    /// All fingers are taken away.
    public func cancel() {
      grabs.removeAll()
      for touch in bound { touch.sendCancel() }
    }

    /// Down, frame, up, frame with one finger. False when the surface takes no touch there.
    @discardableResult
    public func tap(_ surface: Surface, _ x: Double, _ y: Double, finger: Int32 = 0) -> Bool {
      guard down(finger, on: surface, x, y) else { return false }
      frame()
      up(finger)
      frame()
      return true
    }

    private func resources(for surface: Surface) -> [WlTouchResource] {
      guard surface.resource.isAlive else { return [] }
      return bound.filter { $0.client === surface.resource.client }
    }
  }
}
