extension LexiconFile {
  /// The commonest word that reads so when apostrophes and marks are taken off it; nil if there is none.
  func findWithoutMarks(_ word: String) -> Int? {
    if let exact = find(word) { return exact }
    let wanted = alphabet.letters(word)
    guard !wanted.isEmpty, wanted.count < LexiconFormat.longestWord, !wanted.contains(0) else { return nil }
    var best: (node: Int, step: Int)?
    var open: [(node: Int, done: Int)] = [(0, 0)]
    var visits = 0
    while let (index, done) = open.popLast(), visits < 4096 {
      visits += 1
      let node = trie.node(index)
      if done == wanted.count, node.step > (best?.step ?? 0) { best = (index, node.step) }
      for child in trie.children(of: index, node) {
        let letter = trie.node(child).letter
        guard letter < alphabet.count else { continue }
        let plain = alphabet.plain[letter]
        if plain == 0 {
          open.append((child, done))
        } else if done < wanted.count, plain == wanted[done] || letter == Int(wanted[done]) {
          open.append((child, done + 1))
        }
      }
    }
    return best?.node
  }
}
