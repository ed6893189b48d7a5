internal import Canvas
internal import Pressboard
internal import PressboardView
internal import Surfaces
internal import Wayland

/// Where the keyboard stands: which output, how wide, and the surface while it shows.
final class KeyboardScreen {
  private enum State {
    case down
    case up(KeyboardSurface)
    /// The compositor closed the surface, although its output is there. Made anew once an output changes or the
    /// keyboard is shown again, not at once: a compositor without a place for us would close it for ever.
    case closed
  }

  private let globals: SurfaceGlobals
  private let outputs: () -> [Output]
  private let renderer = SceneRenderer()
  private var state = State.down
  private var presented: KeyboardScene?
  /// What the surface's buffers hold.
  private var sheets: [SceneSheet] = []
  /// The output that a finger touched last; the compositor chooses while there is none.
  private var preferred: Output?
  /// The outputs that there were when the surface was made.
  private var raisedAmong: [WlOutput] = []

  /// What to show.
  var scene: KeyboardScene? { didSet { isStale = true } }
  /// Something is not on the screen yet, or not as it should be.
  private var isStale = true
  /// Size, scale or output changed: the measures may have.
  var onChange: (() -> Void)?
  /// The compositor took the surface away, fingers and all.
  var onClosed: (() -> Void)?

  init(globals: SurfaceGlobals, outputs: @escaping () -> [Output]) {
    self.globals = globals
    self.outputs = outputs
  }

  /// The first frame of a surface that still stands is out.
  var hasPresented: Bool { presented != nil }

  /// The strip above the keyboard in points.
  var headroom: Double { scene?.board.headroom ?? 0 }

  func owns(_ surface: WlSurface) -> Bool {
    if case .up(let mine) = state { mine.surface === surface } else { false }
  }

  // MARK: Measures

  /// The measures of keys for the width at hand: the surface's once it is configured, before it the output's.
  var metrics: KeyboardMetrics {
    let size = outputSize
    return KeyboardMetrics(
      width: surfaceSize?.width ?? size.width, outputSize: size, millimetres: currentOutput?.current.extent)
  }

  /// The output in points. A surface that spans it tells the true scale, fractional ones too; one that does not is
  /// narrower even than the next whole scale would make it.
  private var outputSize: Size {
    let output = currentOutput?.current
    let pixels = output?.pixels ?? Size(width: 720, height: 1440)
    let width = max(surfaceSize?.width ?? 0, pixels.width / Double(output?.scale ?? 2))
    return Size(width: width, height: pixels.height * width / pixels.width)
  }

  /// Where a keyboard of that height begins on its output, in points from the output's top.
  func top(ofKeyboard height: Double) -> Double {
    outputSize.height - height
  }

  private var surfaceSize: Size? {
    if case .up(let surface) = state { surface.size } else { nil }
  }

  /// The output that the surface stands on, else the one it will probably stand on.
  private var currentOutput: Output? {
    let all = outputs()
    if case .up(let surface) = state, let entered = surface.entered.last {
      return all.first { $0.proxy === entered } ?? all.first
    }
    return preferred ?? all.first
  }

  /// A finger touched the keyboard: the next surface appears on the same output.
  func touched() {
    if let preferred, case .up(let surface) = state, surface.entered.last === preferred.proxy { return }
    preferred = currentOutput
  }

  func outputsChanged() {
    isStale = true
    if let gone = preferred, !outputs().contains(where: { $0 === gone }) { preferred = nil }
    switch state {
    case .down: break
    case .closed: state = .down
    case .up(let surface):
      adoptScale(of: surface)
      if places(of: surface).allSatisfy(isGone) { lose() }
    }
    onChange?()
  }

  /// Where the surface stands or stood last; before it was told, wherever it may.
  private func places(of surface: KeyboardSurface) -> [WlOutput] {
    if !surface.entered.isEmpty { return surface.entered }
    return surface.output.map { [$0] } ?? raisedAmong
  }

