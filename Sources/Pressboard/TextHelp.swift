/// What may be done for the user in a field: decided by its kind, purpose and hints, once for all helpers.
struct TextHelp: Equatable, Sendable {
  /// Which letters are capitals by themselves.
  enum Capitals: Hashable, Sendable { case none, sentences, words, all }

  var capitals: Capitals
  /// Spaces, quotation marks, dashes and stops are put right.
  var fixesPunctuation: Bool
  /// Words may be suggested.
  var suggests: Bool
  /// Words may be corrected.
  var corrects: Bool

  static let none = TextHelp(capitals: .none, fixesPunctuation: false, suggests: false, corrects: false)

  /// The text is looked at for some reason.
  var reads: Bool { self != .none }

  init(capitals: Capitals, fixesPunctuation: Bool, suggests: Bool, corrects: Bool) {
    self.capitals = capitals
    self.fixesPunctuation = fixesPunctuation
    self.suggests = suggests
    self.corrects = corrects
  }

  init(_ context: KeyboardContext) {
    switch context.field {
    // Whatever has the focus there may be a terminal; and what is not known to be text cannot be repaired.
    case .keysOnly, .terminal, .secret: self = .none
    case .text: self = Self.text(context.purpose, context.hints)
    }
  }

  private static func text(_ purpose: FieldPurpose, _ hints: FieldHints) -> TextHelp {
    var help =
      switch purpose {
      case .normal, .alpha:
        TextHelp(capitals: .sentences, fixesPunctuation: true, suggests: true, corrects: true)
      case .name:
        TextHelp(capitals: .words, fixesPunctuation: true, suggests: true, corrects: false)
      case .digits, .number, .phone, .url, .email, .date, .time, .datetime, .password, .pin, .terminal:
        none
      }
    guard help.reads else { return help }
    if hints.contains(.lowercase) {
      help.capitals = .none
    } else if hints.contains(.uppercase) {
      help.capitals = .all
    } else if hints.contains(.titlecase) {
      help.capitals = .words
    }
    return help
  }
}
