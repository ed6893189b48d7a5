import Glibc
import PressboardWayland

/// Every sentence that the program says to its user; nothing else in it holds wording.
enum Messages {
  static let version = "pressboard 0.1"

  static let help = """
    An on-screen keyboard and input method for Wayland.

    pressboard [--hidden] [--manual] [--replace] [--layout NAME] [--theme light|dark]
               [--set FIELD=VALUE]
        Run the keyboard. It shows when a text field becomes active.
          --hidden         start folded
          --manual         show only when asked to, and from the start unless --hidden
          --replace        take over from a keyboard that runs
          --layout NAME    the keys: en, cs, de
          --theme THEME    light or dark
          --set FIELD=VALUE
                           how it behaves, such as autoCapitalization=false; may stand several times
    pressboard --show | --hide | --toggle | --quit
        Tell the keyboard that runs.
    pressboard keys [--output WxH [--mm WxH] [--layout NAME] [--page PAGE] [--case CASE]]
        List the keys: id, x, y, width, height and label in points, of the keyboard that runs or of an output
        of that size.
          --page           alphabetic, numeric or symbolic
          --case           lowercased, uppercased, auto or capsLocked
    pressboard words list | add WORD... | forget WORD... | export | import FILE | wipe
        What was learned of your words, in XDG_DATA_HOME/pressboard/learned: list them and why, add some by hand,
        forget some, print all for another machine, take in such lines or a plain list (- reads standard input),
        forget everything.
    pressboard --version | --help

    Signals: USR1 hides, USR2 shows, RTMIN toggles.
    Exit status: 0 asked to quit, 1 another error, 2 bad options, 3 none runs, 4 one runs already,
    5 the compositor lacks something needed, 6 the input method is taken and nothing else can serve,
    7 KWin or Mutter, 8 no compositor, 9 connection lost.

    """

  // MARK: - The command line

  static func text(_ error: OptionError) -> String {
    switch error {
    case .unknownOption(let name, let nearest):
      "There is no option \(shown(name))" + hint(nearest)
    case .unexpectedArgument(let word, let nearest):
      "Nothing is known of \(shown(word))" + hint(nearest)
    case .misplacedCommand(let command):
      "'\(command)' comes first, with options of its own only: pressboard \(command) …; --help lists them."
    case .missingValue(let option):
      "\(option) needs a value."
    case .missingCommand(let command, let allowed):
      "After '\(command)' comes \(list(allowed, "or"))."
    case .missingArgument(let command, let example):
      "After '\(command)' comes something more, as in '\(command) \(example)'."
    case .unexpectedValue(let option):
      "\(option) takes no value."
    case .badValue(let option, let value, let allowed):
      "\(option) can be \(list(allowed, "or")), not \(shown(value))."
    case .badSetting(let error):
      "--set: \(error)."
    case .badSize(let option, let value, let least, let most):
      "\(option) needs a width and a height from \(least) to \(most), such as \(example(of: option)), "
        + "not \(shown(value))."
    case .conflict(let one, let other):
      "\(one) and \(other) cannot be used together."
    case .needs(let option, let other):
      "\(option) means something only together with \(other)."
    }
  }

  static func withoutEffect(_ field: String) -> String {
    "The setting \(field) is accepted, but nothing here depends on it."
  }

  private static func example(of option: String) -> String {
    option.utf8.elementsEqual("--mm".utf8) ? "68x136" : "720x1440"
  }

