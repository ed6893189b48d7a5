public import Wayland

/// The pointer's image over the keyboard: by name where the compositor draws it, else from the cursor theme.
public final class Cursor {
  private enum Source {
    case shape(WpCursorShapeManagerV1)
    case theme(WlCompositor, WlShm)
    case loaded(WlSurface, CursorImage)
    /// No theme has the arrow: the compositor's own image stays.
    case none
  }

  private var source: Source

  public init(shapes: WpCursorShapeManagerV1?, compositor: WlCompositor, shm: WlShm) {
    source = shapes.map(Source.shape) ?? .theme(compositor, shm)
  }

  /// Must follow each `enter`, with its serial.
  func show(on pointer: WlPointer, serial: UInt32) {
    switch source {
    case .none: break
    case .shape(let manager):
      let device = manager.getPointer(pointer: pointer)
      device.setShape(serial: serial, shape: .default)
      device.destroy()
    case .theme(let compositor, let shm):
      // Loaded at the first use: most keyboards never meet a pointer.
      source = Self.load(compositor, shm)
      show(on: pointer, serial: serial)
    case .loaded(let surface, let image):
      pointer.setCursor(
        serial: serial, surface: surface, hotspotX: image.hotspotX, hotspotY: image.hotspotY)
    }
  }

  private static func load(_ compositor: WlCompositor, _ shm: WlShm) -> Source {
    guard let image = CursorImage(named: "left_ptr", shm: shm) else { return .none }
    let surface = compositor.createSurface()
    surface.attach(buffer: image.buffer, x: 0, y: 0)
    surface.damage(x: 0, y: 0, width: image.width, height: image.height)
    surface.commit()
    return .loaded(surface, image)
  }
}
