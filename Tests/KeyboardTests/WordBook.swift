import Lexicon
import Pressboard

@testable import PressboardWayland

/// The worker without its thread: it answers when the desk is settled, or when it is told to.
final class WordBook {
  let relay = WordRelay()
  var clock: () -> Timestamp = { Timestamp(seconds: 0) }
  /// Nothing is answered meanwhile, and what is asked lies over what was asked before.
  var isBusy = false
  /// Every question and everything to be learned that came through, in order.
  private(set) var asked: [LanguageQuery] = []
  private(set) var lessons: [WordLesson] = []
  private(set) var savings = 0
  /// How often the thread would have been woken.
  private(set) var calls = 0
  private(set) var places: KeyPlaces?
  private var orders = WordOrders.none
  private var replies: [WordReply] = []
  private lazy var keeper = WordKeeper(
    shelf: WordShelf(folders: folders), store: nil,
    time: .init(now: { [unowned self] in clock() }, today: { 0 }),
    reply: { [unowned self] in replies.append($0) })
  private let folders: [String]

  init(folders: [String]) {
    self.folders = folders
    relay.send = { [unowned self] in
      calls += 1
      if let query = $0.finished { asked.append(query) }
      if let query = $0.newest { asked.append(query) }
      lessons += $0.lessons
      if $0.saves { savings += 1 }
      places = $0.places ?? places
      orders.add($0)
      return true
    }
  }

  /// A book of a few English words, in a folder of its own.
  convenience init() throws {
    let folder = try WordFolder.shared.get()
    self.init(folders: [folder.path])
  }

  /// True if there was something to say.
  func answer(to client: KeyboardClient) -> Bool {
    guard !isBusy, !orders.isEmpty else { return false }
    keeper.work(orders)
    orders = .none
    for reply in replies { client.take(reply) }
    defer { replies = [] }
    return !replies.isEmpty
  }
}
