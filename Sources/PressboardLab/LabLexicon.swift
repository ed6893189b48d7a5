import Glibc
import Lexicon
import Pressboard
import Storage

/// Who knows words in the lab.
enum LabLexicon {
  static func source(_ options: LabOptions) throws(LabProblem) -> (any LanguageSource)? {
    guard options.lexicon != .none else { return nil }
    return DirectLanguageSource(try decoder(options))
  }

  /// The decoder over the lexicons of the enabled languages; over none without `--lexicon`.
  static func decoder(_ options: LabOptions) throws(LabProblem) -> LexiconDecoder {
    let folder: String
    switch options.lexicon {
    case .none: return LexiconDecoder([])
    case .folder(let path): folder = path
    case .installed:
      guard let found = Self.folders.first(where: { access($0 + "/en.lexicon", R_OK) == 0 }) else {
        throw .noLexicon("nothing is installed; 'make build' compiles them")
      }
      folder = found
    }
    var files: [LexiconFile] = []
    for tag in options.locales {
      guard let file = try open(folder + "/" + tag.language + ".lexicon") else { continue }
      files.append(file)
    }
    guard !files.isEmpty else { throw .noLexicon("none of these languages in \(folder)") }
    return LexiconDecoder(files)
  }

  /// Nil if there is no such file.
  private static func open(_ path: String) throws(LabProblem) -> LexiconFile? {
    let file: MappedFile
    do throws(StorageFault) { file = try MappedFile(path) } catch {
      if error.errno == ENOENT { return nil }
      throw .noLexicon(path + ": " + String(cString: strerror(error.errno)))
    }
    do throws(LexiconFault) {
      return try LexiconFile(LexiconBytes(file.bytes, owner: file))
    } catch {
      throw .noLexicon(path + ": " + error.reason)
    }
  }

  /// Where lexicons are: beside the program that is installed, in the build that made it, in the system's folders.
  private static var folders: [String] {
    var folders: [String] = []
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    if readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0 {
      var parts = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split(separator: "/" as Character)
      while parts.popLast() != nil {
        let folder = "/" + parts.joined(separator: "/")
        folders.append(folder + "/share/pressboard/lexicon")
        folders.append(folder + "/lexicon")
        folders.append(folder + "/.build/lexicon")
      }
    }
    return folders + ["/usr/local/share/pressboard/lexicon", "/usr/share/pressboard/lexicon"]
  }
}
