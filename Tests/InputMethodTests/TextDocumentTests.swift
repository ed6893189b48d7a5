import FakeCompositor
import InputMethod
import Pressboard
import Testing

/// A document in memory and the one at the end of the wire behave alike.
@Suite struct TextDocumentTests {
  enum Kind: CaseIterable, Sendable {
    case string, gtk4, oldGtk4

    fileprivate func editor(_ window: TextWindow) throws -> Editor {
      switch self {
      case .string: Editor(StringDocument(window), desk: nil)
      case .gtk4: try Editor(window, behavior: .gtk4)
      case .oldGtk4: try Editor(window, behavior: .oldGtk4)
      }
    }
  }

  /// A document with what it stands in.
  fileprivate final class Editor {
    let document: any TextDocument
    let desk: Desk?
    private(set) var changes: [DocumentChange] = []

    init(_ document: any TextDocument, desk: Desk?) {
      self.document = document
      self.desk = desk
      document.onChange = { [unowned self] in changes.append($0) }
    }

    convenience init(_ window: TextWindow, behavior: Compositor.FieldBehavior) throws {
      let desk = try Desk()
      let field = Compositor.TextField(window.before + window.after, behavior: behavior)
      desk.seat.focus(field)
      try desk.wait()
      self.init(desk.document, desk: desk)
      if !window.after.isEmpty {
        document.adjustTextPosition(byCharacterOffset: -window.after.count)
        try settle()
      }
    }

    func settle() throws {
      try desk?.wait()
      #expect(document.isSettled)
    }

    func perform(_ steps: ((any TextDocument) -> Void)...) throws {
      for step in steps {
        step(document)
        try settle()
      }
    }

    var context: [String?] {
      [document.documentContextBeforeInput, document.selectedText, document.documentContextAfterInput]
    }

    /// What stands in the application.
    var text: String {
      guard let desk else { return (document as? StringDocument)?.text ?? "" }
      return desk.seat.field?.text ?? ""
    }
  }

  @Test(arguments: Kind.allCases) func typing(kind: Kind) throws {
    let editor = try kind.editor(TextWindow(before: "ab", after: "yz"))
    try editor.perform({ $0.insertText("é") }, { $0.insertText("😀") }, { $0.deleteBackward() })
    #expect(editor.context == ["abé", nil, "yz"])
    #expect(editor.text == "abéyz")
  }

  @Test(arguments: Kind.allCases) func theCaret(kind: Kind) throws {
    let editor = try kind.editor(TextWindow(before: "ab", after: "yz"))
    try editor.perform(
      { $0.adjustTextPosition(byCharacterOffset: -1) }, { $0.insertText("x") },
      { $0.adjustTextPosition(byCharacterOffset: 99) }, { $0.insertText("!") },
      { $0.adjustTextPosition(byCharacterOffset: 1) })
    #expect(editor.context == ["axbyz!", nil, ""])
    #expect(editor.text == "axbyz!")
  }

  @Test(arguments: Kind.allCases) func aReplacement(kind: Kind) throws {
    let editor = try kind.editor(TextWindow(before: "", after: ""))
    for letter in "say tëh " { try editor.perform({ $0.insertText(String(letter)) }) }
    try editor.perform({ $0.replaceBeforeCaret("tëh ", with: "thé ") })
    #expect(editor.context == ["say thé ", nil, ""])
    #expect(editor.text == "say thé ")
    try editor.perform({ $0.replaceBeforeCaret("teh ", with: "xxx ") })
    #expect(editor.text == "say thé ")
    #expect(editor.changes.contains(.superseded(.replacementDropped)))
  }

  /// What is composed is no text before it is unmarked.
  @Test(arguments: Kind.allCases) func composing(kind: Kind) throws {
    let editor = try kind.editor(TextWindow(before: "a", after: "z"))
    try editor.perform({ $0.setMarkedText("に") }, { $0.setMarkedText("にほ") })
    #expect(editor.document.markedText == "にほ")
    #expect(editor.context == ["a", nil, "z"])
    #expect(editor.text == "az")
    try editor.perform({ $0.deleteBackward() })
    #expect(editor.document.markedText == "に")
    try editor.perform({ $0.unmarkText() })
    #expect(editor.document.markedText == nil)
    #expect(editor.context == ["aに", nil, "z"])
    #expect(editor.text == "aにz")
    // An insertion takes the place of what is marked, and so does nothing.
    try editor.perform({ $0.setMarkedText("x") }, { $0.insertText("日") }, { $0.setMarkedText("y") })
    try editor.perform({ $0.setMarkedText("") })
    #expect(editor.document.markedText == nil)
    #expect(editor.text == "aに日z")
    // A move of the caret ends it.
    try editor.perform({ $0.setMarkedText("b") }, { $0.adjustTextPosition(byCharacterOffset: -1) })
    #expect(editor.context == ["aに日", nil, "bz"])
    #expect(editor.text == "aに日bz")
  }

  /// In one turn: what is taken back was never there.
  @Test(arguments: Kind.allCases) func withinATurn(kind: Kind) throws {
    let editor = try kind.editor(TextWindow(before: "ab", after: ""))
    try editor.perform({ document in
      document.insertText("xy")
      document.deleteBackward()
      document.insertText("z")
      document.replaceBeforeCaret("z", with: "Z")
      document.deleteBackward()
      document.deleteBackward()
      document.deleteBackward()
    })
    #expect(editor.context == ["a", nil, ""])
    #expect(editor.text == "a")
  }

  /// Of a long text only a part is told: where that begins no sentence does, and no word.
  @Test func aWindowThatBeginsAtACut() throws {
    let desk = try Desk()
    let field = Compositor.TextField("", behavior: .gtk4)
    field.set("m " + String(repeating: "lorem ", count: 660), caret: 2)
    desk.seat.focus(field)
    try desk.wait()
    #expect(desk.document.documentContextBeforeInput == nil)
    desk.document.insertText("a")
    try desk.wait()
    #expect(desk.document.documentContextBeforeInput == "a")
    #expect(field.text.hasPrefix("m alorem"))
  }

  @Test(arguments: Kind.allCases) func aSelection(kind: Kind) throws {
    let editor = try kind.editor(TextWindow(before: "one two", after: ""))
    try editor.perform({ $0.moveCaret(DocumentMove(by: -3, extendsSelection: true)) })
    #expect(editor.context == ["one ", "two", ""])
    try editor.perform({ $0.insertText("2") })
    #expect(editor.context == ["one 2", nil, ""])
    #expect(editor.text == "one 2")
  }
}
