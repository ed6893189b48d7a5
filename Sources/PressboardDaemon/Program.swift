import Glibc
import Pressboard
import PressboardWayland
import Storage

/// The program from its command line to its exit status.
struct Program {
  var arguments: [String]

  func run() -> ExitStatus {
    Self.fillStandardStreams()
    let invocation: Invocation
    do throws(OptionError) {
      invocation = try CommandLineReader.read(arguments)
    } catch {
      Self.complain(Messages.text(error))
      return .badOptions
    }
    switch invocation {
    case .version:
      return Self.say(Messages.version + "\n")
    case .help:
      return Self.say(Messages.help)
    case .list(let request):
      return Self.say(request.lines)
    case .ask(let command):
      return Self.ask(command)
    case .words(let request):
      return Self.words(request)
    case .run(let options):
      return Self.beKeyboard(options)
    }
  }

  private static func ask(_ command: ControlCommand) -> ExitStatus {
    guard let path = ControlPath() else {
      complain(Messages.noRuntimeDirectory)
      return .otherError
    }
    do throws(ControlClient.Failure) {
      return say(try ControlClient.ask(command, at: path))
    } catch {
      complain(Messages.text(error))
      return error == .noneRuns ? .noneRuns : .otherError
    }
  }

  private static func words(_ request: WordsRequest) -> ExitStatus {
    guard let store = LearnedStore() else {
      complain(Messages.noDataFolder)
      return .otherError
    }
    var path = ControlPath()
    var command = WordsCommand(
      store: store,
      tell: {
        guard let place = path else { return }
        do throws(ControlClient.Failure) {
          try ControlClient.ask(.words, at: place, patience: 1)
        } catch {
          // None runs, or it is stuck or of another version: it finds out for itself when it saves.
          path = nil
        }
      }, complain: complain)
    let (lines, status) = command.run(request)
    let isSaid = lines.isEmpty || say(lines) == .askedToQuit
    return isSaid ? status : .otherError
  }

  private static func beKeyboard(_ options: DaemonOptions) -> ExitStatus {
    // A terminal that is closed while we complain to it must not end the keyboard.
    signal(SIGPIPE, SIG_IGN)
    for field in fieldsWithoutEffect(in: options.behavior) { complain(Messages.withoutEffect(field)) }
    do throws(StartupFailure) {
      let keyboard = try PressboardInputMethod(options: options)
      keyboard.onNotice = { complain(Messages.text($0)) }
      let status = keyboard.run()
      if getenv("PRESSBOARD_STATS") != nil { _ = write(keyboard.repairs.json + "\n", to: STDERR_FILENO) }
      if let text = Messages.text(status) { complain(text) }
      return status
    } catch {
      complain(Messages.text(error))
      return ExitStatus(error)
    }
  }

  /// What was set although nothing here depends on it.
  static func fieldsWithoutEffect(in behavior: KeyboardBehavior) -> [String] {
    // The table of fields is only made for who sets something.
    guard behavior != .standard else { return [] }
    return BehaviorField.all.filter {
      $0.honouredBy == .nothing && !$0.text(in: behavior).utf8.elementsEqual($0.defaultText.utf8)
    }.map(\.name)
  }

  // MARK: - Output

  /// Opens those that whoever started us has closed: the compositor's socket must not get the number that sentences
  /// are written to. Opened the wrong way round, so that their use still fails.
  private static func fillStandardStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func say(_ lines: [String]) -> ExitStatus {
    say(lines.map { $0 + "\n" }.joined())
  }

  private static func say(_ text: String) -> ExitStatus {
    if write(text, to: STDOUT_FILENO) { return .askedToQuit }
    complain(Messages.unwritable(errno: errno))
    return .otherError
  }

  private static func complain(_ sentence: String) {
    _ = write("pressboard: " + sentence + "\n", to: STDERR_FILENO)
  }

  /// All of `text`; false when it cannot be written.
  private static func write(_ text: String, to file: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { return false }
      bytes = bytes.dropFirst(max(0, count))
    }
    return true
  }
}

extension ExitStatus {
  /// The status of a keyboard that could not start.
  init(_ failure: StartupFailure) {
    switch failure {
    case .noCompositor: self = .noCompositor
    case .missingGlobal: self = .missingGlobal
    case .kwin, .mutter: self = .unsupportedDesktop
    case .alreadyRuns, .staysThere: self = .alreadyRuns
    case .controlSocket, .system: self = .otherError
    }
  }
}

extension Repairs {
  /// The counts as one JSON object, for tests and bug reports.
  var json: String {
    let members = Mirror(reflecting: self).children.compactMap { child in
      (child.value as? Int).map { "\"\(child.label ?? "")\": \($0)" }
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
