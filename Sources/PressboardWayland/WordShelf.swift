internal import Glibc
internal import Lexicon
internal import Storage

/// Where word lists lie, and those that are open.
struct WordShelf {
  /// Where `LANGUAGE.lexicon` is looked for, in this order.
  let folders: [String]
  /// By language; a language without one is not looked for again.
  private var lists: [String: LexiconFile?] = [:]

  init(folders: [String]) {
    self.folders = folders
  }

  /// The folders of the XDG base directory specification, then those beside the program: where `make install` puts
  /// word lists, and where `make build` compiles them.
  static func folders(_ environment: (String) -> String?, program: String?) -> [String] {
    let data = [XDGFolders.own(environment)].compactMap { $0 } + XDGFolders.shared(environment)
    var folders = data.map { $0 + "/pressboard/lexicon" }
    if let program {
      folders.append(program + "/../share/pressboard/lexicon")
      // .build/MACHINE/release/pressboard
      if builds.contains(where: { program.hasSuffix($0) }) { folders.append(program + "/../../lexicon") }
    }
    return folders
  }

  private static let builds = ["/release", "/debug"]

  /// Those that are open, in no order.
  var open: [LexiconFile] { lists.values.compactMap { $0 } }

  func has(_ language: String) -> Bool { lists[language].map { $0 != nil } ?? false }

  /// Opens a language's list, the first that can be used, unless that was tried before. True if there is one more.
  mutating func open(_ language: String, onTrouble: (WordListTrouble) -> Void) -> Bool {
    guard lists[language] == nil else { return false }
    var found: LexiconFile?
    var isTold = false
    for folder in folders where found == nil {
      do throws(WordListTrouble) {
        found = try Self.list(language, at: folder + "/" + language + ".lexicon")
      } catch {
        if case .unreadable(_, ENOENT) = error { continue }
        isTold = true
        onTrouble(error)
      }
    }
    if found == nil, !isTold { onTrouble(.missing(language: language, folders: folders)) }
    lists[language] = .some(found)
    return found != nil
  }

  private static func list(_ language: String, at path: String) throws(WordListTrouble) -> LexiconFile {
    let file: MappedFile
    do throws(StorageFault) { file = try MappedFile(path) } catch {
      throw .unreadable(path: path, errno: error.errno)
    }
    let list: LexiconFile
    do throws(LexiconFault) { list = try LexiconFile(LexiconBytes(file.bytes, owner: file)) } catch {
      throw .unusable(path: path, reason: error.reason)
    }
    guard list.language.utf8.elementsEqual(language.utf8) else {
      throw .otherLanguage(path: path, found: list.language)
    }
    return list
  }
}
