import Pressboard
import PressboardWayland
import Testing

@testable import PressboardDaemon

@Suite struct CommandLineReaderTests {
  /// A command line and what is understood.
  struct Row: CustomTestStringConvertible {
    var arguments: [String]
    var outcome: Result<Invocation, OptionError>
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ line: String, _ invocation: Invocation) {
      arguments = line.split(separator: " ").map(String.init)
      outcome = .success(invocation)
    }

    init(_ line: String, error: OptionError) {
      arguments = line.split(separator: " ").map(String.init)
      outcome = .failure(error)
    }
  }

  private static func options(_ change: (inout DaemonOptions) -> Void) -> Invocation {
    var options = DaemonOptions()
    change(&options)
    return .run(options)
  }

  private static func list(
    _ width: Double, _ height: Double, change: (inout KeyListingRequest) -> Void = { _ in }
  ) -> Invocation {
    var request = KeyListingRequest(output: Size(width: width, height: height))
    change(&request)
    return .list(request)
  }

  private func outcome(_ arguments: [String]) -> Result<Invocation, OptionError> {
    Result { () throws(OptionError) in try CommandLineReader.read(arguments) }
  }

  @Test(arguments: [
    Row("", .run(DaemonOptions())),
    Row("--hidden", options { $0.startsHidden = true }),
    Row("--manual", options { $0.isManual = true }),
    Row("--replace", options { $0.replaces = true }),
    Row("--layout en-test", options { $0.layout = "en-test" }),
    Row("--layout=en-test", options { $0.layout = "en-test" }),
    Row(
      "--set autoCapitalization=false --set=periodShortcutWindow=1.5",
      options {
        $0.behavior.autoCapitalization = false
        $0.behavior.periodShortcutWindow = 1.5
      }),
    Row("--theme dark", options { $0.isDark = true }),
    Row("--theme light", options { $0.isDark = false }),
    Row("--theme dark --theme=light", options { $0.isDark = false }),
    Row(
      "--manual --hidden --replace --theme=dark",
      options {
        $0.isManual = true
        $0.startsHidden = true
        $0.replaces = true
        $0.isDark = true
      }),
    Row("--show", .ask(.show)),
    Row("--hide", .ask(.hide)),
    Row("--toggle", .ask(.toggle)),
    Row("--quit", .ask(.quit)),
    Row("--show --show", .ask(.show)),
    Row("--version", .version),
    Row("-v", .version),
    Row("--help", .help),
    Row("-h", .help),
    Row("--manual -v", .version),
    Row("words list", .words(.list)),
    Row("words add kubectl Anna", .words(.add(["kubectl", "Anna"]))),
    Row("words forget kubectl", .words(.forget(["kubectl"]))),
    Row("words forget -- -x", .words(.forget(["-x"]))),
    Row("words export", .words(.export)),
    Row("words import words.txt", .words(.take("words.txt"))),
    Row("words import -", .words(.take("-"))),
    Row("words wipe", .words(.wipe)),
    Row("words --help", .help),
    Row("words list --help", .help),
    Row("words add -- --help", .words(.add(["--help"]))),
    Row("keys", .ask(.keys)),
    Row("keys --help", .help),
    Row("keys --output 720x1440", list(720, 1440)),
    Row("keys --output=360.5x780.25", list(360.5, 780.25)),
    Row(
      "keys --mm 68x136 --output 360x720", list(360, 720) { $0.millimetres = Size(width: 68, height: 136) }),
    Row(
      "keys --output 360x720 --layout en-test --page symbolic --case capsLocked",
      list(360, 720) {
        $0.context.layoutName = "en-test"
        $0.context.keyboardType = .symbolic
        $0.context.keyboardCase = .capsLocked
      }),
    Row(
      "keys --layout=cs --output 360x720",
      list(360, 720) { $0.context = KeyboardContext(enabledLocales: ["cs", "en"], layoutName: "cs") }),
  ]) func aGoodLineIsUnderstood(_ row: Row) {
    #expect(outcome(row.arguments) == row.outcome)
  }

  @Test(arguments: [
    Row("--shwo", error: .unknownOption("--shwo", nearest: "--show")),
    Row("--Show", error: .unknownOption("--Show", nearest: "--show")),
    Row("-show", error: .unknownOption("-show", nearest: "--show")),
    Row("--hiden", error: .unknownOption("--hiden", nearest: "--hidden")),
    Row("--layuot=en", error: .unknownOption("--layuot", nearest: "--layout")),
    Row("--output 1x1", error: .unknownOption("--output", nearest: nil)),
    Row("--frobnicate", error: .unknownOption("--frobnicate", nearest: nil)),
    Row("-x", error: .unknownOption("-x", nearest: nil)),
    Row("-", error: .unknownOption("-", nearest: nil)),
    Row("--", error: .unknownOption("--", nearest: nil)),
    Row("--=", error: .unknownOption("--", nearest: nil)),
    Row("show", error: .unexpectedArgument("show", nearest: "--show")),
    Row("key", error: .unexpectedArgument("key", nearest: "keys")),
    Row("--manual keys", error: .misplacedCommand("keys")),
    Row("--layout en words list", error: .misplacedCommand("words")),
    Row("😀", error: .unexpectedArgument("😀", nearest: nil)),
    Row("--layout", error: .missingValue(option: "--layout")),
    Row("--layout=", error: .missingValue(option: "--layout")),
    Row("--layout eo", error: .badValue(option: "--layout", value: "eo", allowed: ["en", "cs", "de"])),
    Row("--set", error: .missingValue(option: "--set")),
    Row("--set nope", error: .badSetting(.noValue("nope"))),
    Row("--theme Dark", error: .badValue(option: "--theme", value: "Dark", allowed: ["light", "dark"])),
    Row("--show=yes", error: .unexpectedValue(option: "--show")),
    Row("--hidden=1", error: .unexpectedValue(option: "--hidden")),
    Row("-v=1", error: .unexpectedValue(option: "--version")),
    Row("--show --hide", error: .conflict("--show", "--hide")),
    Row("--show --manual", error: .conflict("--show", "--manual")),
    Row("--layout en --quit", error: .conflict("--quit", "--layout")),
    Row(
      "words",
      error: .missingCommand(
        "pressboard words", allowed: ["list", "add", "forget", "export", "import", "wipe"])),
    Row("words lsit", error: .unexpectedArgument("lsit", nearest: "list")),
    Row("words add", error: .missingArgument("pressboard words add", example: "kubectl")),
    Row("words import", error: .missingArgument("pressboard words import", example: "words.txt")),
    Row("words import a b", error: .unexpectedArgument("b", nearest: nil)),
    Row("words wipe all", error: .unexpectedArgument("all", nearest: nil)),
    Row("words add --all", error: .unknownOption("--all", nearest: nil)),
    Row("words list --hidden", error: .unknownOption("--hidden", nearest: nil)),
    Row("keys all", error: .unexpectedArgument("all", nearest: nil)),
    Row("keys --show", error: .unknownOption("--show", nearest: nil)),
    Row("keys --page numeric", error: .needs("--page", other: "--output")),
    Row("keys --output", error: .missingValue(option: "--output")),
    Row(
      "keys --output 720x1440 --page letters",
      error: .badValue(
        option: "--page", value: "letters", allowed: ["alphabetic", "numeric", "symbolic"])),
    // There is no such page yet: the emoji key shows nothing.
    Row(
      "keys --output 720x1440 --page emojis",
      error: .badValue(
        option: "--page", value: "emojis", allowed: ["alphabetic", "numeric", "symbolic"])),
  ]) func aBadLineSaysWhatIsWrong(_ row: Row) {
    #expect(outcome(row.arguments) == row.outcome)
  }

  @Test(arguments: [
    "720", "720x", "x1440", "720x1440x2", "720X1440", "0x0", "-1x5", "1e3x5", "0x10x5", "infx5", "nanx5",
    "100001x500", "..x5", "1.2.3x5", "７20x5", " 7x5", "999999999999999999999x1", "720x1440\n", "1x1",
    "199x1440",
    "720x199.9",
  ]) func aSizeIsTwoLengths(_ size: String) {
    let error = OptionError.badSize(option: "--output", value: size, least: 200, most: 100_000)
    #expect(outcome(["keys", "--output", size]) == .failure(error))
  }

  @Test(arguments: ["0.5x10", "0x0", "68", "100001x5", "-1x68"]) func millimetresAreTwoLengths(_ size: String)
  {
    let error = OptionError.badSize(option: "--mm", value: size, least: 1, most: 100_000)
    #expect(outcome(["keys", "--output", "720x1440", "--mm", size]) == .failure(error))
  }

  // MARK: - pressboard keys

  @Test(arguments: [(720.0, 1440.0), (1440, 720), (360, 640), (1, 1), (100_000, 100_000), (1, 100_000)])
  func anySizeHasItsKeys(_ width: Double, _ height: Double) throws {
    let request = KeyListingRequest(output: Size(width: width, height: height))
    let lines = request.lines
    #expect(Set(lines).count == lines.count)
    for line in lines { #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 6) }
    let ids = lines.map { $0.split(separator: "\t")[0] }
    #expect(Set(ids).count == ids.count)
    for id in ["key.character.q", "key.shift", "key.space", "key.backspace", "key.primary", "key.hide"] {
      #expect(ids.contains { $0 == id })
    }
  }

  @Test func theKeysStandAtTheBottomOfTheOutput() throws {
    let lines = KeyListingRequest(output: Size(width: 720, height: 1440)).lines
    let rectangles = lines.map { line in line.split(separator: "\t").dropFirst().prefix(4).map { Double($0)! }
    }
    let bottom = try #require(rectangles.map { $0[1] + $0[3] }.max())
    #expect(bottom <= 1440 && bottom > 1430)
    for rectangle in rectangles { #expect(rectangle[0] >= 0 && rectangle[0] + rectangle[2] <= 720) }
  }

  @Test func pageAndCaseAreAsAsked() throws {
    var request = KeyListingRequest(output: Size(width: 720, height: 1440))
    request.context.keyboardCase = .uppercased
    #expect(request.lines.contains { $0.hasPrefix("key.character.q\t") && $0.hasSuffix("\tQ") })
    request.context.keyboardType = .numeric
    #expect(request.lines.contains { $0.hasPrefix("key.character.1\t") && $0.hasSuffix("\t1") })
  }
}
