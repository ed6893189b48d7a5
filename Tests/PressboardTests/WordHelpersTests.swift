import Pressboard
import Testing

@Suite struct SuggestionTextTests {
  @Test(arguments: [
    ("don't", "don't"), ("don’t", "don’t"), ("abc123", "abc123"), ("'hello", "hello"), ("(hello", "hello"),
    ("hello ", ""), ("", ""), ("děláš", "děláš"), ("a-b", "b"), ("😀hi", "hi"), ("don'", "don'"), ("'", ""),
    ("hello''", ""), ("say “hi", "hi"), ("x.", ""), ("de\u{301}la", "de\u{301}la"), ("क्षि", "क्षि"),
    ("한국어", "한국어"),
    ("🇩🇪de", "de"), ("1️⃣", ""), ("col·labora", "col·labora"), ("hi\n", ""), ("צה״ל", "צה״ל"), ("hi😀", ""),
    ("漢字", "字"), ("ไทย", "ย"), ("mixed漢", "漢"), ("漢mixed", "mixed"),
  ])
  func currentWord(before: String, word: String) {
    #expect(SuggestionText.currentWord(in: before) == word)
    #expect(before.hasSuffix(word))
  }

  /// Thai words of two characters each, as a host's dictionary might say.
  struct Pairs: WordBoundaries {
    func lengthOfLastWord(in text: Substring) -> Int { text.count % 2 == 0 ? 2 : 1 }
  }

  @Test(arguments: [("abcกขคง", "คง"), ("กขค", "ค"), ("กข ", ""), ("กข abc", "abc")])
  func hostKnowsWords(before: String, word: String) {
    #expect(SuggestionText.currentWord(in: before, boundaries: Pairs()) == word)
  }

  @Test func hostSeesSoMuch() {
    struct All: WordBoundaries {
      func lengthOfLastWord(in text: Substring) -> Int { text.count }
    }
    let page = String(repeating: "字", count: 500)
    #expect(SuggestionText.currentWord(in: page, boundaries: All()).count == 64)
    struct Nothing: WordBoundaries {
      func lengthOfLastWord(in text: Substring) -> Int { 0 }
    }
    #expect(SuggestionText.currentWord(in: page, boundaries: Nothing()) == "字")
  }
}

@Suite struct DeleteByWordTests {
  @Test(arguments: [
    ("hello world", 5), ("hello world  ", 7), ("", 0), ("a", 1), ("\n", 1), ("wait...", 3), ("👩‍👩‍👧 ", 2),
    ("👩‍👩‍👧👩‍👩‍👧", 1),
    ("don't", 5), ("a\n", 1), ("a\n  ", 2), ("   ", 3), ("a\t ", 3), ("snake_case", 4), ("snake_", 1),
    ("hi😀", 1),
    ("🇩🇪🇫🇷", 1), ("de\u{301}", 2), ("“hi”", 1), ("漢字", 1), ("a\r\n", 1), ("(", 1), ("abc123", 6),
  ])
  func length(before: String, length: Int) {
    #expect(DeleteByWord.wordDeletionLength(textBeforeCursor: before) == length)
  }
}

@Suite struct WordInProgressTests {
  @Test("a word's touches go with its letters, up to more letters than any word has")
  func mostStrokes() {
    var word = WordInProgress.none
    for _ in 0..<48 { word.append("a", .chosen) }
    #expect(word.strokes.count == 48)
    word.append("a", .chosen)
    #expect(word.text.count == 49 && word.strokes.isEmpty)
    word.removeLast()
    word.append("a", .chosen)
    #expect(word.strokes.isEmpty)
    for _ in 0..<49 { word.removeLast() }
    word.append("a", .chosen)
    #expect(word.strokes == [.chosen])
  }

  @Test func strokesFollowTheText() {
    let q = LetterStroke.touched(KeyID("key.character.q"), Point(x: 1, y: 2))
    var word = WordInProgress(text: "ab", strokes: [.untold, .chosen])
    #expect(word.strokes == [.untold, .chosen])
    #expect(WordInProgress(text: "ab", strokes: [q]).strokes == [])
    word = typed(word, "c", q)
    #expect(word.text == "abc" && word.strokes == [.untold, .chosen, q])
    // A mark joins the letter before it.
    word = typed(word, "\u{301}", .chosen)
    #expect(word.text == "abc\u{301}" && word.strokes == [.untold, .chosen, q])
  }

  private func typed(_ word: WordInProgress, _ text: String, _ stroke: LetterStroke) -> WordInProgress {
    var word = word
    word.append(text, stroke)
    return word
  }
}
