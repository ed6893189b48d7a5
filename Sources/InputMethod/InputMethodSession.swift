public import Pressboard
public import Wayland

/// The text path of one seat at the wire: hears of fields, keeps `DocumentSync` informed, and sends what it asks for.
///
/// Nothing is flushed here: what `endTurn` sends leaves with the loop's own flush, as one write.
public final class InputMethodSession {
  /// Told of every `done` that concerns a field, when `sync` knows of it already.
  public var onFieldChange: ((FieldChange) -> Void)?
  /// Told at the end of a turn what became of the field's text.
  var onDocumentChange: ((DocumentChange) -> Void)?
  public private(set) var sync: DocumentSync
  /// What typing does now; nil while no field is active and keys have not been asked for.
  public private(set) var kind: FieldKind?
  public let keyboard: VirtualKeyboard

  private let connection: Connection
  private let seat: WlSeat
  private let inputMethods: ZwpInputMethodManagerV2?
  private let isRefusalFinal: Bool
  private let toplevels: (() -> ZwlrForeignToplevelManagerV1?)?
  private var query: ApplicationQuery?
  private let clock: () -> Timestamp
  private var state = InputMethodState()
  /// Nil where there is no manager, and from `unavailable` to the next try.
  private var inputMethod: ZwpInputMethodV2?

  /// `clock` gives the time of the loop's turn. Without `inputMethods` everything goes as keys; `claimed` is one that
  /// was asked for already. With `isRefusalFinal` one that is refused is neither given back nor asked for again: on
  /// Smithay that would end the other program's.
  /// `toplevels` binds a manager of the windows, for the name of the application that is typed into; `experience`
  /// is what earlier sessions of the process have learned.
  public init(
    connection: Connection, seat: WlSeat, inputMethods: ZwpInputMethodManagerV2?,
    claimed: ZwpInputMethodV2? = nil, keyboard: VirtualKeyboard,
    prior: SerialRule.Prior, isRefusalFinal: Bool = false,
    toplevels: (() -> ZwlrForeignToplevelManagerV1?)? = nil,
    experience: Experience = Experience(), clock: @escaping () -> Timestamp
  ) {
    self.connection = connection
    self.seat = seat
    self.inputMethods = inputMethods
    self.keyboard = keyboard
    self.isRefusalFinal = isRefusalFinal
    self.toplevels = toplevels
    self.clock = clock
    sync = DocumentSync(prior: prior, keymap: keyboard.keymap.characters)
    sync.experience = experience
    if inputMethods == nil { typeByKeys() } else { claim(claimed) }
  }

  /// The focused field; nil when there is none, or none that an input method reaches.
  public var field: InputField? { state.field }
  public var hasField: Bool { state.hasField }

  // MARK: What the host asks for

  /// From now on, and until a field becomes active, everything is typed as keys into whatever has the focus:
  /// for a keyboard that is shown by hand over a program without text input.
  public func typeByKeys() {
    guard !state.hasField, kind != .keysOnly else { return }
    enter(.keysOnly)
  }

  /// The keyboard has gone while no field is active: what is still typed has no place to go.
  public func stopTypingByKeys() {
    guard inputMethod != nil, kind == .keysOnly else { return }
    leave()
  }

  /// Tries once more to become the input method after `unavailable`: the other program may have left. To be
  /// called when the user asks for the keyboard, not by a timer.
  public func retry() {
    if inputMethod == nil, inputMethods != nil, !isRefusalFinal { claim() }
  }

  /// Records an edit, to be sent by `endTurn`. `repeated` marks the repeats of a held key.
  public func edit(_ edit: DocumentEdit, repeated: Bool = false) {
    sync.edit(edit, repeated: repeated, at: clock())
  }

  /// Sends what may be sent now. Once per turn, when everything that came in is handled.
  public func endTurn(at now: Timestamp) {
    for edit in sync.endTurn(at: now) { send(edit, at: now) }
    for change in sync.takeChanges() { onDocumentChange?(change) }
  }

  /// What was typed since the text was last known.
  var shadow: String { look { $0.shadow(at: clock()) } }

  /// Asks the text path where it lies: asked as a property of ours, all of it would be copied first, each time.
  func look<Answer>(_ ask: (inout DocumentSync) -> Answer) -> Answer { ask(&sync) }

  /// Whether it is known what stands around the caret.
  public var knowsWindow: Bool { look { $0.knowsWindow } }

  /// Something was asked for that no turn has looked at.
  public var owesTurn: Bool { look { $0.owesTurn } }

