/// One element of an XML file with everything inside it.
public struct XMLElement: Equatable, Sendable {
  public var name: String
  public var attributes: [XMLAttribute]
  public var children: [XMLElement]
  /// The character data directly inside this element, entities resolved, pieces joined.
  public var text: String
  /// Where its `<` stands.
  public var position: SourcePosition

  public init(
    name: String, attributes: [XMLAttribute] = [], children: [XMLElement] = [], text: String = "",
    position: SourcePosition = SourcePosition()
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  public func attribute(_ name: String) -> XMLAttribute? {
    attributes.first { $0.name == name }
  }
}

/// `name="value"`, entities resolved.
public struct XMLAttribute: Equatable, Sendable {
  public var name: String
  public var value: String
  public var position: SourcePosition

  public init(name: String, value: String, position: SourcePosition = SourcePosition()) {
    self.name = name
    self.value = value
    self.position = position
  }
}
