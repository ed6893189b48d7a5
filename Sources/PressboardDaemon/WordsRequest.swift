/// What `pressboard words …` is asked for.
enum WordsRequest: Equatable {
  /// A line a word: the word and why it is there.
  case list
  case add([String])
  case forget([String])
  /// All that was learned, in lines that `take` reads.
  case export
  /// The lines of a file; of standard input where it is `-`.
  case take(String)
  case wipe
}
