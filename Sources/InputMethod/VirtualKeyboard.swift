public import Pressboard
public import Wayland

/// The keyboard that the compositor sees: one keymap, sent once, and the keys typed on it.
///
/// One of them lives as long as its seat. It never flushes: whatever a turn of the loop types leaves together,
/// so that no stall can come between the down and the up of a key and make the application repeat it.
public final class VirtualKeyboard {
  public let keymap: Keymap
  private let proxy: ZwpVirtualKeyboardV1

  /// Compiles the keymap here, then sends it.
  public init(_ proxy: ZwpVirtualKeyboardV1, keymap: Keymap) throws(KeymapError) {
    self.proxy = proxy
    self.keymap = keymap
    try keymap.verify()
    // The C string, so with the NUL that compositors read up to.
    let contents = keymap.text.utf8CString
    do throws(WaylandError) {
      let file = try SealedFile(contents.span.bytes, name: "pressboard-keymap")
      proxy.keymap(format: .xkbV1, fd: file.fileDescriptor, size: UInt32(file.size))
    } catch {
      throw .noMemory
    }
  }

  /// Types one key: the modifiers it needs, down, up, no modifiers.
  ///
  /// Modifiers are a state that the compositor passes on as told; no modifier key is pressed for it, and
  /// XWayland does not ask for one either. Nothing is ever left down, so there is nothing to lift when a field
  /// or the keyboard goes.
  public func type(_ key: Keymap.Key, at now: Timestamp) {
    if !key.modifiers.isEmpty { tell(key.modifiers) }
    proxy.key(time: now.milliseconds, key: key.code, state: Self.pressed)
    proxy.key(time: now.milliseconds, key: key.code, state: Self.released)
    if !key.modifiers.isEmpty { tell([]) }
  }

  /// Gives the keyboard back to the compositor.
  public func destroy() {
    proxy.destroy()
  }

  private func tell(_ modifiers: Keymap.Modifiers) {
    proxy.modifiers(modsDepressed: modifiers.rawValue, modsLatched: 0, modsLocked: 0, group: 0)
  }

  private static let released: UInt32 = 0
  private static let pressed: UInt32 = 1
}

extension Timestamp {
  /// The stamp of key events: milliseconds of the monotonic clock, wrapping.
  fileprivate var milliseconds: UInt32 { UInt32(truncatingIfNeeded: Int64(seconds * 1000)) }
}
