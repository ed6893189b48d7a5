import Pressboard
import Testing

/// A text of four megabytes that takes edits without a trace: whoever walks over all of it at a letter is found out.
private final class Tome: TextDocument {
  let documentContextBeforeInput: String?
  let documentContextAfterInput: String?
  let selectedText: String? = nil
  let markedText: String? = nil
  let isSettled = true
  var onChange: ((DocumentChange) -> Void)?

  init(endingIn end: String) {
    let page = String(repeating: "Nobody reads all of děláš this. ", count: 60_000)
    documentContextBeforeInput = page + end
    documentContextAfterInput = page
  }

  func insertText(_ text: String) {}
  func deleteBackward() {}
  func moveCaret(_ move: DocumentMove) {}
  func replaceBeforeCaret(_ old: String, with new: String) {}
  func setMarkedText(_ text: String) {}
  func unmarkText() {}
}

@Suite struct ControllerSpeedTests {
  @Test(arguments: ["wor", "42", "1+1", "say “", "Hi. ", "etc. ", "a-", "hi: ", "😀"])
  func nothingWalksOverTheWholeText(end: String) {
    let controller = PressboardController(document: Tome(endingIn: end))
    controller.language = DirectLanguageSource(FakeDecoder())
    controller.enter(.text)
    let clock = ContinuousClock()
    for key in ["a", "1", ".", ",", "'", "\"", "-", ")"] {
      // The quickest of a few: others may have the processor meanwhile.
      let quickest = (0..<5).map { _ in
        clock.measure { controller.handle(.character(key), at: Timestamp(seconds: 1)) }
      }.min()!
      #expect(quickest < .milliseconds(4), "\(key) behind \(end)")
    }
  }
}
