import Lexicon
import Pressboard
import Testing
import Wayland

@testable import PressboardWayland

/// The worker with its thread, in a loop.
@Suite struct WordServiceTests {
  private let loop: EventLoop
  private let service = WordService()
  private let replies = Replies()

  private final class Replies {
    var all: [WordReply] = []

    func take(_ reply: WordReply) { all.append(reply) }

    var generations: [UInt64] {
      all.compactMap { if case .answer(let answer) = $0 { answer.generation } else { nil } }
    }
  }

  init() throws {
    loop = try EventLoop()
    try service.start(
      in: loop, shelf: WordShelf(folders: [WordFolder.shared.get().path]), receive: replies.take)
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
    service.relay.handOver()
    #expect(service.isRunning)
    while replies.all.isEmpty { loop.turn() }
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
    service.relay.handOver()
    while replies.all.isEmpty { loop.turn() }
    service.end()
    loop.turn(wait: false)
    #expect(replies.generations == [2])
  }

  @Test func withoutWordsTheThreadGoes() throws {
    let service = WordService()
    let folder = try WordFolder([:])
    try service.start(in: loop, shelf: WordShelf(folders: [folder.path]), receive: replies.take)
    let query = LanguageQuery(generation: 7, occasion: .nextWord, languages: [LanguageTag("en")])
    _ = service.relay.answer(query)
    service.relay.handOver()
    while replies.all.count < 2 { loop.turn() }
    #expect(
      replies.all == [
        .refused(.missing(language: "en", folders: [folder.path])), .speechless([LanguageTag("en")]),
      ])
    #expect(!service.isRunning)
  }
}
