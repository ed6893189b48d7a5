/// Edits that have not been sent yet, in the order in which they were made.
struct Outbox: Sendable {
  struct Item: Sendable {
    var edit: DocumentEdit
    let queued: Timestamp
    /// A repeat of a held key.
    var isRepeat = false
    /// Since when it is the first and cannot go.
    var waitingSince: Timestamp?

    var isMark: Bool {
      if case .mark = edit { true } else { false }
    }
  }

  /// A request holds at most 4 096 bytes, of which the header and the length take some.
  static let longestInsert = 3_900

  private(set) var items: [Item] = []
  /// How many of the items were there before this turn.
  private var ofEarlierTurns = 0

  var first: Item? { items.first }
  var isEmpty: Bool { items.isEmpty }

  mutating func append(_ edit: DocumentEdit, isRepeat: Bool = false, at now: Timestamp) {
    switch edit {
    // Without an array for one letter.
    case .insert(let text) where text.utf8.count <= Self.longestInsert && !text.isEmpty:
      items.append(Item(edit: edit, queued: now))
    case .insert(let text):
      for piece in Self.pieces(of: text) { items.append(Item(edit: .insert(piece), queued: now)) }
    case .key, .caret, .replace, .mark, .unmark:
      items.append(Item(edit: edit, queued: now, isRepeat: isRepeat))
    }
  }

  /// Puts edits in front of everything else.
  mutating func prepend(_ edits: [DocumentEdit], at now: Timestamp) {
    let pieces = edits.flatMap { edit in
      guard case .insert(let text) = edit else { return [edit] }
      return Self.pieces(of: text).map { .insert($0) }
    }
    items.insert(contentsOf: pieces.map { Item(edit: $0, queued: now) }, at: 0)
    ofEarlierTurns += pieces.count
  }

  mutating func removeFirst() {
    items.removeFirst()
    ofEarlierTurns = max(0, ofEarlierTurns - 1)
  }

  mutating func replaceFirst(with text: String) { items[0].edit = .insert(text) }

  /// Puts `edits` where the first one was.
  mutating func replaceFirst(with edits: [DocumentEdit], at now: Timestamp) {
    removeFirst()
    prepend(edits, at: now)
  }

  /// Marks the first edit as waiting; true if it was not yet.
  mutating func markFirstWaiting(at now: Timestamp) -> Bool {
    guard items[0].waitingSince == nil else { return false }
    items[0].waitingSince = now
    return true
  }

  /// Takes the inserts at the front as one string, as long as a request can carry.
  mutating func takeInserts() -> String {
    var text = ""
    var taken = 0
    for item in items {
      guard case .insert(let piece) = item.edit else { break }
      guard taken == 0 || text.utf8.count + piece.utf8.count <= Self.longestInsert else { break }
      text += piece
      taken += 1
    }
    items.removeFirst(taken)
    ofEarlierTurns = max(0, ofEarlierTurns - taken)
    return text
  }

  /// Takes what is to be marked right behind, if that is next.
  mutating func takeMark() -> String? {
    guard case .mark(let text)? = first?.edit else { return nil }
    removeFirst()
    return text
  }

  /// Drops what `isKept` refuses; how many that were.
  mutating func keep(_ isKept: (Item) -> Bool) -> Int {
    let count = items.count
    ofEarlierTurns = items.prefix(ofEarlierTurns).count(where: isKept)
    items.removeAll { !isKept($0) }
    return count - items.count
  }

  /// Drops all but the inserts of this turn; how many that were.
  mutating func keepInsertsOfThisTurn() -> Int {
    let count = items.count
    items.removeFirst(ofEarlierTurns)
    ofEarlierTurns = 0
    items.removeAll { item in
      if case .insert = item.edit { false } else { true }
    }
    return count - items.count
  }

  // MARK: Within a turn

  /// The host has said all it wants in this turn.
  mutating func endTurn() { ofEarlierTurns = items.count }

  /// The newest edit, if it was made in this turn.
  private var newest: Item? { items.count > ofEarlierTurns ? items.last : nil }

  /// The newest edit replaces whatever was selected.
  var endsWithInsert: Bool {
    if case .insert? = items.last?.edit { true } else { false }
  }

  var endsWithInsertOfThisTurn: Bool {
    if case .insert? = newest?.edit { true } else { false }
  }

  /// Takes back the last character of what this turn inserts; false if it is not `character`, byte by byte, as it
  /// would be if the character had grown together with one before it.
  mutating func takeBack(_ character: Character) -> Bool {
    guard case .insert(var text)? = newest?.edit, let last = text.last,
      String(last).hasSameBytes(as: String(character))
    else { return false }
    text.removeLast()
    if text.isEmpty { items.removeLast() } else { items[items.count - 1].edit = .insert(text) }
    return true
  }

  /// Replaces within what this turn inserts; false if that does not end with `old`.
  mutating func replace(_ old: String, with new: String) -> Bool {
    guard case .insert(var text)? = newest?.edit, text.hasBytesAtEnd(old),
      text.utf8.count - old.utf8.count + new.utf8.count <= Self.longestInsert
    else { return false }
    text.dropBytesAtEnd(old)
    text += new
    if text.isEmpty { items.removeLast() } else { items[items.count - 1].edit = .insert(text) }
    return true
  }

  /// Forgets a mark that has not left and that something else takes the place of.
  mutating func takeBackMark() {
    guard items.last?.isMark ?? false else { return }
    items.removeLast()
    ofEarlierTurns = min(ofEarlierTurns, items.count)
  }

  /// Adds a move to the one that waits last, if they make one.
  mutating func merge(_ move: DocumentMove, evenBackwards: Bool) -> Bool {
    guard case .caret(var last)? = items.last?.edit, last.unit == move.unit,
      last.extendsSelection == move.extendsSelection,
      evenBackwards || last.offset.signum() == move.offset.signum()
    else { return false }
    last.offset = max(-10_000, min(10_000, last.offset + move.offset))
    if last.offset == 0 {
      items.removeLast()
      ofEarlierTurns = min(ofEarlierTurns, items.count)
    } else {
      items[items.count - 1].edit = .caret(last)
    }
    return true
  }

  // MARK: Long text

  /// As much of a text as one request can carry.
  static func front(of text: String) -> String { pieces(of: text).first ?? "" }

  /// Cuts a long string between user-perceived characters, or inside one that is longer than a request.
  private static func pieces(of text: String) -> [String] {
    guard text.utf8.count > longestInsert else { return text.isEmpty ? [] : [text] }
    var pieces: [String] = []
    var piece = ""
    func fits(_ next: String) -> Bool { piece.utf8.count + next.utf8.count <= longestInsert }
    for character in text {
      let whole = String(character)
      if !fits(whole), !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
      if fits(whole) {
        piece += whole
        continue
      }
      for scalar in whole.unicodeScalars {
        if !fits(String(scalar)) {
          pieces.append(piece)
          piece = ""
        }
        piece.unicodeScalars.append(scalar)
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }
}
