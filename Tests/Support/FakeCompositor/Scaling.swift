import Wayland
import WaylandServer

extension Compositor.Surface {
  func add(_ resource: WpViewportResource, by viewporter: WpViewporterResource) {
    guard viewport == nil else {
      viewporter.postError(
        code: WpViewporter.Error.viewportExists.rawValue, "the surface has a viewport")
      return
    }
    viewport = resource
    resource.onRequest = { [unowned self, unowned resource] request in
      switch request {
      case .destroy: pending.destination = .some(nil)
      case .setSource: compositor.violate("viewport sources are not played here")
      case .setDestination(-1, -1): pending.destination = .some(nil)
      case .setDestination(let width, let height):
        guard width > 0, height > 0 else {
          resource.postError(
            code: WpViewport.Error.badValue.rawValue, "a viewport of \(width)×\(height)")
          return
        }
        pending.destination = .some((Int(width), Int(height)))
      }
    }
    resource.onDestroy = { [weak self] in self?.viewport = nil }
  }

  func add(_ resource: WpFractionalScaleV1Resource, by manager: WpFractionalScaleManagerV1Resource) {
    guard fractionalScale == nil else {
      manager.postError(
        code: WpFractionalScaleManagerV1.Error.fractionalScaleExists.rawValue,
        "the surface has a fractional scale")
      return
    }
    fractionalScale = resource
    resource.onDestroy = { [weak self] in self?.fractionalScale = nil }
    if let output, !compositor.tellsScaleLate || pixels != nil { tellFraction(of: output) }
  }

  /// Tells the scales that look best on an output, by every way that the client has opened.
  func tellScale(of output: Compositor.Output) {
    tellFraction(of: output)
    resource.sendPreferredBufferScale(factor: Int32(output.wholeScale))
    resource.sendPreferredBufferTransform(transform: .init(rawValue: output.transform))
  }

  private func tellFraction(of output: Compositor.Output) {
    fractionalScale?.sendPreferredScale(scale: UInt32((output.scale * 120).rounded()))
  }

  /// The surface became visible: it enters its output.
  func enterOutput() {
    guard let output, !output.entered.contains(where: { $0 === self }) else { return }
    output.entered.append(self)
    for bound in output.resources(of: resource) { resource.sendEnter(output: bound) }
    if compositor.tellsScaleLate { tellScale(of: output) }
  }

  func leaveOutput() {
    guard let output, let index = output.entered.firstIndex(where: { $0 === self }) else { return }
    output.entered.remove(at: index)
    guard resource.isAlive else { return }
    for bound in output.resources(of: resource) { resource.sendLeave(output: bound) }
  }
}