  /// What stands around the caret, as far as it is known.
  public var window: TextWindow? { look { $0.window } }

  /// When `endTurn` is due although nothing comes in.
  public var nextWake: Timestamp? { look { $0.nextWake } }

  /// Gives the seat's input method and the keyboard back.
  public func close() {
    leave()
    keyboard.destroy()
    inputMethod?.destroy()
    inputMethod = nil
    state = InputMethodState()
  }

  // MARK: Events

  private func claim(_ claimed: ZwpInputMethodV2? = nil) {
    state = InputMethodState()
    inputMethod = claimed ?? inputMethods?.getInputMethod(seat: seat)
    inputMethod?.onEvent = { [weak self] event in self?.receive(event) }
  }

  private func receive(_ event: ZwpInputMethodV2.Event) {
    switch event {
    case .activate: state.activate()
    case .deactivate: state.deactivate()
    case .surroundingText(let text, let cursor, let anchor):
      state.surroundingText(text, cursor: cursor, anchor: anchor)
    case .textChangeCause(let cause):
      state.textChangeCause(ChangeCause(rawValue: cause.rawValue))
    case .contentType(let hint, let purpose):
      state.contentType(
        ContentType(hints: .init(rawValue: hint.rawValue), purpose: .init(rawValue: purpose.rawValue)))
    case .done: apply(state.done(isTypedInto: look { $0.isTypedInto }))
    case .unavailable: giveUp()
    }
  }

  private func apply(_ change: InputMethodState.Change) {
    switch change {
    case .activated(let field):
      // Keys were typed before, if anything.
      if kind != nil { leave() }
      enter(field.kind)
      report(field)
      onFieldChange?(.activated(field))
    case .switched(let field):
      leave()
      enter(field.kind)
      report(field)
      onFieldChange?(.switched(field))
    case .updated(let field):
      kind = field.kind
      report(field)
      onFieldChange?(.updated(field))
    case .replaced(let field):
      kind = field.kind
      sync.changeField(to: field.kind, at: clock())
      report(field)
      onFieldChange?(.updated(field))
    case .unchanged:
      guard let field else { return }
      report(field)
      onFieldChange?(.repeated(field))
    case .deactivated:
      leave()
      onFieldChange?(.deactivated)
    }
  }

  /// Refused, or put out: the object may only be destroyed.
  private func giveUp() {
    state.unavailable()
    if !isRefusalFinal { inputMethod?.destroy() }
    inputMethod = nil
    leave()
    enter(.keysOnly)
    onFieldChange?(.unavailable)
  }

  private func enter(_ kind: FieldKind) {
    self.kind = kind
    sync.activate(kind: kind, at: clock())
    if kind != .keysOnly { askForApplication() }
  }

  private func askForApplication() {
    query?.cancel()
    query = toplevels?().map { manager in
      ApplicationQuery(manager, on: connection) { [weak self] appID in
        guard let self else { return }
        query = nil
        if let appID { sync.identify(application: appID) }
      }
    }
  }

  private func leave() {
    guard kind != nil else { return }
    kind = nil
    query?.cancel()
    query = nil
    sync.deactivate(at: clock())
  }

  private func report(_ field: InputField) {
    sync.done(
      count: state.doneCount, window: field.window, kind: field.kind, saysOther: field.cause == .other,
      at: clock())
  }

  // MARK: Wire

  private func send(_ edit: WireEdit, at now: Timestamp) {
    switch edit {
    case .commit(let content, let serial, let receipt):
      guard let inputMethod, state.hasField else { return }
      if content.deleteBefore > 0 {
        inputMethod.deleteSurroundingText(beforeLength: UInt32(content.deleteBefore), afterLength: 0)
      }
      if !content.text.isEmpty { inputMethod.commitString(text: content.text) }
      if let preedit = content.preedit {
        let end = Int32(preedit.utf8.count)
        inputMethod.setPreeditString(text: preedit, cursorBegin: end, cursorEnd: end)
      }
      inputMethod.commit(serial: serial)
      guard let receipt else { return }
      connection.sync { [weak self] in
        guard let self else { return }
        sync.receipt(receipt, at: clock())
      }
    case .emptyCommit(let serial):
      guard let inputMethod, state.hasField else { return }
      inputMethod.commit(serial: serial)
    case .key(let typed):
      guard let key = keyboard.keymap.key(for: typed) else { return }
      keyboard.type(key, at: now)
    }
  }
}
