import Pressboard

/// Who knows words in the lab.
enum LabLexicon {
  static func source(_ options: LabOptions) throws(LabProblem) -> (any LanguageSource)? {
    switch options.lexicon {
    case .none: nil
    case .installed, .folder: throw .noLexicon("none is built in")
    }
  }
}
