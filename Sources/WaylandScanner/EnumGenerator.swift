extension SourceWriter {
  /// Numbers as a struct around them: a value that a newer compositor adds survives, and a `switch` has a default.
  mutating func write(_ enumeration: WireEnum) {
    let name = SwiftName.nestedType(enumeration.name)
    document(
      enumeration.documentation,
      notes: enumeration.since > 1 ? ["(since version \(enumeration.since))"] : [])
    let conformances =
      enumeration.isBitfield ? "OptionSet, Hashable, Sendable" : "RawRepresentable, Hashable, Sendable"
    block("public struct \(name): \(conformances)") { writer in
      writer.line("public let rawValue: UInt32")
      writer.line()
      writer.line("public init(rawValue: UInt32) { self.rawValue = rawValue }")
      if !enumeration.entries.isEmpty { writer.line() }
      for entry in enumeration.entries {
        writer.document(
          Documentation(summary: entry.summary),
          notes: entry.since > 1 ? ["(since version \(entry.since))"] : [])
        let value =
          enumeration.isBitfield && entry.value == 0 ? "[]" : "\(name)(rawValue: \(entry.value))"
        writer.line("public static let \(SwiftName.member(entry.name)): \(name) = \(value)")
      }
    }
  }
}
