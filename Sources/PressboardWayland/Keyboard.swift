internal import InputMethod
internal import Pressboard
internal import PressboardView
internal import Surfaces
internal import Wayland

/// One seat's keyboard: its fingers, its engine, its text and its surface, joined.
///
/// Handlers only change values. What leaves the process leaves in `endTurn`: text first, pixels last.
final class Keyboard {
  private let seat: Seat
  let screen: KeyboardScreen
  let session: InputMethodSession
  let document: WaylandDocument
  let controller: PressboardController
  private let palette: Palette
  private let clock: () -> Timestamp
  var gestures: KeyboardGestures
  private var visibility: Visibility
  private(set) var grid: KeyGrid
  /// The present grid as it is drawn; nil when it has to be made anew.
  private var board: KeyboardBoard?
  /// What fingers lay over it, as far as the screen knows.
  private var shown = FingerMarks()
  /// The words in the bar, as the screen has them and as fingers mean them.
  private(set) var bar = OfferedWords.none
  /// A surface was asked for since the keyboard was put away last.
  private var isRaised = false
  /// The field as it was told last, also when it has been left.
  private var told: InputField?
  /// The field was left in this turn, and perhaps comes back in it.
  private var hasLeftField = false
  /// The document's news led to edits behind those that this turn has sent.
  private var hasAfterthought = false
  /// When the words in the bar are to change although nothing else does; nil: they are as they should be.
  private var barDue: Timestamp?
  /// Who knows words; nil: nobody.
  private let words: WordRelay?
  /// The engine has heard that the field's text is known.
  private var knowsText = false
  /// Another program is the input method of the seat.
  var onUnavailable: (() -> Void)?
  /// A field that becomes active before this moment is one that the user was in already: it is left folded.
  var foldsUntil: Timestamp?

  init(
    seat: Seat, screen: KeyboardScreen, session: InputMethodSession, layout: String,
    behavior: KeyboardBehavior, palette: Palette, visibility: Visibility, words: WordRelay?,
    clock: @escaping () -> Timestamp
  ) {
    self.seat = seat
    self.screen = screen
    self.session = session
    self.palette = palette
    self.visibility = visibility
    self.words = words
    self.clock = clock
    document = WaylandDocument(session: session)
    controller = PressboardController(
      document: document, context: KeyboardContext(layoutName: layout), behavior: behavior)
    grid = KeyGrid(
      layout: controller.layout, metrics: screen.metrics,
      spaceTopExtension: controller.behavior.spaceBarTopExtension)
    gestures = KeyboardGestures(grid: grid, rules: GestureRules(controller.behavior))
    controller.language = words
    words?.lay(grid)
    controller.onAction = { [unowned self] in intercept($0) }
    controller.onLayoutChange = { [unowned self] _ in relayout() }
    document.onChange = { [unowned self] in documentChanged($0) }
    seat.onTouch = { [unowned self] in touched($0, $1) }
    seat.onCancel = { [unowned self] in cancelTouches() }
    session.onFieldChange = { [unowned self] in fieldChanged($0) }
    screen.onChange = { [unowned self] in if self.screen.metrics != grid.metrics { relayout() } }
    screen.onClosed = { [unowned self] in loseTouches() }
  }

  // MARK: Fingers

  private func touched(_ surface: WlSurface, _ points: [TouchPoint]) {
    guard screen.owns(surface) else { return }
    screen.touched()
    words?.collect()
    let now = clock()
    for var point in points {
      // Put away in this very turn. After a field is left it still types: `DocumentSync` holds that for the next.
      if point.phase == .down, !visibility.isShown { continue }
      point.position.y -= screen.headroom
      perform(gestures.handle(point, at: now))
    }
  }

  private func perform(_ events: [GestureEvent]) {
    for event in events { controller.handle(event, at: clock()) }
    gestures.viableNext = controller.viableNext ?? []
  }

  /// An answer to what was asked about the words.
  func receive(_ answer: LanguageAnswer) {
    controller.receive(answer, at: clock())
    gestures.viableNext = controller.viableNext ?? []
  }

  /// What time alone makes of fingers: a held backspace among it, which does not pile up in front of a slow field.
  private func performRepeats(_ events: [GestureEvent]) {
    for event in events {
      if case .stroke(let stroke) = event {
        // A word goes whole, and not before what went last is seen to be gone.
        if stroke.action == .deleteWord, !document.isSettled { continue }
        document.isRepeating = stroke.action != .deleteWord
      }
      controller.handle(event, at: clock())
      document.isRepeating = false
    }
  }

