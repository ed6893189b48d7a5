internal import Pressboard
internal import Storage

/// What the worker says.
enum WordReply: Equatable, Sendable {
  case answer(LanguageAnswer)
  /// The answer that a word needs which has been ended.
  case verdict(LanguageAnswer)
  /// A word list that cannot be used.
  case refused(WordListTrouble)
  /// The file of what was learned.
  case learned(StorageNotice)
  /// There is no word list for any of these languages: asking is of no use.
  case speechless([LanguageTag])

  /// Words for the bar may wait for a turn that the loop takes anyway: most applications answer a letter at once.
  var isUrgent: Bool {
    if case .answer = self { false } else { true }
  }
}
