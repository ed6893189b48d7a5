import Pressboard
import Testing

private func measures(_ width: Double, _ height: Double, millimetres: Size? = nil) -> KeyboardMetrics {
  KeyboardMetrics(
    width: width, outputSize: Size(width: width, height: height), millimetres: millimetres)
}

private func keys(
  _ metrics: KeyboardMetrics, _ page: KeyboardType = .alphabetic, layout: String = "en",
  change: (inout KeyboardContext) -> Void = { _ in }
) -> KeyGrid {
  var context = KeyboardContext(layoutName: layout, keyboardType: page)
  change(&context)
  return KeyGrid(layout: KeyboardLayout(context), metrics: metrics)
}

private func near(_ a: Double, _ b: Double, within tolerance: Double = 0.06) -> Bool {
  abs(a - b) <= tolerance
}

private let phone = measures(360, 720)
private let pages: [KeyboardType] = [.alphabetic, .numeric, .symbolic]
private let outputs = [
  measures(360, 720), measures(320, 480), measures(414, 896), measures(600, 960), measures(720, 360),
  measures(1024, 768), measures(1920, 1080),
]

@Suite struct KeyGridTests {
  /// The bar's words share the room between its own keys; a tablet's stay together.
  @Test(arguments: [
    (phone, 40.0, 280.0), (measures(720, 360), 150, 420), (measures(1024, 768), 232, 560),
  ])
  func slots(metrics: KeyboardMetrics, first: Double, width: Double) {
    let grid = keys(metrics)
    for count in 1...3 {
      let slots = grid.slots(count)
      #expect(slots.map(\.id.name) == (1...count).map { "bar.\($0)" })
      for (index, slot) in slots.enumerated() {
        #expect(near(slot.cell.x, first + Double(index) * width / Double(count)))
        #expect(near(slot.cell.width, width / Double(count)))
        #expect(slot.cell.y == 0 && near(slot.cell.height, metrics.barHeight))
      }
    }
    #expect(grid.slots(0).isEmpty)
  }

  /// A pad and a terminal's strip leave no room for words.
  @Test(arguments: [InputType.pinPad, .numberPad, .terminal]) func noSlots(inputType: InputType) {
    #expect(keys(phone) { $0.inputType = inputType }.slots(3).isEmpty)
  }

