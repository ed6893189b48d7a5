/// For hosts that keep settings in files of their own. Every key is optional, a missing one is the default, and
/// unknown keys are passed over: settings outlive versions.
extension KeyboardBehavior: Codable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Name.self)
    for field in BehaviorField.all {
      let key = Name(field.name)
      guard container.contains(key), try !container.decodeNil(forKey: key) else { continue }
      let value =
        switch field.access {
        case .flag: try container.decode(Bool.self, forKey: key) ? "true" : "false"
        case .decimal: try container.decode(Double.self, forKey: key).description
        case .whole: try String(container.decode(Int.self, forKey: key))
        case .choice, .text: try container.decode(String.self, forKey: key)
        }
      do {
        try field.set(value, in: &self)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: error.description)
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for field in BehaviorField.all {
      let key = Name(field.name)
      switch field.access {
      case .flag(let path): try container.encode(self[keyPath: path], forKey: key)
      case .decimal(let path, _, _): try container.encode(self[keyPath: path], forKey: key)
      case .whole(let path, _, _): try container.encode(self[keyPath: path], forKey: key)
      case .choice(let choice): try container.encode(choice.name(self), forKey: key)
      case .text(let path): try container.encodeIfPresent(self[keyPath: path], forKey: key)
      }
    }
  }
}
