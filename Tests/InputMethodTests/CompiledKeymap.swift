import CXKBCommon
import InputMethod
import Testing

/// A keymap as a compositor and an application see it.
final class CompiledKeymap {
  private let context: OpaquePointer
  private let keymap: OpaquePointer

  init(_ text: String) throws {
    let context = try #require(xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES))
    self.context = context
    keymap = try #require(
      xkb_keymap_new_from_string(context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS))
  }

  deinit {
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// The text of a key while the compositor reports these modifiers as down.
  func text(code: UInt32, mask: UInt32) -> String {
    let state = xkb_state_new(keymap)
    defer { xkb_state_unref(state) }
    xkb_state_update_mask(state, mask, 0, 0, 0, 0, 0)
    return read { xkb_state_key_get_utf8(state, code + 8, $0, $1) }
  }

  /// The text of a key for a program that works the modifiers out from the keys that are down.
  func text(code: UInt32, holding codes: [UInt32]) -> String {
    let state = xkb_state_new(keymap)
    defer { xkb_state_unref(state) }
    for code in codes { xkb_state_update_key(state, code + 8, XKB_KEY_DOWN) }
    return read { xkb_state_key_get_utf8(state, code + 8, $0, $1) }
  }

  func keysym(code: UInt32) -> String {
    let state = xkb_state_new(keymap)
    defer { xkb_state_unref(state) }
    let symbol = xkb_state_key_get_one_sym(state, code + 8)
    return read { xkb_keysym_get_name(symbol, $0, $1) }
  }

  func mask(of modifier: String) -> UInt32 { 1 << xkb_keymap_mod_get_index(keymap, modifier) }

  private func read(_ body: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      buffer.initialize(repeating: 0)
      _ = body(buffer.baseAddress!, 64)
      return String(cString: buffer.baseAddress!)
    }
  }
}
