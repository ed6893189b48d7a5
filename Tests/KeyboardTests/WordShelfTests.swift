import Foundation
import Lexicon
import Testing

@testable import PressboardWayland

/// Which word list is opened, and what is said of one that cannot be used.
@Suite struct WordShelfTests {
  private func opened(_ folders: [WordFolder]) -> (language: String?, troubles: [WordListTrouble]) {
    var shelf = WordShelf(folders: folders.map(\.path))
    var troubles: [WordListTrouble] = []
    let isNew = shelf.open("en") { troubles.append($0) }
    #expect(isNew == shelf.has("en"))
    #expect(!shelf.open("en") { troubles.append($0) })
    return (shelf.open.first?.language, troubles)
  }

  @Test func theFirstFolderWins() throws {
    let list = try WordFolder.list()
    let (own, system) = (try WordFolder(["en": list]), try WordFolder(["en": list]))
    #expect(opened([own, system]) == ("en", []))
  }

  @Test func aDamagedListIsNamedAndTheNextOneTaken() throws {
    let list = try WordFolder.list()
    let damaged = try WordFolder(["en": Array(list.prefix(list.count / 2))])
    let result = opened([damaged, try WordFolder(["en": list])])
    #expect(result.language == "en")
    let reason = "should have \(list.count) bytes and has \(list.count / 2)"
    #expect(result.troubles == [.unusable(path: damaged.file(of: "en"), reason: reason)])
  }

  @Test(arguments: [
    ([UInt8](), "cut off after 0 bytes"), (Array(repeating: 7, count: 4000), "not a lexicon"),
  ])
  func whatIsNoList(bytes: [UInt8], reason: String) throws {
    let folder = try WordFolder(["en": bytes])
    #expect(opened([folder]) == (nil, [.unusable(path: folder.file(of: "en"), reason: reason)]))
  }

  @Test func aListOfAnotherLanguage() throws {
    let folder = try WordFolder(["en": WordFolder.list(language: "de")])
    #expect(
      opened([folder]).troubles == [
        .otherLanguage(path: folder.file(of: "en"), found: "de")
      ])
  }

  @Test func whatIsNoFile() throws {
    let folder = try WordFolder([:])
    try FileManager.default.createDirectory(
      atPath: folder.file(of: "en"), withIntermediateDirectories: false)
    #expect(opened([folder]).troubles == [.unreadable(path: folder.file(of: "en"), errno: EISDIR)])
  }

  @Test func none() throws {
    let folder = try WordFolder([:])
    #expect(opened([folder]).troubles == [.missing(language: "en", folders: [folder.path])])
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/a:/b"], ["/d", "/a", "/b"]),
    (["HOME": "/h"], ["/h/.local/share", "/usr/local/share", "/usr/share"]),
    (["XDG_DATA_HOME": "relative", "HOME": "/h", "XDG_DATA_DIRS": "x:/a:"], ["/h/.local/share", "/a"]),
    (["XDG_DATA_DIRS": ""], ["/usr/local/share", "/usr/share"]),
  ])
  func folders(environment: [String: String], expected: [String]) {
    let folders = WordShelf.folders({ environment[$0] }, program: "/opt/bin")
    let beside = "/opt/bin/../share/pressboard/lexicon"
    #expect(folders == expected.map { $0 + "/pressboard/lexicon" } + [beside])
  }

  /// Only a program that lies where it was built looks there: elsewhere anybody could put a list in its way.
  @Test func theListsOfABuild() {
    let program = "/src/.build/x86_64-unknown-linux-gnu/release"
    #expect(WordShelf.folders({ _ in nil }, program: program).last == program + "/../../lexicon")
  }
}
