internal import Lexicon
internal import Pressboard

/// What the worker is asked to do, as one value: of questions about a word that is being typed only the newest counts.
struct WordOrders: Sendable {
  /// Where the letters are; nil: as it was.
  var places: KeyPlaces?
  /// The question about a word that has been ended, which has a deadline.
  var finished: LanguageQuery?
  /// The newest question.
  var newest: LanguageQuery?
  /// In order.
  var lessons: [WordLesson] = []
  /// What was learned is to last.
  var saves = false

  static let none = WordOrders()

  var isEmpty: Bool { places == nil && finished == nil && newest == nil && lessons.isEmpty && !saves }

  /// A question overtakes the one before it, unless its answer is still waited for.
  mutating func ask(_ query: LanguageQuery) {
    if query.deadline == nil {
      newest = query
    } else {
      finished = query
      // The same question, asked before anybody knew that it would be the last one about its word.
      if newest?.generation == query.generation { newest = nil }
    }
  }

  /// Takes up what is ordered later.
  mutating func add(_ later: WordOrders) {
    if let places = later.places { self.places = places }
    if let query = later.finished { ask(query) }
    if let query = later.newest { ask(query) }
    lessons += later.lessons
    saves = saves || later.saves
  }
}

/// What the user did that teaches something.
enum WordLesson: Equatable, Sendable {
  case kept(KeptWord)
  case rejected(CorrectionPair)
}
