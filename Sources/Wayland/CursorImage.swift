internal import CWayland
internal import Glibc

/// An image of the user's cursor theme, for compositors that do not draw named cursors themselves.
public final class CursorImage {
  /// Lives as long as the image.
  public let buffer: WlBuffer
  /// Pixels.
  public let width: Int32
  public let height: Int32
  public let hotspotX: Int32
  public let hotspotY: Int32
  private let shm: WlShm
  private let theme: OpaquePointer

  private static let defaultSize: Int32 = 24
  /// The library takes room for a square of the size that is asked for.
  private static let largestSize: Int32 = 512

  /// Loads the image of that name in the theme and size that `XCURSOR_THEME` and `XCURSOR_SIZE` ask for; nil where
  /// no theme has it.
  public init?(named name: String, shm: WlShm) {
    let wish = getenv("XCURSOR_SIZE").map { atoi($0) } ?? 0
    guard let pointer = shm.pointer,
      let theme = wl_cursor_theme_load(
        getenv("XCURSOR_THEME"), wish > 0 ? min(wish, Self.largestSize) : Self.defaultSize, pointer)
    else { return nil }
    guard let cursor = wl_cursor_theme_get_cursor(theme, name), cursor.pointee.image_count > 0,
      let image = cursor.pointee.images[0], let buffer = wl_cursor_image_get_buffer(image)
    else {
      wl_cursor_theme_destroy(theme)
      return nil
    }
    self.shm = shm
    self.theme = theme
    self.buffer = shm.connection.borrow(WlBuffer.self, buffer)
    width = Int32(image.pointee.width)
    height = Int32(image.pointee.height)
    hotspotX = Int32(image.pointee.hotspot_x)
    hotspotY = Int32(image.pointee.hotspot_y)
  }

  deinit {
    // With the connection gone, there is nothing left that the theme could say goodbye to.
    guard shm.isAlive else { return }
    buffer.forget()
    wl_cursor_theme_destroy(theme)
  }
}
