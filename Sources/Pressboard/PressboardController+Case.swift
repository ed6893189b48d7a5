// Case and page: shift, held keys, and the rules that set both.

extension PressboardController {
  func beginChord(_ action: KeyboardAction, at now: Timestamp) {
    if let onAction, onAction(action) { return }
    keyDown = nil
    switch action {
    case .shift:
      typing.shiftHold = .init(
        caseBefore: context.keyboardCase, sinceLastTap: sinceLastShiftTap(at: now))
      if context.keyboardCase != .capsLocked { context.keyboardCase = .uppercased }
    case .keyboardType(let page):
      typing.pageBeforeHold = context.keyboardType
      typing.lastShiftTap = nil
      context.keyboardType = page
    case .custom(let name):
      guard let key = KeyModifiers.state(ofKeyNamed: name) else { break }
      typing.modifierHolds[name] = context.modifiers[keyPath: key]
      context.modifiers[keyPath: key] = .locked
    default:
      break
    }
  }

  func endChord(_ action: KeyboardAction, used: Bool, at now: Timestamp) {
    switch action {
    case .shift:
      guard let hold = typing.shiftHold.take() else { return }
      if used {
        context.keyboardCase = .lowercased
        typing.lastShiftTap = nil
        settleCase(before: textBefore)
      } else {
        tapShift(from: hold.caseBefore, sinceLastTap: hold.sinceLastTap, at: now)
      }
    case .keyboardType:
      guard let page = typing.pageBeforeHold.take() else { return }
      if used { context.keyboardType = page }
    case .custom(let name):
      guard let key = KeyModifiers.state(ofKeyNamed: name),
        let before = typing.modifierHolds.removeValue(forKey: name)
      else { break }
      context.modifiers[keyPath: key] = used ? .rest : before.tapped
    default:
      break
    }
  }

  func cancelChord(_ action: KeyboardAction) {
    switch action {
    case .shift:
      guard let hold = typing.shiftHold.take() else { return }
      context.keyboardCase = hold.caseBefore
      // Something may have been typed meanwhile.
      settleCase(before: textBefore)
    case .keyboardType:
      if let page = typing.pageBeforeHold.take() { context.keyboardType = page }
    case .custom(let name):
      guard let key = KeyModifiers.state(ofKeyNamed: name),
        let before = typing.modifierHolds.removeValue(forKey: name)
      else { break }
      context.modifiers[keyPath: key] = before
    default:
      break
    }
  }

  func tapShift(from keyboardCase: KeyboardCase, sinceLastTap: Double?, at now: Timestamp?) {
    context.keyboardCase = ShiftLogic.afterShiftTap(
      current: keyboardCase, sinceLastShiftTap: sinceLastTap, capsLockEnabled: behavior.enableCapsLock)
    // The tap that locks is the end of a double tap, not the start of another.
    typing.lastShiftTap = context.keyboardCase == .capsLocked ? nil : now
  }

  func sinceLastShiftTap(at now: Timestamp?) -> Double? {
    guard let now, let last = typing.lastShiftTap else { return nil }
    return now - last
  }

  /// A character has been typed: a single shift has done its work, and some characters end a page of marks.
  func settleKeys(after character: Character?, before: String?) {
    var nextCase = context.keyboardCase
    if typing.shiftHold == nil {
      nextCase = ShiftLogic.afterCharacterInput(current: nextCase, enabled: behavior.autoShiftToLowercase)
    }
    let nextType = character.map(page) ?? context.keyboardType
    // The rule's word comes before the layout's: one change of keys, not two.
    nextCase = ruled(nextCase, before: before)
    guard nextCase != context.keyboardCase || nextType != context.keyboardType else { return }
    var next = context
    next.keyboardCase = nextCase
    next.keyboardType = nextType
    context = next
  }

  /// The page after a character; while a page is held, lifting it brings the letters back.
  func page(after character: Character) -> KeyboardType {
    guard typing.pageBeforeHold == nil else { return context.keyboardType }
    return LayoutAutoSwitch.nextType(
      after: character, on: context.keyboardType, enabled: behavior.returnToLettersAfterSpace)
  }

  /// The rule's capital comes and goes with the text; the user's own stays.
  func settleCase(before: String?) {
    let next = ruled(context.keyboardCase, before: before)
    if next != context.keyboardCase { context.keyboardCase = next }
  }

  func ruled(_ keyboardCase: KeyboardCase, before: String?) -> KeyboardCase {
    guard typing.shiftHold == nil else { return keyboardCase }
    switch keyboardCase {
    case .uppercased, .capsLocked: return keyboardCase
    case .lowercased, .auto: return wantsCapital(before: before) ? .auto : .lowercased
    }
  }

  private func wantsCapital(before: String?) -> Bool {
    guard behavior.autoCapitalization else { return false }
    switch (help.capitals, before) {
    case (.all, _): return true
    case (.none, _), (_, nil): return false
    case (.words, let before?): return AutoCapitalization.beginsWord(afterTextBeforeCursor: before)
    case (.sentences, let before?):
      return AutoCapitalization.shouldCapitalizeNext(
        afterTextBeforeCursor: before, locale: context.locale, enabled: true)
    }
  }

  /// What stands before the caret, where it may be looked at and is known.
  var textBefore: String? { help.reads ? document.documentContextBeforeInput : nil }

  var hasSelection: Bool { document.hasSelection }
}
