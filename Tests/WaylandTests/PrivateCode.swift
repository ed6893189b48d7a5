import Foundation

/// Reads the C that `wayland-scanner private-code` writes: one list of types, lists of messages, interfaces.
struct PrivateCode {
  var interfaces: [String: Interface] = [:]

  init(_ code: String) {
    let lines = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var types: [String?] = []
    var messages: [String: [Interface.Message]] = [:]
    var list = ""
    for (number, line) in lines.enumerated() {
      if line.hasSuffix("_types[] = {") {
        list = "types"
      } else if line.hasPrefix("static const struct wl_message ") {
        list = line.split(separator: " ")[4].replacingOccurrences(of: "[]", with: "")
      } else if line.hasPrefix("};") {
        list = ""
      } else if list == "types" {
        let name = line.trimmingCharacters(in: CharacterSet(charactersIn: "&,"))
        types.append(name == "NULL" ? nil : String(name.dropLast("_interface".count)))
      } else if !list.isEmpty {
        // { "name", "signature", x_types + 3 },
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        let offset = Int(parts[4].split(separator: " ")[3]) ?? 0
        let count = parts[3].count { $0.isLetter }
        messages[list, default: []].append(
          Interface.Message(
            name: parts[1], signature: parts[3], types: Array(types[offset..<(offset + count)])))
      } else if line.hasPrefix("\""), line.hasSuffix(","), number + 2 < lines.count {
        // "name", version,   then the counts and names of its lists
        let parts = line.split(separator: "\"").map(String.init)
        let version = Int(parts[1].filter(\.isNumber)) ?? 0
        interfaces[parts[0]] = Interface(
          name: parts[0], version: version, requests: messages[parts[0] + "_requests"] ?? [],
          events: messages[parts[0] + "_events"] ?? [])
      }
    }
  }
}
