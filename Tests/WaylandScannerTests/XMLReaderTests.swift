import Foundation
import Testing
import WaylandScanner

@Suite struct XMLReaderTests {
  @Test func elementsAttributesAndTextComeWithTheirPlaces() throws {
    let xml = """
      <?xml version="1.0"?>
      <!-- a > comment -->
      <a one="1" two='"2"'>
        é<b/>text<c x = "&lt;&#65;&#x1F642;&amp;"></c >
      </a>
      <!-- the end -->
      """
    let root = try XMLReader.read(Array(xml.utf8))
    #expect(root.name == "a")
    #expect(root.position == SourcePosition(line: 3, column: 1))
    #expect(root.attributes.map(\.name) == ["one", "two"])
    #expect(root.attribute("two")?.value == "\"2\"")
    #expect(root.attribute("two")?.position == SourcePosition(line: 3, column: 12))
    #expect(root.children.map(\.name) == ["b", "c"])
    // Columns count characters, not bytes.
    #expect(root.children[0].position == SourcePosition(line: 4, column: 4))
    #expect(root.children[1].attribute("x")?.value == "<A🙂&")
    #expect(root.text == "\n  étext\n")
  }

  @Test func lineEndsOfAnyKindAreOne() throws {
    let root = try XMLReader.read(Array("\u{FEFF}<a>1\r\n2\r3\n<![CDATA[<4>&]]></a>\r\n".utf8))
    #expect(root.text == "1\n2\n3\n<4>&")
  }

  @Test(
    arguments: [
      ("", 1, 1, .noElement),
      ("  \n <!-- -->", 2, 10, .noElement),
      ("text", 1, 1, .textOutsideElement),
      ("<a/>\n tail", 1, 5, .textOutsideElement),
      ("<a/><b/>", 1, 5, .secondRoot),
      ("<a>\n <b>", 2, 2, .unterminated("element")),
      ("<a>\n</b>", 2, 1, .mismatchedEnd(found: "b", open: "a")),
      ("</a>", 1, 1, .endWithoutStart("a")),
      ("<a", 1, 1, .unterminated("tag")),
      ("<", 1, 2, .nameExpected),
      ("<1/>", 1, 2, .nameExpected),
      ("<a/ >", 1, 4, .expected(">")),
      ("<a b>", 1, 5, .expected("=")),
      ("<a b=c>", 1, 6, .expected("\"")),
      ("<a b='c>", 1, 4, .unterminated("attribute")),
      ("<a b='1' b='2'/>", 1, 10, .duplicateAttribute("b")),
      ("<a b='1'c='2'/>", 1, 9, .expected(">")),
      ("<a b='<'/>", 1, 7, .lessThanInAttribute),
      ("<a>&eacute;</a>", 1, 4, .unknownEntity),
      ("<a>&lt", 1, 4, .unknownEntity),
      ("<a>&#xD800;</a>", 1, 4, .invalidCharacter),
      ("<a>&#0;</a>", 1, 4, .invalidCharacter),
      ("<a>&#x110000;</a>", 1, 4, .invalidCharacter),
      ("<a>&#99999999999;</a>", 1, 4, .unknownEntity),
      ("<a>\u{1}</a>", 1, 4, .invalidCharacter),
      ("<a><!-- </a>", 1, 4, .unterminated("comment")),
      ("<?xml ", 1, 1, .unterminated("instruction")),
      ("<a><![CDATA[x</a>", 1, 4, .unterminated("CDATA section")),
      ("<!DOCTYPE a><a/>", 1, 1, .documentType),
    ] as [(String, Int, Int, XMLError.Problem)])
  func errorsHaveAPlace(xml: String, line: Int, column: Int, problem: XMLError.Problem) {
    let error = XMLError(position: SourcePosition(line: line, column: column), problem: problem)
    #expect(throws: error) { try XMLReader.read(Array(xml.utf8)) }
  }

  @Test func whatIsNotUTF8IsRefusedWhereItStarts() {
    let error = XMLError(position: SourcePosition(line: 2, column: 3), problem: .invalidUTF8)
    #expect(throws: error) { try XMLReader.read(Array("<a>\nxé".utf8) + [0xC3] + Array("</a>".utf8)) }
  }

  @Test func depthHasALimit() {
    let deep = String(repeating: "<a>", count: 100_000)
    let column = 3 * XMLReader.maximumDepth + 1
    let error = XMLError(
      position: SourcePosition(line: 1, column: column), problem: .tooDeep(limit: XMLReader.maximumDepth))
    #expect(throws: error) { try XMLReader.read(Array(deep.utf8)) }
  }

  /// Damaged protocol files end in an element or an error, never in a trap; an error lies inside the file.
  @Test func damagedFilesAreAnswered() throws {
    var random = SplitMix(state: 20)
    let seeds = try Fixture.xmlFiles(below: Fixture.golden).map(Fixture.bytes)
    let pieces = [
      "<", ">", "&", "\"", "</", "<!--", "-->", "<![CDATA[", "]]>", "&#x", ";", "\0", "=", "/", "é",
    ]
    var outcomes = (read: 0, refused: 0)
    for round in 0..<1500 {
      var bytes = seeds[round % seeds.count]
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(40)))
        case 2: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: place)
        default: bytes.removeLast(min(bytes.count - 1, random.below(200)))
        }
      }
      do {
        _ = try ProtocolSet([WireProtocol(xml: bytes, file: "damaged.xml")])
        outcomes.read += 1
      } catch {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        if !(1...lines).contains(error.position.line) { Issue.record("\(error) in \(lines) lines") }
        outcomes.refused += 1
      }
    }
    #expect(outcomes.read > 0 && outcomes.refused > 500)
  }
}

/// A generator of the same numbers in every run.
struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(1, limit)))
  }
}
