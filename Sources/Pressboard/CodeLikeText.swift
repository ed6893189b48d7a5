/// Addresses, commands and code that stand in ordinary text: no helper touches them.
enum CodeLikeText {
  /// What stands between the last blank and the caret.
  static func token(endOf text: some StringProtocol) -> Substring {
    var start = text.endIndex
    var length = 0
    while start > text.startIndex, length < longestToken {
      let previous = text.index(before: start)
      if text[previous].isWhitespace { break }
      start = previous
      length += 1
    }
    return Substring(text[start...])
  }

  /// Looks like an address, a path, a command or code rather than like a word.
  static func isCode(_ token: Substring) -> Bool {
    if token.first == "-" && token.dropFirst().first == "-" { return true }
    var lettersSincePoint = 0
    var hasPoint = false
    for character in token {
      switch character {
      case "/", "\\", "@", "_", "{", "}", "=", "<", ">", "#", "`", "$", "~", "|": return true
      case ".", ":":
        hasPoint = true
        lettersSincePoint = 0
      default:
        if character.isWordCharacter { lettersSincePoint += 1 }
      }
    }
    if hasPoint, lettersSincePoint > 0 { return true }
    return ["http", "https", "www", "mailto", "ftp", "site"].contains { token.utf8.elementsEqual($0.utf8) }
  }

  /// Longer ones are not looked at as a whole, in characters.
  private static let longestToken = 64
}
