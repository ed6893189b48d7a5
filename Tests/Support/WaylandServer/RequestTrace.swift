import CWaylandServer
import Wayland

/// Requests as text, for tests that compare what was said.
enum RequestTrace {
  /// `wl_surface#7.damage_buffer(0, 0, 20, 20)`: objects are `interface#id`, files `fd`, arrays their bytes.
  static func text(
    _ resource: Resource, _ message: wl_message, _ arguments: UnsafeMutablePointer<wl_argument>
  ) -> String {
    let incoming = IncomingArguments(arguments)
    var items: [String] = []
    for letter in String(cString: message.signature).utf8 {
      let index = items.count
      switch letter {
      case UInt8(ascii: "i"): items.append("\(incoming.int(index))")
      case UInt8(ascii: "u"): items.append("\(incoming.uint(index))")
      case UInt8(ascii: "f"): items.append("\(incoming.fixed(index))")
      case UInt8(ascii: "s"): items.append(incoming.optionalString(index)?.debugDescription ?? "nil")
      case UInt8(ascii: "o"): items.append(incoming.pointer(index).map(name) ?? "nil")
      case UInt8(ascii: "n"): items.append("new \(created(message, index))#\(incoming.uint(index))")
      case UInt8(ascii: "a"): items.append("\(incoming.array(index))")
      case UInt8(ascii: "h"): items.append("fd")
      default: break
      }
    }
    let request = String(cString: message.name)
    return "\(type(of: resource).interfaceName)#\(resource.id).\(request)(\(items.joined(separator: ", ")))"
  }

  private static func name(_ object: OpaquePointer) -> String {
    "\(String(cString: wl_resource_get_class(object)))#\(wl_resource_get_id(object))"
  }

  private static func created(_ message: wl_message, _ index: Int) -> String {
    guard let type = message.types[index] else { return "object" }
    return String(cString: type.pointee.name)
  }
}
