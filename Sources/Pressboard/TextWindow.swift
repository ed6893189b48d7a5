/// What is known of the text around the caret: before it, selected, after it.
///
/// Windows are compared byte by byte: canonical equivalence would call two spellings of "é" equal
/// although an application counts them differently.
public struct TextWindow: Sendable {
  public var before: String
  public var selected: String
  public var after: String

  public init(before: String, selected: String = "", after: String = "") {
    self.before = before
    self.selected = selected
    self.after = after
  }
}

extension TextWindow: Equatable {
  public static func == (a: TextWindow, b: TextWindow) -> Bool {
    a.before.utf8.elementsEqual(b.before.utf8)
      && a.selected.utf8.elementsEqual(b.selected.utf8)
      && a.after.utf8.elementsEqual(b.after.utf8)
  }
}
