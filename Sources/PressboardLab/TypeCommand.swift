import Pressboard

/// `type`: a text and a script in, the text and the keyboard's state out.
struct TypeCommand: LabCommand {
  let options: LabOptions
  /// What was learned from earlier lines is in it.
  private let language: (any LanguageSource)?
  /// Without `--learn` each line has one of its own.
  private let opensAnew: Bool

  init(options: LabOptions) throws(LabProblem) {
    self.options = options
    language = try LabLexicon.source(options)
    opensAnew = !options.learns
  }

  init(options: LabOptions, language: (any LanguageSource)?) {
    self.options = options
    self.language = language
    opensAnew = false
  }

  mutating func answer(_ line: String) throws(BadLine) -> String? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2 else { throw BadLine("a text and a script, parted by a tab") }
    let stage = Stage(text: try MarkedText.window(fields[0]), options: options, language: try freshLanguage())
    for token in fields[1].split(separator: " ") { try stage.perform(try ScriptToken(token)) }
    return stage.answer
  }

  private func freshLanguage() throws(BadLine) -> (any LanguageSource)? {
    guard opensAnew else { return language }
    do throws(LabProblem) {
      return try LabLexicon.source(options)
    } catch {
      throw BadLine(error.description)
    }
  }
}
