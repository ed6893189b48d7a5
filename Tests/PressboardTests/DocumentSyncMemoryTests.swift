import Testing

@testable import Pressboard

/// What is learned of applications and fields, and when it is lost.
@Suite struct DocumentSyncMemory {
  private func habits(_ change: (inout ApplicationHabits) -> Void) -> EchoHabits {
    var application = ApplicationHabits()
    change(&application)
    return EchoHabits(of: application)
  }

  /// Firefox looks prompt now and then: four in a row, without a late one.
  @Test func firefoxIsLateUntilFourTimesPrompt() {
    var firefox = EchoHabits(of: ApplicationHabits(prior: "firefox-esr"))
    #expect(firefox.commit == .late)
    for _ in 0..<3 { firefox.sawPrompt() }
    firefox.sawLate()
    for _ in 0..<3 { firefox.sawPrompt() }
    #expect(firefox.commit == .late)
    firefox.sawPrompt()
    #expect(firefox.commit == .prompt)
    firefox.sawLate()
    #expect(firefox.commit == .late)
  }

  /// What was brought along is lost at the first sign against it; what was seen here is not.
  @Test func theFirstContradictionEndsAMemory() {
    var remembered = habits { $0.commit = .prompt }
    remembered.sawLate()
    #expect(remembered.commit == .unknown)
    var seen = habits { $0.commit = .prompt }
    seen.sawPrompt()
    seen.sawLate()
    #expect(seen.commit == .prompt)
    var counted = habits { $0.key = .counted }
    counted.sawCount(.other)
    #expect(counted.key == .unknown)
    var silent = habits { $0.commit = .none }
    silent.sawPrompt()
    #expect(silent.commit == .unknown)
  }

  /// Chromium answers commits alone; that its keys are counted was believed once, and held letters for a second.
  @Test func commitsAloneTeachNothingOfKeys() {
    var habits = EchoHabits()
    for _ in 0..<5 { habits.sawCount(.nothing) }
    #expect(habits.key == .unknown)
    for _ in 0..<3 { habits.sawCount(.exact) }
    #expect(habits.key == .counted)
    for _ in 0..<2 { habits.sawCount(.commitsOnly) }
    #expect(habits.key == .unknown)
  }

  @Test func theNextFieldBeginsWithWhatWasLearned() {
    var traits = Traits(echo: .none)
    traits.appID = "org.example"
    let field = ModelField(traits, keymap: Typing.letterKeys, seed: 1)
    _ = DocumentSyncLessons.teach(field, "abcdef")
    field.does(.leave(for: 1), at: 3)
    field.run()
    #expect(field.sync.applications["org.example"].commit == .none)
    #expect(field.sync.field.habits.commit == .none)
  }

