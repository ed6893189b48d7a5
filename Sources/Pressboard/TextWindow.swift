/// What is known of the text around the caret: before it, selected, after it.
///
/// Windows are compared byte by byte: canonical equivalence would call two spellings of "é" equal
/// although an application counts them differently.
public struct TextWindow: Sendable {
  public var before: String
  public var selected: String
  public var after: String
  /// Which end of a selection moves when it is extended. Not compared: applications do not always tell.
  public var caretIsAtStart: Bool

  public init(before: String, selected: String = "", after: String = "", caretIsAtStart: Bool = false) {
    self.before = before
    self.selected = selected
    self.after = after
    self.caretIsAtStart = caretIsAtStart
  }
}

extension TextWindow: Equatable {
  public static func == (a: TextWindow, b: TextWindow) -> Bool {
    a.before.hasSameBytes(as: b.before) && a.selected.hasSameBytes(as: b.selected)
      && a.after.hasSameBytes(as: b.after)
  }
}

extension TextWindow {
  /// Applications cut long text. Of more than 4 000 bytes GTK shows the first 4 000 if the caret is in them, the
  /// last 4 000 if it is in those, else about 2 000 on each side of it, rounded to code points. A side at least this
  /// long may be cut; a prediction has lost some Backspaces.
  static let shortestCutSide = 1_800
  /// So may be any side of a window that is at least this long in all, in bytes.
  static let shortestCut = 3_900
  /// With less than this before the caret of such a window, in bytes, nobody knows where a sentence or word begins.
  private static let shortestContext = 64
  /// A predicted side longer than this, in bytes, is cut to half of it.
  static let longestPredictedSide = 8_000

  /// The window after inserting at the caret, in place of a selection. A prediction keeps only so much of the text
  /// before the caret as applications show.
  func inserting(_ text: String, keepingAll: Bool = false) -> TextWindow {
    var before = before
    before += text
    if !keepingAll {
      before.keepLastBytes(Self.longestPredictedSide / 2, ifLongerThan: Self.longestPredictedSide)
    }
    return TextWindow(before: before, after: after)
  }

  /// The window after Backspace: the selection goes, else the last user-perceived character.
  func deletingBackward() -> TextWindow {
    var before = before
    if selected.isEmpty, !before.isEmpty { before.removeLast() }
    return TextWindow(before: before, after: after)
  }

  /// The window with `new` in place of `old` before the caret; nil if something else stands there.
  func replacing(_ old: String, with new: String) -> TextWindow? {
    guard before.hasBytesAtEnd(old) else { return nil }
    var before = before
    before.dropBytesAtEnd(old)
    return TextWindow(before: before + new, selected: selected, after: after)
  }

  /// How another hand has changed this window; nil if it is the same.
  func difference(to other: TextWindow) -> ForeignChange? {
    if self == other { return nil }
    return hasSameText(as: other) ? .caretMoved : .textChanged
  }

  /// Whether two texts have not even their first or their last character in common.
  func sharesNothing(with other: TextWindow) -> Bool {
    let text = before + selected + after
    let otherText = other.before + other.selected + other.after
    guard !text.isEmpty, !otherText.isEmpty else { return false }
    return text.first != otherText.first && text.last != otherText.last
  }

  /// Whether so little is shown before the caret that it more likely begins at a cut than with the text.
  public var beginsAtACut: Bool { before.utf8.count < Self.shortestContext && length >= Self.shortestCut }

  /// In bytes.
  private var length: Int { before.utf8.count + selected.utf8.count + after.utf8.count }

  /// Whether both can be views of one state: equal, or differing only in where an application cut them.
  func agrees(with other: TextWindow) -> Bool {
    let areCut = min(length, other.length) >= Self.shortestCut
    // It is cut close before the caret only if all behind is told, and close behind it only if all before is told or
    // much of it; typing leads from one to the other.
    let isWholeBehind = after.utf8.count == other.after.utf8.count
    let sides = (before.utf8.count, other.before.utf8.count)
    let isWholeBefore = sides.0 == sides.1 || min(sides.0, sides.1) >= Self.shortestCutSide
    return selected.hasSameBytes(as: other.selected)
      && Self.sidesAgree(before, other.before, areCut: areCut && isWholeBehind) { $0.hasBytesAtEnd($1) }
      && Self.sidesAgree(after, other.after, areCut: areCut && isWholeBefore) { $0.hasBytesAtStart($1) }
  }

  private static func sidesAgree(
    _ a: String, _ b: String, areCut: Bool, _ contains: (_ longer: String, _ shorter: String) -> Bool
  ) -> Bool {
    let (longer, shorter) = a.utf8.count < b.utf8.count ? (b, a) : (a, b)
    let mayBeCut = areCut || shorter.utf8.count >= shortestCutSide
    guard longer.utf8.count == shorter.utf8.count || mayBeCut else { return false }
    return contains(longer, shorter)
  }

  /// The same text, wherever the caret is.
  public func hasSameText(as other: TextWindow) -> Bool {
    guard length == other.length else { return false }
    return (before + selected + after).hasSameBytes(as: other.before + other.selected + other.after)
  }
}
