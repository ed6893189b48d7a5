/// Why a word list is not used. The keyboard types on without it.
public enum WordListTrouble: Error, Equatable, Sendable {
  /// There is none for the language, which is named by its tag, in any of these folders.
  case missing(language: String, folders: [String])
  /// The file cannot be read, for the system's reason of this number.
  case unreadable(path: String, errno: Int32)
  /// The file is no word list that can be used; the reason is one clause.
  case unusable(path: String, reason: String)
  /// The file holds the words of the language of this tag instead.
  case otherLanguage(path: String, found: String)
}
