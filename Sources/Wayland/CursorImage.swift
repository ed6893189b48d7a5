internal import CWayland
internal import Glibc

/// An image of the user's cursor theme, for compositors that do not draw named cursors themselves.
public struct CursorImage {
  /// Lives as long as the process.
  public var buffer: WlBuffer
  /// Pixels.
  public var width: Int32
  public var height: Int32
  public var hotspotX: Int32
  public var hotspotY: Int32

  private static let defaultSize: Int32 = 24

  /// Loads the image of that name in the theme and size that `XCURSOR_THEME` and `XCURSOR_SIZE` ask for; nil where
  /// no theme has it.
  public init?(named name: String, shm: WlShm) {
    let wish = getenv("XCURSOR_SIZE").map { atoi($0) } ?? 0
    guard let pointer = shm.pointer,
      let theme = wl_cursor_theme_load(getenv("XCURSOR_THEME"), wish > 0 ? wish : Self.defaultSize, pointer)
    else { return nil }
    guard let cursor = wl_cursor_theme_get_cursor(theme, name), cursor.pointee.image_count > 0,
      let image = cursor.pointee.images[0], let buffer = wl_cursor_image_get_buffer(image)
    else {
      wl_cursor_theme_destroy(theme)
      return nil
    }
    self.buffer = shm.connection.borrow(WlBuffer.self, buffer)
    width = Int32(image.pointee.width)
    height = Int32(image.pointee.height)
    hotspotX = Int32(image.pointee.hotspot_x)
    hotspotY = Int32(image.pointee.hotspot_y)
  }
}
