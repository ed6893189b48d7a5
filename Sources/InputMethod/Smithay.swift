/// Compositors built on Smithay (niri, COSMIC), known by globals of their own.
public enum Smithay {
  static let markers = ["zcosmic_", "cosmic_", "mutter_x11_interop"]

  /// Whether the compositor with these globals is one of them.
  ///
  /// There a refused input method takes the one that was there first with it when it is destroyed.
  public static func isBeneath(_ globals: some Sequence<(interface: String, version: UInt32)>) -> Bool {
    globals.contains { global in markers.contains { global.interface.hasPrefix($0) } }
  }
}
