import CXKBCommon

extension Compositor {
  /// A key that reached an application: its name and what a text field makes of it.
  public struct KeyPress: Equatable, Sendable {
    public enum Effect: Equatable, Sendable {
      case text(String)
      case backspace, delete, enter, home, end, selectAll
      /// -1 to the left, 1 to the right.
      case move(Int)
      case none
    }

    /// The keysym's name, with `Ctrl+`, `Alt+` or `Super+` in front.
    public var name: String
    public var effect: Effect
    public var isShifted: Bool
  }

  /// Turns codes into characters by a keymap that was uploaded, with the library that applications use.
  final class KeyDecoder {
    private let context: OpaquePointer
    private let keymap: OpaquePointer
    private let state: OpaquePointer

    /// Nil when the text is no keymap.
    init?(_ text: [UInt8]) {
      guard let context = xkb_context_new(XKB_CONTEXT_NO_ENVIRONMENT_NAMES) else { return nil }
      xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
      let keymap = text.withUnsafeBytes {
        xkb_keymap_new_from_buffer(
          context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count,
          XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
      guard let keymap, let state = xkb_state_new(keymap) else {
        xkb_context_unref(context)
        return nil
      }
      self.context = context
      self.keymap = keymap
      self.state = state
    }

    deinit {
      xkb_state_unref(state)
      xkb_keymap_unref(keymap)
      xkb_context_unref(context)
    }

    func setModifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
      xkb_state_update_mask(state, depressed, latched, locked, 0, 0, group)
    }

    /// What a press of an evdev code means now.
    func press(_ code: UInt32) -> KeyPress {
      let symbol = xkb_state_key_get_one_sym(state, code + 8)
      let control = isOn(XKB_MOD_NAME_CTRL)
      let command = isOn(XKB_MOD_NAME_ALT) || isOn(XKB_MOD_NAME_LOGO)
      var name = Self.string { xkb_keysym_get_name(symbol, $0, $1) }
      if isOn(XKB_MOD_NAME_LOGO) { name = "Super+" + name }
      if isOn(XKB_MOD_NAME_ALT) { name = "Alt+" + name }
      if control { name = "Ctrl+" + name }
      return KeyPress(
        name: name, effect: effect(of: symbol, code, control: control, command: command),
        isShifted: isOn(XKB_MOD_NAME_SHIFT))
    }

    private func effect(
      of symbol: xkb_keysym_t, _ code: UInt32, control: Bool, command: Bool
    ) -> KeyPress.Effect {
      if control || command {
        return control && (symbol == 0x61 || symbol == 0x41) ? .selectAll : .none
      }
      switch symbol {
      case 0xff08: return .backspace
      case 0xffff: return .delete
      case 0xff0d, 0xff8d: return .enter
      case 0xff50: return .home
      case 0xff57: return .end
      case 0xff51: return .move(-1)
      case 0xff53: return .move(1)
      default:
        let text = Self.string { xkb_state_key_get_utf8(state, code + 8, $0, $1) }
        guard let first = text.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F else {
          return .none
        }
        return .text(text)
      }
    }

    private func isOn(_ modifier: String) -> Bool {
      xkb_state_mod_name_is_active(state, modifier, XKB_STATE_MODS_EFFECTIVE) > 0
    }

    private static func string(_ fill: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> String {
      var buffer = [CChar](repeating: 0, count: 64)
      let count = buffer.withUnsafeMutableBufferPointer { fill($0.baseAddress, $0.count) }
      return String(decoding: buffer.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
