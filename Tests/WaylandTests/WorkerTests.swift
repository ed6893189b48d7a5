import Foundation
import Testing
import Wayland

/// A thread beside the loop.
@Suite struct WorkerTests {
  @Test func itStartsWithTheFirstOrderAndEndsWhenItIsTold() throws {
    let loop = try EventLoop()
    var received: [Int] = []
    let mailbox = try loop.mailbox(of: Int.self) { received.append($0) }
    let worker = Worker([Int]()) { { for order in $0 { mailbox.post(order * 2) } } }
    #expect(!worker.isRunning)
    #expect(worker.order { $0 += [1, 2] })
    #expect(worker.isRunning)
    while received.count < 2 { loop.turn() }
    #expect(received == [2, 4])
    worker.end()
    #expect(!worker.isRunning)
    worker.order { $0.append(3) }
    // What is ordered is done, even if the end is ordered next.
    worker.end()
    loop.turn()
    #expect(received == [2, 4, 6])
  }

  /// What is ordered while it is at work is taken as a whole, and what overtakes is seen by nobody.
  @Test func laterOrdersLieOverEarlierOnes() throws {
    let loop = try EventLoop()
    var received: [Int] = []
    let mailbox = try loop.mailbox(of: Int.self) { received.append($0) }
    let gate = DispatchSemaphore(value: 0)
    let worker = Worker(0) {
      {
        mailbox.post($0)
        gate.wait()
      }
    }
    worker.order { $0 = 1 }
    while received.isEmpty { loop.turn() }
    for number in 2...9 { worker.order { $0 = number } }
    gate.signal()
    gate.signal()
    worker.end()
    loop.turn()
    #expect(received == [1, 9])
  }

  /// A signal that it took would not reach the loop.
  @Test func itTakesNoSignals() throws {
    let loop = try EventLoop()
    var open: [Int32]?
    let mailbox = try loop.mailbox(of: [Int32].self) { open = $0 }
    let worker = Worker(()) {
      { _ in
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        mailbox.post([SIGTERM, SIGINT, SIGUSR1, SIGUSR2, SIGALRM].filter { sigismember(&mask, $0) == 0 })
      }
    }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    worker.order { _ in }
    var after = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &after)
    for signal in [SIGTERM, SIGUSR1, SIGALRM] {
      #expect(sigismember(&before, signal) == sigismember(&after, signal))
    }
    while open == nil { loop.turn() }
    #expect(open == [])
  }

  /// What it keeps for itself begins and ends with its thread.
  @Test func itsStateGoesWithIt() throws {
    final class State: Sendable {
      let gone: DispatchSemaphore
      init(_ gone: DispatchSemaphore) { self.gone = gone }
      deinit { gone.signal() }
    }
    let gone = DispatchSemaphore(value: 0)
    var worker: Worker<Int>? = Worker(0) {
      let state = State(gone)
      return { _ in withExtendedLifetime(state) {} }
    }
    worker?.order { $0 = 1 }
    #expect(gone.wait(timeout: .now()) == .timedOut)
    worker = nil
    #expect(gone.wait(timeout: .now()) == .success)
  }
}
