public import Pressboard

/// How an application's text field treats the keyboard: what it tells, when, and what it gets wrong. All times are in
/// seconds. Each switch is something that an application in use does.
public struct ApplicationTraits: Sendable {
  /// What the application's reports say of its text.
  public enum Telling: Hashable, Sendable {
    case whole
    /// Two sides of so many bytes, once the whole is longer: its front if the caret is in that, else its end if the caret
    /// is in that, else around the caret.
    case window(side: Int)
    /// One bullet for each character: password fields.
    case bullets
    /// The first report has the text, no later one comes.
    case firstOnly
    /// Reports come without text: features were frozen before the application had any.
    case nothing
    /// No report ever comes.
    case silence
  }

  /// What a commit that changed something is answered with.
  public enum CommitEcho: Hashable, Sendable {
    case prompt
    /// As prompt, but a replacement is told twice: after its deletion and after its insertion.
    case half
    /// One step behind for ever.
    case late
    /// The old text with the new caret.
    case lateWithCaret
    case none
  }

  /// What a key that changed something is answered with.
  public enum KeyEcho: Hashable, Sendable { case window, none }

  /// What becomes of a deletion that the input method asks for.
  public enum Deletion: Hashable, Sendable {
    case bytes
    /// Byte counts are taken for characters; more than there are removes nothing, and the text is inserted all the same.
    case characters
    case ignored
    /// With a selection the insertion is lost too.
    case droppedWithSelection
  }

  /// When keys act; commits act while they are read.
  public enum KeyOrder: Hashable, Sendable {
    case inOrder
    /// Keys wait in a queue, which commits overtake.
    case queued(ClosedRange<Double>)
  }

  /// When a newly focused field tells its state.
  public enum FirstState: Hashable, Sendable {
    case atOnce
    /// After a first report that says nothing.
    case inSecondReport
    /// In answer to the first commit, be it empty.
    case afterFirstCommit
  }

  /// How one Backspace or arrow moves through the text.
  public enum Stepping: Hashable, Sendable {
    case graphemes
    /// Indic scripts and Hangul by code points, the rest by graphemes.
    case codePoints
  }

  /// What the application makes of inserted text by itself.
  public enum Reaction: Hashable, Sendable {
    case none
    /// The rest of a word is appended as a selection.
    case completes([String])
    /// At most so many code points.
    case limits(Int)
    /// Only these characters; a dash follows each third one.
    case masks(Set<Character>)
  }

  public enum ReturnKey: Hashable, Sendable { case newline, submit }

  public enum TabKey: Hashable, Sendable {
    /// Another field, of which only its text tells.
    case nextField
    /// Another field, with an activation of its own.
    case nextActivation
  }

  public var kind: FieldKind = .text
  public var telling: Telling = .whole
  public var commitEcho: CommitEcho = .prompt
  public var keyEcho: KeyEcho = .window
  public var deletion: Deletion = .bytes
  public var keyOrder: KeyOrder = .queued(0...0.001)
  public var firstState: FirstState = .atOnce
  public var stepping: Stepping = .graphemes
  public var reaction: Reaction = .none
  public var returnKey: ReturnKey = .submit
  public var tabKey: TabKey = .nextField
  /// Whether a change that the application makes by itself is told. Otherwise it shows with the next edit.
  public var tellsOwnChanges = true
  /// Whether a selection shows as an anchor beside the caret.
  public var tellsSelection = true
  /// Turns of the application's loop between a change and its report.
  public var turnsLate: ClosedRange<Int> = 0...0
  /// The chance that two changes share a report.
  public var merging = 0.0
  /// How long the application stands still when it is stopped.
  public var stop = 0.0

  public init() {}

  /// One turn of the application's loop.
  public static let turn = 0.004

  /// Whether a commit is answered with the text as it is then.
  public var isPrompt: Bool { commitEcho == .prompt || commitEcho == .half }

  /// Whether reports carry the text as it is.
  public var tellsText: Bool {
    switch telling {
    case .whole, .window: true
    case .bullets, .firstOnly, .nothing, .silence: false
    }
  }

  /// Whether every edit is answered with the text as it is then.
  public var showsAll: Bool { isPrompt && tellsText && keyEcho == .window }

  /// The longest time from a key's arrival to its report, stops left out.
  public var longestAnswer: Double {
    let queue =
      switch keyOrder {
      case .inOrder: 0.0
      case .queued(let delay): delay.upperBound
      }
    return queue + Double(turnsLate.upperBound + 1) * Self.turn
  }
}

extension ApplicationTraits {
  /// A field of the same application, of another kind.
  public mutating func become(_ kind: FieldKind) {
    self.kind = kind
    switch (kind, telling) {
    case (.secret, .whole), (.secret, .window): telling = .bullets
    case (.text, .bullets): telling = .whole
    case (.text, _), (.secret, _), (.terminal, _), (.keysOnly, _): break
    }
  }

  /// The same with some changed.
  public func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