  /// Which application it is may be known a moment late, but not once it is typed into.
  @Test func aFieldIsIdentifiedBeforeItIsTypedInto() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "ab"))
    sync.identify(application: "foot")
    #expect(sync.field.keepsOrder)
    #expect(sync.window == TextWindow(before: "ab"))
    sync.edit(.insert("c"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.identify(application: "firefox")
    #expect(sync.field.appID == "foot")
  }

  /// Our own Return may lead into another application, which is told of later: what was typed behind Return is no
  /// reason to go on as in the first one.
  @Test func behindReturnTheApplicationIsIdentifiedAnew() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.terminal, nil, application: "foot")
    sync.edit(.key(.return), at: 1)
    sync.edit(.insert("a"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.activate(kind: .text, at: Timestamp(seconds: 1.02))
    sync.done(TextWindow(before: ""), at: 1.02)
    #expect(!sync.field.keepsOrder)
    sync.identify(application: "org.gnome.TextEditor")
    #expect(sync.field.appID == "org.gnome.TextEditor")
    #expect(!sync.field.keepsOrder)
    // The keys behind Return may not have acted yet.
    sync.edit(.insert("é"), at: 1.02)
    #expect(sync.endTurn(at: 1.02).commits == [])
  }

  /// Another seat of the same compositor need not risk a letter again.
  @Test func whatWasLearnedOfTheCompositorOutlivesTheSeat() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    #expect(sync.experience.serialRule == nil)
    sync.serialRule = .strict
    sync.hasProbed = true
    var next = DocumentSync(prior: .lenient, keymap: [])
    next.experience = sync.experience
    #expect(next.serialRule == .strict)
    #expect(next.hasProbed)
    var third = DocumentSync(prior: .lenient, keymap: [])
    third.experience = Experience()
    #expect(third.serialRule == .unknown(prior: .lenient))
  }

  /// foot and Chromium take commits and keys in the order in which they come.
  @Test func whereOrderIsKeptNothingWaits() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.serialRule = .lenient
    sync.enter(.text, TextWindow(before: "ab"), application: "chromium")
    sync.edit(.key(.backspace), at: 1)
    sync.edit(.insert("é"), at: 1)
    #expect(sync.endTurn(at: 1).count == 2)
  }

  /// What a field has shown to be wrong is not believed of the next one.
  @Test func aContradictedMemoryIsNotHandedOn() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = .lenient
    var habits = ApplicationHabits()
    habits.commit = .prompt
    sync.applications["mixed"] = habits
    sync.enter(.text, nil, application: "mixed")
    sync.type("a", echo: nil, at: 1)
    _ = sync.endTurn(at: 1.065)
    sync.deactivate(at: 2)
    #expect(sync.applications["mixed"].commit == .unknown)
  }

  // MARK: Fields that change in place

  /// Another field takes the place of the first: nothing of the old one is kept, nor sent into the new one.
  @Test func aFieldThatChangesInPlace() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "old"))
    sync.edit(.key(.backspace), at: 1)
    sync.edit(.insert("é"), at: 1)
    #expect(sync.endTurn(at: 1) == [.key(.edit(.backspace))])
    sync.changeField(to: .text, at: Timestamp(seconds: 1.01))
    sync.done(TextWindow(before: "new"), at: 1.01)
    #expect(sync.endTurn(at: 1.01) == [])
    #expect(sync.window == TextWindow(before: "new"))
    #expect(sync.takeChanges().first == .superseded(.fieldChanged))
  }

  /// The text has nothing in common with what stood there, and the application says that it was not us.
  @Test func aJumpIsAChangeOfField() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "old"))
    sync.done(
      count: 2, window: TextWindow(before: "quite"), kind: .text, saysOther: true,
      at: Timestamp(seconds: 1))
    _ = sync.endTurn(at: 1)
    #expect(sync.takeChanges() == [.superseded(.fieldChanged)])
    sync.done(
      count: 3, window: TextWindow(before: "qu", after: "ite"), kind: .text, saysOther: true,
      at: Timestamp(seconds: 2))
    _ = sync.endTurn(at: 2)
    #expect(sync.takeChanges() == [.superseded(.caretMoved)])
  }

  // MARK: Notices

  /// Our own echo is no change; when all of it is in, that is told once.
  @Test func ownEchoesAreConfirmedOnce() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.edit(.insert("a"), at: 1)
    sync.receiveReceipts(of: sync.endTurn(at: 1), at: 1.0002)
    #expect(sync.takeChanges() == [])
    sync.done(TextWindow(before: "a"), at: 1.002)
    _ = sync.endTurn(at: 1.002)
    #expect(sync.takeChanges() == [.confirmed])
    sync.done(TextWindow(before: "a"), at: 1.5)
    _ = sync.endTurn(at: 1.5)
    #expect(sync.takeChanges() == [])
  }

  /// A letter tapped in the turn in which the focus moves is typed into the next field; one from a secret is not.
  @Test(arguments: [(FieldKind.text, ["g"]), (.secret, [])], [true, false])
  func aTapInTheTurnOfTheSwitch(from: (kind: FieldKind, typed: [String]), inPlace: Bool) {
    let (kind, typed) = from
    var sync = DocumentSync(prior: .lenient, keymap: ["g"])
    sync.enter(kind, nil)
    sync.edit(.insert("g"), at: 1)
    if inPlace {
      sync.changeField(to: .text, at: Timestamp(seconds: 1))
    } else {
      sync.deactivate(at: 1)
      sync.activate(.text, at: 1)
    }
    sync.done(TextWindow(before: ""), at: 1)
    #expect(sync.endTurn(at: 1).commits == typed)
  }
}
