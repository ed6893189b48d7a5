public import Pressboard

extension SerialRule.Prior {
  /// What the compositor's globals suggest, as long as nothing has been seen.
  ///
  /// wlroots drops stale commits since 0.17.1, about when it learned version 6 of `wl_compositor` and
  /// `wp_security_context_manager_v1`. Compositors that speak these and take every commit say who they are.
  public init(globals: some Sequence<(interface: String, version: UInt32)>) {
    self = .lenient
    for global in globals {
      for marker in ["hyprland_", "zcosmic_", "cosmic_", "niri_"] where global.interface.hasPrefix(marker) {
        self = .lenient
        return
      }
      let isRecent = global.interface == "wl_compositor" && global.version >= 6
      if isRecent || global.interface == "wp_security_context_manager_v1" { self = .strict }
    }
  }
}
