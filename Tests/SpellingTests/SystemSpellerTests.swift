import Foundation
import Testing

@testable import Spelling

@Suite("The system's dictionaries")
struct SystemSpellerTests {
  private static let hasGerman =
    HunspellLibrary() != nil && access("/usr/share/hunspell/de_DE.aff", R_OK) == 0

  @Test("know compounds and endings", .enabled(if: hasGerman))
  func german() {
    let speller = SystemSpeller()
    for word in ["Haustürschlüssel", "größten", "Haus"] {
      #expect(speller.knows(word, language: "de"), "\(word)")
    }
    for word in ["Hauß", "xqzt", "", "日本", "a\0b"] {
      #expect(!speller.knows(word, language: "de"), "\(word)")
    }
  }

  @Test("what is not there knows nothing", arguments: ["xx", "en", "", "../de", "de/"])
  func absent(_ language: String) {
    #expect(!SystemSpeller().knows("Haus", language: language))
    #expect(!SystemSpeller(folders: ["/nowhere"]).knows("Haus", language: "de"))
  }

  @Test("a language without its country's dictionary takes another's")
  func regions() throws {
    let folder = NSTemporaryDirectory() + "/spelling-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["pt_PT.aff", "pt_BR.aff", "fr_FR.aff", "fr.aff", "es_MX.dic"] {
      try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    func stem(_ language: String) -> String? {
      SystemSpeller.stem(of: language, in: folder).map { String($0.dropFirst(folder.count + 1)) }
    }
    #expect(stem("pt") == "pt_PT" && stem("fr") == "fr" && stem("es") == nil && stem("p") == nil)
  }
}
