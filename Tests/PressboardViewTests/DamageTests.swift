import Canvas
import Pressboard
import PressboardView
import Testing

/// Only what changed is drawn, and what is drawn that way equals a picture drawn afresh.
struct DamageTests {
  static let light = Theme.native.palette(.light)

  static func scene(
    _ context: KeyboardContext = KeyboardContext(), pressed: [PressedKey] = [], palette: Palette = light
  ) -> KeyboardScene {
    let layout = KeyboardLayout.resolve(context.layoutName, in: context)!
    let board = KeyboardBoard(
      grid: KeyGrid(layout: layout, metrics: Sample.metrics), field: context.field, palette: palette)
    return KeyboardScene(board, pressed: pressed)
  }

  static let g = PressedKey(id: .character("g"), pop: true)
  static let q = PressedKey(id: .character("q"), pop: true)

  @Test("an equal scene damages nothing")
  func nothing() {
    #expect(Self.scene(pressed: [Self.g]).damage(since: Self.scene(pressed: [Self.g])) == [])
  }

  @Test("a tap damages its key and its pop only")
  func tap() throws {
    let scene = Self.scene(pressed: [Self.g])
    let damage = scene.damage(since: Self.scene())
    let key = try #require(scene.keys.first { $0.id == Self.g.id }).cap
    let pop = try #require(scene.pops.first)
    #expect(damage.count == 2)
    // The cap with its edge of a point; the tile with its shadow of 14 points, 5 of them moved down.
    #expect(damage[0].contains(key) && key.insetBy(-2).contains(damage[0]))
    #expect(damage[1] == Rect(x: pop.x - 14, y: pop.y - 9, width: pop.width + 28, height: pop.height + 28))
    #expect(Self.scene().damage(since: scene) == damage)
  }

  @Test("a pop that goes while its key stays down damages the pop only")
  func popGone() {
    let held = Self.scene(pressed: [PressedKey(id: Self.g.id, pop: false)])
    #expect(held.damage(since: Self.scene(pressed: [Self.g])).count == 1)
  }

  @Test("two fingers damage two keys")
  func rollover() {
    let damage = Self.scene(pressed: [Self.q]).damage(since: Self.scene(pressed: [Self.g]))
    #expect(damage.count == 4)
    #expect(damage.reduce(0) { $0 + $1.width * $1.height } < 0.25 * 360 * 299)
  }

  @Test("pops that change places damage both")
  func restacked() {
    let damage = Self.scene(pressed: [Self.q, Self.g]).damage(since: Self.scene(pressed: [Self.g, Self.q]))
    #expect(damage.count == 2)
  }

  @Test(
    "another page, case, palette or first drawing damages all",
    arguments: [
      scene(KeyboardContext(keyboardType: .numeric)), scene(KeyboardContext(keyboardCase: .uppercased)),
      scene(palette: Theme.native.palette(.dark)), scene(KeyboardContext(field: .terminal)),
    ])
  func everything(_ other: KeyboardScene) {
    let all = [Rect(x: 0, y: 0, width: other.size.width, height: other.size.height)]
    #expect(other.damage(since: Self.scene()) == all)
    #expect(other.damage(since: nil) == all)
  }

  @Test("drawing the damage alone gives the picture drawn afresh", arguments: [1.0, 1.25, 1.5, 2.0])
  func sameAsAfresh(scale: Double) throws {
    let scenes = [
      Self.scene(), Self.scene(pressed: [Self.q]), Self.scene(pressed: [Self.q, Self.g]),
      Self.scene(pressed: [Self.g]), Self.scene(pressed: [PressedKey(id: .backspace, pop: false)]),
      Self.scene(KeyboardContext(keyboardCase: .auto)),
      Self.scene(KeyboardContext(keyboardCase: .auto), pressed: [Self.g]), Self.scene(),
      Self.scene(pressed: [PressedKey(id: .hide, pop: false)]), Self.scene(),
    ]
    let kept = scenes[0].sheet(scale: scale)
    for scene in scenes.dropFirst() {
      kept.show(scene)
      let difference = try #require(PictureDifference(Picture(kept.painter), scene.painted(scale: scale)))
      #expect(difference.mean == 0)
    }
  }