  private func isGone(_ output: WlOutput) -> Bool { !outputs().contains { $0.proxy === output } }

  /// The surface is on no screen any more; not every compositor closes it then.
  private func lose() {
    lower()
    onClosed?()
  }

  // MARK: Showing

  /// The user asks for the keyboard: a surface that the compositor closed is tried again.
  func retry() {
    guard case .closed = state else { return }
    state = .down
    isStale = true
  }

  /// Brings the scene on the screen, painting only what differs from what is there.
  ///
  /// - Parameter showsPops: keys that are touched will show them.
  func present(showsPops: Bool) {
    guard let scene else { return }
    guard isStale else {
      if showsPops { prepareForTouch(scene.board) }
      return
    }
    isStale = false
    let heights = KeyboardSurface.Heights(
      keyboard: scene.board.size.height - scene.board.headroom, headroom: scene.board.headroom)
    switch state {
    case .closed: break
    case .down: raise(heights, scene)
    case .up(let surface):
      surface.resize(to: heights)
      paint(scene, on: surface)
    }
  }

  /// In a turn that has nothing to paint, so that no picture waits for it.
  private func prepareForTouch(_ board: KeyboardBoard) {
    guard presented?.board === board, case .up(let surface) = state else { return }
    renderer.prepareForTouch(board, scale: surface.scaling.factor)
  }

  private func raise(_ heights: KeyboardSurface.Heights, _ scene: KeyboardScene) {
    let all = outputs()
    guard !all.isEmpty else { return }
    let surface = KeyboardSurface(globals: globals, output: preferred?.proxy, heights: heights)
    if all.count == 1 { surface.scale.outputs = [all[0].current.scale] }
    surface.onChange = { [unowned self, unowned surface] in
      adoptScale(of: surface)
      isStale = true
      onChange?()
    }
    surface.onClosed = { [unowned self, unowned surface] in
      let hasPlace = !places(of: surface).contains(where: isGone)
      lose()
      if hasPlace { state = .closed }
    }
    state = .up(surface)
    raisedAmong = all.map(\.proxy)
    // Fonts are read while the compositor thinks about the size, so it must hear of it first (3 ms of the start).
    _ = try? surface.surface.connection.flush()
    renderer.prepare(scene.board, scale: surface.scaling.factor)
  }

  /// The scales of the outputs on which the surface stands; until it is told of any, what was guessed holds.
  private func adoptScale(of surface: KeyboardSurface) {
    let standing = outputs().filter { output in surface.entered.contains { $0 === output.proxy } }
    if !standing.isEmpty { surface.scale.outputs = standing.map(\.current.scale) }
  }

  private func paint(_ scene: KeyboardScene, on surface: KeyboardSurface) {
    guard let size = surface.size, size.width == scene.board.size.width else { return }
    let isPresented = surface.present(
      damage: scene.damage(since: presented),
      isShown: { painter in sheets.contains { $0.painter === painter && $0.shows(scene) } },
      paint: { painter in
        // First: those whose pixels are gone leave with it.
        let sheet = sheet(of: painter, on: surface)
        sheet.show(scene, like: presented.flatMap { presented in sheets.first { $0.shows(presented) } })
      })
    if isPresented { presented = scene }
  }

  private func sheet(of painter: Painter, on surface: KeyboardSurface) -> SceneSheet {
    if let sheet = sheets.first(where: { $0.painter === painter }) { return sheet }
    // The others of an older size are gone.
    let present = surface.painters
    sheets.removeAll { sheet in !present.contains { $0 === sheet.painter } }
    let sheet = SceneSheet(painter, renderer)
    sheets.append(sheet)
    return sheet
  }

  /// Takes the surface off the screen; after that a surface that the compositor closed may be tried again.
  func lower() {
    if case .up(let surface) = state { surface.destroy() }
    state = .down
    forgetSheets()
    isStale = true
  }

  private func forgetSheets() {
    presented = nil
    sheets.removeAll()
  }
}
