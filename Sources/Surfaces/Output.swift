public import Pressboard
public import Wayland

/// A screen, as `wl_output` tells it: its events gather until `done` makes them current.
public final class Output {
  public struct State: Equatable {
    /// Device pixels, before `transform`.
    public var mode: Size?
    public var scale: Int32 = 1
    /// Millimetres, before `transform`; nil when the screen does not tell.
    public var millimetres: Size?
    /// Width and height change places.
    public var isTurned = false

    /// Device pixels, as the user sees the screen.
    public var pixels: Size? { mode.map(turned) }
    /// Millimetres, as the user sees the screen.
    public var extent: Size? { millimetres.map(turned) }

    private func turned(_ size: Size) -> Size {
      isTurned ? Size(width: size.height, height: size.width) : size
    }
  }

  public let proxy: WlOutput
  /// The registry's name of the global.
  public let globalName: UInt32
  public private(set) var current = State()
  private var pending = State()
  public var onChange: (() -> Void)?

  public init(_ proxy: WlOutput, globalName: UInt32) {
    self.proxy = proxy
    self.globalName = globalName
    proxy.onEvent = { [unowned self] in handle($0) }
  }

  private func handle(_ event: WlOutput.Event) {
    switch event {
    case .geometry(_, _, let width, let height, _, _, _, let transform):
      let known = width > 0 && height > 0
      pending.millimetres = known ? Size(width: Double(width), height: Double(height)) : nil
      pending.isTurned = transform.rawValue & 1 == 1
      commitIfUnframed()
    case .mode(let flags, let width, let height, _):
      guard flags.contains(.current), width > 0, height > 0 else { return }
      pending.mode = Size(width: Double(width), height: Double(height))
      commitIfUnframed()
    case .scale(let factor): pending.scale = max(1, factor)
    case .name, .description: break
    case .done: commit()
    }
  }

  /// Version 1 has no `done`: each event stands alone.
  private func commitIfUnframed() {
    if proxy.version < 2 { commit() }
  }

  private func commit() {
    guard pending != current else { return }
    current = pending
    onChange?()
  }

  public func release() {
    onChange = nil
    proxy.release()
  }
}
