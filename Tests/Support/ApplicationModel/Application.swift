public import Pressboard

/// A text field of an application, with everything between its socket and its text, in virtual time.
///
/// What reaches the application goes in by `receive`; time passes by `advance`, which gives back what the application
/// says. It knows neither compositor nor serials, so it stands behind whatever plays those.
public struct Application: Sendable {
  /// What reaches the application.
  public enum Delivery: Equatable, Sendable {
    /// One `done` of the text input: deletion around the caret in bytes, then the insertion.
    case edit(Edit)
    case key(TypedKey)
    /// Something that happens outside the keyboard.
    case event(Happening)
  }

  public struct Edit: Equatable, Sendable {
    public var before = 0
    public var after = 0
    public var insertion = ""
    public var preedit = ""

    public init(before: Int = 0, after: Int = 0, insertion: String = "", preedit: String = "") {
      self.before = before
      self.after = after
      self.insertion = insertion
      self.preedit = preedit
    }
  }

  /// What a mouse, a script or the application itself does to its text.
  public enum Happening: Equatable, Sendable {
    case setText(String)
    /// The caret is put there; in bytes, moved back to a code point.
    case caret(Int)
    /// Everything is selected; `tells` is whether an unchanged report follows, as in GTK 3.
    case selectAll(tells: Bool)
    /// Another field of the same surface takes the focus.
    case switchField(String)
    /// The same, and it is of another kind.
    case switchKind(FieldKind, String)
    /// A report that nobody asked for and that says nothing new.
    case tell
    /// It reads nothing for so many seconds.
    case stop(Double)
  }

  /// What the application says.
  public enum Report: Equatable, Sendable {
    /// Its state; the window is nil where no text is told.
    case state(TextWindow?)
    /// Its focus goes to a field with an activation of its own.
    case nextActivation
  }

  public private(set) var traits: ApplicationTraits
  public private(set) var buffer: TextBuffer
  public private(set) var preedit = ""
  /// Texts that Return sent off.
  public private(set) var submitted: [String] = []
  /// Texts of the fields that were left for another one.
  public private(set) var leftFields: [String] = []
  /// Deletions that were out of the text or cut a character.
  public private(set) var badDeletions = 0
  public private(set) var hasFocus = false

  private enum Event: Sendable {
    case delivery(Delivery)
    case acts(TypedKey)
    /// The oldest of the reports that wait, if its activation is still this one.
    case report(activation: Int)
    case changesActivation
  }

  private var events = EventQueue<Event>()
  private var random: SplitMix
  private var stoppedUntil = -Double.infinity
  private var lastAct = 0.0
  private var lastReport = 0.0
  private var reports: [TextWindow?] = []
  private var activation = 0
  private var waitsForCommit = false

  public init(_ traits: ApplicationTraits, text: String = "", seed: UInt64) {
    self.traits = traits
    buffer = TextBuffer(text)
    random = SplitMix(seed: seed)
  }

  /// When something happens by itself; nil when nothing is under way.
  public var nextEvent: Double? { events.first }

  public var isIdle: Bool { events.isEmpty }

  // MARK: What comes in

  public mutating func receive(_ delivery: Delivery, at now: Double) {
    events.add(.delivery(delivery), at: now)
  }

  /// The field gets the focus; what its first `done` carries.
  public mutating func enter(at now: Double) -> TextWindow? {
    beginActivation()
    hasFocus = true
    waitsForCommit = false
    switch traits.firstState {
    case .atOnce: return window
    case .inSecondReport:
      say(window, at: now)
      return nil
    case .afterFirstCommit:
      waitsForCommit = true
      return nil
    }
  }

  public mutating func leave() {
    beginActivation()
    hasFocus = false
  }

  /// What was still to be said is not said any more.
  private mutating func beginActivation() {
    activation += 1
    reports.removeAll()
    preedit = ""
  }

  /// Lets time pass until `now`; what the application says, in order.
  public mutating func advance(to now: Double) -> [Report] {
    var said: [Report] = []
    while let next = events.first, next <= now, let (time, event) = events.removeFirst() {
      if time < stoppedUntil {
        events.add(event, at: stoppedUntil)
        continue
      }
      handle(event, at: time, &said)
    }
    return said
  }

  /// The window as it would be told now.
  public var window: TextWindow? { buffer.window(traits.telling, tellsSelection: traits.tellsSelection) }

  // MARK: What happens

  private mutating func handle(_ event: Event, at now: Double, _ said: inout [Report]) {
    switch event {
    case .delivery(.edit(let edit)): apply(edit, at: now)
    case .delivery(.key(let key)):
      switch traits.keyOrder {
      case .inOrder: act(key, at: now)
      case .queued(let delay):
        lastAct = max(now + random.double(in: delay), lastAct)
        events.add(.acts(key), at: lastAct)
      }
    case .delivery(.event(let happening)): happen(happening, at: now)
    case .acts(let key): act(key, at: now)
    case .report(let activation):
      if activation == self.activation { said.append(.state(reports.removeFirst())) }
    case .changesActivation: said.append(.nextActivation)
    }
  }

