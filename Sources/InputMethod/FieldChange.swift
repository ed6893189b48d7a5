/// News of the focused field, for whoever shows the keyboard.
public enum FieldChange: Equatable, Sendable {
  case activated(InputField)
  /// Another field, without a moment between them.
  case switched(InputField)
  /// Other text around the caret, or another type.
  case updated(InputField)
  /// The field told of itself again and said the same: GTK does when a field in focus is tapped.
  case repeated(InputField)
  case deactivated
  /// Another program is the input method of the seat; keys still type.
  case unavailable
}