  private func cancelTouches() {
    perform(gestures.cancel(at: clock()))
  }

  /// What the fingers are on is gone.
  private func loseTouches() {
    cancelTouches()
    seat.forgetTouches()
  }

  private func intercept(_ action: KeyboardAction) -> Bool {
    switch action {
    case .custom(named: "hide"):
      hide()
      return true
    // There is no emoji page yet: its key waits for it.
    case .keyboardType(.emojis): return true
    case .custom(let name):
      guard let slot = KeyID.slot(named: name) else { return false }
      // What has changed under the finger was not meant.
      if bar.offers(slot, in: controller.suggestions) { controller.pick(slot: slot, at: clock()) }
      return true
    default: return false
    }
  }

  /// A field's first report, and the one behind a Return, are no changes: they tell what nobody knew.
  private func noteText(at now: Timestamp) {
    let knows = session.knowsWindow
    guard knows != knowsText else { return }
    knowsText = knows
    if knows { controller.resync(at: now) }
  }

  /// What the engine makes of it goes out behind what the turn has sent.
  private func documentChanged(_ change: DocumentChange) {
    controller.documentChanged(change, at: clock())
    hasAfterthought = hasAfterthought || session.owesTurn
  }

  func relayout() {
    let old = grid
    grid = KeyGrid(
      layout: controller.layout, metrics: screen.metrics,
      spaceTopExtension: controller.behavior.spaceBarTopExtension)
    gestures.adopt(grid)
    if grid.metrics != old.metrics { controller.forgetTouches() }
    words?.lay(grid)
    board = nil
  }

  // MARK: Fields

  private func fieldChanged(_ change: FieldChange) {
    switch change {
    case .activated(let field), .switched(let field):
      hasLeftField = false
      knowsText = false
      if !isSameField(field) {
        perform(gestures.endHolds())
        controller.enter(
          field.kind, purpose: field.contentType.fieldPurpose, hints: field.contentType.fieldHints)
        // Only now: entering keeps the last word of the field before, and that may have been a private one.
        controller.isPrivate = false
      }
      visibility.fieldEntered()
      if let foldsUntil, clock() < foldsUntil { visibility.hide(at: clock()) }
      told = field
    case .updated(let field):
      if told?.kind == .secret, field.kind == .text {
        // A password that is shown is one still; the next entry of a form is empty. Unknown text is not.
        controller.isPrivate = field.window.map { $0 != TextWindow(before: "") } ?? true
      }
      controller.describeField(
        purpose: field.contentType.fieldPurpose, hints: field.contentType.fieldHints, kind: field.kind)
      if visibility.isFolded, let old = told?.window, let new = field.window, old.hasSameText(as: new) {
        visibility.fieldReportedAnew(at: clock())
      }
      told = field
    case .repeated:
      visibility.fieldReportedAnew(at: clock())
    case .deactivated:
      visibility.fieldLeft(at: clock())
      hasLeftField = true
    case .unavailable:
      controller.enter(.keysOnly)
      onUnavailable?()
    }
  }

  /// Compositors take the focus away and give it back for trifles, such as a keyboard that is plugged in. A finger
  /// that is down meanwhile must not lose its letter, nor the keyboard its page.
  private func isSameField(_ field: InputField) -> Bool {
    guard let told, visibility.isShown else { return false }
    return told.contentType == field.contentType && told.window == field.window
  }

  /// Shown by hand over something that no input method reaches: keys go to whatever has the focus, though not
  /// while the next field may still be on its way.
  private func typeByKeysWithoutField() {
    guard visibility.isShown, !visibility.isBetweenFields, !session.hasField, session.kind != .keysOnly
    else { return }
    session.typeByKeys()
    controller.enter(.keysOnly)
    told = nil
  }

  // MARK: The user's word

  func show() {
    session.retry()
    screen.retry()
    let isNews = !visibility.isShown
    visibility.show()
    // Who asks for what is there already may be in the middle of a word.
    if isNews, !session.hasField { controller.enter(.keysOnly) }
    typeByKeysWithoutField()
  }

  func hide() { visibility.hide(at: clock()) }

  func toggle() {
    if visibility.isShown { hide() } else { show() }
  }

  /// True to the screen, not to the wish.
  var isOnScreen: Bool { screen.hasPresented }

  /// Nothing is still to be drawn for the first time.
  var isSettled: Bool { !visibility.isShown || screen.hasPresented }

  // MARK: The end of a turn

