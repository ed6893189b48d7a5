internal import Lexicon
internal import Pressboard

/// The worker's side of the words: the open lists, the decoder over them, what it is asked and what it answers.
final class WordKeeper {
  private var shelf: WordShelf
  private var decoder = LexiconDecoder([])
  private let clock: () -> Timestamp
  private let reply: (WordReply) -> Void

  /// `clock` is that of the loop, read anew.
  init(shelf: WordShelf, clock: @escaping () -> Timestamp, reply: @escaping (WordReply) -> Void) {
    self.shelf = shelf
    self.clock = clock
    self.reply = reply
  }

  func work(_ orders: WordOrders) {
    if let places = orders.places { decoder.keys = places }
    if let query = orders.finished, query.deadline.map({ clock() <= $0 }) ?? true { answer(query) }
    for word in orders.kept { decoder.learn(word) }
    if let query = orders.newest { answer(query) }
  }

  private func answer(_ query: LanguageQuery) {
    var isNew = false
    for tag in query.languages {
      if shelf.open(tag.language, onTrouble: { reply(.refused($0)) }) { isNew = true }
    }
    if isNew { decoder.adopt(shelf.open) }
    if query.languages.contains(where: { shelf.has($0.language) }) {
      reply(.answer(decoder.answer(query)))
    } else {
      reply(.speechless(query.languages))
    }
  }
}
