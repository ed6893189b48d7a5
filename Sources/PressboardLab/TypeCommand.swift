import Pressboard

/// `type`: a text and a script in, the text and the keyboard's state out.
struct TypeCommand: LabCommand {
  let options: LabOptions
  /// Nil: nobody knows words, and the rules stand alone.
  let language: (any LanguageSource)?

  init(options: LabOptions) throws(LabProblem) {
    self.init(options: options, language: try LabLexicon.source(options))
  }

  init(options: LabOptions, language: (any LanguageSource)?) {
    self.options = options
    self.language = language
  }

  mutating func answer(_ line: String) throws(BadLine) -> String? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2 else { throw BadLine("a text and a script, parted by a tab") }
    let stage = Stage(text: try MarkedText.window(fields[0]), options: options, language: language)
    for token in fields[1].split(separator: " ") { try stage.perform(try ScriptToken(token)) }
    return stage.answer
  }
}
