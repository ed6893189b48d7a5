internal import Lexicon
internal import Pressboard

/// The loop's side of the words: gathers what a turn asks, and hands it over as a whole once the turn's text is out.
final class WordRelay: LanguageSource {
  /// Hands orders to the worker; false: there is none.
  var send: (WordOrders) -> Bool = { _ in false }
  /// Takes what the worker has said: most of it waits for a turn that the loop takes anyway. To be called in each.
  var collect: () -> Void = {}
  /// The newest question that has gone out and has no answer yet.
  private var open: UInt64?
  var isWaiting: Bool { open != nil }
  private var gathered = WordOrders.none
  /// What of it is new; looked at twice a turn, which the orders are too large for.
  private var stock = Stock.nothing

  private enum Stock {
    case nothing
    /// Only the newest question, which waits for the next.
    case held
    case news
  }

  /// A question came since the last handing over.
  private var isFresh = false
  /// When the last question came.
  private var lastFresh: Timestamp?
  /// When a question that was held back is asked.
  private var heldUntil: Timestamp?
  /// Something was learned since the last saving.
  private var owesSaving = false
  /// Some language has words.
  private var hasWords = false
  /// Languages that nobody has words of.
  private var speechless: [LanguageTag] = []
  /// Where the letters are on the screen.
  private var places: KeyPlaces?
  private var workerKnowsPlaces = false
  /// The keys on the screen, if they may be others than the worker knows.
  private var grid: KeyGrid?

  func answer(_ query: LanguageQuery) -> LanguageAnswer? {
    // A glide cannot wait for a worker.
    if case .glide = query.occasion { return nil }
    if !query.languages.contains(where: mayKnow) || query.word.text.utf8.count > Self.longestWord {
      return LanguageAnswer(generation: query.generation)
    }
    gathered.ask(query)
    stock = .news
    if query.deadline == nil { isFresh = true }
    return nil
  }

  func mayKnow(_ language: LanguageTag) -> Bool { !speechless.contains(language) }

  func learn(_ word: KeptWord) { learn(.kept(word)) }

  func reject(_ pair: CorrectionPair) { learn(.rejected(pair)) }

  private func learn(_ lesson: WordLesson) {
    // Who has no words at all learns none: the worker has gone.
    guard speechless.isEmpty || hasWords else { return }
    gathered.lessons.append(lesson)
    stock = .news
    owesSaving = true
  }

  /// There are no words for these languages: nothing is asked any more that concerns only them.
  func giveUp(_ languages: [LanguageTag]) {
    speechless += languages.filter(mayKnow)
    gathered = .none
    open = nil
  }

  /// In bytes: no list has longer ones.
  private static let longestWord = 96
  /// Seconds: who types faster does not read the bar between two letters, and a question waits so long for the next.
  private static let haste = 0.1
  /// Seconds that an answer may lie until a turn is taken for it.
  private static let patience = 0.06

  /// These are the keys on the screen now.
  func lay(_ grid: KeyGrid) {
    self.grid = grid
  }

  /// Sends what was gathered, with the places of the letters if they are others.
  ///
  /// - Parameter eagerly: what may follow the word is needed for the next touch.
  func handOver(at now: Timestamp, eagerly: Bool = false) {
    switch stock {
    case .nothing: return
    case .held: if let heldUntil, now < heldUntil { return }
    case .news: break
    }
    let held = holdsBack(at: now, eagerly: eagerly) ? gathered.newest : nil
    if held == nil { heldUntil = nil } else { gathered.newest = nil }
    if !gathered.isEmpty { deliver(gathered) }
    gathered = .none
    gathered.newest = held
    stock = held == nil ? .nothing : .held
  }

  private func deliver(_ orders: WordOrders) {
    var orders = orders
    if let places = grid.take().flatMap(KeyPlaces.init), places != self.places {
      self.places = places
      workerKnowsPlaces = false
    }
    if !workerKnowsPlaces { orders.places = places }
    guard send(orders) else { return }
    workerKnowsPlaces = places != nil
    if let newest = orders.newest {
      open = newest.generation
    } else if let finished = orders.finished, finished.generation == open {
      // Its verdict wakes the loop, if anything does.
      open = nil
    }
  }

  /// Whether the newest question waits for the next one. In haste only words that have been ended are asked about.
  private func holdsBack(at now: Timestamp, eagerly: Bool) -> Bool {
    if isFresh {
      isFresh = false
      let isHasty = lastFresh.map { now - $0 < Self.haste } ?? false
      lastFresh = now
      heldUntil = isHasty && !eagerly ? now + Self.haste : nil
    }
    return heldUntil.map { now < $0 } ?? false
  }

  /// When to hand over or to look for an answer although nothing else happens.
  func nextWake(at now: Timestamp) -> Timestamp? {
    if let heldUntil, stock != .nothing, gathered.newest != nil { return heldUntil }
    return isWaiting ? now + Self.patience : nil
  }

  /// An answer has come.
  func heard(_ answer: LanguageAnswer) {
    hasWords = true
    if let open, answer.generation >= open { self.open = nil }
  }

  /// The worker has gone, and with it all that it knew.
  func startAnew() {
    workerKnowsPlaces = false
    open = nil
  }

  /// It could not be kept: the next time it is tried again.
  func saveAgain() { owesSaving = true }

  /// Has the worker keep what was learned. What was asked waits on.
  func save() {
    guard owesSaving else { return }
    owesSaving = false
    var orders = WordOrders.none
    orders.lessons = gathered.lessons
    orders.saves = true
    gathered.lessons = []
    deliver(orders)
  }
}
