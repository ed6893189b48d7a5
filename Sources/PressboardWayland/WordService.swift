internal import Desktop
internal import Pressboard
internal import Storage
internal import Wayland

/// The worker that knows words, joined to a loop. Its thread starts with the first question, which comes behind the
/// first picture and from a field that allows it, and goes if there are no words to be found.
final class WordService {
  /// What asks it.
  let relay = WordRelay()
  private var worker: Worker<WordOrders>?

  /// `receive` is called in the loop's turns.
  func start(in loop: EventLoop, shelf: WordShelf, receive: @escaping (WordReply) -> Void)
    throws(WaylandError)
  {
    let mailbox = try loop.mailbox { [unowned self] (reply: WordReply) in
      receive(reply)
      if case .speechless = reply { self.worker?.end() }
    }
    let worker = Worker(WordOrders.none) {
      let keeper = WordKeeper(
        shelf: shelf, clock: { Timestamp(seconds: MonotonicClock.seconds) }, reply: { mailbox.post($0) })
      return { keeper.work($0) }
    }
    self.worker = worker
    relay.send = { orders in worker.order { $0.add(orders) } }
  }

  var isRunning: Bool { worker?.isRunning ?? false }

  /// What was kept is taken note of; then the thread has gone.
  func end() {
    worker?.end()
    worker = nil
    relay.send = { _ in }
  }
}
