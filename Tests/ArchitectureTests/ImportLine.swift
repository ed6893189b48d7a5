import Foundation

/// One `import` as it stands in a source file.
struct ImportLine: Equatable {
  var module: String
  var line: Int

  /// Every import of a source text; comments and string literals that merely talk of imports do not count.
  static func all(in source: String) -> [ImportLine] {
    var found: [ImportLine] = []
    var commentDepth = 0
    var inLiteral = false
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      let inComment = commentDepth > 0
      commentDepth += occurrences(of: "/*", in: text) - occurrences(of: "*/", in: text)
      if inComment || text.hasPrefix("//") { continue }
      let wasInLiteral = inLiteral
      if occurrences(of: "\"\"\"", in: text) % 2 == 1 { inLiteral.toggle() }
      if wasInLiteral { continue }
      // Several statements may share a line: `import A; import B`.
      for statement in text.split(separator: ";") {
        if let module = module(ofStatement: String(statement)) {
          found.append(ImportLine(module: module, line: index + 1))
        }
      }
    }
    return found
  }

  private static func module(ofStatement statement: String) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace).map(String.init)
    while let first = words.first, isModifier(first) { words.removeFirst() }
    guard words.first == "import", words.count >= 2 else { return nil }
    words.removeFirst()
    let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
    if words.count >= 2, kinds.contains(words[0]) { words.removeFirst() }
    // `import Module.Submodule` is an import of Module.
    return words[0].split(separator: ".").first.map(String.init)
  }

  private static func isModifier(_ word: String) -> Bool {
    let levels: Set = ["public", "package", "internal", "fileprivate", "private", "nonisolated", "unsafe"]
    return word.hasPrefix("@") || levels.contains(word)
  }

  private static func occurrences(of needle: String, in text: String) -> Int {
    text.components(separatedBy: needle).count - 1
  }
}
