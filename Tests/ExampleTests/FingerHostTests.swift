import Pressboard
import Testing

@testable import string_host

@Suite struct FingerHostTests {
  @Test(
    arguments: [
      ("en", "hello  how's it", "Hello. How’s it"), ("en", "Hi .", "Hi. "), ("en", "a\u{8}b", "B"),
      ("cs", "Dobrý", nil), ("de", "zu hause?", "Zu hause?"), ("en", "1+1", "1+1"),
    ] as [(String, String, String?)])
  func typesWithTaps(layout: String, keys: String, text: String?) {
    let host = FingerHost(context: KeyboardContext(layoutName: layout, keyboardCase: .auto))
    #expect(host.type(keys) == (text != nil))
    if let text { #expect(host.document.text == text) }
  }

  @Test func globeIsTheHosts() {
    let host = FingerHost()
    #expect(host.tap(.nextKeyboard))
    #expect(host.controller.context.locale == "en")
    #expect(!host.tap(KeyID("key.character.ř")))
  }
}
