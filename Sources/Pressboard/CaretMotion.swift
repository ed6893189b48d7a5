/// The caret is being moved by arrows, a batch at a time; each batch is looked at before the next one leaves.
struct CaretMotion: Sendable {
  /// Where the whole move leads; nil where the application decides: word by word.
  let goal: TextWindow?
  let move: DocumentMove
  /// Where the batch under way leads; nil where the application decides.
  var target: TextWindow?
  /// Where the caret was when it left.
  var position: TextWindow
  /// Units that are left behind this batch, signed.
  var remaining: Int
  /// How the batch went out, signed in reading order.
  var arrows: Int
  var direction: WritingDirection
  var sent: Timestamp
  var corrections = 0
  /// More arrows are on their way than characters: the caret may pass its target, so only where it rests counts.
  var mayPass = false
  /// What the application showed since.
  var seen: TextWindow?

  static let mostCorrections = 3

  enum Report: Sendable { case arrived, onTheWay, foreign }

  /// What a report means while this batch is under way.
  func judge(_ report: TextWindow) -> Report {
    if let target, Self.shows(report, target) { return .arrived }
    // Such a move leaves no selection behind.
    if !move.extendsSelection, !report.selected.isEmpty, report != position { return .foreign }
    if position.hasSameText(as: report) { return .onTheWay }
    // A long text is shown in part, and the part moves with the caret.
    var window = position
    let step = DocumentMove(by: arrows.signum(), unit: move.unit, extendsSelection: move.extendsSelection)
    for _ in 0..<arrows.magnitude {
      if Self.shows(report, window) { return .onTheWay }
      guard window.move(step) != 0 else { break }
    }
    return Self.shows(report, window) ? .onTheWay : .foreign
  }

  private static func shows(_ report: TextWindow, _ window: TextWindow) -> Bool {
    window.agrees(with: report) || report.selected.isEmpty && window.withoutSelection.agrees(with: report)
  }

  /// How far `window` is from the target: user-perceived characters, or code points, signed.
  func distance(from window: TextWindow, inCodePoints: Bool) -> Int {
    guard let target else { return 0 }
    return Self.distance(from: window, to: target, inCodePoints: inCodePoints)
  }

  static func distance(from window: TextWindow, to other: TextWindow, inCodePoints: Bool) -> Int {
    let a = window.caretOffset
    let b = other.caretOffset
    let text = (other.before + other.selected + other.after).utf8
    guard max(a, b) <= text.count else { return 0 }
    let lower = text.index(text.startIndex, offsetBy: min(a, b))
    let upper = text.index(lower, offsetBy: max(a, b) - min(a, b))
    let between = String(text[lower..<upper]) ?? ""
    let length = inCodePoints ? between.unicodeScalars.count : between.count
    return a < b ? length : -length
  }
}
