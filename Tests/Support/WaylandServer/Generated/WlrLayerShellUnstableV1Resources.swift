// swift-format-ignore-file
// Made by wayland-swift from the protocol wlr_layer_shell_unstable_v1. Do not edit.

public import Wayland

public final class ZwlrLayerShellV1Resource: Resource {
  override class var interface: InterfaceIndex { .zwlrLayerShellV1 }

  public enum Request {
    /// Gives a surface its place in a layer.
    ///
    /// The surface must have no buffer yet. Set it up, commit without a buffer, wait for configure. A null
    /// output leaves the choice to the compositor.
    ///
    /// `namespace`: What the surface is for; phoc knows "osk".
    case getLayerSurface(id: ZwlrLayerSurfaceV1Resource, surface: WlSurfaceResource, output: WlOutputResource?, layer: ZwlrLayerShellV1.Layer, namespace: String)
    /// (since version 3)
    case destroy
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.getLayerSurface(id: adopt(arguments, 0), surface: arguments.certainObject(1), output: arguments.object(2), layer: .init(rawValue: arguments.uint(3)), namespace: arguments.string(4))
      onRequest?(message)
    case 1:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}

public final class ZwlrLayerSurfaceV1Resource: Resource {
  override class var interface: InterfaceIndex { .zwlrLayerSurfaceV1 }

  public enum Request {
    /// Wished size in surface units.
    ///
    /// 0 leaves an axis to the compositor and needs both edges of that axis anchored.
    case setSize(width: UInt32, height: UInt32)
    case setAnchor(anchor: ZwlrLayerSurfaceV1.Anchor)
    /// How much of the edge windows must leave free.
    ///
    /// 0 gives way to the zones of others, -1 ignores them.
    case setExclusiveZone(zone: Int32)
    case setMargin(top: Int32, right: Int32, bottom: Int32, left: Int32)
    /// Whether the surface can get the keyboard focus.
    ///
    /// A keyboard that takes the focus takes it from the field that it types into.
    case setKeyboardInteractivity(keyboardInteractivity: ZwlrLayerSurfaceV1.KeyboardInteractivity)
    /// Becomes the parent of a popup that has none and is not committed yet.
    case getPopup(popup: XdgPopupResource)
    /// Accepts a configure.
    ///
    /// Once a newer one is accepted, older serials are forgotten, and an unknown serial ends the
    /// connection.
    case ackConfigure(serial: UInt32)
    case destroy
    /// (since version 2)
    case setLayer(layer: ZwlrLayerShellV1.Layer)
    /// Which edge the zone belongs to, for surfaces in a corner.
    ///
    /// (since version 5)
    case setExclusiveEdge(edge: ZwlrLayerSurfaceV1.Anchor)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onRequest?(.setSize(width: arguments.uint(0), height: arguments.uint(1)))
    case 1:
      onRequest?(.setAnchor(anchor: .init(rawValue: arguments.uint(0))))
    case 2:
      onRequest?(.setExclusiveZone(zone: arguments.int(0)))
    case 3:
      onRequest?(.setMargin(top: arguments.int(0), right: arguments.int(1), bottom: arguments.int(2), left: arguments.int(3)))
    case 4:
      onRequest?(.setKeyboardInteractivity(keyboardInteractivity: .init(rawValue: arguments.uint(0))))
    case 5:
      onRequest?(.getPopup(popup: arguments.certainObject(0)))
    case 6:
      onRequest?(.ackConfigure(serial: arguments.uint(0)))
    case 7:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 8:
      onRequest?(.setLayer(layer: .init(rawValue: arguments.uint(0))))
    case 9:
      onRequest?(.setExclusiveEdge(edge: .init(rawValue: arguments.uint(0))))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// The size to use; 0 on an axis leaves it to us.
  public func sendConfigure(serial: UInt32, width: UInt32, height: UInt32) {
    post(0, [.uint(serial), .uint(width), .uint(height)])
  }

  /// The surface shows no more.
  ///
  /// Comes when the output goes; destroy everything and start again.
  public func sendClosed() {
    post(1, [])
  }
}
