import Lexicon
import Pressboard
import Testing

@Suite("What is learned")
struct LearningTests {
  private func kept(
    _ texts: [String], after context: [String] = ["so"], start: Bool = false, times: Int = 1
  ) -> LearnedData {
    var data = LearnedData()
    data.begin(day: Learned.day)
    for _ in 0..<times {
      for text in texts {
        data.note(.kept(KeptWord(text: text, contextWords: context, startsSentence: start)))
      }
    }
    return data
  }

  @Test("the third use makes a word", arguments: [(1, false), (2, false), (3, true), (9, true)])
  func thirdUse(_ times: Int, _ isWord: Bool) {
    let word = Learned.word("kubectl", in: kept(["kubectl"], times: times))
    #expect(word?.times == times && word?.isWord == isWord && word?.last == Learned.day)
  }

  @Test("a sentence's capital is not the word's")
  func sentenceCapital() {
    #expect(kept(["Onions"], after: [], start: true).allWords.map(\.text) == ["onions"])
    #expect(kept(["Onions"]).allWords.map(\.text) == ["Onions"])
    var data = kept(["Anna"])
    data.note(.kept(KeptWord(text: "Anna", contextWords: [], startsSentence: true)))
    #expect(data.allWords.map(\.text) == ["Anna"])
  }

  @Test("a shout is not how a word is written")
  func shout() {
    #expect(kept(["onions", "ONIONS"]).allWords.map(\.text) == ["onions"])
    #expect(kept(["NASA"]).allWords.map(\.text) == ["NASA"])
  }

  @Test("numbers and marks are not learned", arguments: ["1234", "49-151", "", "...", "a b", "a\u{202E}b"])
  func noWords(_ text: String) {
    #expect(kept([text], times: 3).isEmpty)
  }

  @Test("what is not used fades, what was added stays")
  func fading() {
    var data = Learned.data()
    for month in 1...40 { data.begin(day: Learned.day + 31 * month) }
    #expect(data.allWords.map(\.text) == ["kubectl"])
    #expect(!data.lines.contains { $0.hasPrefix("pair") })
  }

  @Test("a clock that jumps takes no more than half")
  func jump() {
    var data = Learned.data()
    data.begin(day: Learned.day + 20 * 365)
    #expect(Learned.word("Zwiebel", in: data) != nil)
    data.begin(day: 3)
    data.begin(day: Learned.day)
    #expect(Learned.word("Zwiebel", in: data) != nil)
  }

  @Test("it is bounded, and the used words stay")
  func bounded() throws {
    var data = kept(["Zwiebel"], times: 40)
    for number in 0..<9000 {
      let (text, before) = (Learned.name(number), Learned.name(number / 2))
      data.note(.kept(KeptWord(text: text, contextWords: [before], startsSentence: false)))
    }
    #expect(data.allWords.count <= 4000)
    #expect(Learned.word("Zwiebel", in: data) != nil)
    #expect(data.bytes.count < LearnedData.longestFile)
    #expect(try LearnedData(data.bytes).lines == data.lines)
  }

  @Test("a word that is forgotten leaves nothing behind")
  func forgetting() {
    var data = Learned.data()
    let known = ["ZWIEBEL", "Zwiebel", "teh"].map { data.forget($0) }
    #expect(known == [true, false, true])
    let text = data.bytes
    for word in ["zwiebel", "Zwiebel", "teh"] {
      #expect(!text.indices.contains { text[$0...].starts(with: Array(word.utf8)) })
    }
  }

  @Test("what is learned in two places comes together")
  func replay() throws {
    let base = try LearnedData(Learned.data().bytes)
    var here = base
    var there = base
    here.note(.kept(KeptWord(text: "here", contextWords: [], startsSentence: false)))
    there.note(.kept(KeptWord(text: "there", contextWords: [], startsSentence: false)))
    var merged = try LearnedData(there.bytes)
    merged.replay(here)
    #expect(Learned.word("here", in: merged) != nil && Learned.word("there", in: merged) != nil)
    #expect(Learned.word("Zwiebel", in: merged)?.times == 3)
    #expect(merged.hasNews)
  }
}
