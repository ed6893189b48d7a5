// swift-format-ignore-file
// Made by wayland-swift from the protocol xdg_shell. Do not edit.

public final class XdgWmBase: Proxy {
  override class var interface: InterfaceIndex { .xdgWmBase }

  public enum Event {
    /// Owed a pong with the same serial.
    case ping(serial: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.ping(serial: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }

  public func createPositioner() -> XdgPositioner {
    return create(1, [.newID])
  }

  public func getXdgSurface(surface: WlSurface) -> XdgSurface {
    return create(2, [.newID, .object(surface)])
  }

  public func pong(serial: UInt32) {
    send(3, [.uint(serial)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let role: Error = Error(rawValue: 0)
    public static let defunctSurfaces: Error = Error(rawValue: 1)
    public static let notTheTopmostPopup: Error = Error(rawValue: 2)
    public static let invalidPopupParent: Error = Error(rawValue: 3)
    public static let invalidSurfaceState: Error = Error(rawValue: 4)
    public static let invalidPositioner: Error = Error(rawValue: 5)
    public static let unresponsive: Error = Error(rawValue: 6)
  }
}

public final class XdgPositioner: Proxy {
  override class var interface: InterfaceIndex { .xdgPositioner }

  public func destroy() {
    end(0, [])
  }

  public func setSize(width: Int32, height: Int32) {
    send(1, [.int(width), .int(height)])
  }

  public func setAnchorRect(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(2, [.int(x), .int(y), .int(width), .int(height)])
  }

  public func setAnchor(anchor: XdgPositioner.Anchor) {
    send(3, [.uint(anchor.rawValue)])
  }

  public func setGravity(gravity: XdgPositioner.Gravity) {
    send(4, [.uint(gravity.rawValue)])
  }

  public func setConstraintAdjustment(constraintAdjustment: XdgPositioner.ConstraintAdjustment) {
    send(5, [.uint(constraintAdjustment.rawValue)])
  }

  public func setOffset(x: Int32, y: Int32) {
    send(6, [.int(x), .int(y)])
  }

  /// (since version 3)
  public func setReactive() {
    send(7, since: 3, [])
  }

  /// (since version 3)
  public func setParentSize(parentWidth: Int32, parentHeight: Int32) {
    send(8, since: 3, [.int(parentWidth), .int(parentHeight)])
  }

  /// (since version 3)
  public func setParentConfigure(serial: UInt32) {
    send(9, since: 3, [.uint(serial)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidInput: Error = Error(rawValue: 0)
  }

  public struct Anchor: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: Anchor = Anchor(rawValue: 0)
    public static let top: Anchor = Anchor(rawValue: 1)
    public static let bottom: Anchor = Anchor(rawValue: 2)
    public static let left: Anchor = Anchor(rawValue: 3)
    public static let right: Anchor = Anchor(rawValue: 4)
    public static let topLeft: Anchor = Anchor(rawValue: 5)
    public static let bottomLeft: Anchor = Anchor(rawValue: 6)
    public static let topRight: Anchor = Anchor(rawValue: 7)
    public static let bottomRight: Anchor = Anchor(rawValue: 8)
  }

  public struct Gravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: Gravity = Gravity(rawValue: 0)
    public static let top: Gravity = Gravity(rawValue: 1)
    public static let bottom: Gravity = Gravity(rawValue: 2)
    public static let left: Gravity = Gravity(rawValue: 3)
    public static let right: Gravity = Gravity(rawValue: 4)
    public static let topLeft: Gravity = Gravity(rawValue: 5)
    public static let bottomLeft: Gravity = Gravity(rawValue: 6)
    public static let topRight: Gravity = Gravity(rawValue: 7)
    public static let bottomRight: Gravity = Gravity(rawValue: 8)
  }

  public struct ConstraintAdjustment: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: ConstraintAdjustment = []
    public static let slideX: ConstraintAdjustment = ConstraintAdjustment(rawValue: 1)
    public static let slideY: ConstraintAdjustment = ConstraintAdjustment(rawValue: 2)
    public static let flipX: ConstraintAdjustment = ConstraintAdjustment(rawValue: 4)
    public static let flipY: ConstraintAdjustment = ConstraintAdjustment(rawValue: 8)
    public static let resizeX: ConstraintAdjustment = ConstraintAdjustment(rawValue: 16)
    public static let resizeY: ConstraintAdjustment = ConstraintAdjustment(rawValue: 32)
  }
}

public final class XdgSurface: Proxy {
  override class var interface: InterfaceIndex { .xdgSurface }

  public enum Event {
    /// Ends a group of wishes, owed an ack before the commit that heeds them.
    case configure(serial: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.configure(serial: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }

  public func getToplevel() -> XdgToplevel {
    return create(1, [.newID])
  }

  public func getPopup(parent: XdgSurface?, positioner: XdgPositioner) -> XdgPopup {
    return create(2, [.newID, .object(parent), .object(positioner)])
  }

  public func setWindowGeometry(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(3, [.int(x), .int(y), .int(width), .int(height)])
  }

  public func ackConfigure(serial: UInt32) {
    send(4, [.uint(serial)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let notConstructed: Error = Error(rawValue: 1)
    public static let alreadyConstructed: Error = Error(rawValue: 2)
    public static let unconfiguredBuffer: Error = Error(rawValue: 3)
    public static let invalidSerial: Error = Error(rawValue: 4)
    public static let invalidSize: Error = Error(rawValue: 5)
    public static let defunctRoleObject: Error = Error(rawValue: 6)
  }
}

public final class XdgToplevel: Proxy {
  override class var interface: InterfaceIndex { .xdgToplevel }

  public enum Event {
    case configure(width: Int32, height: Int32, states: [UInt8])
    case close
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.configure(width: arguments.int(0), height: arguments.int(1), states: arguments.array(2)))
    case 1:
      onEvent?(.close)
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }

  public func setParent(parent: XdgToplevel?) {
    send(1, [.object(parent)])
  }

  public func setTitle(title: String) {
    withWireString(title) { title in
      send(2, [.string(title)])
    }
  }

  public func setAppId(appId: String) {
    withWireString(appId) { appId in
      send(3, [.string(appId)])
    }
  }

  public func showWindowMenu(seat: WlSeat, serial: UInt32, x: Int32, y: Int32) {
    send(4, [.object(seat), .uint(serial), .int(x), .int(y)])
  }

  public func move(seat: WlSeat, serial: UInt32) {
    send(5, [.object(seat), .uint(serial)])
  }

  public func resize(seat: WlSeat, serial: UInt32, edges: XdgToplevel.ResizeEdge) {
    send(6, [.object(seat), .uint(serial), .uint(edges.rawValue)])
  }

  public func setMaxSize(width: Int32, height: Int32) {
    send(7, [.int(width), .int(height)])
  }

  public func setMinSize(width: Int32, height: Int32) {
    send(8, [.int(width), .int(height)])
  }

  public func setMaximized() {
    send(9, [])
  }

  public func unsetMaximized() {
    send(10, [])
  }

  public func setFullscreen(output: WlOutput?) {
    send(11, [.object(output)])
  }

  public func unsetFullscreen() {
    send(12, [])
  }

  public func setMinimized() {
    send(13, [])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidResizeEdge: Error = Error(rawValue: 0)
    public static let invalidParent: Error = Error(rawValue: 1)
    public static let invalidSize: Error = Error(rawValue: 2)
  }

  public struct ResizeEdge: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: ResizeEdge = ResizeEdge(rawValue: 0)
    public static let top: ResizeEdge = ResizeEdge(rawValue: 1)
    public static let bottom: ResizeEdge = ResizeEdge(rawValue: 2)
    public static let left: ResizeEdge = ResizeEdge(rawValue: 4)
    public static let topLeft: ResizeEdge = ResizeEdge(rawValue: 5)
    public static let bottomLeft: ResizeEdge = ResizeEdge(rawValue: 6)
    public static let right: ResizeEdge = ResizeEdge(rawValue: 8)
    public static let topRight: ResizeEdge = ResizeEdge(rawValue: 9)
    public static let bottomRight: ResizeEdge = ResizeEdge(rawValue: 10)
  }

  public struct State: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let maximized: State = State(rawValue: 1)
    public static let fullscreen: State = State(rawValue: 2)
    public static let resizing: State = State(rawValue: 3)
    public static let activated: State = State(rawValue: 4)
    /// (since version 2)
    public static let tiledLeft: State = State(rawValue: 5)
    /// (since version 2)
    public static let tiledRight: State = State(rawValue: 6)
    /// (since version 2)
    public static let tiledTop: State = State(rawValue: 7)
    /// (since version 2)
    public static let tiledBottom: State = State(rawValue: 8)
  }
}

public final class XdgPopup: Proxy {
  override class var interface: InterfaceIndex { .xdgPopup }

  public enum Event {
    case configure(x: Int32, y: Int32, width: Int32, height: Int32)
    case popupDone
    /// (since version 3)
    case repositioned(token: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.configure(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    case 1:
      onEvent?(.popupDone)
    case 2:
      onEvent?(.repositioned(token: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }

  public func grab(seat: WlSeat, serial: UInt32) {
    send(1, [.object(seat), .uint(serial)])
  }

  /// (since version 3)
  public func reposition(positioner: XdgPositioner, token: UInt32) {
    send(2, since: 3, [.object(positioner), .uint(token)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidGrab: Error = Error(rawValue: 0)
  }
}

extension InterfaceDescription {
  static let xdgWmBase = InterfaceDescription(
    name: "xdg_wm_base", version: 3,
    requests: [
      .init("destroy", ""),
      .init("create_positioner", "n", [.xdgPositioner]),
      .init("get_xdg_surface", "no", [.xdgSurface, .wlSurface]),
      .init("pong", "u"),
    ],
    events: [
      .init("ping", "u"),
    ])
  static let xdgPositioner = InterfaceDescription(
    name: "xdg_positioner", version: 3,
    requests: [
      .init("destroy", ""),
      .init("set_size", "ii"),
      .init("set_anchor_rect", "iiii"),
      .init("set_anchor", "u"),
      .init("set_gravity", "u"),
      .init("set_constraint_adjustment", "u"),
      .init("set_offset", "ii"),
      .init("set_reactive", "3"),
      .init("set_parent_size", "3ii"),
      .init("set_parent_configure", "3u"),
    ],
    events: [])
  static let xdgSurface = InterfaceDescription(
    name: "xdg_surface", version: 3,
    requests: [
      .init("destroy", ""),
      .init("get_toplevel", "n", [.xdgToplevel]),
      .init("get_popup", "n?oo", [.xdgPopup, .xdgSurface, .xdgPositioner]),
      .init("set_window_geometry", "iiii"),
      .init("ack_configure", "u"),
    ],
    events: [
      .init("configure", "u"),
    ])
  static let xdgToplevel = InterfaceDescription(
    name: "xdg_toplevel", version: 3,
    requests: [
      .init("destroy", ""),
      .init("set_parent", "?o", [.xdgToplevel]),
      .init("set_title", "s"),
      .init("set_app_id", "s"),
      .init("show_window_menu", "ouii", [.wlSeat, nil, nil, nil]),
      .init("move", "ou", [.wlSeat, nil]),
      .init("resize", "ouu", [.wlSeat, nil, nil]),
      .init("set_max_size", "ii"),
      .init("set_min_size", "ii"),
      .init("set_maximized", ""),
      .init("unset_maximized", ""),
      .init("set_fullscreen", "?o", [.wlOutput]),
      .init("unset_fullscreen", ""),
      .init("set_minimized", ""),
    ],
    events: [
      .init("configure", "iia"),
      .init("close", ""),
    ])
  static let xdgPopup = InterfaceDescription(
    name: "xdg_popup", version: 3,
    requests: [
      .init("destroy", ""),
      .init("grab", "ou", [.wlSeat, nil]),
      .init("reposition", "3ou", [.xdgPositioner, nil]),
    ],
    events: [
      .init("configure", "iiii"),
      .init("popup_done", ""),
      .init("repositioned", "3u"),
    ])
}
