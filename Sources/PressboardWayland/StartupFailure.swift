/// Why the keyboard cannot start. The wording for the user is made elsewhere.
public enum StartupFailure: Error, Equatable, Sendable {
  /// No Wayland compositor answers; the error number of the attempt.
  case noCompositor(errno: Int32)
  /// The compositor lacks a protocol that nothing can stand in for. The first version of each is enough.
  case missingGlobal(name: String)
  /// KWin starts its keyboard itself, with a protocol of its own.
  case kwin
  /// Mutter has a keyboard of its own only.
  case mutter
  /// Another keyboard holds the control socket of this display.
  case alreadyRuns
  /// Another keyboard holds the control socket at this path, and did not leave when it was asked to.
  case staysThere(path: String)
  /// The control socket cannot be made at this path; the error number.
  case controlSocket(path: String, errno: Int32)
  /// The system gave no event loop; the error number.
  case system(errno: Int32)
}
