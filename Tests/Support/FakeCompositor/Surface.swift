import Wayland
public import WaylandServer

extension Compositor {
  /// A `wl_surface` with its pixels.
  public final class Surface {
    /// What a surface is for.
    enum Role {
      case none
      case layer(LayerSurface)
      case cursor
    }

    /// One commit as it was applied.
    public struct Commit: Sendable {
      /// Buffer pixels that were marked as changed, clipped to the buffer.
      public var damage: [Area]
      /// Pixels of the buffer that came with it; nil when none came.
      public var buffer: (width: Int, height: Int)?
    }

    public let resource: WlSurfaceResource
    /// What the surface shows; nil while it shows nothing.
    public internal(set) var pixels: Pixels?
    /// The last commits, newest last, 64 at most.
    public internal(set) var commits: [Commit] = []
    /// Commits ever.
    public internal(set) var commitCount = 0
    /// Where it takes touches; nil for everywhere.
    public internal(set) var inputRegion: Region?
    public internal(set) var opaqueRegion: Region?
    public internal(set) var bufferScale = 1
    /// The size that a viewport gives it, in surface units.
    public internal(set) var destination: (width: Int, height: Int)?

    /// Everything that waits for a commit.
    struct Pending {
      /// Outer nil: nothing attached; inner nil: null attached.
      var buffer: ShmBuffer??
      var surfaceDamage: [Area] = []
      var bufferDamage: [Area] = []
      var inputRegion: Region??
      var opaqueRegion: Region??
      var bufferScale: Int?
      var destination: (width: Int, height: Int)??
    }

    let compositor: Compositor
    var role = Role.none
    var pending = Pending()
    var buffer: ShmBuffer?
    var frames: [WlCallbackResource] = []
    var viewport: WpViewportResource?
    var fractionalScale: WpFractionalScaleV1Resource?
    var output: Output?
    var hadBuffer = false

    init(_ resource: WlSurfaceResource, _ compositor: Compositor) {
      self.resource = resource
      self.compositor = compositor
      resource.onRequest = { [unowned self] in handle($0) }
    }

    /// The size in surface units; nil while it shows nothing.
    public var size: (width: Int, height: Int)? {
      guard let pixels else { return nil }
      return destination ?? (pixels.width / bufferScale, pixels.height / bufferScale)
    }

    /// Damage of the newest commit, in buffer pixels.
    public var lastDamage: [Area] { commits.last?.damage ?? [] }

    /// Frame callbacks that wait for their answer.
    public var openFrames: Int { frames.count }

    /// Answers the frame callbacks of a visible surface.
    public func sendFrames() {
      let answered = frames
      frames.removeAll()
      for frame in answered { frame.sendDone(callbackData: compositor.milliseconds) }
    }

    func answerFrames() {
      if compositor.answersFrames, pixels != nil, !frames.isEmpty { sendFrames() }
    }

    /// False when it has a role or pixels already; the error has been sent then.
    func takeRole(_ shell: ZwlrLayerShellV1Resource) -> Bool {
      typealias Failure = ZwlrLayerShellV1.Error
      if case .none = role {
        var isAttached = false
        if case .some(.some) = pending.buffer { isAttached = true }
        if !isAttached, buffer == nil { return true }
        shell.postError(
          code: Failure.alreadyConstructed.rawValue, "a layer surface is made of a surface with pixels")
      } else {
        shell.postError(code: Failure.role.rawValue, "the surface has a role already")
      }
      return false
    }

    private func handle(_ request: WlSurfaceResource.Request) {
      switch request {
      case .destroy:
        if case .layer = role { compositor.violate("a wl_surface is destroyed before its layer surface") }
      case .attach(let buffer, let x, let y):
        if resource.version >= 5, x != 0 || y != 0 { compositor.violate("wl_surface.attach with an offset") }
        pending.buffer = .some(buffer.flatMap { compositor.shm.buffer($0) })
      case .damage(let x, let y, let width, let height):
        pending.surfaceDamage.append(Area(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
      case .damageBuffer(let x, let y, let width, let height):
        pending.bufferDamage.append(Area(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
      case .frame(let callback): frames.append(callback)
      case .setOpaqueRegion(let region): pending.opaqueRegion = .some(compositor.region(region))
      case .setInputRegion(let region): pending.inputRegion = .some(compositor.region(region))
      case .commit: commit()
      case .setBufferTransform(let transform):
        if transform.rawValue != 0 { compositor.violate("buffer transforms are not played here") }
      case .setBufferScale(let scale):
        if scale < 1 {
          resource.postError(code: WlSurface.Error.invalidScale.rawValue, "buffer scale \(scale)")
        }
        pending.bufferScale = Int(scale)
      case .offset: compositor.violate("wl_surface.offset on a surface that is not dragged")
      }
    }

    func destroyed() {
      resource.onRequest = nil
      leaveOutput()
      for frame in frames { frame.destroy() }
      frames.removeAll()
    }
  }
}
