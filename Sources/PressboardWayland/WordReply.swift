internal import Pressboard

/// What the worker says.
enum WordReply: Equatable, Sendable {
  case answer(LanguageAnswer)
  /// A word list that cannot be used.
  case refused(WordListTrouble)
  /// There is no word list for any of these languages: asking is of no use.
  case speechless([LanguageTag])
}
