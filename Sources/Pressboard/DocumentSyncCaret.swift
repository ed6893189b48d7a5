/// Moving the caret. No request does it, so arrows do, and the application is watched until the caret is where it should
/// be: arrows may act late, count code points, or run the other way in text from right to left.
extension DocumentSync {
  /// True if it is dealt with, in whole or in part.
  mutating func sendCaret(_ move: DocumentMove, at now: Timestamp) -> Bool {
    guard keysMayGo else { return waitForReceipts(at: now) }
    guard field.kind == .text, let window = field.ledger.prediction, field.report != nil else {
      return sendUnseenArrows(move, at: now)
    }
    let waitsSince = outbox.first?.waitingSince ?? now
    // While reports fit nothing it would be a move in a text that is not there; that is judged soon.
    let isUnsettled = field.ledger.unsettledSince != nil
    let isPending = !field.ledger.pending.isEmpty && field.habits.commit != .none
    if isUnsettled || isPending && now < waitsSince + earlierEditsCap {
      _ = outbox.markFirstWaiting(at: now)
      return false
    }
    outbox.removeFirst()
    var goal = window
    let possible = goal.move(move)
    // At the end of the text arrows would lead out of the field. Nothing goes, so nothing more is known than before.
    guard possible > 0 else { return true }
    field.ledger.trustPrediction()
    begin(move, by: possible, from: window, to: goal, at: now)
    return true
  }

  /// When a move may go although nothing comes in.
  func caretDue(waitingSince: Timestamp?) -> Timestamp? {
    guard let since = waitingSince, field.kind == .text, field.ledger.predictsWindow, field.report != nil
    else {
      return unseenArrowsDue
    }
    let cap = since + earlierEditsCap
    return unsettledDue.map { max($0, cap) } ?? cap
  }

  /// How long earlier edits may take to show: where they always do, the application stands still if they do not.
  private var earlierEditsCap: Double {
    switch (field.habits.commit, field.habits.key) {
    case (.prompt, _): Patience.silence
    case (_, .window): Patience.keyWindow
    case (.unknown, _), (.late, _), (.none, _): Patience.beforeCaretMove
    }
  }

  private mutating func begin(
    _ move: DocumentMove, by possible: Int, from window: TextWindow, to goal: TextWindow, at now: Timestamp
  ) {
    if let direction = WritingDirection(around: window) { field.direction = direction }
    field.motion = CaretMotion(
      goal: move.unit == .character ? goal : nil, move: move, target: nil, position: window,
      remaining: possible * move.offset.signum(), arrows: 0,
      direction: field.direction ?? .leftToRight, sent: now)
    field.shadow.clear()
    sendBatch(at: now)
  }

  /// The next part of the move: no more than may be on their way at once.
  private mutating func sendBatch(at now: Timestamp) {
    guard var motion = field.motion else { return }
    let part = max(-Self.mostUnconfirmed, min(Self.mostUnconfirmed, motion.remaining))
    motion.remaining -= part
    motion.corrections = 0
    switch motion.move.unit {
    case .character:
      var target = motion.position
      _ = target.move(
        DocumentMove(by: part, extendsSelection: motion.move.extendsSelection))
      motion.target = target
      let isCollapse = !motion.move.extendsSelection && !motion.position.selected.isEmpty
      motion.arrows =
        isCollapse || !field.stepsByCodePoint
        ? part : CaretMotion.distance(from: motion.position, to: target, inCodePoints: true)
      motion.mayPass = motion.arrows != part
    case .word:
      motion.target = nil
      motion.arrows = part
    }
    field.motion = motion
    sendArrows(at: now)
  }

  private mutating func sendArrows(at now: Timestamp) {
    guard var motion = field.motion else { return }
    motion.arrows = max(-16, min(16, motion.arrows))
    motion.sent = now
    motion.seen = nil
    field.motion = motion
    let isLeft = (motion.arrows < 0) == (motion.direction == .leftToRight)
    let key = ArrowKey(
      isLeft ? .left : .right, byWord: motion.move.unit == .word, selects: motion.move.extendsSelection)
    for _ in 0..<motion.arrows.magnitude { wire.append(.key(.arrow(key))) }
    sentKey(at: now)
  }

  // MARK: What is seen of it

  /// A report while the caret moves; true if it is one of the move's.
  mutating func takeMotion(_ report: TextWindow, at now: Timestamp) -> Bool {
    guard let motion = field.motion else { return false }
    let verdict = motion.judge(report)
    guard verdict != .foreign else {
      field.motion = nil
      // The arrows may not have acted yet.
      for _ in 0..<motion.arrows.magnitude { expect(nextNumber(), .key, .unknown) }
      self.report(.lost)
      field.isLost = true
      return false
    }
    field.ledger.note(report)
    if case .keys(let last, _) = field.lane { field.lane = .keys(last: last, answered: true) }
    switch verdict {
    case .arrived where !motion.mayPass: arrive(at: motion.target ?? report, now)
    case .arrived, .onTheWay: field.motion?.seen = report
    case .foreign: break
    }
    return true
  }

