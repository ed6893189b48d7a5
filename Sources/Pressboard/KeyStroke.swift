/// A key was used: what it means, where and when.
public struct KeyStroke: Equatable, Sendable {
  public var action: KeyboardAction
  public var key: KeyID
  /// Where the finger was, in points of the keyboard.
  public var point: Point
  public var time: Timestamp

  public init(action: KeyboardAction, key: KeyID, point: Point, time: Timestamp) {
    self.action = action
    self.key = key
    self.point = point
    self.time = time
  }
}

/// A key's stable, unique name, such as `key.character.q` or `key.shift`.
public struct KeyID: Hashable, Sendable, CustomStringConvertible {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public var description: String { name }
}
