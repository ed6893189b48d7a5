internal import Lexicon
internal import Pressboard
internal import Spelling
internal import Storage

/// The worker's side of the words: the open lists, the decoder over them, what was learned, and what it answers.
final class WordKeeper {
  private var shelf: WordShelf
  private var store: LearnedStore?
  private var decoder = LexiconDecoder([])
  private let time: Time
  private let reply: (WordReply) -> Void

  /// The clocks that a keeper needs.
  struct Time {
    /// That of the loop, read anew.
    var now: () -> Timestamp
    /// Days since 1970.
    var today: () -> Int
  }

  /// - Parameter store: where what was learned lasts; nil: nowhere.
  init(shelf: WordShelf, store: LearnedStore?, time: Time, reply: @escaping (WordReply) -> Void) {
    self.shelf = shelf
    self.store = store
    self.time = time
    self.reply = reply
    let speller = SystemSpeller()
    decoder.secondOpinion = { speller.knows($0, language: $1) }
    synchronise()
  }

  func work(_ orders: WordOrders) {
    if let places = orders.places { decoder.keys = places }
    if let query = orders.finished, query.deadline.map({ time.now() <= $0 }) ?? true {
      answer(query, as: WordReply.verdict)
    }
    for lesson in orders.lessons {
      switch lesson {
      case .kept(let word): decoder.learn(word)
      case .rejected(let pair): decoder.reject(pair)
      }
    }
    if let query = orders.newest { answer(query, as: WordReply.answer) }
    if orders.saves { synchronise() }
  }

  private func answer(_ query: LanguageQuery, as kind: (LanguageAnswer) -> WordReply) {
    var isNew = false
    for tag in query.languages {
      if shelf.open(tag.language, onTrouble: { reply(.refused($0)) }) { isNew = true }
    }
    if isNew { decoder.adopt(shelf.open) }
    if query.languages.contains(where: { shelf.has($0.language) }) {
      reply(kind(decoder.answer(query)))
    } else {
      reply(.speechless(query.languages))
    }
  }

  /// Brings together what is in memory and what is on the disk.
  private func synchronise() {
    guard store != nil else {
      decoder.learned.begin(day: time.today())
      return decoder.learned.markSaved()
    }
    for notice in store?.synchronise(&decoder.learned, today: time.today()) ?? [] { reply(.learned(notice)) }
  }
}
