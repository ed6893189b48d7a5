import Foundation
import Lexicon
import Pressboard
import Testing

@testable import Storage

/// A folder of its own for each test, gone afterwards.
final class Scratch {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/pressboard-storage-" + UUID().uuidString
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var folder: DataFolder { DataFolder(path: path + "/data/pressboard") }

  var store: LearnedStore { LearnedStore(folder: folder) }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }

  func mode(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.posixPermissions] as? Int) ?? 0
  }

  func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/learned"))
  }
}

func kept(_ text: String) -> LearnedEvent {
  .kept(KeptWord(text: text, contextWords: [], startsSentence: false))
}

@Suite("The file of learned data")
struct LearnedStoreTests {
  private let day = 20_000

  private func words(_ scratch: Scratch) -> [String] {
    var data = LearnedData()
    var store = scratch.store
    #expect(store.synchronise(&data, today: day) == [])
    return data.allWords.map(\.text)
  }

  @Test("nothing learned leaves nothing on the disk")
  func nothing() {
    let scratch = Scratch()
    #expect(words(scratch) == [])
    #expect(!FileManager.default.fileExists(atPath: scratch.path))
  }

  @Test("is its user's alone, whatever the process allows others")
  func modes() {
    let scratch = Scratch()
    let mask = umask(0)
    defer { umask(mask) }
    var (store, data) = (scratch.store, LearnedData())
    data.note(kept("mine"))
    #expect(store.synchronise(&data, today: day) == [])
    #expect(!data.hasNews)
    #expect(scratch.mode(store.path) == 0o600)
    #expect(scratch.mode(scratch.folder.path) == 0o700)
    #expect(scratch.names == ["learned"])
    #expect(words(scratch) == ["mine"])
  }

  @Test("two keyboards learn into one file")
  func together() {
    let scratch = Scratch()
    var (one, oneData) = (scratch.store, LearnedData())
    var (other, otherData) = (scratch.store, LearnedData())
    _ = one.synchronise(&oneData, today: day)
    _ = other.synchronise(&otherData, today: day)
    for _ in 0..<3 {
      oneData.note(kept("one"))
      otherData.note(kept("other"))
      _ = one.synchronise(&oneData, today: day)
      _ = other.synchronise(&otherData, today: day)
    }
    _ = one.synchronise(&oneData, today: day)
    #expect(oneData.lines == otherData.lines)
    #expect(oneData.allWords.map(\.text) == ["one", "other"])
    #expect(oneData.allWords.allSatisfy { $0.times == 3 })
  }

  @Test("what was wiped does not come back from a keyboard's memory")
  func wiped() throws {
    let scratch = Scratch()
    var (keyboard, data) = (scratch.store, LearnedData())
    data.note(kept("secret"))
    _ = keyboard.synchronise(&data, today: day)
    try scratch.write([1, 2, 3])
    _ = keyboard.synchronise(&data, today: day)
    var other = scratch.store
    try other.wipe()
    #expect(scratch.names == [])
    data.note(kept("later"))
    _ = keyboard.synchronise(&data, today: day)
    #expect(words(scratch) == ["later"])
  }

  @Test("a damaged file is set aside, each under a name of its own, and nothing else is lost")
  func damaged() throws {
    let scratch = Scratch()
    var (store, data) = (scratch.store, LearnedData())
    data.note(kept("mine"))
    _ = store.synchronise(&data, today: day)
    for (number, name) in ["learned.damaged", "learned.damaged.2", "learned.damaged.3"].enumerated() {
      let junk = [UInt8](repeating: UInt8(number), count: 30)
      try scratch.write(junk)
      let notices = store.synchronise(&data, today: day)
      #expect(notices == [.setAside(store.path, as: scratch.folder.path + "/" + name, .foreign)])
      #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.folder.path + "/" + name)) == Data(junk))
      #expect(words(scratch) == ["mine"])
    }
  }

  @Test("what cannot be written stays in memory and is written when it can")
  func unwritable() throws {
    let scratch = Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path, withIntermediateDirectories: true)
    // A file where the folder should be: works for root too, which no mode keeps out.
    _ = FileManager.default.createFile(atPath: scratch.path + "/data", contents: nil)
    var (store, data) = (scratch.store, LearnedData())
    data.note(kept("mine"))
    guard case .failed(let fault) = store.synchronise(&data, today: day).first else {
      Issue.record("was written")
      return
    }
    #expect(fault.step == .makeFolder && fault.errno == ENOTDIR)
    #expect(data.hasNews)
    try FileManager.default.removeItem(atPath: scratch.path + "/data")
    #expect(store.synchronise(&data, today: day) == [])
    #expect(words(scratch) == ["mine"])
  }

  @Test("what is no file is not read and not overwritten")
  func notAFile() throws {
    let scratch = Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.folder.path + "/learned", withIntermediateDirectories: true)
    var (store, data) = (scratch.store, LearnedData())
    data.note(kept("mine"))
    guard case .failed(let fault) = store.synchronise(&data, today: day).first else {
      Issue.record("was written")
      return
    }
    #expect(fault.step == .read)
    #expect(data.hasNews)
  }
}

@Suite("The data folder")
struct DataFolderTests {
  @Test(
    "is where the XDG base directories say",
    arguments: [
      (["XDG_DATA_HOME": "/d", "HOME": "/h"], "/d/pressboard"),
      (["HOME": "/h"], "/h/.local/share/pressboard"),
      (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/pressboard"),
      (["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/pressboard"), (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func place(_ environment: [String: String], _ path: String?) {
    #expect(DataFolder { environment[$0] }?.path == path)
  }
}
