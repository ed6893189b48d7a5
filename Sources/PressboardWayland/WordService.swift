internal import Glibc
internal import Pressboard
internal import Storage
internal import Wayland

/// The worker that knows words, joined to a loop. Its thread starts with the first question, which comes behind the
/// first picture and from a field that allows it, and goes if there are no words to be found.
final class WordService {
  /// What asks it.
  let relay = WordRelay()
  private var worker: Worker<WordOrders>?
  private var mailbox: Mailbox<WordReply>?
  private var receive: (WordReply) -> Void = { _ in }

  /// - Parameters:
  ///   - learned: the folder in which what is learned lasts; nil: nothing lasts.
  ///   - receive: called in the loop's turns.
  func start(
    in loop: EventLoop, shelf: WordShelf, learned: DataFolder?, receive: @escaping (WordReply) -> Void
  ) throws(WaylandError) {
    self.receive = receive
    let mailbox = try loop.mailbox { [unowned self] (reply: WordReply) in take(reply) }
    let worker = Worker(WordOrders.none) {
      let time = WordKeeper.Time(
        now: { Timestamp(seconds: MonotonicClock.seconds) }, today: { Glibc.time(nil) / 86_400 })
      let store = learned.map { LearnedStore(folder: $0) }
      let keeper = WordKeeper(shelf: shelf, store: store, time: time) {
        mailbox.post($0, wakes: $0.isUrgent)
      }
      return { keeper.work($0) }
    }
    self.mailbox = mailbox
    self.worker = worker
    relay.send = { orders in worker.order { $0.add(orders) } }
    relay.collect = { [unowned self] in if isRunning { collect() } }
  }

  private func collect() {
    for reply in mailbox?.take() ?? [] { take(reply) }
  }

  private func take(_ reply: WordReply) {
    receive(reply)
    if case .speechless = reply { settle() }
  }

  var isRunning: Bool { worker?.isRunning ?? false }

  /// Returns when what was learned lies in its file; the thread has gone, and the next question starts another, which
  /// reads the file.
  func settle() {
    relay.save()
    guard isRunning else { return }
    worker?.end()
    relay.startAnew()
    collect()
  }

  /// What was learned is kept; then the thread has gone.
  func end() {
    settle()
    worker = nil
    relay.send = { _ in false }
    relay.collect = {}
  }
}
