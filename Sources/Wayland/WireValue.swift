package import CWayland

/// One argument on its way out, or the news that it must not go: the library ends the connection over an
/// argument it cannot carry, so such a message is not sent at all.
package struct WireValue {
  package var argument: wl_argument
  package var isSendable = true

  package static func int(_ value: Int32) -> Self { Self(argument: wl_argument(i: value)) }

  package static func uint(_ value: UInt32) -> Self { Self(argument: wl_argument(u: value)) }

  /// 24.8 bits; what does not fit becomes the nearest value that does, what is no number becomes 0.
  package static func fixed(_ value: Double) -> Self {
    let scaled = (value * 256).rounded()
    let limits = (low: Double(Int32.min), high: Double(Int32.max))
    let fixed = scaled.isNaN ? 0 : Int32(max(limits.low, min(limits.high, scaled)))
    return Self(argument: wl_argument(f: fixed))
  }

  package static func string(_ text: UnsafePointer<CChar>?) -> Self {
    Self(argument: wl_argument(s: text))
  }

  package static func array(_ bytes: UnsafeMutablePointer<wl_array>) -> Self {
    Self(argument: wl_argument(a: bytes))
  }

  /// The library duplicates the descriptor while the message is made; the caller keeps its own.
  package static func fileDescriptor(_ descriptor: Int32) -> Self {
    Self(argument: wl_argument(h: descriptor), isSendable: descriptor >= 0)
  }

  package static func pointer(_ object: OpaquePointer?) -> Self {
    Self(argument: wl_argument(o: object))
  }

  /// The place of an object that the message creates.
  package static var newID: Self { Self(argument: wl_argument(n: 0)) }
}

/// Lends a NUL-terminated text for the time of one message; nil stays nil. A NUL inside ends the text.
package func withWireString<Result>(
  _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let text else { return body(nil) }
  return text.withCString(body)
}

/// Lends bytes for the time of one message.
package func withWireArray<Result>(
  _ bytes: [UInt8], _ body: (UnsafeMutablePointer<wl_array>) -> Result
) -> Result {
  bytes.withUnsafeBytes { buffer in
    var array = wl_array(
      size: buffer.count, alloc: 0, data: UnsafeMutableRawPointer(mutating: buffer.baseAddress))
    return body(&array)
  }
}

/// Lays the arguments out as the library wants them, on the stack.
package func withWireArguments<let count: Int, Result>(
  _ values: [count of WireValue], _ body: (UnsafeMutablePointer<wl_argument>?) -> Result
) -> Result {
  var arguments = [count of wl_argument] { values[$0].argument }
  var span = arguments.mutableSpan
  return span.withUnsafeMutableBufferPointer { body($0.baseAddress) }
}
