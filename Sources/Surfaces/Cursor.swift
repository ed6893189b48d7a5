internal import CWayland
internal import Glibc
public import Wayland

/// The pointer's image over the keyboard: by name where the compositor draws it, else from the cursor theme.
public final class Cursor {
  private enum Source {
    case shape(WpCursorShapeManagerV1)
    case theme(WlCompositor, WlShm)
    case loaded(WlSurface, hotspot: (x: Int32, y: Int32))
    /// No theme has the arrow: the compositor's own image stays.
    case none
  }

  private var source: Source
  private static let themeSize: Int32 = 24

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
    case .loaded(let surface, let hotspot):
      pointer.setCursor(serial: serial, surface: surface, hotspotX: hotspot.x, hotspotY: hotspot.y)
    }
  }

  private static func load(_ compositor: WlCompositor, _ shm: WlShm) -> Source {
    let wish = getenv("XCURSOR_SIZE").map { atoi($0) } ?? 0
    guard let shmPointer = shm.pointer,
      let theme = wl_cursor_theme_load(getenv("XCURSOR_THEME"), wish > 0 ? wish : themeSize, shmPointer),
      let cursor = wl_cursor_theme_get_cursor(theme, "left_ptr"), cursor.pointee.image_count > 0,
      let image = cursor.pointee.images[0], let buffer = wl_cursor_image_get_buffer(image)
    else { return .none }
    let surface = compositor.createSurface()
    surface.attach(buffer: shm.connection.borrow(WlBuffer.self, buffer), x: 0, y: 0)
    surface.damage(x: 0, y: 0, width: Int32(image.pointee.width), height: Int32(image.pointee.height))
    surface.commit()
    return .loaded(surface, hotspot: (Int32(image.pointee.hotspot_x), Int32(image.pointee.hotspot_y)))
  }
}
