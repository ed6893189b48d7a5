import Glibc

/// A second opinion on whether something is a word: the Hunspell dictionaries that the system has, with their compounds
/// and endings. Belongs to one thread. Opens a language's dictionary when it is first asked about, and where there is
/// none, or no Hunspell, knows nothing.
public final class SystemSpeller {
  private let folders: [String]
  private lazy var library = HunspellLibrary()
  private var dictionaries: [String: HunspellDictionary?] = [:]

  public static let systemFolders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]

  /// English is not asked about: its own list is larger than the dictionary, whose memory is most of what a keyboard
  /// may take.
  static let needless: Set<String> = ["en"]

  public init(folders: [String] = SystemSpeller.systemFolders) {
    self.folders = folders
  }

  /// - Parameter language: its two or three letters.
  public func knows(_ word: String, language: String) -> Bool {
    guard !word.isEmpty, !Self.needless.contains(language) else { return false }
    if dictionaries[language] == nil { dictionaries[language] = .some(open(language)) }
    return dictionaries[language]??.contains(word) ?? false
  }

  private func open(_ language: String) -> HunspellDictionary? {
    guard language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    for folder in folders {
      guard let stem = Self.stem(of: language, in: folder), let library else { continue }
      if let found = HunspellDictionary(stem, library) { return found }
    }
    return nil
  }

  /// `de` itself, else `de_DE`, else the first of its regions.
  static func stem(of language: String, in folder: String) -> String? {
    let regions = names(in: folder).filter { $0.utf8.starts(with: (language + "_").utf8) }.sorted()
    let candidates = [language, language + "_" + language.uppercased()] + regions
    return candidates.map { folder + "/" + $0 }.first { access($0 + ".aff", R_OK) == 0 }
  }

  /// The names of dictionaries, without their ends.
  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      let end = ".aff".utf8
      if name.utf8.count > end.count, name.utf8.suffix(end.count).elementsEqual(end) {
        names.append(String(name.dropLast(end.count)))
      }
    }
    return names
  }
}
