internal import Lexicon
internal import Pressboard

/// The loop's side of the words: gathers what a turn asks, and hands it over as a whole once the turn's text is out.
final class WordRelay: LanguageSource {
  /// Hands orders to the worker.
  var send: (WordOrders) -> Void = { _ in }
  private var gathered = WordOrders.none
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

  func learn(_ word: KeptWord) {
    gathered.kept.append(word)
  }

  /// There are no words for these languages: nothing is asked any more that concerns only them.
  func giveUp(_ languages: [LanguageTag]) {
    speechless.formUnion(languages)
    gathered = .none
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
    send(gathered)
    gathered = .none
  }
}