  private mutating func apply(_ edit: Edit, at now: Double) {
    if waitsForCommit {
      waitsForCommit = false
      say(window, at: now)
    }
    if traits.deletion == .droppedWithSelection, buffer.hasSelection, edit.before + edit.after > 0 { return }
    let old = buffer
    preedit = edit.preedit
    if edit.before + edit.after > 0 { delete(edit) }
    let halfway = buffer
    if !edit.insertion.isEmpty { buffer.insert(edit.insertion, traits.reaction) }
    guard buffer != old else { return }
    switch traits.commitEcho {
    case .none: break
    case .prompt: say(window, at: now)
    case .half:
      if halfway != old, halfway != buffer {
        say(halfway.window(traits.telling, tellsSelection: traits.tellsSelection), at: now)
      }
      say(window, at: now)
    case .late: say(old.window(traits.telling, tellsSelection: traits.tellsSelection), at: now)
    case .lateWithCaret:
      var late = old
      late.place(buffer.caret)
      while late.caret > 0, late.caret < late.bytes.count, late.bytes[late.caret] & 0xC0 == 0x80 {
        late.place(late.caret - 1)
      }
      say(late.window(traits.telling, tellsSelection: traits.tellsSelection), at: now)
    }
  }

  private mutating func delete(_ edit: Edit) {
    let isDone =
      switch traits.deletion {
      case .ignored: true
      case .bytes, .droppedWithSelection: buffer.delete(before: edit.before, after: edit.after, in: .bytes)
      case .characters: buffer.delete(before: edit.before, after: edit.after, in: .characters)
      }
    if !isDone { badDeletions += 1 }
  }

  private mutating func act(_ key: TypedKey, at now: Double) {
    let old = buffer
    switch key {
    case .character(let character): buffer.insert(String(character), traits.reaction)
    case .edit(.backspace): _ = buffer.deleteBackward(traits.stepping)
    case .edit(.left): buffer.press(ArrowKey(.left), traits.stepping)
    case .edit(.right): buffer.press(ArrowKey(.right), traits.stepping)
    case .arrow(let arrow): buffer.press(arrow, traits.stepping)
    case .edit(.up), .edit(.down), .edit(.escape), .edit(.chord): break
    case .edit(.return):
      switch traits.returnKey {
      case .newline: buffer.insert("\n", traits.reaction)
      case .submit:
        submitted.append(buffer.text)
        buffer = TextBuffer()
      }
    case .edit(.tab):
      leftFields.append(buffer.text)
      buffer = TextBuffer()
      if traits.tabKey == .nextActivation, hasFocus {
        events.add(.changesActivation, at: now)
        return
      }
    }
    let changed = buffer != old || key == .edit(.tab) || key == .edit(.return)
    if changed, traits.keyEcho == .window { say(window, at: now) }
  }

  private mutating func happen(_ happening: Happening, at now: Double) {
    switch happening {
    case .setText(let text):
      buffer = TextBuffer(text)
      if traits.tellsOwnChanges { say(window, at: now) }
    case .caret(let offset):
      var place = min(max(0, offset), buffer.bytes.count)
      while place > 0, place < buffer.bytes.count, buffer.bytes[place] & 0xC0 == 0x80 { place -= 1 }
      buffer.place(place)
      say(window, at: now)
    case .selectAll(let tells):
      buffer.selectAll()
      if tells { say(window, at: now) }
    case .switchField(let text):
      leftFields.append(buffer.text)
      buffer = TextBuffer(text)
      say(window, at: now)
    case .switchKind(let kind, let text):
      leftFields.append(buffer.text)
      buffer = TextBuffer(text)
      traits = traits.with { $0.become(kind) }
      say(window, at: now)
    case .tell: say(window, at: now)
    case .stop(let length): stoppedUntil = max(stoppedUntil, now + length)
    }
  }

  // MARK: Reports

  private mutating func say(_ window: TextWindow?, at now: Double) {
    switch traits.telling {
    case .silence, .firstOnly: return
    case .whole, .window, .bullets, .nothing: break
    }
    guard hasFocus, !waitsForCommit else { return }
    if !reports.isEmpty, random.chance(traits.merging) {
      reports[reports.count - 1] = window
      return
    }
    reports.append(window)
    let turns = Double(random.int(traits.turnsLate)) + random.double(in: 0.1...0.7)
    lastReport = max(now + turns * ApplicationTraits.turn, lastReport)
    events.add(.report(activation: activation), at: lastReport)
  }
}
