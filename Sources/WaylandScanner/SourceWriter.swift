/// A generated file, by name.
public struct GeneratedFile: Equatable, Sendable {
  public var name: String
  public var text: String
}

/// Collects the lines of a generated file.
struct SourceWriter {
  private(set) var text = ""
  private var depth = 0

  /// A file that says what made it and from what.
  init(from source: String, imports: [String]) {
    line("// swift-format-ignore-file")
    line("// Made by wayland-swift from \(source). Do not edit.")
    line()
    for module in imports { line(module) }
  }

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
  }

  /// `head {`, what `body` writes, `}`.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    indented(head + " {", body)
  }

  /// `head`, what `body` writes one step further in, `}`.
  mutating func indented(_ head: String, _ body: (inout SourceWriter) -> Void) {
    line(head)
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// A documentation comment: the summary as a sentence, then the paragraphs, then `notes`.
  mutating func document(_ documentation: Documentation, notes: [String] = []) {
    let paragraphs =
      [Self.sentence(documentation.summary)].filter { !$0.isEmpty } + Self.paragraphs(documentation.text)
      + notes
    for (index, paragraph) in paragraphs.enumerated() {
      // Parameters stand as one list.
      let isListed = paragraph.utf8.starts(with: "- Parameter".utf8)
      let followsList = index > 0 && paragraphs[index - 1].utf8.starts(with: "- Parameter".utf8)
      if index > 0, !(isListed && followsList) { line("///") }
      for row in wrapped(paragraph) { line("/// " + row) }
    }
  }

  // MARK: Prose

  /// Words separated by single spaces: whatever stood between them, a comment cannot end early.
  static func words(_ text: String) -> [String] {
    text.utf8.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
  }

  static func sentence(_ summary: String) -> String {
    var bytes = Array(words(summary).joined(separator: " ").utf8)
    guard let first = bytes.first, let last = bytes.last else { return "" }
    let second = bytes.count > 1 ? bytes[1] : UInt8(ascii: " ")
    let isLower = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    // "x11" or "zwp_…" are names, not the start of a sentence.
    if isLower(first), isLower(second) || second == UInt8(ascii: " ") { bytes[0] = first - 32 }
    if ![UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ":")].contains(last) {
      bytes.append(UInt8(ascii: "."))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func paragraphs(_ text: String) -> [String] {
    var result: [String] = []
    var current: [String] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let words = words(String(decoding: line, as: UTF8.self))
      if !words.isEmpty {
        current += words
      } else if !current.isEmpty {
        result.append(current.joined(separator: " "))
        current = []
      }
    }
    if !current.isEmpty { result.append(current.joined(separator: " ")) }
    return result
  }

  private func wrapped(_ paragraph: String) -> [String] {
    let width = 104 - 2 * depth
    var rows: [String] = []
    for word in Self.words(paragraph) {
      if let last = rows.last, last.unicodeScalars.count + 1 + word.unicodeScalars.count <= width {
        rows[rows.count - 1] += " " + word
      } else {
        rows.append(word)
      }
    }
    return rows
  }
}
