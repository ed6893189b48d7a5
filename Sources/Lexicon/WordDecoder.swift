/// Finds out which word is meant while it is typed, in several languages at once. It belongs to one thread and keeps
/// its rows from word to word.
public final class WordDecoder {
  public let weights: DecodingWeights
  private var tongues: [Tongue]

  /// One language under way.
  private struct Tongue {
    let file: LexiconFile
    let slips: SlipCosts
    /// The user's own words: meant and safe as others, but what is offered of them is not told here.
    var isOwn = false
    var beam = WordBeam()
    var context = WordContext.none
  }

  /// - Parameters:
  ///   - lexicons: the enabled languages, first the one of the keyboard.
  ///   - own: words of the user that none of them has.
  public init(
    _ lexicons: [LexiconFile], own: LexiconFile? = nil, weights: DecodingWeights = DecodingWeights()
  ) {
    self.weights = weights
    tongues = lexicons.map { Tongue(file: $0, slips: SlipCosts($0.alphabet, weights)) }
    if let own { tongues.append(Tongue(file: own, slips: SlipCosts(own.alphabet, weights), isOwn: true)) }
  }

  /// The lexicons it searches.
  var files: [LexiconFile] { tongues.map(\.file) }

  /// The small letters with which the word as the keys say it may go on; nil: it is already none of these languages,
  /// or there is no word yet.
  var viableNext: Set<Character>? {
    var viable: Set<Character> = []
    for tongue in tongues {
      let file = tongue.file
      guard !tongue.beam.rows.isEmpty,
        let node = file.trie.find(tongue.beam.rows.lazy.map { UInt8($0.letter) })
      else { continue }
      for child in file.trie.children(of: node) {
        let letter = file.trie.node(child).letter
        guard letter < file.alphabet.count else { continue }
        for scalar in [
          file.alphabet.scalars[letter], file.alphabet.scalars[Int(file.alphabet.plain[letter])],
        ] {
          if let scalar = Unicode.Scalar(scalar), scalar.value > 0x27 { viable.insert(Character(scalar)) }
        }
      }
    }
    return viable.isEmpty ? nil : viable
  }

  /// How much the language counts for the letters so far.
  var languageShare: Float { tongues.first?.beam.rows.last?.language ?? weights.language }

  /// How the letters so far were hit, as far as the keyboard's own language knows them.
  var hits: TapHits { TapHits(tongues.first?.beam.rows ?? []) }

  /// Letters taken in so far.
  public var count: Int { tongues.first?.beam.count ?? 0 }

  /// Begins a word.
  /// - Parameter words: those before, oldest first; `<s>` starts a sentence, none at all says nothing.
  public func begin(after words: [String]) {
    for index in tongues.indices {
      tongues[index].beam.reset()
      tongues[index].context = WordContext(words, in: tongues[index].file, weights)
    }
  }

  /// A letter of which only the letter is known, in lower case.
  public func type(_ letter: Character) {
    for index in tongues.indices {
      let file = tongues[index].file
      let row = TapRow(
        letter: Int(file.alphabet.letter(letter)), tongues[index].slips, weights, letters: file.alphabet.count
      )
      tongues[index].beam.extend(row, in: file.trie, tongues[index].slips, weights)
    }
  }

  /// A tap whose place is known.
  /// - Parameter letter: what it typed, in lower case.
  func tap(_ point: TapPoint, as letter: Character, on keys: KeyPlaces, _ taps: LearnedTaps) {
    for index in tongues.indices {
      let file = tongues[index].file
      let hit = Int(file.alphabet.letter(letter))
      let row = TapRow(point, hit: hit, keys, taps, file.alphabet, tongues[index].slips, weights)
      tongues[index].beam.extend(row, in: file.trie, tongues[index].slips, weights)
    }
  }

  /// Takes the last letter back.
  public func removeLast() {
    for index in tongues.indices { tongues[index].beam.removeLast() }
  }

  /// The words that may have been meant, best first. Offensive ones only if they are just what was typed.
  public func candidates(limit: Int) -> [WordCandidate] {
    var found: [Found] = []
    for index in tongues.indices { collect(index, limit: limit, into: &found) }
    return told(found, limit: limit)
  }

  /// The typed letters as a word, if they are one, however far behind it is.
  public var typed: WordCandidate? {
    var found: [Found] = []
    for (index, tongue) in tongues.enumerated() {
      guard let node = spelled(index), let state = tongue.beam.last.first(where: { $0.node == UInt32(node) })
      else { continue }
      let share = tongue.beam.rows.last?.language ?? weights.language
      let step = tongue.file.trie.node(node).step
      let cost = state.cost + share * tongue.context.cost(of: node, step: step, in: tongue.file, weights)
      found.append(Found(tongue: index, node: node, second: nil, slips: state.cost, cost: cost))
    }
    return told(found, limit: 1).first
  }

