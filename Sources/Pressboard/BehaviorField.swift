/// One field of `KeyboardBehavior`: the truth for reading settings, for their documentation and for tests.
public struct BehaviorField: Sendable {
  /// Its name in `KeyboardBehavior`, in settings and on the command line.
  public let name: String
  /// What it does when it is on, or what it measures.
  public let help: String
  public let honouredBy: Honouring
  let access: Access

  /// Which part acts by a field.
  public enum Honouring: String, Hashable, Sendable, CaseIterable {
    /// The controller and its text rules.
    case controller
    /// The resolver of layouts.
    case layout
    /// Gestures and hit testing.
    case touch
    /// What is drawn, heard and felt.
    case view
    /// Suggestions, correction and glides, which need a lexicon.
    case language
    /// Accepted, so that settings of other keyboards can be read, but nothing here depends on it.
    case nothing
  }

  /// The way to a value in `KeyboardBehavior`.
  enum Access: Sendable {
    case flag(any WritableKeyPath<KeyboardBehavior, Bool> & Sendable)
    case decimal(any WritableKeyPath<KeyboardBehavior, Double> & Sendable, ClosedRange<Double>, Unit)
    case whole(any WritableKeyPath<KeyboardBehavior, Int> & Sendable, ClosedRange<Int>, Unit)
    case choice(Choice)
    case text(any WritableKeyPath<KeyboardBehavior, String?> & Sendable)
  }

  enum Unit: String, Sendable {
    case seconds, points, characters, keystrokes
    case widths = "of the width"
  }

  /// The field of that name; nil where there is none.
  public static func named(_ name: String) -> BehaviorField? {
    all.first { $0.name.hasSameBytes(as: name) }
  }

  /// What may be written for its value: `true or false`, `0.1 to 10 seconds`, `off, left or right`.
  public var allowed: String {
    switch access {
    case .flag: "true or false"
    case .decimal(_, let range, let unit):
      "\(Self.text(range.lowerBound)) to \(Self.text(range.upperBound)) \(unit.rawValue)"
    case .whole(_, let range, let unit): "\(range.lowerBound) to \(range.upperBound) \(unit.rawValue)"
    case .choice(let choice):
      choice.names.dropLast().joined(separator: ", ") + " or " + (choice.names.last ?? "")
    case .text: "text, or nothing"
    }
  }

  /// The type of its value in Swift.
  public var type: String {
    switch access {
    case .flag: "Bool"
    case .decimal: "Double"
    case .whole: "Int"
    case .choice(let choice): choice.type
    case .text: "String?"
    }
  }

  /// Its value where nothing is set, as it is written in settings.
  public var defaultText: String { text(in: KeyboardBehavior()) }

  /// Its value as it is written in settings.
  public func text(in behavior: KeyboardBehavior) -> String {
    switch access {
    case .flag(let path): behavior[keyPath: path] ? "true" : "false"
    case .decimal(let path, _, _): Self.text(behavior[keyPath: path])
    case .whole(let path, _, _): String(behavior[keyPath: path])
    case .choice(let choice): choice.name(in: behavior)
    case .text(let path): behavior[keyPath: path] ?? ""
    }
  }

  /// Without a fraction that is none.
  private static func text(_ value: Double) -> String {
    let text = value.description
    return text.hasBytesAtEnd(".0") ? String(text.dropLast(2)) : text
  }
}

extension BehaviorField {
  /// Names for the cases of an enum, and the way to it.
  struct Choice: Sendable {
    let type: String
    let names: [String]
    let name: @Sendable (KeyboardBehavior) -> String
    /// False: there is no case of that name.
    let set: @Sendable (String, inout KeyboardBehavior) -> Bool

    func name(in behavior: KeyboardBehavior) -> String { name(behavior) }
  }
}

extension BehaviorField.Access {
  static func cases<Value>(
    _ path: any WritableKeyPath<KeyboardBehavior, Value> & Sendable, _ type: String
  ) -> Self where Value: RawRepresentable<String> & CaseIterable & Sendable {
    .choice(
      .init(
        type: type, names: Value.allCases.map(\.rawValue), name: { $0[keyPath: path].rawValue },
        set: { name, behavior in
          guard let value = Value(rawValue: name) else { return false }
          behavior[keyPath: path] = value
          return true
        }))
  }

  /// The same where `none` is no case at all.
  static func optionalCases<Value>(
    _ path: any WritableKeyPath<KeyboardBehavior, Value?> & Sendable, _ type: String
  ) -> Self where Value: RawRepresentable<String> & CaseIterable & Sendable {
    .choice(
      .init(
        type: type + "?", names: ["none"] + Value.allCases.map(\.rawValue),
        name: { $0[keyPath: path]?.rawValue ?? "none" },
        set: { name, behavior in
          let value = Value(rawValue: name)
          guard value != nil || name.hasSameBytes(as: "none") else { return false }
          behavior[keyPath: path] = value
          return true
        }))
  }
}