  @Test("a picture that begins as a copy goes on as one drawn afresh", arguments: [1.0, 1.5])
  func copied(scale: Double) throws {
    let rest = Self.scene()
    let next = [
      KeyboardScene(rest.board, pressed: [Self.q]), KeyboardScene(rest.board, pressed: [Self.q, Self.g]),
      rest,
    ]
    for scene in next {
      let front = KeyboardScene(rest.board, pressed: [Self.g]).sheet(scale: scale)
      let painter = try #require(
        Painter(width: front.painter.width, height: front.painter.height, scale: scale))
      let copy = SceneSheet(painter, SceneRenderer())
      copy.show(scene, like: front)
      let isSame = copy.painter.pixels() == scene.painter(scale: scale).pixels()
      #expect(isSame)
      // What the copy has put aside came along.
      copy.show(rest)
      let isBack = copy.painter.pixels() == rest.painter(scale: scale).pixels()
      #expect(isBack)
    }
  }

  @Test("nothing is taken over from a picture of another size or of another board")
  func notCopied() throws {
    let scene = Self.scene(pressed: [Self.g])
    let small = scene.sheet(scale: 1)
    let painter = try #require(Painter(width: 720, height: 640, scale: 2))
    let (large, afresh) = (SceneSheet(painter, SceneRenderer()), scene.sheet(scale: 2))
    large.show(scene, like: small)
    #expect(large.painter.pixels().prefix(720 * 200) == afresh.painter.pixels().prefix(720 * 200))
    let other = Self.scene(KeyboardContext(keyboardCase: .uppercased))
    let sheet = SceneSheet(
      try #require(Painter(width: small.painter.width, height: small.painter.height, scale: 1)),
      SceneRenderer())
    sheet.show(other, like: small)
    let isSame = sheet.painter.pixels() == other.painter(scale: 1).pixels()
    #expect(isSame)
  }

  /// A buffer that was painted whole and one that was painted bit by bit stand for each other.
  @Test("a press that is taken back leaves no trace where keys do not end on whole pixels")
  func backAgain() throws {
    let metrics = KeyboardMetrics(
      width: 1200, outputSize: Size(width: 1200, height: 800), millimetres: Size(width: 68, height: 136))
    let grid = KeyGrid(
      layout: try #require(KeyboardLayout.resolve("en", in: KeyboardContext())), metrics: metrics)
    let board = KeyboardBoard(grid: grid, field: .text, palette: Self.light)
    let rest = KeyboardScene(board)
    let picture = rest.painter(scale: 1).pixels()
    for id in ["character.w", "character.h", "shift"] {
      let key = try #require(grid.key(KeyID("key." + id)))
      let pressed = KeyboardScene(board, pressed: [PressedKey(id: key.id, pop: key.key.role.types)])
      let kept = pressed.sheet(scale: 1)
      kept.show(rest)
      let isSame = kept.painter.pixels() == picture
      #expect(isSame, "\(id)")
    }
  }

  @Test("a board that shrank leaves nothing in a picture larger than both", arguments: [1.0, 1.5])
  func shrunk(scale: Double) throws {
    let layout = try #require(KeyboardLayout.resolve("en", in: KeyboardContext()))
    let scenes = [720.0, 480].map { height in
      let metrics = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: height))
      let grid = KeyGrid(layout: layout, metrics: metrics)
      return KeyboardScene(KeyboardBoard(grid: grid, field: .text, palette: Self.light))
    }
    try #require(scenes[1].size.height < scenes[0].size.height)
    func sheet() throws -> SceneSheet {
      let (width, height) = (Int(360 * scale), Int(500 * scale))
      return SceneSheet(
        try #require(Painter(width: width, height: height, scale: scale)), SceneRenderer())
    }
    let (kept, afresh) = (try sheet(), try sheet())
    for scene in scenes { kept.show(scene) }
    afresh.show(scenes[1])
    let isSame = kept.painter.pixels() == afresh.painter.pixels()
    #expect(isSame)
  }

  @Test("a secret field shows no pop")
  func secret() {
    let scene = Self.scene(KeyboardContext(field: .secret), pressed: [Self.g])
    #expect(scene.pops == [])
    #expect(scene.keys.first { $0.id == Self.g.id }?.state == .pressed)
  }

  @Test("control keys show no pop")
  func controls() {
    let scene = Self.scene(pressed: [
      PressedKey(id: .space, pop: true), PressedKey(id: .backspace, pop: true),
    ])
    #expect(scene.pops == [])
  }

  @Test("pops and their shadows stay on the surface", arguments: Sample.allCases)
  func popsFit(_ sample: Sample) {
    let grid = sample.grid
    for placed in grid.keys where placed.key.role.types {
      let scene = KeyboardScene(
        KeyboardBoard(grid: grid, field: .text, palette: sample.palette),
        pressed: [PressedKey(id: placed.id, pop: true)])
      // The large digits of a pad show none.
      guard let tile = scene.pops.first else {
        #expect(!grid.layout.hasBar && grid.headroom == 0)
        continue
      }
      #expect(tile.x >= 2 && tile.maxX <= scene.size.width - 2)
      // The shadow reaches 8 points over the tile: its faintest layer, the 14th, is drawn with nothing.
      #expect(tile.y - 8 >= 0)
    }
  }
}

extension Rect {
  func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
