/// How the program ends; the numbers are what scripts see.
public enum ExitStatus: Int32, Sendable {
  case askedToQuit = 0
  case otherError = 1
  case badOptions = 2
  /// A command for the running keyboard, and none runs.
  case noneRuns = 3
  case alreadyRuns = 4
  case missingGlobal = 5
  /// The seat's input method is taken and nothing else can serve. Reserved for that; nothing leads to it as long as a
  /// virtual keyboard is required, which then serves.
  case inputMethodTaken = 6
  /// KWin or Mutter, which keep keyboards of others out.
  case unsupportedDesktop = 7
  case noCompositor = 8
  case connectionLost = 9
}