  /// Somebody's own word, fit for a sentence: not without end, and nothing in it that a terminal would obey.
  static func shown(_ word: String) -> String {
    guard !word.isEmpty else { return "an empty word" }
    let longest = 60
    var text = ""
    for scalar in word.unicodeScalars.prefix(longest) {
      let isControl = scalar.properties.generalCategory == .control
      text.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return word.unicodeScalars.dropFirst(longest).isEmpty ? text : text + "…"
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? "; --help lists what there is."
  }

  private static func list(_ names: [String], _ word: String) -> String {
    guard names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(word) " + names[names.count - 1]
  }

  // MARK: - Commands for the keyboard that runs

  static func text(_ failure: ControlClient.Failure) -> String {
    switch failure {
    case .noneRuns: "No keyboard runs on this display."
    case .noAnswer: "The keyboard that runs does not answer."
    case .refused(let reason): "The keyboard that runs declines: \(reason)."
    case .system(let number): "The keyboard that runs cannot be reached: \(reason(number))."
    }
  }

  static let noRuntimeDirectory =
    "XDG_RUNTIME_DIR is not set, so there is no place where the keyboard could be spoken to; log in "
    + "to a session that sets it."

  // MARK: - Starting and ending

  static func text(_ failure: StartupFailure) -> String {
    switch failure {
    case .noCompositor(let number):
      "No Wayland compositor could be reached (\(reason(number))); start the keyboard inside a "
        + "Wayland session, with WAYLAND_DISPLAY and XDG_RUNTIME_DIR set."
    case .missingGlobal(let name):
      "The compositor does not offer \(name), which is needed; \(remedy(name))."
    case .kwin:
      "KWin lets only the one keyboard that it starts itself type, through a protocol that "
        + "Pressboard does not speak; use the virtual keyboard of Plasma's settings, or another "
        + "compositor such as sway, labwc or phoc."
    case .mutter:
      "GNOME Shell (Mutter) has a keyboard of its own and lets no other in; use that one, or another "
        + "compositor such as sway, labwc or phoc."
    case .alreadyRuns:
      "A keyboard runs on this display already; --replace takes over from it."
    case .staysThere(let path):
      "The keyboard that runs at \(path) did not leave when asked to; end it by force "
        + "(pkill -KILL -x pressboard) and start again."
    case .controlSocket(let path, let number):
      "The keyboard cannot be spoken to at \(path): \(reason(number)); XDG_RUNTIME_DIR has to name a "
        + "directory of yours with a short path, and nothing else may lie in that place."
    case .system(let number):
      "The system lacks what the keyboard needs to run: \(reason(number))."
    }
  }

  /// What can be done where a needed global is missing.
  private static func remedy(_ global: String) -> String {
    switch global {
    case "zwlr_layer_shell_v1", "zwp_virtual_keyboard_manager_v1":
      "sway, labwc, Hyprland, niri and phoc have it, but may hide it from programs in a sandbox"
    default:
      "a newer compositor has it"
    }
  }

  /// The last sentence of a keyboard that ends; nil when there is nothing to explain.
  static func text(_ status: ExitStatus) -> String? {
    switch status {
    case .connectionLost:
      "The connection to the compositor is lost."
    case .otherError:
      "The keyboard had to stop."
    case .askedToQuit, .badOptions, .noneRuns, .alreadyRuns, .missingGlobal, .inputMethodTaken,
      .unsupportedDesktop, .noCompositor:
      nil
    }
  }

  static func text(_ notice: Notice) -> String {
    switch notice {
    case .noInputMethod:
      "The compositor does not offer zwp_input_method_manager_v2: text goes out as key presses, and "
        + "the keyboard shows only when asked to."
    case .inputMethodTaken:
      "Another input method serves this seat: text goes out as key presses, and the keyboard shows "
        + "only when asked to."
    case .noBus(nil):
      "The session names no message bus with a local socket: the shell's keyboard button will not work."
    case .noBus(let reason?):
      "The session bus cannot be used (\(withoutEnd(reason))): the shell's keyboard button will not work."
    case .busNameTaken:
      "Another keyboard has the name sm.puri.OSK0: the shell's keyboard button belongs to it; "
        + "--replace asks for it."
    case .protocolError(let interface, let id, let code):
      "The compositor ended the connection over a request to \(interface)#\(id) (error \(code)); "
        + "this is a defect of the keyboard, please report it."
    case .wordList(let trouble):
      text(trouble)
    case .learned(let notice):
      text(notice)
    case .keymapRefused:
      "The keymap could not be handed to the compositor: nothing can be typed on this seat."
    }
  }

  private static func text(_ trouble: WordListTrouble) -> String {
    switch trouble {
    case .missing(let language, let folders):
      "There is no word list for the language \(shown(language)): words are neither suggested nor corrected; "
        + "'make install' installs \(shown(language)).lexicon, which is looked for in \(list(folders, "and"))."
    case .unreadable(let path, let number):
      "The word list \(path) cannot be read (\(reason(number))): its words are neither suggested nor corrected; "
        + "let everybody read it, or remove it."
    case .unusable(let path, let reason):
      "The word list \(path) cannot be used (\(reason)): its words are neither suggested nor corrected; "
        + "install it anew ('make install'), or remove it."
    case .otherLanguage(let path, let found):
      "The word list \(path) holds the words of another language, \(shown(found)): they are neither suggested nor "
        + "corrected; install it anew ('make install'), or remove it."
    }
  }

  private static func reason(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  /// A reason from elsewhere, fitted into a sentence of ours.
  private static func withoutEnd(_ reason: String) -> String {
    var text = Substring(reason)
    while let last = text.utf8.last, [0x0a, 0x20, 0x2e].contains(last) { text.removeLast() }
    return String(text)
  }
}
