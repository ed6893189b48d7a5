import Foundation
import Pressboard
import Testing

/// The documentation's pages against the code: what they show compiles, what they list is there.
@Suite struct DocumentationTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let catalog = root.appending(path: "Sources/Pressboard/Pressboard.docc")

  static func page(_ name: String) throws -> String {
    try String(contentsOf: catalog.appending(path: name + ".md"), encoding: .utf8)
  }

  /// The lines of a text without what indents them.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " })
    }.filter { !$0.isEmpty }
  }

  /// Every snippet stands in an example, line by line.
  @Test(arguments: ["KeyboardActions", "TheTextDocument", "Gestures", "Pressboard"])
  func snippetsAreCodeThatCompiles(name: String) throws {
    let examples = try ["GuideRouter/GuideRouter.swift", "StringHost/FingerHost.swift"].map {
      Self.lines(try String(contentsOf: Self.root.appending(path: "Examples/" + $0), encoding: .utf8))
    }
    for block in try Self.page(name).components(separatedBy: "```swift\n").dropFirst() {
      let snippet = Self.lines(block.components(separatedBy: "```")[0])
      let stands = examples.contains { example in
        example.indices.contains { example[$0...].starts(with: snippet) }
      }
      #expect(stands, "no example has: \(snippet[0])")
    }
  }

  @Test func actionTableHasEveryAction() throws {
    let page = try Self.page("KeyboardActions")
    for name in [
      "character(", "space`", "backspace`", "deleteWord`", "primary`", "shift`", "keyboardType(",
      "moveCursor(offset:)", "moveCursorSentence(", "slideChanged(keys:)", "slideTyped(keys:)",
      "nextKeyboard`", "dictation`", "custom(named:)", "none`",
    ] { #expect(page.contains("| `." + name)) }
  }

  /// The settings page is made from the field table. To make it anew: PRESSBOARD_WRITE_DOCS=1 swift test
  /// --filter DocumentationTests
  @Test func settingsPageIsTheFieldTable() throws {
    let file = Self.catalog.appending(path: "BehaviorSettings.md")
    if ProcessInfo.processInfo.environment["PRESSBOARD_WRITE_DOCS"] != nil {
      try Self.settingsPage.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try Self.page("BehaviorSettings") == Self.settingsPage)
  }

  private static let sections: [(BehaviorField.Honouring, String)] = [
    (.controller, "Text"), (.language, "Words"), (.touch, "Fingers"), (.layout, "Keys"),
    (.view, "Look and feel"),
    (.nothing, "Without effect here"),
  ]

  private static var settingsPage: String {
    var page = """
      # Behaviour settings

      Every field of KeyboardBehavior: its values, what it is where nothing is set, and what it does.

      ## Overview

      ``KeyboardBehavior`` is one value with a field for each thing that a user may want otherwise. In settings and
      on the command line a field is written as `name=value`; ``KeyboardBehavior/set(_:)`` reads that and says
      what is wrong with it. A host that keeps settings in a file of its own can code it: every key may be missing,
      and unknown ones are passed over.

      ``KeyboardBehavior/standard`` is what people know from their telephones. ``KeyboardBehavior/recommended``
      differs in \(differences.joined(separator: ", ")).

      """
    for (honouring, title) in sections {
      page += "\n## \(title)\n\n| field | values | default | |\n|---|---|---|---|\n"
      for field in BehaviorField.all where field.honouredBy == honouring {
        let usual = field.defaultText.isEmpty ? "nothing" : field.defaultText
        page += "| `\(field.name)` | \(field.allowed) | \(usual) | \(field.help) |\n"
      }
    }
    return page
  }

  private static var differences: [String] {
    zip(KeyboardBehavior.standard.assignments, KeyboardBehavior.recommended.assignments)
      .filter { $0 != $1 }.map { "`\($1)`" }
  }

  @Test func everyFieldStandsInASection() {
    let titles = Set(Self.sections.map(\.0))
    #expect(titles == Set(BehaviorField.Honouring.allCases))
  }
}
