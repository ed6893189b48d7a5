extension EchoLedger {
  enum Origin: Hashable, Sendable { case commit, key }

  /// One edit that was sent.
  struct Entry: Sendable {
    /// Increases with each edit sent on the connection.
    let id: Int
    let origin: Origin
    let step: Step
    /// The window that this edit should lead to; nil behind Return, Tab or unknown text.
    var predicted: TextWindow?
    /// A key that is not expected to do anything, such as Backspace at the start: no echo comes.
    let changesNothing: Bool
    /// The number of dones when it was sent.
    let doneCount: UInt32
    /// Windows on the way to the predicted one.
    var halves: [TextWindow] = []
    /// Where it leads in an application that counts in other units.
    var surprises: [Surprise] = []
    /// It is a commit like the one before it.
    var repeatsLast = false
    /// Its echo has been used as evidence for the field's habits.
    var isJudged = false

    func shows(_ report: TextWindow) -> Bool { predicted?.agrees(with: report) ?? false }

    func surprise(in report: TextWindow) -> Surprise? { surprises.first { $0.window.agrees(with: report) } }

    /// Whether a report shows it on the way.
    func isHalfOf(_ report: TextWindow) -> Bool { halves.contains { $0.agrees(with: report) } }
  }

  /// What an edit does to the text.
  enum Step: Hashable, Sendable {
    case insert(String)
    case deleteBackward
    case replace(String, with: String)
    /// Return, Tab, an arrow: nobody knows.
    case unknown

    func applied(to window: TextWindow) -> TextWindow? {
      switch self {
      case .insert(let text): window.inserting(text)
      case .deleteBackward: window.deletingBackward()
      case .replace(let old, let new): window.replacing(old, with: new)
      case .unknown: nil
      }
    }
  }

  /// An outcome that is not the predicted one, but tells something.
  struct Surprise: Sendable {
    enum Meaning: Hashable, Sendable {
      /// Backspace took one code point of several.
      case codePoint
      /// A length in bytes was taken for one in code points: this went as well.
      case tooMuch(vanished: String)
      /// The text came, nothing went.
      case nothingWent
    }

    let window: TextWindow
    let meaning: Meaning
  }

  enum Belief: Sendable {
    case known(TextWindow)
    case unknown
  }

  /// What a report that differs from the last one means.
  enum Verdict: Equatable, Sendable {
    /// Our own echo. `newest` is the kind of edit if it was the newest one.
    case confirmed(newest: Origin?)
    /// It acted in another way. Edits behind it are still pending.
    case surprised(Surprise.Meaning, Step)
    /// An earlier state that something of ours has overtaken, or one half of a replacement.
    case late
    /// Behind Return, Tab or unknown text, while more than one edit is on its way: time will tell.
    case undecided
    /// The first report behind Return, Tab or unknown text that shows all that was sent since.
    case closedStep(Origin)
    /// It has one letter of ours more than the last one: all edits up to that have acted, on another text than was
    /// believed if one was. `isNewest` says that it was the newest edit.
    case added(isNewest: Bool, wasKnown: Bool)
    /// Behind unknown text it shows the commit before the newest one, as applications do that are one step late.
    case trailing
    /// Behind Return, Tab or unknown text it shows neither all that was sent since nor what stood there before the newest.
    case strayed
    /// Nothing was pending: somebody else changed the text.
    case unasked
    /// It fits nothing pending: a state in between, or somebody else's change.
    case unsettled
  }
}
