import Lexicon
import Testing

@Suite("A lexicon file")
struct LexiconFileTests {
  @Test("holds every word that was put in, written as it should be", arguments: SmallLexicon.words)
  func holds(_ word: LexiconSource.Word) throws {
    guard case .listed(let form, let zipf) = try SmallLexicon.file().standing(of: word.text) else {
      Issue.record("\(word.text) is not listed")
      return
    }
    #expect(zipf == Float(word.step) / 32)
    switch word.text {
    case "paris": #expect(form == "Paris")
    case "nasa": #expect(form == "NASA")
    case "i'm": #expect(form == "I'm")
    case "i": #expect(form == "I")
    default: #expect(form == word.text)
    }
  }

  @Test("knows words that it never suggests, and no others")
  func known() throws {
    let file = try SmallLexicon.file()
    #expect(file.standing(of: "Kubectl") == .known(zipf: 2))
    #expect(file.standing(of: "kubectI") == .unknown)
    #expect(file.standing(of: "th") == .unknown)
    #expect(file.standing(of: "") == .unknown)
    #expect(file.standing(of: "дом") == .unknown)
  }

  @Test("the same source gives the same bytes, whatever the order of its words")
  func sameBytes() throws {
    let turned = SmallLexicon.source(words: SmallLexicon.words.reversed())
    #expect(try LexiconBuilder(turned).build() == SmallLexicon.bytes())
  }

  @Test("the full check counts what is in it")
  func audit() throws {
    let audit = try LexiconAudit(SmallLexicon.file())
    #expect(audit.words == SmallLexicon.words.count)
    #expect(audit.pairs == 6)
    #expect(audit.knownWords == 3)
    #expect(audit.letters.contains("é"))
  }
}

@Suite("A file that is no lexicon is refused, with the reason")
struct LexiconFaultTests {
  private func fault(_ change: (inout [UInt8]) -> Void) throws -> LexiconFault? {
    var bytes = try SmallLexicon.bytes()
    change(&bytes)
    do throws(LexiconFault) {
      _ = try LexiconFile(LexiconBytes(copying: bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test func empty() throws { #expect(try fault { $0 = [] } == .truncated(bytes: 0)) }
  @Test func foreign() throws { #expect(try fault { $0[0] = 0x7F } == .foreign) }
  @Test func laterVersion() throws { #expect(try fault { $0[8] = 9 } == .version(9)) }

  @Test func cutOff() throws {
    let whole = try SmallLexicon.bytes().count
    #expect(try fault { $0.removeLast(40) } == .length(said: whole, found: whole - 40))
  }

  @Test("a section that leaves the file")
  func sectionOutside() throws {
    // The third section's offset.
    guard case .section = try fault({ $0[24 + 2 * 16 + 6] = 0xFF }) else {
      Issue.record("was opened")
      return
    }
  }

  @Test("a flipped bit is found by the full check, wherever it is")
  func everyByteCounts() throws {
    let whole = try SmallLexicon.bytes()
    var missed: [Int] = []
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1 << UInt8(place % 8)
      guard let file = try? LexiconFile(LexiconBytes(copying: bytes)) else { continue }
      do throws(LexiconFault) {
        _ = try LexiconAudit(file)
        missed.append(place)
      } catch {
        #expect(!error.reason.isEmpty)
      }
    }
    #expect(missed.isEmpty)
  }

  @Test("damage within harms no reader", arguments: 0..<40)
  func damage(_ number: Int) throws {
    var bytes = try SmallLexicon.bytes()
    let table = 24 + 9 * 16 + 8
    let place = table + (number * 7919) % (bytes.count - table)
    bytes[place] ^= 0xA5
    guard let file = try? LexiconFile(LexiconBytes(copying: bytes)) else { return }
    let decoder = WordDecoder([file])
    decoder.begin(after: ["<s>"])
    for letter in "tomorow" { decoder.type(letter) }
    _ = decoder.candidates(limit: 8)
    _ = file.standing(of: "tomorrow")
  }
}

@Suite("A source that cannot be compiled is refused")
struct LexiconSourceTests {
  @Test func twice() throws {
    let source = SmallLexicon.source(words: [.init("so", step: 3), .init("so", step: 4)])
    #expect(throws: LexiconBuilder.Fault.word("so")) { try LexiconBuilder(source) }
  }

  @Test func nothing() {
    #expect(throws: LexiconBuilder.Fault.noWords) { try LexiconBuilder(SmallLexicon.source(words: [])) }
  }

  @Test("front-coded lines are read")
  func lines() throws {
    var source = LexiconSource(language: "en")
    try source.read(words: Array("aI\t5\na'm\t9\taf\n".utf8.prefix(5)))
    #expect(source.words.map(\.text) == ["I"])
    source = LexiconSource(language: "en")
    try source.read(words: Array("apar\t9\ndis\t154\tp\ndt\t3\tao\tPART\n".utf8))
    #expect(source.words.map(\.text) == ["par", "paris", "part"])
    #expect(source.words[1].flags == .capitalised)
    #expect(source.words[2].form == "PART")
  }

  @Test("a broken line is refused", arguments: ["ab\n", "bx\t3\n", "ax\t0\n", "ax\t300\n", "ax\t3\tz\n"])
  func brokenLine(_ text: String) {
    var source = LexiconSource(language: "en")
    #expect(throws: LexiconSource.Fault.self) { try source.read(words: Array(text.utf8)) }
  }
}
