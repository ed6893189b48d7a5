import Foundation
import Testing

/// The page that says which test sees which rule, against the tests that there are.
@Suite("Tested rules")
struct TestedRulesTests {
  /// A row of one of the page's tables.
  struct Row {
    var number: Int
    var seenBy: String

    /// `Suite.test` for each test that is named.
    var tests: [String] {
      seenBy.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
        $0.offset % 2 == 1
      }.map { String($0.element) }
        .filter { $0.contains(".") }
    }
  }

  /// The page's tables by their headings.
  private func tables() throws -> [String: [Row]] {
    let page = try String(
      contentsOf: SourceTree.root.appending(path: "docs/tested-rules.md"), encoding: .utf8)
    var tables: [String: [Row]] = [:]
    var heading = ""
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 5, let number = Int(cells[1].trimmingCharacters(in: .whitespaces)) else {
        continue
      }
      tables[heading, default: []].append(
        Row(number: number, seenBy: cells[3].trimmingCharacters(in: .whitespaces)))
    }
    return tables
  }

  /// `Suite.test` of every test in the tree.
  private func tests() throws -> Set<String> {
    let base = SourceTree.root.appending(path: "Tests")
    var tests: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: base.path) where path.hasSuffix(".swift")
    {
      let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
      var suite = ""
      var isMarked = false
      for line in text.split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if !line.hasPrefix(" "), let place = words.firstIndex(where: { $0 == "struct" || $0 == "extension" }),
          place + 1 < words.count
        {
          suite = String(words[place + 1])
        }
        if line.contains("@Test") { isMarked = true }
        if isMarked, let place = words.lastIndex(of: "func"), place + 1 < words.count {
          tests.insert(suite + "." + words[place + 1])
          isMarked = false
        }
      }
    }
    return tests
  }

  @Test(
    "no number is missing",
    arguments: [
      ("Faults", 105), ("Lessons of the library these grew from", 7), ("Groups of cases", 35),
      ("Reports", 23),
      ("The guide", 22), ("Traps of the protocols", 48),
    ])
  func everyNumberHasARow(table: String, count: Int) throws {
    let rows = try tables()[table] ?? []
    #expect(rows.map(\.number) == Array(1...count))
    for row in rows {
      #expect(row.seenBy.contains("*not here*: ") || !row.tests.isEmpty, "\(table) \(row.number): no test")
    }
  }

  @Test("every test that is named exists")
  func everyNameIsATest() throws {
    let tests = try tests()
    #expect(tests.count > 500)
    for (table, rows) in try tables() {
      for row in rows {
        for name in row.tests where !tests.contains(name) {
          Issue.record("\(table) \(row.number): there is no test \(name)")
        }
      }
    }
  }
}
