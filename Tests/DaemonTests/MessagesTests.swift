import Glibc
import Pressboard
import PressboardWayland
import Testing

@testable import PressboardDaemon

/// Swift Testing has one as well.
typealias Status = PressboardWayland.ExitStatus

@Suite struct MessagesTests {
  static let failures: [(StartupFailure, Status, String)] = [
    (.noCompositor(errno: ENOENT), .noCompositor, "WAYLAND_DISPLAY"),
    (.missingGlobal(name: "zwlr_layer_shell_v1"), .missingGlobal, "not offer zwlr_layer_shell_v1"),
    (.missingGlobal(name: "wl_shm"), .missingGlobal, "wl_shm"),
    (.staysThere(path: "/run/x.sock"), .alreadyRuns, "/run/x.sock"),
    (.kwin, .unsupportedDesktop, "KWin"),
    (.mutter, .unsupportedDesktop, "Mutter"),
    (.alreadyRuns, .alreadyRuns, "--replace"),
    (.controlSocket(path: "/run/x.sock", errno: EACCES), .otherError, "/run/x.sock: Permission denied"),
    (.system(errno: EMFILE), .otherError, "Too many open files"),
  ]

  @Test(arguments: failures) func aFailureHasItsStatusAndItsSentence(
    _ failure: StartupFailure, _ status: Status, _ part: String
  ) {
    #expect(Status(failure) == status)
    #expect(Messages.text(failure).contains(part))
    expectSentence(Messages.text(failure))
  }

  @Test func everythingElseIsOneSentenceToo() {
    let errors: [OptionError] = [
      .unknownOption("--x", nearest: nil), .unexpectedArgument("x", nearest: nil),
      .missingValue(option: "--x"), .unexpectedValue(option: "--x"),
      .badValue(option: "--x", value: "y", allowed: ["a"]),
      .badSize(option: "--x", value: "y", least: 1, most: 2),
      .conflict("--x", "--y"), .needs("--x", other: "--y"), .missingCommand("x", allowed: ["y", "z"]),
      .missingArgument("x", example: "y"), .misplacedCommand("x"),
    ]
    let notices: [Notice] = [
      .wordList(.missing(language: "en", folders: ["/a"])),
      .wordList(.unreadable(path: "/a/en.lexicon", errno: EACCES)),
      .wordList(.unusable(path: "/a/en.lexicon", reason: "not a lexicon")),
      .wordList(.otherLanguage(path: "/a/en.lexicon", found: "de")),
      .noInputMethod, .inputMethodTaken, .noBus(nil), .noBus("It is broken.\n"), .busNameTaken,
      .protocolError(interface: "wl_surface", id: 7, code: 2), .keymapRefused,
    ]
    let answers: [ControlClient.Failure] = [
      .noneRuns, .noAnswer, .refused("there is no such command"), .system(errno: EACCES),
    ]
    let endings: [Status] = [.connectionLost, .otherError]
    var all = [Messages.noRuntimeDirectory]
    for error in errors { all.append(Messages.text(error)) }
    for notice in notices { all.append(Messages.text(notice)) }
    for answer in answers { all.append(Messages.text(answer)) }
    for ending in endings { all.append(Messages.text(ending) ?? "") }
    #expect(Set(all).count == 1 + errors.count + notices.count + answers.count + endings.count)
    for text in all { expectSentence(text) }
    #expect(Messages.text(Status.askedToQuit) == nil)
  }

  /// Settings of other keyboards are taken, and it is said that they do nothing.
  @Test func settingsWithoutEffectAreTold() throws {
    var behavior = KeyboardBehavior()
    #expect(Program.fieldsWithoutEffect(in: behavior).isEmpty)
    for setting in [
      "memoryDiagnosticsInterval=5", "keySound=false", "nativeDesignID=26", "multiTouchInputLayer=false",
    ] {
      try behavior.set(setting)
    }
    #expect(Program.fieldsWithoutEffect(in: behavior) == ["nativeDesignID", "memoryDiagnosticsInterval"])
    expectSentence(Messages.withoutEffect("nativeDesignID"))
  }

  @Test func whoMistypesIsHelped() {
    #expect(
      Messages.text(OptionError.unknownOption("--shwo", nearest: "--show"))
        == "There is no option --shwo; did you mean --show?")
    #expect(
      Messages.text(OptionError.badValue(option: "--page", value: "x", allowed: ["a", "b", "c"]))
        == "--page can be a, b or c, not x.")
  }

  @Test func theHelpNamesEveryOption() {
    for option in CommandLineReader.mainOptions + CommandLineReader.keysOptions {
      #expect(Messages.help.contains(option), "\(option)")
    }
    for line in Messages.help.split(separator: "\n") { #expect(line.count <= 110) }
  }

  @Test func whatOnlyTestsNeedIsNotOffered() {
    #expect(!Messages.help.contains("en-test"))
  }

  /// One line that ends as a sentence does, without a programmer's leftovers.
  private func expectSentence(_ text: String) {
    #expect(text.hasSuffix(".") || text.hasSuffix("?"), "\(text)")
    #expect(!text.contains("\n") && !text.contains("..") && !text.contains("Optional"), "\(text)")
    #expect(text.first?.isLowercase == false, "\(text)")
  }

  @Test(arguments: [
    ("", "Nothing is known of an empty word; --help lists what there is."),
    ("\u{1b}[31m\r\n", "Nothing is known of \u{FFFD}[31m\u{FFFD}\u{FFFD}; --help lists what there is."),
    (
      String(repeating: "x", count: 100_000),
      "Nothing is known of " + String(repeating: "x", count: 60) + "…; --help lists what there is."
    ),
  ]) func aForeignWordIsFitToBeShown(_ word: String, _ text: String) {
    #expect(Messages.text(.unexpectedArgument(word, nearest: nil)) == text)
  }
}
