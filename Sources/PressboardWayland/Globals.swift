internal import InputMethod
internal import Surfaces
internal import Wayland

/// What the compositor offers, as the registry tells it, and the bindings made from it.
final class Globals {
  struct Entry: Equatable {
    var name: UInt32
    var interface: String
    var version: UInt32
  }

  let registry: WlRegistry
  private(set) var entries: [Entry] = []
  private(set) var outputs: [Output] = []
  private(set) var seats: [Entry] = []

  var onOutputsChange: (() -> Void)?
  var onSeatsChange: (() -> Void)?

  init(_ connection: Connection) {
    registry = connection.registry()
    registry.onEvent = { [unowned self] event in
      switch event {
      case .global(let name, let interface, let version):
        add(Entry(name: name, interface: interface, version: version))
      case .globalRemove(let name): remove(name)
      }
    }
  }

  private func add(_ entry: Entry) {
    entries.append(entry)
    if entry.interface == WlOutput.interfaceName {
      let output = Output(
        registry.bind(WlOutput.self, name: entry.name, version: entry.version), globalName: entry.name)
      output.onChange = { [unowned self] in onOutputsChange?() }
      outputs.append(output)
    } else if entry.interface == WlSeat.interfaceName {
      seats.append(entry)
      onSeatsChange?()
    }
  }

  private func remove(_ name: UInt32) {
    entries.removeAll { $0.name == name }
    if let index = outputs.firstIndex(where: { $0.globalName == name }) {
      outputs.remove(at: index).release()
      onOutputsChange?()
    }
    if let index = seats.firstIndex(where: { $0.name == name }) {
      seats.remove(at: index)
      onSeatsChange?()
    }
  }

  func version(of interface: String) -> UInt32? {
    entries.first { $0.interface == interface }?.version
  }

  func has(prefix: String) -> Bool {
    return entries.contains { $0.interface.hasPrefix(prefix) }
  }

  /// Binds the first global of this kind, at the lower of the two versions; nil where there is none.
  func bind<Interface: Proxy>(_ type: Interface.Type) -> Interface? {
    guard let entry = entries.first(where: { $0.interface == Interface.interfaceName }) else { return nil }
    return registry.bind(type, name: entry.name, version: entry.version)
  }

  /// What a surface needs, or the first thing that is missing.
  func surfaceGlobals() throws(StartupFailure) -> SurfaceGlobals {
    let compositor = try require(WlCompositor.self)
    let shm = try require(WlShm.self)
    let layerShell = try require(ZwlrLayerShellV1.self)
    var fractional: (scales: WpFractionalScaleManagerV1, viewporter: WpViewporter)?
    if let scales = bind(WpFractionalScaleManagerV1.self), let viewporter = bind(WpViewporter.self) {
      fractional = (scales, viewporter)
    }
    return SurfaceGlobals(
      compositor: compositor, shm: shm, layerShell: layerShell, fractional: fractional,
      layer: isPhoc ? .top : .overlay)
  }

  /// phoc, which raises the namespace `osk` by itself, is known by a global of its own.
  var isPhoc: Bool { version(of: "zphoc_layer_shell_effects_v1") != nil }

  /// Binds what nothing can stand in for.
  func require<Interface: Proxy>(_ type: Interface.Type) throws(StartupFailure) -> Interface {
    guard let bound = bind(type) else { throw diagnosis(of: Interface.interfaceName) }
    return bound
  }

  /// Why a needed global is missing: two desktops keep these protocols to themselves.
  ///
  /// Only what no other compositor has names them: sway speaks some of KDE's older protocols, phoc has `gtk_shell1`.
  private func diagnosis(of interface: String) -> StartupFailure {
    if has(prefix: "org_kde_plasma_") || has(prefix: "kde_output_") { return .kwin }
    if version(of: "gtk_shell1") != nil, !has(prefix: "zwlr_") { return .mutter }
    return .missingGlobal(name: interface)
  }
}
