import Lexicon
import Pressboard

/// Data in which there is something of everything.
enum Learned {
  static let day = 20_000

  static func data() -> LearnedData {
    var data = LearnedData()
    data.begin(day: day)
    for _ in 0..<3 {
      data.note(.kept(KeptWord(text: "Zwiebel", contextWords: ["thank"], startsSentence: false)))
    }
    data.note(.kept(KeptWord(text: "Thank", contextWords: [], startsSentence: true)))
    data.note(.tapped([TapMiss("a", x: 0.2, y: -0.1), TapMiss("é", x: 0.1, y: 0)]))
    for _ in 0..<2 { data.note(.rejected(CorrectionPair(typed: "teh", replacement: "the"))) }
    try? data.add("kubectl")
    return data
  }

  /// A word of its own for each number.
  static func name(_ number: Int) -> String {
    String(String(number).map { Character(Unicode.Scalar($0.asciiValue! + 49)) })
  }

  static func word(_ text: String, in data: LearnedData) -> LearnedData.Word? {
    data.allWords.first { $0.text == text }
  }
}
