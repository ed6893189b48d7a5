public import Pressboard

/// What the command line asks of the keyboard.
public struct DaemonOptions: Equatable, Sendable {
  /// Starts folded.
  public var startsHidden = false
  /// Shows only when asked.
  public var isManual = false
  /// Takes over the control socket and the bus name.
  public var replaces = false
  /// The name of a built-in layout.
  public var layout = "en"
  public var isDark = false
  public var behavior = KeyboardBehavior()

  public init() {}
}