  /// Words that go on from what was typed, best first; never the typed letters alone.
  public func completions(limit: Int) -> [WordCandidate] {
    var found: [Found] = []
    for (index, tongue) in tongues.enumerated() where !tongue.isOwn {
      let share = tongue.beam.rows.last?.language ?? weights.language
      var completer = Completer(tongue.file, tongue.context, weights, share: share, limit: limit)
      for state in tongue.beam.best(Self.beginnings) {
        completer.search(below: Int(state.node), slips: state.cost, including: false)
      }
      found += completer.hits.map {
        Found(tongue: index, node: $0.node, second: nil, slips: $0.slips, cost: $0.cost)
      }
    }
    return told(found, limit: limit)
  }

  /// Words that may come where none has begun, best first.
  public func nextWords(limit: Int) -> [WordCandidate] {
    var found: [Found] = []
    for (index, tongue) in tongues.enumerated() where !tongue.isOwn {
      var completer = Completer(tongue.file, tongue.context, weights, share: 1, limit: limit)
      completer.search(below: 0, slips: 0, including: false)
      found += completer.hits.map {
        Found(tongue: index, node: $0.node, second: nil, slips: 0, cost: $0.cost)
      }
    }
    return told(found, limit: limit)
  }

  /// How many readings of the letters so far are gone on from.
  private static let beginnings = 4

  private func told(_ found: [Found], limit: Int) -> [WordCandidate] {
    let typed = tongues.indices.map(spelled)
    var candidates: [WordCandidate] = []
    for entry in found.sorted(by: { $0.cost < $1.cost }) where candidates.count < limit {
      let file = tongues[entry.tongue].file
      let text = file.display(entry.node) + (entry.second.map { " " + file.display($0) } ?? "")
      guard !candidates.contains(where: { $0.text.utf8.elementsEqual(text.utf8) }) else { continue }
      let node = file.trie.node(entry.node)
      candidates.append(
        WordCandidate(
          text: text, slips: entry.slips, cost: entry.cost,
          zipf: Float(node.step) / LexiconFormat.stepsPerDecade, flags: node.flags,
          isTyped: entry.second == nil && entry.node == typed[entry.tongue]))
    }
    return candidates
  }

  /// Where the typed letters themselves lead, in the language at `index`.
  private func spelled(_ index: Int) -> Int? {
    let tongue = tongues[index]
    guard let node = tongue.file.trie.find(tongue.beam.rows.lazy.map { UInt8($0.letter) }),
      tongue.file.trie.node(node).step > 0
    else { return nil }
    return node
  }

  private struct Found {
    var tongue: Int
    var node: Int
    /// A second word, where a space was left out.
    var second: Int?
    var slips: Float
    var cost: Float
  }

  private func collect(_ index: Int, limit: Int, into found: inout [Found]) {
    let tongue = tongues[index]
    let share = tongue.beam.rows.last?.language ?? weights.language
    var own: [Found] = []
    var worst = Float.infinity
    for state in tongue.beam.last {
      let node = tongue.file.trie.node(Int(state.node))
      guard node.step > 0, !node.flags.contains(.offensive) || state.cost < 0.3 else { continue }
      // The words before can make a word a good deal likelier than it is by itself.
      let cost =
        state.cost + share
        * tongue.context.cost(of: Int(state.node), step: node.step, in: tongue.file, weights)
      guard cost < worst || own.count < limit * 2 else { continue }
      own.append(
        Found(tongue: index, node: Int(state.node), second: nil, slips: state.cost, cost: cost))
      if own.count >= limit * 4 {
        own.sort { $0.cost < $1.cost }
        own.removeLast(own.count - limit * 2)
        worst = own[own.count - 1].cost
      }
    }
    found += own
    split(index, into: &found)
  }

  /// Two words that belong together, without their space: alot, infact.
  private func split(_ index: Int, into found: inout [Found]) {
    let tongue = tongues[index]
    let file = tongue.file
    let letters = tongue.beam.rows.map { UInt8($0.letter) }
    guard letters.count > 3, letters.count < LexiconFormat.longestWord else { return }
    let share = tongue.beam.rows.last?.language ?? weights.language
    var first = 0
    for length in 1..<letters.count {
      guard let next = file.trie.child(of: first, letter: Int(letters[length - 1])) else { return }
      first = next
      let node = file.trie.node(first)
      guard node.step > 0, let row = file.bigrams.row(after: first),
        let second = file.trie.find(letters[length...]), file.trie.node(second).step > 0,
        file.bigrams.steps(of: second, in: row) != nil
      else { continue }
      let context = WordContext(after: first, in: file, weights)
      let costs =
        tongue.context.cost(of: first, step: node.step, in: file, weights)
        + context.cost(of: second, step: file.trie.node(second).step, in: file, weights)
      found.append(
        Found(
          tongue: index, node: first, second: second, slips: weights.split,
          cost: weights.split + share * costs))
    }
  }
}
