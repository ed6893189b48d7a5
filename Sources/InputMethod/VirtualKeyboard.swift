public import Pressboard
public import Wayland

/// The keyboard that the compositor sees: one keymap, sent once, and the keys typed on it.
///
/// One of them lives as long as its seat. It never flushes: whatever a turn of the loop types leaves together,
/// so that no stall can come between the down and the up of a key and make the application repeat it.
public final class VirtualKeyboard {
  public let keymap: Keymap
  private let proxy: ZwpVirtualKeyboardV1
  /// What the compositor was last told of the modifiers.
  private var modifiers: Keymap.Modifiers = []
  /// The evdev codes that are down.
  private var down: [UInt32] = []

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
  /// The modifier keys are pressed as well as told: Wayland programs go by what they are told, XWayland by
  /// the keys.
  public func type(_ key: Keymap.Key, at now: Timestamp) {
    let time = now.milliseconds
    for code in key.modifierCodes { press(code, time) }
    set(key.modifiers)
    press(key.code, time)
    lift(at: now)
  }

  /// Leaves nothing down: releases the keys, last one first, and clears the modifiers.
  public func lift(at now: Timestamp) {
    while let code = down.popLast() {
      proxy.key(time: now.milliseconds, key: code, state: Self.released)
    }
    set([])
  }

  /// Leaves nothing down and gives the keyboard back to the compositor.
  public func destroy(at now: Timestamp) {
    lift(at: now)
    proxy.destroy()
  }

  private func press(_ code: UInt32, _ time: UInt32) {
    proxy.key(time: time, key: code, state: Self.pressed)
    down.append(code)
  }

  private func set(_ modifiers: Keymap.Modifiers) {
    guard modifiers != self.modifiers else { return }
    self.modifiers = modifiers
    proxy.modifiers(modsDepressed: modifiers.rawValue, modsLatched: 0, modsLocked: 0, group: 0)
  }

  private static let released: UInt32 = 0
  private static let pressed: UInt32 = 1
}

extension Timestamp {
  /// The stamp of key events: milliseconds of the monotonic clock, wrapping.
  fileprivate var milliseconds: UInt32 { UInt32(truncatingIfNeeded: Int64(seconds * 1000)) }
}
