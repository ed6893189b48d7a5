import Canvas
import PressboardView
import Testing

@testable import Pressboard

/// What callouts and drags of the caret cost: only what changes is drawn, and comes out as if drawn afresh.
struct GestureDamageTests {
  static let board = KeyboardBoard(
    grid: Sample.calloutLight.grid, field: .text, palette: Theme.native.palette(.light))
  static let blank = KeyboardBoard(
    grid: Sample.calloutLight.grid, field: .text, palette: Theme.native.palette(.light), isBlank: true)

  /// The e held, with so many cells to the right of it chosen.
  static func choosing(_ cells: Int) -> KeyboardScene {
    var gestures = KeyboardGestures(grid: Sample.calloutLight.grid)
    let cap = Sample.calloutLight.grid.cap(of: .character("e"))!
    var point = TouchPoint(finger: 0, phase: .down, position: Point(x: cap.midX, y: cap.midY), time: 0)
    _ = gestures.handle(point, at: Timestamp(seconds: 0))
    _ = gestures.wake(at: Timestamp(seconds: 0.3))
    point.phase = .moved
    point.position.x += Double(cells) * 32
    _ = gestures.handle(point, at: Timestamp(seconds: 0.4))
    return KeyboardScene(board, marks: gestures.marks)
  }

  static var held: KeyboardScene {
    KeyboardScene(board, pressed: [PressedKey(id: .character("e"), pop: true)])
  }

  @Test("another choice damages two cells")
  func choice() throws {
    let damage = Self.choosing(1).damage(since: Self.choosing(0))
    #expect(damage.count == 2)
    for area in damage { #expect(area.width == 31 && area.height == 47) }
    #expect(Self.choosing(1).damage(since: Self.choosing(1)) == [])
    // Far away none is chosen.
    #expect(Self.choosing(20).damage(since: Self.choosing(0)).count == 1)
  }

  @Test("a callout damages itself and the pop that it takes the place of")
  func opening() {
    let damage = Self.choosing(0).damage(since: Self.held)
    #expect(damage.count == 3)
    let most = 360.0 * Self.board.size.height
    #expect(damage.reduce(0) { $0 + $1.width * $1.height } < 0.5 * most)
  }

  @Test("a drag of the caret damages all as it begins and ends, nothing meanwhile")
  func drag() {
    let blank = KeyboardScene(Self.blank, marks: FingerMarks(isDraggingCaret: true))
    let all = [Rect(x: 0, y: 0, width: Self.board.size.width, height: Self.board.size.height)]
    #expect(blank.damage(since: KeyboardScene(Self.board)) == all)
    #expect(KeyboardScene(Self.board).damage(since: blank) == all)
    #expect(blank.damage(since: blank) == [])
  }

  @Test("drawing the damage alone gives the picture drawn afresh", arguments: [1.0, 1.25, 1.5, 2.0])
  func sameAsAfresh(scale: Double) throws {
    let scenes = [
      KeyboardScene(Self.board), Self.held, Self.choosing(0), Self.choosing(1), Self.choosing(-2),
      Self.choosing(20), Self.choosing(3), KeyboardScene(Self.board),
      KeyboardScene(Self.blank, marks: FingerMarks(isDraggingCaret: true)), KeyboardScene(Self.board),
      Self.choosing(6),
    ]
    let kept = scenes[0].sheet(scale: scale)
    for scene in scenes.dropFirst() {
      kept.show(scene)
      let difference = try #require(PictureDifference(Picture(kept.painter), scene.painted(scale: scale)))
      #expect(difference.worst == 0)
    }
  }

  @Test(
    "callouts and their shadows stay on the surface",
    arguments: [
      (360.0, 720.0), (414, 896), (600, 960), (720, 360), (1024, 768), (320, 400),
    ])
  func calloutsFit(width: Double, height: Double) {
    let metrics = KeyboardMetrics(width: width, outputSize: Size(width: width, height: height))
    var layout = KeyboardLayout.resolve("en", in: KeyboardContext())!
    for row in layout.rows.indices {
      for column in layout.rows[row].indices {
        let text = layout.rows[row][column].face.label
        layout.rows[row][column].callout = [text] + "éèêëěēęė".map { String($0) }
      }
    }
    let grid = KeyGrid(layout: layout, metrics: metrics)
    for placed in grid.keys where placed.key.callout.count > 1 {
      let tile = Callout(for: placed, in: grid)!.tile.offsetBy(x: 0, y: grid.headroom.rounded(.up))
      #expect(tile.x >= 4 && tile.maxX <= width - 4)
      // As for pops: the shadow reaches 8 points over the tile.
      #expect(tile.y - 8 >= 0, "\(placed.id) at \(width)")
    }
  }
}
