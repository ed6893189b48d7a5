/// What can be asked of the running keyboard: one word on a line.
///
/// The answer is `ok` on a line, then any further lines, then the end of the stream; or `error` and a reason.
/// After `quit` the stream ends once the keyboard is gone.
public enum ControlCommand: String, CaseIterable, Sendable {
  case show
  case hide
  case toggle
  case quit
  /// The lines of `pressboard keys`, as the keyboard stands on its output.
  case keys
  /// Save what was learned, and take over what others have changed of it; answered when that is done.
  case words

  /// The command that a line says, its end and blanks left out; nil when it says none.
  init?(line: some Sequence<UInt8>) {
    let blanks: [UInt8] = [0x20, 0x09, 0x0a, 0x0d]
    let word = line.filter { !blanks.contains($0) }
    guard let command = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(word) }) else {
      return nil
    }
    self = command
  }
}
