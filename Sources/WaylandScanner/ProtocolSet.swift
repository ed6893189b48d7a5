/// The protocols that are generated together. They refer to each other's interfaces and enums, and to
/// nothing outside of the set.
public struct ProtocolSet: Sendable {
  /// Sorted by name: the output does not depend on the order of the command line.
  public let protocols: [WireProtocol]
  private let interfaces: [String: WireInterface]

  public init(_ protocols: [WireProtocol]) throws(ScannerError) {
    self.protocols = protocols.sorted { $0.name < $1.name }
    var interfaces: [String: WireInterface] = [:]
    var names: [String: String] = [:]
    for file in self.protocols {
      for interface in file.interfaces {
        if interfaces.updateValue(interface, forKey: interface.name) != nil {
          throw ScannerError(
            file: file.file, position: interface.position,
            problem: .duplicate(kind: "interface", name: interface.name))
        }
        let swiftName = SwiftName.type(interface.name)
        if names.updateValue(interface.name, forKey: swiftName) != nil {
          throw ScannerError(
            file: file.file, position: interface.position, problem: .sameSwiftName(swiftName))
        }
      }
    }
    self.interfaces = interfaces
    for file in self.protocols {
      for interface in file.interfaces { try check(interface, of: file) }
    }
  }

  /// Every interface, by name: the order of the interface table.
  public var allInterfaces: [WireInterface] { interfaces.values.sorted { $0.name < $1.name } }

  public func interface(_ name: String) -> WireInterface? { interfaces[name] }

  /// The enum that an argument of `interface` refers to, and the interface that declares it.
  func enumeration(_ reference: String, from interface: WireInterface) -> (WireInterface, WireEnum)? {
    let parts = reference.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let names = parts.map { String(decoding: $0, as: UTF8.self) }
    let owner = names.count == 2 ? interfaces[names[0]] : interface
    guard names.count <= 2, let owner, let found = owner.enums.first(where: { $0.name == names.last })
    else { return nil }
    return (owner, found)
  }

  private func check(_ interface: WireInterface, of file: WireProtocol) throws(ScannerError) {
    for message in interface.requests + interface.events {
      for argument in message.arguments {
        let problem: ScannerError.Problem?
        switch argument.kind {
        case .int(let name?), .uint(let name?):
          problem = enumeration(name, from: interface) == nil ? .unknownEnum(name) : nil
        case .object(let name?, _), .newID(let name?):
          problem = interfaces[name] == nil ? .unknownInterface(name) : nil
        default: problem = nil
        }
        if let problem {
          throw ScannerError(file: file.file, position: argument.position, problem: problem)
        }
      }
    }
    let groups =
      [
        interface.requests.map { (SwiftName.member($0.name), $0.position) },
        interface.events.map { (SwiftName.member($0.name), $0.position) },
        interface.enums.map { (SwiftName.nestedType($0.name), $0.position) },
      ] + interface.enums.map { $0.entries.map { (SwiftName.member($0.name), $0.position) } }
    for group in groups {
      var seen: Set<String> = []
      for (name, position) in group where !seen.insert(name).inserted {
        throw ScannerError(file: file.file, position: position, problem: .sameSwiftName(name))
      }
    }
  }
}
