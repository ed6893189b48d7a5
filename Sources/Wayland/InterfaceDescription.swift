/// What `struct wl_interface` says, as Swift constants: names are immortal, other interfaces are indices.
package struct InterfaceDescription: Sendable {
  package let name: StaticString
  package let version: Int32
  package let requests: [MessageDescription]
  package let events: [MessageDescription]
}

/// What `struct wl_message` says.
package struct MessageDescription: Sendable {
  package let name: StaticString
  package let signature: StaticString
  /// One per argument on the wire; empty where no argument names an interface.
  package let types: [InterfaceIndex?]

  package init(_ name: StaticString, _ signature: StaticString, _ types: [InterfaceIndex?] = []) {
    self.name = name
    self.signature = signature
    self.types = types
  }
}
