import Lexicon
import Pressboard
import Storage
import Testing
import Wayland

@testable import PressboardWayland

/// The worker with its thread, in a loop.
@Suite struct WordServiceTests {
  private let loop: EventLoop
  private let service = WordService()
  private let replies = Replies()
  private let learned: WordFolder

  private final class Replies {
    var all: [WordReply] = []

    func take(_ reply: WordReply) { all.append(reply) }

    var generations: [UInt64] {
      all.compactMap {
        switch $0 {
        case .answer(let answer), .verdict(let answer): answer.generation
        case .refused, .learned, .speechless: nil
        }
      }
    }
  }

  init() throws {
    loop = try EventLoop()
    learned = try WordFolder([:])
    try service.start(
      in: loop, shelf: WordShelf(folders: [WordFolder.shared.get().path]),
      learned: DataFolder(path: learned.path), receive: replies.take)
  }

  private func ask(_ word: String, generation: UInt64 = 1, until deadline: Double? = nil) {
    let query = LanguageQuery(
      generation: generation, deadline: deadline.map { Timestamp(seconds: $0) }, occasion: .typing,
      word: WordInProgress(text: word), languages: [LanguageTag("en")])
    #expect(service.relay.answer(query) == nil)
  }

  @Test func anAnswerComesThroughTheLoop() throws {
    #expect(!service.isRunning)
    ask("teh")
    // Gathered until the turn's text is out.
    #expect(!service.isRunning)
    service.relay.handOver(at: Timestamp(seconds: 0))
    #expect(service.isRunning)
    // It waits for a turn that is taken anyway.
    while replies.all.isEmpty { service.relay.collect() }
    guard case .answer(let answer) = replies.all[0] else {
      Issue.record("\(replies.all)")
      return
    }
    #expect(answer.generation == 1)
    #expect(answer.verdict == .replace("the"))
    service.end()
    #expect(!service.isRunning)
  }

  @Test func nobodyWaitsForAVerdictBeyondItsDeadline() throws {
    ask("teh", generation: 1, until: MonotonicClock.seconds - 1)
    ask("th", generation: 2)
    service.relay.handOver(at: Timestamp(seconds: 0))
    #expect(service.relay.isWaiting)
    while replies.all.isEmpty { service.relay.collect() }
    service.end()
    loop.turn(wait: false)
    #expect(replies.generations == [2])
  }

  @Test func aVerdictWakesTheLoop() throws {
    ask("teh", generation: 1, until: MonotonicClock.seconds + 100)
    service.relay.handOver(at: Timestamp(seconds: 0))
    #expect(!service.relay.isWaiting)
    while replies.all.isEmpty { loop.turn() }
    guard case .verdict(let answer) = replies.all[0] else {
      Issue.record("\(replies.all)")
      return
    }
    #expect(answer.verdict == .replace("the"))
  }

  /// As `pressboard words` wants it: what was learned lies on the disk, and what is changed there is read again.
  @Test func whatWasLearnedLasts() throws {
    for _ in 0..<3 {
      service.relay.learn(KeptWord(text: "zyzzyva", contextWords: [], startsSentence: false))
    }
    service.settle()
    #expect(!service.isRunning)
    for round in 1...2 {
      ask("zyzz", generation: 1)
      service.relay.handOver(at: Timestamp(seconds: Double(round)))
      while replies.all.isEmpty { service.relay.collect() }
      guard case .answer(let answer) = replies.all[0] else {
        Issue.record("\(replies.all)")
        return
      }
      #expect(answer.suggestions.first?.text == "zyzzyva")
      replies.all = []
      service.settle()
    }
  }

  /// Another thread knows nothing of the keys: it is told anew.
  @Test func afterAnEndThePlacesAreToldAgain() {
    let grid = KeyGrid(
      layout: KeyboardLayout(KeyboardContext(), behavior: KeyboardBehavior()),
      metrics: KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 720), millimetres: nil))
    let relay = WordRelay()
    var told: [Bool] = []
    relay.send = {
      told.append($0.places != nil)
      return true
    }
    func ask(_ generation: UInt64) {
      _ = relay.answer(
        LanguageQuery(generation: generation, occasion: .nextWord, languages: [LanguageTag("en")]))
      relay.handOver(at: Timestamp(seconds: Double(generation)))
    }
    relay.lay(grid)
    ask(1)
    relay.lay(grid)
    ask(2)
    relay.startAnew()
    ask(3)
    #expect(told == [true, false, true])
    #expect(relay.isWaiting)
    relay.heard(LanguageAnswer(generation: 2))
    #expect(relay.isWaiting)
    relay.heard(LanguageAnswer(generation: 3))
    #expect(!relay.isWaiting)
  }

  @Test func aSavingThatFailedIsTriedAgain() {
    let relay = WordRelay()
    var savings = 0
    relay.send = {
      savings += $0.saves ? 1 : 0
      return true
    }
    relay.learn(KeptWord(text: "see", contextWords: [], startsSentence: false))
    relay.save()
    relay.save()
    #expect(savings == 1)
    relay.saveAgain()
    relay.save()
    #expect(savings == 2)
  }

  @Test func withoutWordsTheThreadGoes() throws {
    let service = WordService()
    let folder = try WordFolder([:])
    try service.start(in: loop, shelf: WordShelf(folders: [folder.path]), learned: nil, receive: replies.take)
    let query = LanguageQuery(generation: 7, occasion: .nextWord, languages: [LanguageTag("en")])
    _ = service.relay.answer(query)
    service.relay.handOver(at: Timestamp(seconds: 0))
    while replies.all.count < 2 { loop.turn() }
    #expect(
      replies.all == [
        .refused(.missing(language: "en", folders: [folder.path])), .speechless([LanguageTag("en")]),
      ])
    #expect(!service.isRunning)
  }
}
