import Wayland
import WaylandServer

extension Compositor.Surface {
  /// Makes everything pending true, as the role allows.
  func commit() {
    let next = pending
    pending = Pending()
    compositor.commitCount += 1
    commitCount += 1
    var brings = false
    if case .some(.some) = next.buffer { brings = true }
    if case .layer(let layer) = role, !layer.allowsCommit(withBuffer: brings) { return }

    if let scale = next.bufferScale { bufferScale = scale }
    if let region = next.inputRegion { inputRegion = region }
    if let region = next.opaqueRegion { opaqueRegion = region }
    if let size = next.destination { destination = size }
    switch next.buffer {
    case .none: note(damage: [], buffer: nil)
    case .some(.none):
      releaseBuffer()
      pixels = nil
      leaveOutput()
      note(damage: [], buffer: nil)
    case .some(.some(let new)): show(new, next)
    }
    if case .layer(let layer) = role { layer.committed(hasPixels: pixels != nil) }
  }

  private func show(_ new: ShmBuffer, _ next: Pending) {
    if new.width % bufferScale != 0 || new.height % bufferScale != 0 {
      resource.postError(
        code: WlSurface.Error.invalidSize.rawValue,
        "a buffer of \(new.width)×\(new.height) is no multiple of scale \(bufferScale)")
      return
    }
    if destination != nil, bufferScale != 1 { compositor.violate("buffer scale and viewport scale at once") }
    // Surface damage is scaled by what lies between surface and buffer, outwards.
    let logical = destination ?? (new.width / bufferScale, new.height / bufferScale)
    let damage =
      next.bufferDamage
      + next.surfaceDamage.map { area in
        let across = Double(new.width) / Double(logical.width)
        let down = Double(new.height) / Double(logical.height)
        let x = (Double(area.x) * across).rounded(.down)
        let y = (Double(area.y) * down).rounded(.down)
        let right = (Double(area.x + min(area.width, 1 << 20)) * across).rounded(.up)
        let bottom = (Double(area.y + min(area.height, 1 << 20)) * down).rounded(.up)
        return Compositor.Area(x: Int(x), y: Int(y), width: Int(right - x), height: Int(bottom - y))
      }
    let clipped = damage.map { $0.clipped(width: new.width, height: new.height) }.filter { !$0.isEmpty }
    if buffer !== new { releaseBuffer() }
    upload(new, clipped)
    buffer = new
    hadBuffer = true
    if !compositor.holdsBuffers { releaseBuffer() }
    note(damage: clipped, buffer: (new.width, new.height))
    enterOutput()
  }

  private func upload(_ new: ShmBuffer, _ damage: [Compositor.Area]) {
    guard var picture = pixels, picture.width == new.width, picture.height == new.height else {
      var picture = Compositor.Pixels(width: new.width, height: new.height)
      picture.upload(new, Compositor.Area(x: 0, y: 0, width: new.width, height: new.height))
      pixels = picture
      return
    }
    pixels = nil  // The only copy, so that the upload happens in place.
    for area in damage { picture.upload(new, area) }
    if compositor.options.checksDamage, let row = picture.firstDifference(from: new) {
      compositor.violate("pixels changed outside the damage, row \(row) of \(new.width)×\(new.height)")
    }
    pixels = picture
  }

  /// Gives the buffer back; whoever drew on it before that is told off.
  private func releaseBuffer() {
    guard let held = buffer else { return }
    buffer = nil
    guard compositor.shm.buffer(held.resource) === held else { return }
    if compositor.options.checksDamage, compositor.holdsBuffers, let pixels, pixels.width == held.width,
      pixels.height == held.height, pixels.firstDifference(from: held) != nil
    {
      compositor.violate("a buffer was drawn on before its release")
    }
    compositor.shm.release(held)
  }

  private func note(damage: [Compositor.Area], buffer: (width: Int, height: Int)?) {
    commits.append(Commit(damage: damage, buffer: buffer))
    if commits.count > 64 { commits.removeFirst() }
  }
}
