/// Edits that have not been sent yet, in the order in which they were made.
struct Outbox: Sendable {
  struct Item: Sendable {
    var edit: DocumentEdit
    let queued: Timestamp
    /// A repeat of a held key.
    var isRepeat = false
    /// It had to wait; counted once.
    var waited = false
  }

  /// A request holds at most 4 096 bytes, of which the header and the length take some.
  static let longestInsert = 3_900

  private(set) var items: [Item] = []

  var first: Item? { items.first }
  var isEmpty: Bool { items.isEmpty }

  mutating func append(_ edit: DocumentEdit, isRepeat: Bool = false, at now: Timestamp) {
    switch edit {
    case .insert(let text):
      for piece in Self.pieces(of: text) { items.append(Item(edit: .insert(piece), queued: now)) }
    case .key, .caret, .replace, .mark, .unmark:
      items.append(Item(edit: edit, queued: now, isRepeat: isRepeat))
    }
  }

  /// Puts edits in front of everything else.
  mutating func prepend(_ edits: [DocumentEdit], at now: Timestamp) {
    items.insert(contentsOf: edits.map { Item(edit: $0, queued: now) }, at: 0)
  }

  mutating func removeFirst() { items.removeFirst() }

  mutating func replaceFirst(with text: String) { items[0].edit = .insert(text) }

  /// Marks the first edit as waiting; true if it was not yet.
  mutating func markFirstWaiting() -> Bool {
    defer { items[0].waited = true }
    return !items[0].waited
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
    return text
  }

  /// Drops what `isKept` refuses; how many that were.
  mutating func keep(_ isKept: (Item) -> Bool) -> Int {
    let count = items.count
    items.removeAll { !isKept($0) }
    return count - items.count
  }

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
