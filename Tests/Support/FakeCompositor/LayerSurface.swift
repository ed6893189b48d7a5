import Wayland
public import WaylandServer

extension Compositor {
  /// A layer surface and the handshake it goes through.
  public final class LayerSurface {
    /// What the client asks of its place; true at the surface's next commit.
    public struct Placement: Equatable, Sendable {
      public var width = 0
      public var height = 0
      public var anchor: UInt32 = 0
      public var exclusiveZone = 0
      public var top = 0
      public var right = 0
      public var bottom = 0
      public var left = 0
      /// 0 none, 1 exclusive, 2 on demand.
      public var interactivity: UInt32 = 0
      /// 0 background, 1 bottom, 2 top, 3 overlay.
      public var layer: UInt32 = 2
    }

    /// How far the handshake is.
    public enum Phase: Equatable, Sendable {
      /// No commit yet, or unmapped by a null buffer.
      case fresh
      /// Configured but not acknowledged.
      case configured
      /// Acknowledged: may have pixels.
      case ready
      case closed
    }

    public let resource: ZwlrLayerSurfaceV1Resource
    public let surface: Surface
    public let namespace: String
    public private(set) var placement = Placement()
    public private(set) var phase = Phase.fresh
    /// The size of the newest configure.
    public private(set) var configuredSize: (width: Int, height: Int)?
    /// Serials that were sent and may still be acknowledged.
    public private(set) var openSerials: [UInt32] = []
    public private(set) var configureCount = 0
    /// The newest serial that the client has acknowledged.
    public private(set) var acknowledged: UInt32?
    public private(set) var output: Output?

    private let compositor: Compositor
    private var pending: Placement

    init(
      _ resource: ZwlrLayerSurfaceV1Resource, _ surface: Surface, _ layer: ZwlrLayerShellV1.Layer,
      _ namespace: String, _ output: WlOutputResource?, _ compositor: Compositor
    ) {
      self.resource = resource
      self.surface = surface
      self.namespace = namespace
      self.compositor = compositor
      placement.layer = layer.rawValue
      pending = placement
      self.output =
        output.map { wanted in compositor.outputs.first { $0.owns(wanted) } } ?? compositor.outputs.first
      surface.output = self.output
      resource.onRequest = { [unowned self] in handle($0) }
      if let output = self.output {
        if !compositor.tellsScaleLate { surface.tellScale(of: output) }
      } else {
        close()
      }
    }

    /// Whether pixels are on the screen.
    public var isMapped: Bool { phase == .ready && surface.pixels != nil && output != nil }

    /// The compositor wants it gone.
    public func close() {
      guard phase != .closed else { return }
      phase = .closed
      resource.sendClosed()
    }

    private func handle(_ request: ZwlrLayerSurfaceV1Resource.Request) {
      switch request {
      case .setSize(let width, let height):
        pending.width = Int(width)
        pending.height = Int(height)
      case .setAnchor(let anchor): pending.anchor = anchor.rawValue
      case .setExclusiveZone(let zone): pending.exclusiveZone = Int(zone)
      case .setMargin(let top, let right, let bottom, let left):
        pending.top = Int(top)
        pending.right = Int(right)
        pending.bottom = Int(bottom)
        pending.left = Int(left)
      case .setKeyboardInteractivity(let interactivity): pending.interactivity = interactivity.rawValue
      case .getPopup: break
      case .ackConfigure(let serial): acknowledge(serial)
      case .destroy: break
      case .setLayer(let layer): pending.layer = layer.rawValue
      case .setExclusiveEdge: break
      }
    }

    private func acknowledge(_ serial: UInt32) {
      guard phase != .closed else { return }
      guard let index = openSerials.firstIndex(of: serial) else {
        fail(.invalidSurfaceState, "ack of serial \(serial), which is unknown or forgotten")
        return
      }
      openSerials.removeFirst(index + 1)
      acknowledged = serial
      phase = .ready
    }

    private func fail(_ error: ZwlrLayerSurfaceV1.Error, _ message: String) {
      resource.postError(code: error.rawValue, message)
    }

    // MARK: Commits

    /// False when the commit is an error or the surface is closed.
    func allowsCommit(withBuffer: Bool) -> Bool {
      if phase == .closed { return false }
      if withBuffer, phase != .ready {
        resource.postError(
          code: ZwlrLayerShellV1.Error.alreadyConstructed.rawValue,
          "a buffer before the first configure was acknowledged")
        return false
      }
      let axis = { (size: Int, edges: UInt32) in size != 0 || self.pending.anchor & edges == edges }
      guard axis(pending.width, 4 | 8), axis(pending.height, 1 | 2) else {
        fail(.invalidSize, "size 0 without both edges of that axis")
        return false
      }
      return true
    }

    func committed(hasPixels: Bool) {
      let old = placement
      placement = pending
      if surface.hadBuffer, !hasPixels, phase == .ready, surface.commits.last?.buffer == nil {
        // A null buffer unmaps; the handshake begins anew with the next commit.
        surface.hadBuffer = false
        openSerials.removeAll()
        configuredSize = nil
        phase = .fresh
      } else if phase == .fresh {
        begin()
      } else if old != placement {
        arrange()
      }
    }

    private func begin() {
      if compositor.closesNext > 0 {
        compositor.closesNext -= 1
        close()
        return
      }
      guard let size = granted(), phase == .fresh else { return }
      phase = .configured
      for _ in 0..<compositor.extraConfigures { configure(size.width, max(1, size.height / 2)) }
      configure(size.width, size.height)
    }

    /// Sends a configure if the size that the surface is due has changed.
    func arrange() {
      guard phase == .configured || phase == .ready, let size = granted() else { return }
      if let configuredSize, configuredSize == size { return }
      configure(size.width, size.height)
    }

    /// Sends a configure with this size, due or not.
    public func configure(_ width: Int, _ height: Int) {
      let serial = compositor.nextSerial()
      openSerials.append(serial)
      configuredSize = (width, height)
      configureCount += 1
      resource.sendConfigure(serial: serial, width: UInt32(width), height: UInt32(height))
    }

    private func granted() -> (width: Int, height: Int)? {
      guard let output else { return nil }
      let width =
        placement.width > 0 ? placement.width : output.logicalWidth - placement.left - placement.right
      let height =
        placement.height > 0 ? placement.height : output.logicalHeight - placement.top - placement.bottom
      return compositor.sizeOverride?(self, width, height) ?? (width, height)
    }

    // MARK: Ends

    func outputRemoved(_ farewell: Output.Farewell) {
      if farewell != .silence { surface.leaveOutput() }
      surface.output = nil
      output = nil
      switch farewell {
      case .closed, .closedAfterwards: close()
      case .leave, .silence: break
      }
    }

    func destroyed() {
      resource.onRequest = nil
      if case .layer(let own) = surface.role, own === self { surface.role = .none }
      surface.leaveOutput()
      surface.pixels = nil
    }
  }
}
