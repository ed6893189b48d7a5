internal import Lexicon
internal import Pressboard

/// The loop's side of the words: gathers what a turn asks, and hands it over as a whole once the turn's text is out.
final class WordRelay: LanguageSource {
  /// Hands orders to the worker; false: there is none.
  var send: (WordOrders) -> Bool = { _ in false }
  /// Takes what the worker has said: most of it waits for a turn that the loop takes anyway. To be called in each.
  var collect: () -> Void = {}
  /// The newest question has no answer yet.
  private(set) var isWaiting = false
  private var gathered = WordOrders.none
  /// A question came since the last handing over.
  private var isFresh = false
  /// When the last question came.
  private var lastFresh: Timestamp?
  /// When a question that was held back is asked.
  private var heldUntil: Timestamp?
  /// Something was learned since the last saving.
  private var owesSaving = false
  /// Languages that nobody has words of.
  private var speechless: Set<LanguageTag> = []
  /// The keys as the worker knows them.
  private var places: KeyPlaces?
  /// The keys on the screen, if they may be others than the worker knows.
  private var grid: KeyGrid?

  func answer(_ query: LanguageQuery) -> LanguageAnswer? {
    // A glide cannot wait for a worker.
    if case .glide = query.occasion { return nil }
    if query.languages.allSatisfy(speechless.contains) || query.word.text.utf8.count > Self.longestWord {
      return LanguageAnswer(generation: query.generation)
    }
    gathered.ask(query)
    if query.deadline == nil { isFresh = true }
    return nil
  }

  func learn(_ word: KeptWord) { learn(.kept(word)) }

  func reject(_ pair: CorrectionPair) { learn(.rejected(pair)) }

  private func learn(_ lesson: WordLesson) {
    // Who has no words learns none: the worker has gone.
    guard speechless.isEmpty else { return }
    gathered.lessons.append(lesson)
    owesSaving = true
  }

  /// There are no words for these languages: nothing is asked any more that concerns only them.
  func giveUp(_ languages: [LanguageTag]) {
    speechless.formUnion(languages)
    gathered = .none
    isWaiting = false
  }

  /// In bytes: no list has longer ones.
  private static let longestWord = 96
  /// Seconds: who types faster does not read the bar between two letters.
  private static let haste = 0.1
  /// Seconds that a question of somebody in haste waits for a better one.
  private static let patience = 0.06

  /// These are the keys on the screen now.
  func lay(_ grid: KeyGrid) {
    self.grid = grid
  }

  /// Sends what was gathered, with the places of the letters if they are others.
  ///
  /// - Parameter eagerly: what may follow the word is needed for the next touch.
  func handOver(at now: Timestamp, eagerly: Bool = false) {
    guard !gathered.isEmpty else { return }
    if let places = grid.take().flatMap(KeyPlaces.init), places != self.places {
      self.places = places
      gathered.places = places
    }
    if let asks = gathered.newest, holdsBack(at: now, eagerly: eagerly) {
      gathered.newest = nil
      if !gathered.isEmpty { _ = send(gathered) }
      gathered = .none
      gathered.newest = asks
      return
    }
    heldUntil = nil
    let asks = gathered.newest != nil
    isWaiting = send(gathered) && asks
    gathered = .none
  }

  /// Whether the newest question waits for the next one. In haste only words that have been ended are asked about.
  private func holdsBack(at now: Timestamp, eagerly: Bool) -> Bool {
    if isFresh {
      isFresh = false
      let isHasty = lastFresh.map { now - $0 < Self.haste } ?? false
      lastFresh = now
      heldUntil = isHasty && !eagerly ? now + Self.patience : nil
    }
    return heldUntil.map { now < $0 } ?? false
  }

  /// When to hand over or to look for an answer although nothing else happens.
  func nextWake(at now: Timestamp) -> Timestamp? {
    if gathered.newest != nil, let heldUntil { return heldUntil }
    return isWaiting ? now + Self.patience : nil
  }

  /// An answer has come.
  func heard() { isWaiting = false }

  /// Has the worker keep what was learned. What was asked waits on.
  func save() {
    guard owesSaving else { return }
    owesSaving = false
    var orders = WordOrders.none
    orders.lessons = gathered.lessons
    orders.saves = true
    gathered.lessons = []
    _ = send(orders)
  }
}
