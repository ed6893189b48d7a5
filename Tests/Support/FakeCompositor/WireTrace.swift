import CWayland
import CWaylandServer

/// What went over the wire, as lines of text, seen by libwayland's own logger.
final class WireTrace {
  private(set) var requests: [String] = []
  private(set) var events: [String] = []
  /// Protocol errors sent: the connection of their client is over.
  private(set) var errors: [String] = []
  /// Messages of both directions so far.
  private(set) var count = 0
  private let keepsLines: Bool
  private var logger: OpaquePointer?

  init(keepsLines: Bool) { self.keepsLines = keepsLines }

  func attach(to display: OpaquePointer) {
    let logger: wl_protocol_logger_func_t = { data, direction, message in
      guard let data, let message else { return }
      Unmanaged<WireTrace>.fromOpaque(data).takeUnretainedValue()
        .note(message.pointee, isEvent: direction == WL_PROTOCOL_LOGGER_EVENT)
    }
    self.logger = wl_display_add_protocol_logger(display, logger, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Owed before the display goes.
  func detach() {
    if let logger { wl_protocol_logger_destroy(logger) }
    logger = nil
  }

  func clear() {
    requests.removeAll()
    events.removeAll()
  }

  private func note(_ message: wl_protocol_logger_message, isEvent: Bool) {
    count += 1
    let interface = String(cString: wl_resource_get_class(message.resource))
    let name = String(cString: message.message.pointee.name)
    if isEvent, interface == "wl_display", name == "error" {
      errors.append(words(of: message).joined(separator: " "))
    }
    guard keepsLines else { return }
    let line = (["\(interface).\(name)"] + words(of: message)).joined(separator: " ")
    if isEvent { events.append(line) } else { requests.append(line) }
  }

  private func words(of message: wl_protocol_logger_message) -> [String] {
    let letters = String(cString: message.message.pointee.signature).filter { $0.isLetter }
    return letters.enumerated().prefix(Int(message.arguments_count)).map { index, letter in
      word(message.arguments[index], letter, of: message.message.pointee.types?[index])
    }
  }

  private func word(
    _ argument: wl_argument, _ letter: Character, of interface: UnsafePointer<wl_interface>?
  ) -> String {
    switch letter {
    case "i": return String(argument.i)
    case "u": return String(argument.u)
    case "f": return String(wl_fixed_to_double(argument.f))
    case "s": return argument.s.map { quoted(String(cString: $0)) } ?? "nil"
    case "o": return argument.o.map { String(cString: wl_resource_get_class($0)) } ?? "nil"
    case "n": return interface.map { String(cString: $0.pointee.name) } ?? "new"
    case "a": return "\(argument.a?.pointee.size ?? 0) bytes"
    default: return "fd"
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
