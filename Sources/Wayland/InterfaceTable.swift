package import CWayland

/// The `struct wl_interface` of every generated interface, in one place that never moves or goes.
///
/// Interfaces refer to each other in circles. So the memory of all of them is allocated first and filled
/// afterwards; a reference is then only an address that is known already.
package struct InterfaceTable: @unchecked Sendable {
  package static let shared = InterfaceTable(InterfaceDescription.all)

  private let interfaces: UnsafeMutablePointer<wl_interface>

  private init(_ descriptions: [InterfaceDescription]) {
    let messages = descriptions.flatMap { $0.requests + $0.events }
    // A message without typed arguments needs as many nulls as it has arguments; all share the first ones.
    let nullCount = 20
    let typeCount = messages.reduce(nullCount) { $0 + $1.types.count }
    interfaces = .allocate(capacity: descriptions.count)
    let messageTable = UnsafeMutablePointer<wl_message>.allocate(capacity: messages.count)
    let typeTable = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: typeCount)
    typeTable.initialize(repeating: nil, count: nullCount)

    var nextMessage = messageTable
    var nextType = typeTable + nullCount
    func add(_ messages: [MessageDescription]) -> UnsafePointer<wl_message>? {
      let first = nextMessage
      for message in messages {
        let types = message.types.isEmpty ? typeTable : nextType
        for type in message.types {
          nextType.initialize(to: type.map { UnsafePointer(interfaces + $0.rawValue) })
          nextType += 1
        }
        nextMessage.initialize(
          to: wl_message(name: Self.text(message.name), signature: Self.text(message.signature), types: types)
        )
        nextMessage += 1
      }
      return messages.isEmpty ? nil : UnsafePointer(first)
    }
    for (index, description) in descriptions.enumerated() {
      let requests = add(description.requests)
      let events = add(description.events)
      (interfaces + index).initialize(
        to: wl_interface(
          name: Self.text(description.name), version: description.version,
          method_count: Int32(description.requests.count), methods: requests,
          event_count: Int32(description.events.count), events: events))
    }
  }

  package func pointer(_ index: InterfaceIndex) -> UnsafePointer<wl_interface> {
    UnsafePointer(interfaces + index.rawValue)
  }

  /// A literal's bytes: they lie in the binary, end in NUL and stay.
  private static func text(_ literal: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

extension InterfaceIndex {
  package var pointer: UnsafePointer<wl_interface> { InterfaceTable.shared.pointer(self) }

  package var name: String { InterfaceDescription.all[rawValue].name.description }

  package var version: UInt32 { UInt32(InterfaceDescription.all[rawValue].version) }
}
