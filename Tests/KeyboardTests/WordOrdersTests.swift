import Pressboard
import Testing

@testable import PressboardWayland

/// What overtakes what on the way to the worker.
@Suite struct WordOrdersTests {
  private func query(_ generation: UInt64, until deadline: Double? = nil) -> LanguageQuery {
    LanguageQuery(
      generation: generation, deadline: deadline.map { Timestamp(seconds: $0) }, occasion: .typing,
      languages: [])
  }

  private func generations(_ queries: [LanguageQuery]...) -> [UInt64?] {
    var orders = WordOrders.none
    for turn in queries {
      var later = WordOrders.none
      for query in turn { later.ask(query) }
      orders.add(later)
    }
    return [orders.finished?.generation, orders.newest?.generation]
  }

  @Test func theNewestOvertakes() {
    #expect(generations([query(1)], [query(2)], [query(3), query(4)]) == [nil, 4])
  }

  @Test func whatIsWaitedForIsNotOvertaken() {
    #expect(generations([query(1)], [query(1, until: 5), query(2)], [query(3)]) == [1, 3])
  }

  @Test func theSameQuestionIsAnsweredOnce() {
    #expect(generations([query(1)], [query(1, until: 5)]) == [1, nil])
  }

  @Test func aLaterEndedWordOvertakesAnEarlierOne() {
    #expect(generations([query(1, until: 5), query(2)], [query(2, until: 6), query(3)]) == [2, 3])
  }

  private func lesson(_ text: String) -> WordLesson {
    .kept(KeptWord(text: text, contextWords: [], startsSentence: false))
  }

  @Test func whatWasLearnedAddsUp() {
    var orders = WordOrders.none
    for text in ["so", "they"] {
      var later = WordOrders.none
      later.lessons = [lesson(text)]
      orders.add(later)
    }
    #expect(orders.lessons == [lesson("so"), lesson("they")])
    #expect(!orders.isEmpty)
  }
}
