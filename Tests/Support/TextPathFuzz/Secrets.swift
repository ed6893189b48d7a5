import Pressboard

/// Letters that are typed into secret fields only, and the search for them in what the text path keeps.
enum Secrets {
  static let letters: [Character] = ["Q", "W", "X", "Z"]

  /// A string of the text path that holds one of the letters although nothing waits to be sent; nil if there is none.
  static func kept(by sync: DocumentSync) -> String? {
    if let window = sync.window { return window.before }
    if !sync.shadow.isEmpty { return sync.shadow }
    return sync.isSettled ? search(sync) : nil
  }

  private static func search(_ value: Any) -> String? {
    if let text = value as? String { return text.contains(where: letters.contains) ? text : nil }
    if value is Set<Character> { return nil }
    for child in Mirror(reflecting: value).children {
      if let found = search(child.value) { return found }
    }
    return nil
  }
}
