public import Canvas
public import Pressboard
public import Wayland

/// The globals that a keyboard's surface is made from.
public struct SurfaceGlobals {
  public var compositor: WlCompositor
  public var shm: WlShm
  public var layerShell: ZwlrLayerShellV1
  /// Both or neither: fractional scales need a viewport to be drawn.
  public var fractional: (scales: WpFractionalScaleManagerV1, viewporter: WpViewporter)?
  /// phoc raises the namespace `osk` by itself and keeps `overlay` for its own shell.
  public var layer: ZwlrLayerShellV1.Layer

  public init(
    compositor: WlCompositor, shm: WlShm, layerShell: ZwlrLayerShellV1,
    fractional: (scales: WpFractionalScaleManagerV1, viewporter: WpViewporter)?, layer: ZwlrLayerShellV1.Layer
  ) {
    self.compositor = compositor
    self.shm = shm
    self.layerShell = layerShell
    self.fractional = fractional
    self.layer = layer
  }
}

/// A layer surface along the lower edge of one output: made when the keyboard shows, destroyed when it hides.
///
/// No buffer before the first configure; the newest configure is acknowledged right before the commit that
/// honours it; heights change in one commit together with the exclusive zone.
public final class KeyboardSurface {
  /// Heights in points. `headroom` is the strip above the keyboard that only key pops use: it takes no touches
  /// and no room from windows.
  public struct Heights: Equatable {
    public var keyboard: Double
    public var headroom: Double

    public init(keyboard: Double, headroom: Double) {
      self.keyboard = keyboard
      self.headroom = headroom
    }

    var surface: Int32 { Int32((keyboard + headroom).rounded(.up)) }
    var zone: Int32 { Int32(keyboard.rounded(.up)) }
  }

  private enum Phase {
    case waiting
    /// Configured to a size in points; `serial` is still to be acknowledged.
    case configured(Size, unacknowledged: UInt32?)
    /// Another height is asked for; a frame of the old one would only flicker.
    case resizing(from: Size)
  }

  public let surface: WlSurface
  private let layerSurface: ZwlrLayerSurfaceV1
  private let globals: SurfaceGlobals
  private let viewport: WpViewport?
  private let fractionalScale: WpFractionalScaleV1?
  private var phase = Phase.waiting
  private var heights: Heights
  private var pool: PixelPool?
  private var applied: (scale: SurfaceScale.Method, size: Size)?
  private var claimed: Heights?
  /// A picture waits for a buffer.
  private var isStarved = false
  public private(set) var entered: [WlOutput] = []
  /// The output that it entered last; before it was told of any, the one that was asked for.
  public private(set) var output: WlOutput?

  public var scale = SurfaceScale()
  /// The size, the scale or the outputs changed: compute again and present.
  public var onChange: (() -> Void)?
  /// The compositor took the surface away; only `destroy` is left.
  public var onClosed: (() -> Void)?

  public init(globals: SurfaceGlobals, output: WlOutput?, heights: Heights) {
    self.globals = globals
    self.heights = heights
    self.output = output
    surface = globals.compositor.createSurface()
    layerSurface = globals.layerShell.getLayerSurface(
      surface: surface, output: output, layer: globals.layer, namespace: "osk")
    viewport = globals.fractional.map { [surface] in $0.viewporter.getViewport(surface: surface) }
    fractionalScale = globals.fractional.map { [surface] in $0.scales.getFractionalScale(surface: surface) }
    surface.onEvent = { [unowned self] in handle($0) }
    layerSurface.onEvent = { [unowned self] in handle($0) }
    fractionalScale?.onEvent = { [unowned self] event in
      switch event {
      case .preferredScale(let scale):
        self.scale.fractional = scale
        onChange?()
      }
    }
    layerSurface.setAnchor(anchor: [.bottom, .left, .right])
    layerSurface.setKeyboardInteractivity(keyboardInteractivity: .none)
    request(heights)
    surface.commit()
  }

  /// The size in points that the compositor granted; nil before the first configure.
  public var size: Size? {
    switch phase {
    case .waiting: nil
    case .configured(let size, _), .resizing(let size): size
    }
  }

  /// How the pixels come to their size, as far as this surface can be told.
  public var scaling: SurfaceScale.Method {
    let method =
      switch scale.method {
      case .bufferScale where surface.version < 3: SurfaceScale.Method.bufferScale(1)
      case let method: method
      }
    guard let size else { return method }
    return method.limited(to: PixelPool.largestFactor(width: size.width, height: size.height))
  }

  /// Points. No screen is longer, and a pool still holds the square of it.
  private static let longestSide: UInt32 = 8_192

  private func handle(_ event: WlSurface.Event) {
    switch event {
    case .enter(let output):
      guard let output, !entered.contains(where: { $0 === output }) else { return }
      entered.append(output)
      self.output = output
      onChange?()
    case .leave(let output):
      // An output that we have released already has no name here.
      entered.removeAll { $0 === output || !$0.isAlive }
      onChange?()
    case .preferredBufferScale(let factor):
      scale.preferred = factor
      onChange?()
    case .preferredBufferTransform: break
    }
  }

  private func handle(_ event: ZwlrLayerSurfaceV1.Event) {
    switch event {
    case .configure(let serial, let width, let height):
      // Zero leaves the choice to us; the width is anchored at both sides, so only the height can be open.
      let size = Size(
        width: Double(min(width, Self.longestSide)),
        height: height == 0 ? Double(heights.surface) : Double(min(height, Self.longestSide)))
      phase = .configured(size, unacknowledged: serial)
      onChange?()
    case .closed: onClosed?()
    }
  }

