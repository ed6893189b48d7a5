public import Pressboard
public import Wayland

/// The keyboard that the compositor sees: one keymap, sent once, and the keys typed on it.
///
/// One of them lives as long as its seat. It never flushes: whatever a turn of the loop types leaves together,
/// so that no stall can come between the down and the up of a key and make the application repeat it.
public final class VirtualKeyboard {
  public let keymap: Keymap
  /// The keymap's text until the compositor has it.
  private var unsent: SealedFile?
  private let make: () -> ZwpVirtualKeyboardV1
  /// Nil before `join`, and in the end.
  private var proxy: ZwpVirtualKeyboardV1?

  /// Compiles the keymap here, without a word to the compositor: that is for `join`. `proxy` is asked for once.
  public init(
    _ proxy: @autoclosure @escaping () -> ZwpVirtualKeyboardV1, keymap: Keymap
  ) throws(KeymapError) {
    self.keymap = keymap
    make = proxy
    try keymap.verify()
    // The C string, so with the NUL that compositors read up to.
    let contents = keymap.text.utf8CString
    do throws(WaylandError) {
      unsent = try SealedFile(contents.span.bytes, name: "pressboard-keymap")
    } catch {
      throw .noMemory
    }
  }

  /// Becomes one of the seat's keyboards, if it is none yet. The compositor is busy with that for some milliseconds.
  public func join() {
    guard let file = unsent.take() else { return }
    let proxy = make()
    proxy.keymap(format: .xkbV1, fd: file.fileDescriptor, size: UInt32(file.size))
    self.proxy = proxy
  }

  /// Whether `join` has been called.
  public var hasJoined: Bool { proxy != nil }

  /// Types one key: the modifiers it needs, down, up, no modifiers.
  ///
  /// Modifiers are a state that the compositor passes on as told; no modifier key is pressed for it, and
  /// XWayland does not ask for one either. Nothing is ever left down, so there is nothing to lift when a field
  /// or the keyboard goes.
  public func type(_ key: Keymap.Key, at now: Timestamp) {
    join()
    guard let proxy else { return }
    if !key.modifiers.isEmpty { tell(key.modifiers, proxy) }
    proxy.key(time: now.milliseconds, key: key.code, state: Self.pressed)
    proxy.key(time: now.milliseconds, key: key.code, state: Self.released)
    if !key.modifiers.isEmpty { tell([], proxy) }
  }

  /// Gives the keyboard back to the compositor.
  public func destroy() {
    unsent = nil
    proxy?.destroy()
    proxy = nil
  }

  private func tell(_ modifiers: Keymap.Modifiers, _ proxy: ZwpVirtualKeyboardV1) {
    proxy.modifiers(modsDepressed: modifiers.rawValue, modsLatched: 0, modsLocked: 0, group: 0)
  }

  private static let released: UInt32 = 0
  private static let pressed: UInt32 = 1
}

extension Timestamp {
  /// The stamp of key events: milliseconds of the monotonic clock, wrapping.
  fileprivate var milliseconds: UInt32 { UInt32(truncatingIfNeeded: Int64(seconds * 1000)) }
}
