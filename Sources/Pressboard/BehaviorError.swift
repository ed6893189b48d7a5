/// What is wrong with a setting.
public enum BehaviorError: Error, Equatable, Sendable {
  /// No `=` in it.
  case noValue(String)
  case unknownField(String, nearest: String?)
  case badValue(field: String, value: String, allowed: String)
}

extension BehaviorError: CustomStringConvertible {
  /// Names the field and what to write instead.
  public var description: String {
    switch self {
    case .noValue(let text): "\(text): write FIELD=VALUE"
    case .unknownField(let name, nil): "there is no field \(name)"
    case .unknownField(let name, let nearest?): "there is no field \(name); is \(nearest) meant?"
    case .badValue(let field, let value, let allowed):
      value.isEmpty ? "\(field) needs a value: \(allowed)" : "\(field) cannot be \(value): write \(allowed)"
    }
  }
}
