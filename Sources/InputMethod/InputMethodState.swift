import Pressboard

/// What the compositor says about the focused field.
///
/// Events gather in `pending`; only `done` makes them current, in one step. One value belongs to one
/// `zwp_input_method_v2` object: a new object starts with a new value.
public struct InputMethodState: Sendable {
  public enum Phase: Equatable, Sendable {
    case inactive
    case active(InputField)
    /// Another program holds the seat's input method; final for this object.
    case unavailable
  }

  /// What one `done` changed.
  public enum Change: Equatable, Sendable {
    case activated(InputField)
    /// Left one field and entered another in the same batch, or the same one anew.
    case switched(InputField)
    /// Same field, other text, or its type is told for the first time.
    case updated(InputField)
    /// The same focus, but the type is another one than was told: GTK moves between the entries of one window this
    /// way, and browsers between the fields of a page.
    case replaced(InputField)
    /// Same field, told again without news, or nothing happened at all.
    case unchanged
    case deactivated
  }

  public private(set) var phase = Phase.inactive

  /// How many `done` events this object has had, active or not, wrapping: the serial of a commit.
  public private(set) var doneCount: UInt32 = 0

  private var pending = Pending()

  public init() {}

  public var field: InputField? {
    if case .active(let field) = phase { field } else { nil }
  }

  var hasField: Bool {
    if case .active = phase { true } else { false }
  }

  /// A field was entered. Wipes everything told before it, also when a field was active already.
  public mutating func activate() {
    pending = Pending(focus: .entered)
  }

  /// The field was left. A compositor may say so although none was entered.
  public mutating func deactivate() {
    pending = Pending(focus: .left)
  }

  public mutating func surroundingText(_ text: String, cursor: UInt32, anchor: UInt32) {
    pending.text = SurroundingText(text: text, cursor: cursor, anchor: anchor)
  }

  public mutating func textChangeCause(_ cause: ChangeCause) {
    pending.cause = cause
  }

  public mutating func contentType(_ type: ContentType) {
    pending.contentType = type
  }

  /// The object is refused: nothing will ever follow.
  public mutating func unavailable() {
    phase = .unavailable
    pending = Pending()
  }

  /// Makes what was pending current. `isTypedInto` says that the field has been typed into since it was entered.
  public mutating func done(isTypedInto: Bool) -> Change {
    doneCount &+= 1
    let news = pending
    pending = Pending()
    switch (phase, news.focus) {
    case (.unavailable, _), (.inactive, .kept), (.inactive, .left):
      return .unchanged
    case (.active, .left):
      phase = .inactive
      return .deactivated
    case (.inactive, .entered):
      let field = news.applied(to: InputField())
      phase = .active(field)
      return .activated(field)
    case (.active, .entered):
      let field = news.applied(to: InputField())
      phase = .active(field)
      return .switched(field)
    case (.active(let known), .kept):
      let field = news.applied(to: known)
      phase = .active(field)
      if field == known { return .unchanged }
      // A compositor may tell of a field only in a second batch, and say "nothing known" in the first: "nothing known"
      // is believed once somebody types there.
      let wasTold = known.window != nil && (isTypedInto || known.contentType != ContentType())
      return wasTold && field.contentType != known.contentType ? .replaced(field) : .updated(field)
    }
  }
}

private struct SurroundingText {
  var text: String
  var cursor: UInt32
  var anchor: UInt32
}

/// What came since the last `done`.
private struct Pending {
  enum Focus { case kept, entered, left }

  var focus = Focus.kept
  var text: SurroundingText?
  var contentType: ContentType?
  /// Falls back by itself after each `done`.
  var cause = ChangeCause.inputMethod

  /// `field` with the news. Text and type that were not told again stand: compositors may send only what
  /// changed, and some send a field's state only in a second batch behind `activate`. The text of a secret
  /// field is dropped unread.
  func applied(to field: InputField) -> InputField {
    var field = field
    field.cause = cause
    if let contentType { field.contentType = contentType }
    if field.kind == .secret {
      field.window = nil
    } else if let text {
      field.window = TextWindow(surroundingText: text.text, cursor: text.cursor, anchor: text.anchor)
    }
    return field
  }
}
