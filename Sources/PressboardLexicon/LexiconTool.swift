import Glibc
import Lexicon
import Storage

/// `pressboard-lexicon`: makes, shows and checks lexicon files.
struct LexiconTool {
  private let arguments: [String]

  static let usage = """
    usage: pressboard-lexicon compile --language TAG --words FILE [--known FILE] [--bigrams FILE] --out FILE
           pressboard-lexicon inspect FILE [WORD...]
           pressboard-lexicon verify FILE...
    """

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// - Returns: the exit status: 0 done, 1 a file is not as it should be, 2 bad options.
  func run() -> Int32 {
    switch arguments.first {
    case "compile": compile(arguments.dropFirst())
    case "inspect" where arguments.count > 1: inspect(arguments[1], words: arguments.dropFirst(2))
    case "verify" where arguments.count > 1: verify(arguments.dropFirst())
    default: badOptions()
    }
  }

  private func compile(_ rest: ArraySlice<String>) -> Int32 {
    var options: [String: String] = [:]
    var rest = rest
    while let name = rest.popFirst() {
      guard ["--language", "--words", "--known", "--bigrams", "--out"].contains(name), options[name] == nil,
        let value = rest.popFirst()
      else { return badOptions() }
      options[name] = value
    }
    guard let language = options["--language"], let words = options["--words"], let out = options["--out"]
    else {
      return badOptions()
    }
    var reading = words
    do {
      var source = LexiconSource(language: language)
      try source.read(words: readFile(words))
      if let known = options["--known"] {
        reading = known
        try source.read(known: readFile(known))
      }
      if let bigrams = options["--bigrams"] {
        reading = bigrams
        try source.read(bigrams: readFile(bigrams))
      }
      try replaceFile(out, with: LexiconBuilder(source).build())
      return 0
    } catch let fault as StorageFault {
      printError("\(fault.path): \(String(cString: strerror(fault.errno)))")
    } catch let fault as LexiconSource.Fault {
      printError("\(reading):\(fault.line): not a line of such a file")
    } catch {
      printError("\(words): \(error)")
    }
    return 1
  }

  private func inspect(_ path: String, words: ArraySlice<String>) -> Int32 {
    guard let file = open(path), let audit = audit(file, path) else { return 1 }
    guard words.isEmpty else {
      for word in words {
        switch file.standing(of: word) {
        case .listed(let form, let zipf): printLine("\(word)\tlisted\t\(form)\t\(zipf)")
        case .known(let zipf): printLine("\(word)\tknown\t\t\(zipf)")
        case .unknown: printLine("\(word)\tunknown")
        }
      }
      return 0
    }
    printLine("language\t\(audit.language)")
    printLine("letters\t\(audit.letters)")
    printLine("words\t\(audit.words)")
    printLine("nodes\t\(audit.nodes)")
    printLine("pairs\t\(audit.pairs)")
    printLine("known\t\(audit.knownWords)")
    for section in audit.sections { printLine("bytes of \(section.name)\t\(section.bytes)") }
    return 0
  }

  private func verify(_ paths: ArraySlice<String>) -> Int32 {
    var status: Int32 = 0
    for path in paths {
      if let file = open(path), audit(file, path) != nil { continue }
      status = 1
    }
    return status
  }

  private func open(_ path: String) -> LexiconFile? {
    do {
      return try LexiconFile(LexiconBytes(copying: readFile(path)))
    } catch let fault as StorageFault {
      printError("\(fault.path): \(String(cString: strerror(fault.errno)))")
    } catch let fault as LexiconFault {
      printError("\(path): \(fault.reason)")
    } catch {
      printError("\(path): \(error)")
    }
    return nil
  }

  private func audit(_ file: LexiconFile, _ path: String) -> LexiconAudit? {
    do throws(LexiconFault) {
      return try LexiconAudit(file)
    } catch {
      printError("\(path): \(error.reason)")
      return nil
    }
  }

  private func badOptions() -> Int32 {
    printError(Self.usage)
    return 2
  }
}
