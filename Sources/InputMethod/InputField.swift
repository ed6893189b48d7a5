public import Pressboard

/// A text field that is being edited: what the application has told about it up to the last `done`.
public struct InputField: Equatable, Sendable {
  public var contentType: ContentType
  /// The text around the caret. `nil` is unknown, also whenever the field is secret; an empty window is an
  /// empty field.
  public var window: TextWindow?
  public var cause: ChangeCause

  public init(
    contentType: ContentType = ContentType(), window: TextWindow? = nil, cause: ChangeCause = .inputMethod
  ) {
    self.contentType = contentType
    self.window = window
    self.cause = cause
  }

  public var kind: FieldKind { contentType.kind }
}
