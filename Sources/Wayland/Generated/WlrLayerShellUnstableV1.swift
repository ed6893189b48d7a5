// swift-format-ignore-file
// Made by wayland-swift from the protocol wlr_layer_shell_unstable_v1. Do not edit.

public final class ZwlrLayerShellV1: Proxy {
  override class var interface: InterfaceIndex { .zwlrLayerShellV1 }

  /// Gives a surface its place in a layer.
  ///
  /// The surface must have no buffer yet. Set it up, commit without a buffer, wait for configure. A null
  /// output leaves the choice to the compositor.
  ///
  /// - Parameter namespace: What the surface is for; phoc knows "osk".
  public func getLayerSurface(surface: WlSurface, output: WlOutput?, layer: ZwlrLayerShellV1.Layer, namespace: String) -> ZwlrLayerSurfaceV1 {
    return withWireString(namespace) { namespace in
      create(0, [.newID, .object(surface), .object(output), .uint(layer.rawValue), .string(namespace)])
    }
  }

  /// (since version 3)
  public func destroy() {
    end(1, since: 3, [])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let role: Error = Error(rawValue: 0)
    public static let invalidLayer: Error = Error(rawValue: 1)
    public static let alreadyConstructed: Error = Error(rawValue: 2)
  }

  public struct Layer: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let background: Layer = Layer(rawValue: 0)
    public static let bottom: Layer = Layer(rawValue: 1)
    /// Above windows, below fullscreen ones.
    public static let top: Layer = Layer(rawValue: 2)
    /// Above everything.
    public static let overlay: Layer = Layer(rawValue: 3)
  }
}

public final class ZwlrLayerSurfaceV1: Proxy {
  override class var interface: InterfaceIndex { .zwlrLayerSurfaceV1 }

  public enum Event {
    /// The size to use; 0 on an axis leaves it to us.
    case configure(serial: UInt32, width: UInt32, height: UInt32)
    /// The surface shows no more.
    ///
    /// Comes when the output goes; destroy everything and start again.
    case closed
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.configure(serial: arguments.uint(0), width: arguments.uint(1), height: arguments.uint(2)))
    case 1:
      onEvent?(.closed)
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// Wished size in surface units.
  ///
  /// 0 leaves an axis to the compositor and needs both edges of that axis anchored.
  public func setSize(width: UInt32, height: UInt32) {
    send(0, [.uint(width), .uint(height)])
  }

  public func setAnchor(anchor: ZwlrLayerSurfaceV1.Anchor) {
    send(1, [.uint(anchor.rawValue)])
  }

  /// How much of the edge windows must leave free.
  ///
  /// 0 gives way to the zones of others, -1 ignores them.
  public func setExclusiveZone(zone: Int32) {
    send(2, [.int(zone)])
  }

  public func setMargin(top: Int32, right: Int32, bottom: Int32, left: Int32) {
    send(3, [.int(top), .int(right), .int(bottom), .int(left)])
  }

  /// Whether the surface can get the keyboard focus.
  ///
  /// A keyboard that takes the focus takes it from the field that it types into.
  public func setKeyboardInteractivity(keyboardInteractivity: ZwlrLayerSurfaceV1.KeyboardInteractivity) {
    send(4, [.uint(keyboardInteractivity.rawValue)])
  }

  /// Becomes the parent of a popup that has none and is not committed yet.
  public func getPopup(popup: XdgPopup) {
    send(5, [.object(popup)])
  }

  /// Accepts a configure.
  ///
  /// Once a newer one is accepted, older serials are forgotten, and an unknown serial ends the connection.
  public func ackConfigure(serial: UInt32) {
    send(6, [.uint(serial)])
  }

  public func destroy() {
    end(7, [])
  }

  /// (since version 2)
  public func setLayer(layer: ZwlrLayerShellV1.Layer) {
    send(8, since: 2, [.uint(layer.rawValue)])
  }

  /// Which edge the zone belongs to, for surfaces in a corner.
  ///
  /// (since version 5)
  public func setExclusiveEdge(edge: ZwlrLayerSurfaceV1.Anchor) {
    send(9, since: 5, [.uint(edge.rawValue)])
  }

  public struct KeyboardInteractivity: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: KeyboardInteractivity = KeyboardInteractivity(rawValue: 0)
    public static let exclusive: KeyboardInteractivity = KeyboardInteractivity(rawValue: 1)
    /// (since version 4)
    public static let onDemand: KeyboardInteractivity = KeyboardInteractivity(rawValue: 2)
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidSurfaceState: Error = Error(rawValue: 0)
    public static let invalidSize: Error = Error(rawValue: 1)
    public static let invalidAnchor: Error = Error(rawValue: 2)
    public static let invalidKeyboardInteractivity: Error = Error(rawValue: 3)
    public static let invalidExclusiveEdge: Error = Error(rawValue: 4)
  }

  public struct Anchor: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let top: Anchor = Anchor(rawValue: 1)
    public static let bottom: Anchor = Anchor(rawValue: 2)
    public static let left: Anchor = Anchor(rawValue: 4)
    public static let right: Anchor = Anchor(rawValue: 8)
  }
}

extension InterfaceDescription {
  static let zwlrLayerShellV1 = InterfaceDescription(
    name: "zwlr_layer_shell_v1", version: 5,
    requests: [
      .init("get_layer_surface", "no?ous", [.zwlrLayerSurfaceV1, .wlSurface, .wlOutput, nil, nil]),
      .init("destroy", "3"),
    ],
    events: [])
  static let zwlrLayerSurfaceV1 = InterfaceDescription(
    name: "zwlr_layer_surface_v1", version: 5,
    requests: [
      .init("set_size", "uu"),
      .init("set_anchor", "u"),
      .init("set_exclusive_zone", "i"),
      .init("set_margin", "iiii"),
      .init("set_keyboard_interactivity", "u"),
      .init("get_popup", "o", [.xdgPopup]),
      .init("ack_configure", "u"),
      .init("destroy", ""),
      .init("set_layer", "2u"),
      .init("set_exclusive_edge", "5u"),
    ],
    events: [
      .init("configure", "uuu"),
      .init("closed", ""),
    ])
}