  /// Sends what the turn decided; answers when to wake again although nothing comes in.
  ///
  /// While the compositor does not keep up, edits wait as values and pictures are not made: what cannot be heard or
  /// seen would only fill the socket. The loop turns again when there is room.
  func endTurn(on connection: Connection) -> Timestamp? {
    let now = clock()
    words?.collect()
    visibility.wake(at: now)
    if !visibility.isShown { cancelTouches() }
    if hasLeftField {
      hasLeftField = false
      perform(gestures.endHolds())
    }
    typeByKeysWithoutField()
    if let wake = gestures.nextWake, now >= wake {
      performRepeats(gestures.wake(at: now))
    }
    if !connection.isCrowded {
      session.endTurn(at: now)
      noteText(at: now)
      if hasAfterthought {
        hasAfterthought = false
        session.endTurn(at: now)
      }
      // Text goes out before anything is painted. A full socket is the loop's business.
      _ = try? connection.flush()
    }
    // A word is looked up while the picture is made; the first picture goes before the first word.
    askForWords(at: now)
    if !connection.isCrowded { updateScreen(at: now) }
    askForWords(at: now)
    var next = visibility.nextWake
    if let due = gestures.nextWake { next = next.map { min($0, due) } ?? due }
    if !connection.isCrowded, let due = wordsDue(at: now) { next = next.map { min($0, due) } ?? due }
    if !connection.isCrowded, let due = session.nextWake { next = next.map { min($0, due) } ?? due }
    return next
  }

  private func askForWords(at now: Timestamp) {
    guard mayAskForWords else { return }
    words?.handOver(at: now, eagerly: controller.behavior.predictiveKeyTargeting)
  }

  private var mayAskForWords: Bool { screen.hasPresented && !gestures.marks.isDraggingCaret }

  /// Seconds in which words wait for a picture that is made anyway: a key that was touched looks pressed about as long.
  private static let wordPatience = 0.06

  /// Words alone are worth a picture once they have waited for another one.
  private func showsWords(_ offered: OfferedWords?, at now: Timestamp) -> Bool {
    guard offered != nil else {
      barDue = nil
      return false
    }
    let due = barDue ?? now + Self.wordPatience
    barDue = due
    return now >= due
  }

  /// When to look for an answer, or to show the words.
  private func wordsDue(at now: Timestamp) -> Timestamp? {
    guard mayAskForWords, let due = words?.nextWake(at: now) else { return barDue }
    return barDue.map { min($0, due) } ?? due
  }

  private func updateScreen(at now: Timestamp) {
    guard visibility.isShown else {
      if isRaised { putAway() }
      return
    }
    isRaised = true
    let field = controller.context.field
    if board?.field != field { board = nil }
    if board?.isBlank != gestures.marks.isDraggingCaret { board = nil }
    let offered = otherWords()
    // Most turns change nothing here: what is looked at is not copied.
    let isOther = board == nil || gestures.marks != shown
    if isOther || showsWords(offered, at: now) {
      barDue = nil
      let marks = gestures.marks
      let board =
        board ?? KeyboardBoard(grid: grid, field: field, palette: palette, isBlank: marks.isDraggingCaret)
      self.board = board
      shown = marks
      if let offered { bar = offered }
      gestures.slotCount = bar.words.count
      screen.scene = KeyboardScene(
        board, marks: marks,
        bar: BarScene(bar.words, marked: bar.marked, pressed: marks.pressedSlot, on: board))
    }
    screen.present(showsPops: gestures.rules.showsPops)
  }

  /// The words to be shown where they are others than those that are; what a finger is on stands still.
  private func otherWords() -> OfferedWords? {
    if controller.suggestions.isEmpty, bar.words.isEmpty { return nil }
    let isHeld = gestures.marks.pressedSlot != nil
    if isHeld
      || bar.stillOffers(
        controller.suggestions, in: controller.context.locale, for: controller.context.inputType)
    {
      return nil
    }
    let offered = OfferedWords(controller.suggestions, for: controller.context)
    return offered == bar ? nil : offered
  }

  private func putAway() {
    isRaised = false
    barDue = nil
    controller.keepLastWord()
    words?.save()
    loseTouches()
    session.stopTypingByKeys()
    session.endTurn(at: clock())
    screen.lower()
  }

  /// The seat is going, or the program: nothing stays down.
  func close() {
    cancelTouches()
    screen.onChange = nil
    screen.onClosed = nil
    seat.onTouch = nil
    seat.onCancel = nil
    session.close()
    screen.lower()
  }

  var repairs: Repairs { session.sync.repairs }

  /// What the compositor and the applications have shown.
  var experience: Experience { session.sync.experience }
}
