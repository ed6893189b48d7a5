/// The state that decides the layout. Any change re-resolves the layout; nothing else does.
public struct KeyboardContext: Equatable, Sendable {
  /// The layout's name, such as `en`.
  public var layoutName: String
  public var keyboardType: KeyboardType
  public var keyboardCase: KeyboardCase
  /// What the field that is typed into wants.
  public var field: FieldKind

  public init(
    layoutName: String = "en", keyboardType: KeyboardType = .alphabetic,
    keyboardCase: KeyboardCase = .lowercased, field: FieldKind = .text
  ) {
    self.layoutName = layoutName
    self.keyboardType = keyboardType
    self.keyboardCase = keyboardCase
    self.field = field
  }
}