  private func request(_ heights: Heights) {
    layerSurface.setSize(width: 0, height: UInt32(heights.surface))
    layerSurface.setExclusiveZone(zone: heights.zone)
  }

  /// Asks for other heights; a configure follows where they make another surface, and none where the compositor
  /// keeps to the size it gave.
  public func resize(to heights: Heights) {
    guard heights != self.heights else { return }
    let old = self.heights
    self.heights = heights
    request(heights)
    guard heights.surface != old.surface, case .configured(let size, _) = phase else { return }
    acknowledge()
    surface.commit()
    phase = .resizing(from: size)
    surface.connection.sync { [weak self] in self?.keepSize() }
  }

  private func keepSize() {
    guard case .resizing(let size) = phase else { return }
    phase = .configured(size, unacknowledged: nil)
    onChange?()
  }

  private func acknowledge() {
    guard case .configured(let size, let serial?) = phase else { return }
    layerSurface.ackConfigure(serial: serial)
    phase = .configured(size, unacknowledged: nil)
  }

  /// Shows a picture at once: lets a free buffer be painted unless one shows it already.
  ///
  /// Each buffer has a painter of its own, by which the caller knows what is in it.
  /// - Parameters:
  ///   - damage: what differs from the picture shown before, in points of the surface.
  ///   - isShown: whether that painter's buffer holds the picture.
  ///   - paint: makes that painter's buffer hold it.
  /// - Returns: false while the compositor holds every buffer, or has not said how large the surface is; `onChange`
  ///   is called when it is worth another try.
  public func present(damage: [Rect], isShown: (Painter) -> Bool, paint: (Painter) -> Void) -> Bool {
    guard case .configured(let size, _) = phase, size.width > 0 else { return false }
    let hasMoved = isNew(size)
    let damage = hasMoved ? [Rect(x: 0, y: 0, width: size.width, height: size.height)] : damage
    guard !damage.isEmpty else {
      acknowledgeAlone()
      return true
    }
    guard let pool = currentPool(size), let frame = pool.freeFrame(preferring: isShown) else {
      isStarved = true
      return false
    }
    isStarved = false
    if hasMoved {
      applyScale(size)
      claimInput(size)
    }
    if !isShown(frame.painter) { paint(frame.painter) }
    acknowledge()
    surface.attach(buffer: frame.buffer, x: 0, y: 0)
    for rect in damage { damageBuffer(rect, pool) }
    frame.isFree = false
    surface.commit()
    return true
  }

  /// The painters of all buffers that there are now.
  public var painters: [Painter] { pool?.painters ?? [] }

  private func acknowledgeAlone() {
    guard case .configured(_, .some) = phase else { return }
    acknowledge()
    surface.commit()
  }

  private func damageBuffer(_ rect: Rect, _ pool: PixelPool) {
    let factor = pool.scale
    let left = max(0, Int((rect.x * factor).rounded(.down)))
    let top = max(0, Int((rect.y * factor).rounded(.down)))
    let right = min(pool.width, Int((rect.maxX * factor).rounded(.up)))
    let bottom = min(pool.height, Int((rect.maxY * factor).rounded(.up)))
    guard right > left, bottom > top else { return }
    if surface.version >= 4 {
      surface.damageBuffer(
        x: Int32(left), y: Int32(top), width: Int32(right - left), height: Int32(bottom - top))
    } else {
      surface.damage(
        x: Int32(rect.x.rounded(.down)), y: Int32(rect.y.rounded(.down)),
        width: Int32(rect.width.rounded(.up)) + 1, height: Int32(rect.height.rounded(.up)) + 1)
    }
  }

  /// Size, scale or heights are not the ones presented last.
  private func isNew(_ size: Size) -> Bool {
    guard let applied else { return true }
    return applied != (scaling, size) || heights != claimed
  }

  private func applyScale(_ size: Size) {
    let method = scaling
    applied = (method, size)
    switch method {
    case .viewport:
      viewport?.setDestination(width: Int32(size.width), height: Int32(size.height))
      if surface.version >= 3 { surface.setBufferScale(scale: 1) }
    case .bufferScale(let scale):
      // A fractional scale, once told, is never taken back, so the viewport has not been set.
      if surface.version >= 3 { surface.setBufferScale(scale: scale) }
    }
  }

  private func currentPool(_ size: Size) -> PixelPool? {
    let factor = scaling.factor
    let width = max(1, Int((size.width * factor).rounded()))
    let height = max(1, Int((size.height * factor).rounded()))
    if let pool, pool.width == width, pool.height == height, pool.scale == factor { return pool }
    dropPool()
    pool = PixelPool(shm: globals.shm, width: width, height: height, scale: factor)
    pool?.onRelease = { [unowned self] in
      if isStarved { onChange?() }
    }
    return pool
  }

  private func dropPool() {
    pool?.destroy()
    pool = nil
  }

  /// Touches belong to the keys; the headroom lets them through to the window behind.
  private func claimInput(_ size: Size) {
    claimed = heights
    let region = globals.compositor.createRegion()
    let top = Int32(heights.headroom.rounded(.down))
    region.add(x: 0, y: top, width: Int32(size.width), height: max(0, Int32(size.height) - top))
    surface.setInputRegion(region: region)
    region.destroy()
  }

  public func destroy() {
    onChange = nil
    onClosed = nil
    fractionalScale?.destroy()
    viewport?.destroy()
    layerSurface.destroy()
    surface.destroy()
    dropPool()
  }
}
