import Wayland
import WaylandServer

extension Compositor {
  /// A screen.
  public final class Output {
    public private(set) var options: OutputOptions
    private let compositor: Compositor
    private var global: Global?
    private var bound: [WlOutputResource] = []
    var entered: [Surface] = []

    init(_ options: OutputOptions, _ compositor: Compositor) {
      self.options = options
      self.compositor = compositor
      if let version = compositor.version("wl_output") {
        global = compositor.server.addGlobal(WlOutputResource.self, version: version) { [weak self] in
          // Nothing for who binds what has gone already.
          self?.bind($0)
        }
      }
    }

    public var scale: Double { options.scale }
    public var transform: UInt32 { options.transform }
    /// What `wl_output.scale` says: the next whole number.
    public var wholeScale: Int { Int(scale.rounded(.up)) }
    private var isTurned: Bool { transform % 2 == 1 }
    /// Surface units.
    public var logicalWidth: Int {
      Int((Double(isTurned ? options.height : options.width) / scale).rounded())
    }
    /// Surface units.
    public var logicalHeight: Int {
      Int((Double(isTurned ? options.width : options.height) / scale).rounded())
    }

    /// Another mode, in pixels.
    public func setMode(width: Int, height: Int) {
      options.width = width
      options.height = height
      changed { $0.sendMode(flags: .current, width: Int32(width), height: Int32(height), refresh: 60_000) }
    }

    /// Another scale; surfaces on the output hear of it.
    public func setScale(_ scale: Double) {
      options.scale = scale
      changed { [wholeScale] in $0.sendScale(factor: Int32(wholeScale)) }
      for surface in compositor.surfaces where surface.output === self { surface.tellScale(of: self) }
    }

    /// A turn of the screen: 0 upright, 1 by a quarter, and so on.
    public func setTransform(_ transform: UInt32) {
      options.transform = transform
      changed { [unowned self] in sendGeometry($0) }
    }

    /// What the layer surfaces of an output hear when it goes.
    public enum Farewell: CaseIterable, Sendable {
      /// `leave` and `closed`, before the global goes.
      case closed
      /// The same, but only afterwards.
      case closedAfterwards
      /// `leave` alone, as sway tells it when an output is disabled.
      case leave
      /// Nothing, as sway has it when a screen is unplugged.
      case silence
    }

    /// The screen is pulled out.
    public func remove(_ farewell: Farewell = .closed) {
      let standing = compositor.layerSurfaces.filter { $0.output === self }
      if farewell != .closedAfterwards { for surface in standing { surface.outputRemoved(farewell) } }
      global?.remove()
      global = nil
      compositor.forget(self)
      if farewell == .closedAfterwards { for surface in standing { surface.outputRemoved(farewell) } }
    }

    func owns(_ resource: WlOutputResource) -> Bool { bound.contains { $0 === resource } }

    /// The objects by which the client of a surface knows this output.
    func resources(of surface: WlSurfaceResource) -> [WlOutputResource] {
      bound.filter { $0.client === surface.client }
    }

    private func changed(_ send: (WlOutputResource) -> Void) {
      for resource in bound {
        send(resource)
        resource.sendDone()
      }
      compositor.arrange()
    }

    private func bind(_ resource: WlOutputResource) {
      bound.append(resource)
      resource.onDestroy = { [weak self, unowned resource] in self?.bound.removeAll { $0 === resource } }
      sendGeometry(resource)
      resource.sendMode(
        flags: [.current, .preferred], width: Int32(options.width), height: Int32(options.height),
        refresh: 60_000)
      resource.sendScale(factor: Int32(wholeScale))
      if resource.version >= 4 {
        resource.sendName(name: options.name)
        resource.sendDescription(description: "a screen in memory")
      }
      resource.sendDone()
      for surface in entered where surface.resource.client === resource.client {
        surface.resource.sendEnter(output: resource)
      }
    }

    private func sendGeometry(_ resource: WlOutputResource) {
      resource.sendGeometry(
        x: 0, y: 0, physicalWidth: Int32(options.physicalWidth),
        physicalHeight: Int32(options.physicalHeight),
        subpixel: .unknown, make: "Pressboard", model: "fake", transform: .init(rawValue: options.transform))
    }
  }
}
