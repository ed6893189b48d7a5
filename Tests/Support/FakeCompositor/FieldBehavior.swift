extension Compositor {
  /// How an application's text field treats the input method: what it tells, when, and what it gets wrong.
  public struct FieldBehavior: Sendable {
    /// What `surrounding_text` carries.
    public enum Reports: Sendable {
      /// The text, in a window of at most `windowLimit` bytes.
      case text
      /// The event comes, but always with an empty string (null text as some compositors pass it on).
      case empty
      /// One bullet for each character, as password fields do.
      case bullets
      /// The event never comes.
      case nothing
    }

    /// What comes back after a commit that changed something.
    public enum CommitEcho: Sendable {
      case prompt
      /// One step late for ever: the window before the edit.
      case late
      /// As late, but with the caret of now, cut to the old text.
      case lateWithCaret
      /// A replacement is told twice: after its deletion and after its insertion.
      case half
      /// A `done` that carries no text.
      case bare
      case none
    }

    /// What comes back after a key that changed something.
    public enum KeyEcho: Sendable {
      case window
      /// A `done` that carries no text, one for each effective key.
      case bare
      case none
    }

    /// What `delete_surrounding_text` does.
    public enum Deletes: Sendable {
      case bytes
      /// Byte counts are taken for code points, so too much goes where the text is not ASCII.
      case codePoints
      /// The deletion is lost, the insertion happens.
      case ignored
      /// With a selection, the whole edit is lost; bytes otherwise.
      case refusedWithSelection
    }

    /// When a newly focused field tells its state for the first time.
    public enum FirstState: Sendable {
      /// Before the first `done`.
      case atOnce
      /// In a second `done` after an empty first one.
      case inSecondDone
      /// In answer to the first commit, also to an empty one; empty before.
      case afterFirstCommit
    }

    /// What the Return key does.
    public enum ReturnKey: Sendable {
      /// Moves the text to `submitted` and empties the field.
      case submit
      case newline
      case ignored
    }

    public var reports: Reports = .text
    public var commitEcho: CommitEcho = .prompt
    public var keyEcho: KeyEcho = .window
    public var deletes: Deletes = .bytes
    public var firstState: FirstState = .atOnce
    public var returnKey: ReturnKey = .newline
    /// Whether `anchor` tells the other end of a selection; else it equals the caret.
    public var tellsSelection = true
    /// Bits of `zwp_text_input_v3.content_hint`.
    public var hints: UInt32 = 0
    /// A value of `zwp_text_input_v3.content_purpose`.
    public var purpose: UInt32 = 0
    /// Turns that a key waits in the toolkit's queue; a commit that comes meanwhile overtakes it.
    public var keyDelay = 0
    /// Bytes of text told at most.
    public var windowLimit = 4000

    public init() {}
  }
}

extension Compositor.FieldBehavior {
  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Keys wait one turn, the selection is hidden.
  public static let gtk3 = Self().with {
    $0.keyDelay = 1
    $0.tellsSelection = false
    $0.commitEcho = .half
  }
  public static let gtk4 = Self().with {
    $0.keyDelay = 1
    $0.commitEcho = .half
  }
  /// GTK 4 as Debian 12 has it: deletions count code points.
  public static let oldGtk4 = gtk4.with { $0.deletes = .codePoints }
  /// No text ever arrives, one `done` for each effective edit.
  public static let qt6 = Self().with {
    $0.keyDelay = 1
    $0.reports = .nothing
    $0.commitEcho = .bare
    $0.keyEcho = .bare
    $0.deletes = .refusedWithSelection
  }
  public static let firefox = Self().with {
    $0.keyDelay = 1
    $0.commitEcho = .lateWithCaret
  }
  public static let chromium = Self().with {
    $0.commitEcho = .late
    $0.keyEcho = .none
    $0.deletes = .ignored
    $0.firstState = .afterFirstCommit
  }
  /// Purpose terminal, tells nothing, Return ends the line.
  public static let terminal = Self().with {
    $0.reports = .nothing
    $0.commitEcho = .none
    $0.keyEcho = .none
    $0.deletes = .ignored
    $0.purpose = 13
  }
  /// Hidden and sensitive, tells bullets.
  public static let password = Self().with {
    $0.reports = .bullets
    $0.hints = 0x40 | 0x80
    $0.purpose = 8
  }
}
