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
      all.compactMap { if case .answer(let answer) = $0 { answer.generation } else { nil } }
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
