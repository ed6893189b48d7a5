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
    if query.languages.allSatisfy(speechless.contains) { return LanguageAnswer(generation: query.generation) }
    gathered.ask(query)
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

  /// These are the keys on the screen now.
  func lay(_ grid: KeyGrid) {
    self.grid = grid
  }

  /// Sends what was gathered, with the places of the letters if they are others.
  func handOver() {
    guard !gathered.isEmpty else { return }
    if let places = grid.take().flatMap(KeyPlaces.init), places != self.places {
      self.places = places
      gathered.places = places
    }
    let asks = gathered.newest != nil
    isWaiting = send(gathered) && asks
    gathered = .none
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