  private mutating func arrive(at window: TextWindow, _ now: Timestamp) {
    field.ledger.believe(window)
    field.motion?.position = window
    if field.motion?.remaining == 0 {
      field.motion = nil
      field.tally.forgiveOwed()
    } else {
      sendBatch(at: now)
    }
  }

  /// When a caret that moves is looked at although nothing comes in.
  var motionDue: Timestamp? {
    guard let motion = field.motion else { return nil }
    guard let seen = motion.seen, !isLateForCaret else { return motion.sent + unseenCaretCap }
    let acts = seen == motion.position ? Patience.caretStands : Patience.caretActs
    return max(field.lastDone + Patience.caretRests, motion.sent + acts)
  }

  /// What comes after commits and keys alike may be one step old: no ground for a correction.
  private var isLateForCaret: Bool { field.habits.commit == .late && field.habits.key != .window }

  private var unseenCaretCap: Double {
    if field.habits.showsKeys { return Patience.silence }
    return field.habits.commit == .unknown ? Patience.keyWindow : Patience.caretUnseen
  }

  mutating func judgeMotion(at now: Timestamp) {
    guard let motion = field.motion, now.isAt(motionDue) else { return }
    guard let seen = motion.seen, !isLateForCaret else {
      if let target = motion.target { return arrive(at: target, now) }
      field.motion = nil
      field.ledger.forget()
      return report(.lost)
    }
    guard motion.target != nil else { return judgeWords(motion, seen, at: now) }
    correct(motion, seen, at: now)
  }

  /// Words are where the application has them; only the way can be wrong.
  private mutating func judgeWords(_ motion: CaretMotion, _ seen: TextWindow, at now: Timestamp) {
    let moved = CaretMotion.distance(from: motion.position, to: seen, inCodePoints: true)
    guard moved != 0, moved.signum() != motion.arrows.signum(), motion.corrections == 0 else {
      return arrive(at: seen, now)
    }
    var back = motion
    back.direction.turn()
    back.corrections = 1
    back.arrows *= 2
    back.position = seen
    field.motion = back
    repairs.caretCorrections += 1
    sendArrows(at: now)
  }

  private mutating func correct(_ motion: CaretMotion, _ seen: TextWindow, at now: Timestamp) {
    guard motion.corrections < CaretMotion.mostCorrections else {
      field.motion = nil
      field.ledger.believe(seen)
      repairs.superseded += 1
      return report(.caretMoved)
    }
    var next = motion
    let moved = CaretMotion.distance(from: motion.position, to: seen, inCodePoints: false)
    let codePoints = CaretMotion.distance(from: motion.position, to: seen, inCodePoints: true)
    if moved.signum() != motion.arrows.signum() {
      next.direction.turn()
    } else if codePoints == motion.arrows {
      field.stepsByCodePoint = true
    }
    next.arrows = motion.distance(from: seen, inCodePoints: field.stepsByCodePoint)
    if next.arrows == 0 { return arrive(at: motion.target ?? seen, now) }
    next.mayPass = next.arrows != motion.distance(from: seen, inCodePoints: false)
    next.corrections += 1
    next.position = seen
    field.motion = next
    repairs.caretCorrections += 1
    sendArrows(at: now)
  }

  // MARK: Where no text is told

  /// A few at a time, and the next when they have probably acted: nobody can say where they lead.
  private mutating func sendUnseenArrows(_ move: DocumentMove, at now: Timestamp) -> Bool {
    if let due = unseenArrowsDue, now < due { return false }
    let part = max(-Self.mostUnconfirmed, min(Self.mostUnconfirmed, move.offset))
    var rest = move
    rest.offset -= part
    if rest.offset == 0 { outbox.removeFirst() } else { outbox.replaceFirst(with: [.caret(rest)], at: now) }
    let isForward = part > 0
    let direction = unseenDirection
    let isMirrored = direction == .rightToLeft && field.keepsShadow
    let key = ArrowKey(
      isForward == isMirrored ? .left : .right, byWord: move.unit == .word, selects: move.extendsSelection)
    for _ in 0..<part.magnitude { press(.arrow(key), at: now) }
    field.arrowsMayGo = now + Patience.caretUnseen
    return true
  }

  /// By what was told last, or by the letter typed last; where nothing is ever told, by what was typed first: Qt and
  /// Chromium go by the direction of the field.
  private var unseenDirection: WritingDirection? {
    guard let report = field.report else { return field.direction }
    let told = field.reportIsElsewhere ? nil : WritingDirection(around: report)
    return told ?? WritingDirection(nearestLetterBefore: field.shadow.text) ?? field.direction
  }

  private var unseenArrowsDue: Timestamp? { field.arrowsMayGo }
}

extension WritingDirection {
  fileprivate mutating func turn() {
    switch self {
    case .leftToRight: self = .rightToLeft
    case .rightToLeft: self = .leftToRight
    }
  }
}
