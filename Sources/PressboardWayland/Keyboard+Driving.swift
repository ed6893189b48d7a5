internal import InputMethod
internal import Pressboard

// What is told and done without fingers.
extension Keyboard {
  /// The lines of `pressboard keys`, as the keyboard stands on its output.
  var listing: [String] {
    let top = screen.top(ofKeyboard: grid.size.height)
    return grid.lines(x: 0, y: top, words: bar.words)
  }

  /// Edits the text as the engine does, for tests.
  ///
  /// A behaviour that there is not is answered with `refused`. `look` answers with what is known of the text, a line
  /// each: `settled yes` or `no`, and as far as they are known `before TEXT`, `selected TEXT`, `after TEXT` or
  /// `shadow TEXT`, in which a newline stands as `\n`.
  func drive(_ command: DriveCommand) -> [String] {
    switch command {
    case .insert(let text): document.insertText(text)
    case .backspace: document.deleteBackward()
    case .return: document.insertReturn()
    case .replace(let old, let new): document.replaceBeforeCaret(old, with: new)
    case .caret(let offset): document.adjustTextPosition(byCharacterOffset: offset)
    case .set(let assignment):
      do { try controller.behavior.set(assignment) } catch { return ["refused"] }
      gestures.rules = GestureRules(controller.behavior)
      relayout()
    case .look: return known
    }
    return []
  }

  private var known: [String] {
    let sync = session.sync
    var lines = ["settled \(sync.isSettled ? "yes" : "no")"]
    if let window = sync.window {
      lines += ["before \(window.before)", "selected \(window.selected)", "after \(window.after)"]
    } else {
      lines.append("shadow \(sync.shadow)")
    }
    return lines.map {
      $0.split(separator: "\n" as Character, omittingEmptySubsequences: false).joined(separator: "\\n")
    }
  }
}