  @Test(
    arguments: [
      ("bar.1", 0), ("bar.9", 8), ("bar.0", nil), ("bar.10", nil), ("bar.", nil), ("bar.x", nil),
      ("hide", nil),
    ] as [(String, Int?)])
  func slotsAreNamed(name: String, slot: Int?) {
    #expect(KeyID.slot(named: name) == slot && KeyID(name).slot == slot)
    if let slot { #expect(KeyID.slot(slot).name == name) }
  }

  @Test(arguments: [
    ("key.character.q", 6.5, 29.3), ("key.character.p", 324.2, 29.3),
    ("key.character.a", 24.15, 29.3), ("key.shift", 6.5, 37.95), ("key.character.z", 59.45, 29.3),
    ("key.backspace", 315.55, 37.95), ("key.type.numeric", 6.5, 37.95),
    ("key.type.emojis", 50.45, 38.3), ("key.nextKeyboard", 94.75, 29.3), ("key.space", 130.05, 135.2),
    ("key.primary", 271.25, 82.25), ("key.hide", 320, 40),
  ])
  func pictureMeasures(id: String, x: Double, width: Double) throws {
    let cap = try #require(keys(phone).cap(of: KeyID(id)))
    #expect(near(cap.x, x))
    #expect(near(cap.width, width))
  }

  @Test func rowsOfThePicture() {
    let grid = keys(phone)
    #expect(grid.size == Size(width: 360, height: 273))
    #expect(phone.keyAreaHeight == 229)
    #expect(near(grid.headroom, 25.05, within: 0.001))
    let tops = ["key.character.q", "key.character.a", "key.character.z", "key.space"]
      .map { grid.cap(of: KeyID($0))!.y }
    #expect(tops == [52, 108, 164, 220])
  }

  @Test func marksShareTheThirdRow() {
    let row = [".", ",", "?", "!", "'"].map { keys(phone, .numeric).cap(of: .character(Character($0)))! }
    for (left, right) in zip(row, row.dropFirst()) { #expect(near(right.x - left.maxX, 6)) }
    #expect(near(row[0].x, 59.45))
    #expect(near(row[4].maxX, 300.55))
  }

  @Test(arguments: [
    (360.0, 720.0, KeyboardMetrics.Shape.portrait, 45.0, 11.0, 8.0, 44.0),
    (600, 960, .smallTablet, 50, 9, 8, 44),
    (720, 360, .landscape, 34, 7, 6, 36),
    (1024, 768, .tablet, 50, 9, 9, 44),
  ])
  func shapes(
    width: Double, height: Double, shape: KeyboardMetrics.Shape, key: Double, gap: Double, pad: Double,
    bar: Double
  ) {
    let metrics = measures(width, height)
    #expect(metrics.shape == shape)
    #expect([metrics.keyHeight, metrics.rowGap, metrics.pad, metrics.barHeight] == [key, gap, pad, bar])
  }

  @Test func tabletColumns() {
    let grid = keys(measures(1024, 768))
    let pitch = (1024 - 19 + 9) / 11.25
    func cap(_ id: String) -> Rect { grid.cap(of: KeyID(id))! }
    #expect(near(cap("key.backspace").width, 1.25 * pitch - 9))
    #expect(near(cap("key.primary").width, 1.75 * pitch - 9))
    #expect(near(cap("key.character.a").x, 9.5 + pitch / 2))
    #expect(near(cap("key.character..").width, pitch - 9))
    #expect(near(cap("key.shift.2").width, 1.25 * pitch - 9))
    #expect(near(cap("key.space").width, 5 * pitch - 9))
    #expect(near(cap("key.hide").width, 1.25 * pitch - 9))
    #expect(near(cap("key.hide").maxX, 1024 - 9.5))
  }

  @Test(arguments: [
    // A phone as in the look's table, one unscaled, a tablet, a monitor; then no size and a false one.
    (360.0, 720.0, Size(width: 68, height: 136), 10.58), (1080, 2160, Size(width: 68, height: 136), 10),
    (800, 1280, Size(width: 135, height: 216), 10), (1920, 1080, Size(width: 598, height: 336), 13),
    (360, 720, Size(width: 51, height: 102), 9),
  ])
  func rowPitchInMillimetres(width: Double, height: Double, millimetres: Size, pitch: Double) {
    let metrics = measures(width, height, millimetres: millimetres)
    let measured = (metrics.keyHeight + metrics.rowGap) * millimetres.height / height
    #expect(near(measured, pitch, within: 0.05))
    #expect(metrics.height <= height / 2)
    // Told the other way round it is the same screen.
    let turned = Size(width: millimetres.height, height: millimetres.width)
    #expect(measures(width, height, millimetres: turned) == metrics)
  }

  @Test(arguments: [Size(width: 0, height: 0), Size(width: 16, height: 9), Size(width: 5000, height: 3000)])
  func nonsenseMillimetresAreUnknown(millimetres: Size) {
    #expect(measures(360, 720, millimetres: millimetres) == phone)
  }

  @Test func heightGivesWayInOrder() {
    // 500: half of it is 250, so the gaps give 15 and the keys 8.
    let gaps = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 520))
    #expect(near(gaps.rowGap, 11 - 13.0 / 3, within: 0.001) && gaps.keyHeight == 45)
    let keys = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 500))
    #expect(keys.rowGap == 6 && near(keys.keyHeight, 43, within: 0.001) && keys.barHeight == 44)
    let bar = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 400))
    #expect(bar.rowGap == 6 && bar.keyHeight == 32 && near(bar.barHeight, 38, within: 0.001))
    let least = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 300))
    #expect(least.rowGap == 6 && least.keyHeight == 32 && least.barHeight == 32)
    let landscape = KeyboardMetrics(
      width: 720, outputSize: Size(width: 720, height: 360), millimetres: Size(width: 136, height: 68))
    #expect(landscape.height <= 360 * 0.58 + 0.001)
  }

  @Test(arguments: outputs, pages) func keysNeverOverlap(metrics: KeyboardMetrics, page: KeyboardType) {
    let grid = keys(metrics, page)
    for (position, key) in grid.keys.enumerated() {
      #expect(key.cap.x >= 0 && key.cap.maxX <= metrics.width + 0.001)
      #expect(key.cap.y >= 0 && key.cap.maxY <= grid.size.height)
      for other in grid.keys[(position + 1)...] { #expect(!key.cap.intersects(other.cap)) }
    }
  }

  /// Every point of the rows is a key's, and along a line keys follow each other once, in order.
  @Test(arguments: outputs, pages) func sweep(metrics: KeyboardMetrics, page: KeyboardType) {
    let grid = keys(metrics, page)
    let numbers = Dictionary(uniqueKeysWithValues: grid.keys.enumerated().map { ($1.id, $0) })
    let columns = Array(stride(from: 0, to: metrics.width, by: 2))
    var rowsAbove = [Double](repeating: -1, count: columns.count)
    for y in stride(from: grid.barHeight, to: grid.size.height, by: 2) {
      var last = -1
      for (column, x) in columns.enumerated() {
        let point = Point(x: x, y: y)
        guard let key = grid.key(at: point) else {
          Issue.record("nobody's point \(point)")
          continue
        }
        let isSpaceExtension = key.id == .space && y < key.cap.y
        let number = numbers[key.id]!
        let isOnCap = key.cap.contains(point) || !grid.keys.contains { $0.cap.contains(point) }
        if number < last && !isSpaceExtension || !isOnCap && key.id != .space {
          Issue.record("\(key.id) at \(point)")
        }
        if !isSpaceExtension { last = number }
        if key.cap.y < rowsAbove[column] { Issue.record("a row above at \(point)") }
        rowsAbove[column] = key.cap.y
      }
    }
  }

  @Test(arguments: [
    // Between q and w, a and s; beside shift; left of a; below the space bar; beyond the edges.
    (38.7, 70.0, "key.character.q"), (38.9, 70, "key.character.w"), (56.3, 130, "key.character.a"),
    (56.6, 130, "key.character.s"), (51.9, 180, "key.shift"), (52.0, 180, "key.character.z"),
    (1, 130, "key.character.a"), (200, 272, "key.space"), (-4, 70, "key.character.q"),
    (366, 70, "key.character.p"), (200, 280, "key.space"), (330, 20, "key.hide"),
    // Above the first row, and between the first and the second.
    (20, 45, "key.character.q"), (60, 102.4, "key.character.w"), (60, 102.6, "key.character.s"),
    // Aiming at space, thumbs land up to 12 points high.
    (200, 209, "key.space"), (200, 208, "key.space"), (200, 207, "key.character.b"),
    (312, 213, "key.backspace"), (312, 216, "key.primary"),
  ])
  func touched(x: Double, y: Double, id: String) {
    #expect(keys(phone).key(at: Point(x: x, y: y))?.id == KeyID(id))
  }

  @Test(arguments: [(100.0, 20.0), (319, 43), (330, -1), (100, -10)])
  func emptyBarIsNobodys(x: Double, y: Double) {
    #expect(keys(phone).key(at: Point(x: x, y: y)) == nil)
  }

  @Test(arguments: outputs, pages) func pops(metrics: KeyboardMetrics, page: KeyboardType) {
    let grid = keys(metrics, page)
    for key in grid.keys {
      guard let pop = grid.pop(for: key) else {
        #expect(!key.key.role.types)
        continue
      }
      #expect(near(pop.width, 1.35 * metrics.keyHeight) && pop.width == pop.height)
      #expect(near(key.cap.y - pop.maxY, 0.14 * metrics.keyHeight))
      #expect(pop.x >= 2 && pop.maxX <= metrics.width - 2 + 0.001)
      #expect(pop.y >= -grid.headroom + 9.999 || grid.headroom == 0)
    }
    let q = grid.keys.first { $0.key.role.types }!
    if metrics == phone { #expect(grid.pop(for: q)!.x == 2) }
  }

  @Test(arguments: ["en", "cs", "de", "en-test"], outputs)
  func idsAreUnique(layout: String, metrics: KeyboardMetrics) {
    for page in pages {
      for type in InputType.allCases {
        let ids = keys(metrics, page, layout: layout) { $0.inputType = type }.keys.map(\.id)
        #expect(Set(ids).count == ids.count)
      }
    }
  }

  /// Whatever the field or arrangement: keys lie apart inside the surface, a row fills it from side to side,
  /// and every point belongs to the nearest key.
  @Test(arguments: outputs, InputType.allCases)
  func fieldsAndArrangements(metrics: KeyboardMetrics, type: InputType) {
    for arrangement in LayoutType.allCases {
      let grid = keys(metrics) {
        $0.inputType = type
        $0.layoutTypeOverride = arrangement
        $0.offersDictation = true
      }
      for (position, key) in grid.keys.enumerated() {
        #expect(key.cap.x >= 0 && key.cap.maxX <= metrics.width + 0.001 && key.cap.width > 10)
        #expect(key.cap.y >= 0 && key.cap.maxY <= grid.size.height)
        for other in grid.keys[(position + 1)...] { #expect(!key.cap.intersects(other.cap)) }
        let middle = Point(x: key.cap.midX, y: key.cap.midY)
        #expect(grid.key(at: middle)?.id == key.id)
      }
      let bottom = grid.keys.filter { $0.cap.maxY > grid.size.height - metrics.pad - 1 }
      #expect(near(bottom[0].cap.x, metrics.width - bottom[bottom.count - 1].cap.maxX))
      #expect(grid.key(at: Point(x: 0, y: grid.size.height - 1))?.id == bottom[0].id)
    }
  }

  @Test(arguments: [
    ("key.character.@", 50.45, 29.3), ("key.character..", 236, 29.3), ("key.space", 85.75, 144.2),
    ("key.primary", 271.25, 82.25),
  ])
  func emailRow(id: String, x: Double, width: Double) throws {
    let cap = try #require(keys(phone) { $0.inputType = .email }.cap(of: KeyID(id)))
    #expect(near(cap.x, x) && near(cap.width, width))
  }

  @Test(arguments: [
    ("key.character..", 50.45, 29.3), ("key.character./", 85.75, 29.3),
    ("key.character..com", 217.78, 1.62 * 29.3), ("key.space", 121.05, 90.73),
  ])
  func webRow(id: String, x: Double, width: Double) throws {
    let cap = try #require(keys(phone) { $0.inputType = .url }.cap(of: KeyID(id)))
    #expect(near(cap.x, x) && near(cap.width, width))
  }

  @Test func fiveColumnsOfSpaceWithoutOthers() {
    var behavior = KeyboardBehavior()
    func space() -> Double {
      let layout = KeyboardLayout(KeyboardContext(offersDictation: true), behavior: behavior)
      return KeyGrid(layout: layout, metrics: phone).cap(of: .space)!.width
    }
    // 5 columns with emoji alone, then one less for globe and microphone each.
    #expect(near(space(), 3 * 35.3 - 6))
    behavior.dictation = false
    #expect(near(space(), 4 * 35.3 - 6))
    behavior.nextKeyboardKey = false
    #expect(near(space(), 5 * 35.3 - 6))
  }

  @Test func pad() throws {
    let grid = keys(phone) { $0.inputType = .decimalPad }
    #expect(grid.size == Size(width: 360, height: 229) && grid.barHeight == 0 && grid.headroom == 0)
    let pitch = (360 - 13 + 6) / 3.78
    let one = try #require(grid.key(KeyID("key.character.1")))
    #expect(near(one.cap.width, pitch - 6) && one.cap.y == 8)
    #expect(near(try #require(grid.cap(of: .backspace)).width, 0.78 * pitch - 6))
    #expect(grid.pop(for: one) == nil)
    let digits = keys(phone) { $0.inputType = .numberPad }
    #expect(near(try #require(digits.cap(of: KeyID("key.character.0"))).width, 3 * pitch - 6))
    let pin = keys(phone) { $0.inputType = .pinPad }
    #expect(near(try #require(pin.cap(of: .backspace)).width, (360 - 13 + 6) / 3 - 6))
    // On a monitor it stands in the middle, and touches beside it mean its outer keys.
    let wide = keys(measures(1920, 1080)) { $0.inputType = .pinPad }
    #expect(near(try #require(wide.cap(of: KeyID("key.character.1"))).x, 690 + 9.5))
    #expect(wide.key(at: Point(x: 10, y: 20))?.id == KeyID("key.character.1"))
  }

  @Test func terminalStrip() throws {
    let grid = keys(phone) { $0.inputType = .terminal }
    #expect(grid.size == Size(width: 360, height: 273))
    let escape = try #require(grid.cap(of: KeyID("key.custom.escape")))
    #expect(escape.height == 36 && escape.x == 6.5 && escape.maxY <= 44)
    #expect(near(try #require(grid.cap(of: .hide)).maxX, 353.5))
    // There is no dead strip between its keys.
    for x in stride(from: 0.0, to: 360, by: 2) { #expect(grid.key(at: Point(x: x, y: 1)) != nil) }
  }

  @Test func dvorakKeysAreEquallyWide() throws {
    let grid = keys(phone) { $0.layoutTypeOverride = .dvorak }
    let widths = ["p", "l", "a", "s", "q", "z"].map { grid.cap(of: .character(Character($0)))!.width }
    for width in widths { #expect(near(width, 29.3)) }
    #expect(near(try #require(grid.cap(of: .shift)).width, 29.3))
    let backspace = try #require(grid.cap(of: .backspace))
    #expect(near(backspace.width, 1.5 * 35.3 - 6) && near(backspace.maxX, 353.5) && backspace.y == 52)
    // Half a key to the side of the row below.
    #expect(near(grid.cap(of: .character("p"))!.x - grid.cap(of: .character("o"))!.x, 35.3 / 2))
  }

  @Test func listing() {
    let lines = keys(phone).lines(onOutputOf: Size(width: 360, height: 720))
    #expect(
      lines == [
        "key.hide\t320.00\t447.00\t40.00\t44.00\thide-keyboard",
        "key.character.q\t6.50\t499.00\t29.30\t45.00\tq",
        "key.character.w\t41.80\t499.00\t29.30\t45.00\tw",
        "key.character.e\t77.10\t499.00\t29.30\t45.00\te",
        "key.character.r\t112.40\t499.00\t29.30\t45.00\tr",
        "key.character.t\t147.70\t499.00\t29.30\t45.00\tt",
        "key.character.y\t183.00\t499.00\t29.30\t45.00\ty",
        "key.character.u\t218.30\t499.00\t29.30\t45.00\tu",
        "key.character.i\t253.60\t499.00\t29.30\t45.00\ti",
        "key.character.o\t288.90\t499.00\t29.30\t45.00\to",
        "key.character.p\t324.20\t499.00\t29.30\t45.00\tp",
        "key.character.a\t24.15\t555.00\t29.30\t45.00\ta",
        "key.character.s\t59.45\t555.00\t29.30\t45.00\ts",
        "key.character.d\t94.75\t555.00\t29.30\t45.00\td",
        "key.character.f\t130.05\t555.00\t29.30\t45.00\tf",
        "key.character.g\t165.35\t555.00\t29.30\t45.00\tg",
        "key.character.h\t200.65\t555.00\t29.30\t45.00\th",
        "key.character.j\t235.95\t555.00\t29.30\t45.00\tj",
        "key.character.k\t271.25\t555.00\t29.30\t45.00\tk",
        "key.character.l\t306.55\t555.00\t29.30\t45.00\tl",
        "key.shift\t6.50\t611.00\t37.95\t45.00\tshift",
        "key.character.z\t59.45\t611.00\t29.30\t45.00\tz",
        "key.character.x\t94.75\t611.00\t29.30\t45.00\tx",
        "key.character.c\t130.05\t611.00\t29.30\t45.00\tc",
        "key.character.v\t165.35\t611.00\t29.30\t45.00\tv",
        "key.character.b\t200.65\t611.00\t29.30\t45.00\tb",
        "key.character.n\t235.95\t611.00\t29.30\t45.00\tn",
        "key.character.m\t271.25\t611.00\t29.30\t45.00\tm",
        "key.backspace\t315.55\t611.00\t37.95\t45.00\tbackspace",
        "key.type.numeric\t6.50\t667.00\t37.95\t45.00\t123",
        "key.type.emojis\t50.45\t667.00\t38.30\t45.00\temoji",
        "key.nextKeyboard\t94.75\t667.00\t29.30\t45.00\tglobe",
        "key.space\t130.05\t667.00\t135.20\t45.00\t",
        "key.primary\t271.25\t667.00\t82.25\t45.00\treturn",
      ])
  }

  @Test(
    "space takes touches above its edge",
    arguments: [
      (12.0, 11.0, "key.space"), (12, 12, "key.space"), (12, 13, "key.character.v"), (0, 1, "key.space"),
      (0, 6, "key.character.v"), (20, 19, "key.space"),
    ])
  func spaceExtension(points: Double, above: Double, id: String) {
    let layout = KeyboardLayout.resolve("en", in: KeyboardContext())!
    let grid = KeyGrid(layout: layout, metrics: phone, spaceTopExtension: points)
    let v = grid.cap(of: .character("v"))!
    let space = grid.cap(of: .space)!
    #expect(grid.key(at: Point(x: v.midX, y: space.y - above))?.id.name == id)
  }

  @Test(
    "touches count as higher than they are, but never as the bar",
    arguments: [
      (0.0, 0.0, "g"), (8, 6, "g"), (20, 6, "t"), (8, -100, "t"),
    ])
  func hitTestOffset(offset: Double, y: Double, typed: String) {
    var behavior = KeyboardBehavior()
    behavior.touchHitTestVerticalOffset = offset
    let typist = Typist(behavior: behavior)
    // Relative to the upper edge of g; the last one lies at the rows' upper edge.
    let g = typist.grid.cap(of: .character("g"))!
    let top = max(g.y + y, typist.grid.barHeight + 1)
    let x = typed == "t" && y < 0 ? typist.place("t").x : g.midX - 4
    typist.touch(.down, Point(x: x, y: top), 0)
    typist.up()
    #expect(typist.text == typed)
  }
}
