import CXKBCommon

extension Keymap {
  /// Compiles the text as a compositor will, so that a defect is found here and not there.
  public func verify() throws(KeymapError) {
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let context = xkb_context_new(xkb_context_flags(rawValue: flags)) else { throw .noContext }
    defer { xkb_context_unref(context) }
    guard
      let keymap = xkb_keymap_new_from_string(
        context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    else { throw .doesNotCompile }
    xkb_keymap_unref(keymap)
  }
}
