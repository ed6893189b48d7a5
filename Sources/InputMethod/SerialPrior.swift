public import Pressboard

extension SerialRule.Prior {
  /// What the compositor's globals suggest, as long as nothing has been seen.
  ///
  /// wlroots drops stale commits since 0.17.1, about when it learned `wp_security_context_manager_v1`. Compositors
  /// that speak it and take every commit are known by a global of their own. The version of `wl_compositor` tells
  /// nothing: others have the same.
  public init(globals: some Sequence<(interface: String, version: UInt32)>) {
    self = .lenient
    for global in globals {
      if Self.lenientMarkers.contains(where: { global.interface.hasPrefix($0) }) {
        self = .lenient
        return
      }
      if global.interface == "wp_security_context_manager_v1" { self = .strict }
    }
  }

  private static let lenientMarkers = ["hyprland_"] + Smithay.markers
}
