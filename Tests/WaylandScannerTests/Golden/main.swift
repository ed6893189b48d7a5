// Compiled with the golden files and the runtimes, then run: what every kind of message carries, both ways.
import Glibc
import Wayland

func check(_ condition: Bool, _ what: String) {
  if !condition {
    print("failed: \(what)")
    exit(1)
  }
}

func run() throws {
  let server = Server()
  let (_, socket) = server.connect()
  let connection = try Connection(fileDescriptor: socket)
  func settle() throws {
    for _ in 0..<3 {
      try connection.flush()
      server.turn()
      try connection.prepareRead()
      try connection.readEvents()
      try connection.dispatchPending()
    }
  }

  var mines: [GoldMineV1Resource] = []
  server.addGlobal(GoldMineV1Resource.self) { mines.append($0) }
  let mine = connection.registry().bind(GoldMineV1.self, name: 1, version: 9)
  try settle()
  check(mine.version == 4, "bound at what is generated")
  let mineResource = mines[0]

  // Events: a new object first, which later messages carry.
  var nugget: GoldNuggetV1?
  mine.onEvent = { if case .found(let object, let label) = $0, label == "shiny" { nugget = object } }
  let nuggetResource = mineResource.sendFound(label: "shiny")
  try settle()
  check(nugget != nil && nuggetResource != nil, "an event makes an object")
  check(nugget!.id >= 0xFF00_0000 && nugget!.id == nuggetResource!.id, "made by the server")
  check(nugget!.version == 4, "an event's object inherits the version")

  var kinds: [GoldMineV1.TypeValue] = []
  nugget!.onEvent = { if case .weight(let kind) = $0 { kinds.append(kind) } }
  for kind in [GoldMineV1.TypeValue.default, ._90, .self_, .below] { nuggetResource!.sendWeight(kind: kind) }
  try settle()
  check(kinds.map(\.rawValue) == [0, 1, 16, 0xFFFF_FFFF], "enum values")
  check(GoldMineV1.EventValue.none.isEmpty, "an empty option set")

  var events = 0
  mine.onEvent = { event in
    guard
      case .everything(
        let signed, let unsigned, let flags, let signedType, let ratio, let text, let maybeText, let one,
        let maybeOne, let anything, let bytes, let file) = event
    else { return check(false, "another event") }
    events += 1
    check(signed == -5 && unsigned == .max && flags == [.leftSide, .rightSide], "numbers")
    check(signedType == .below && ratio == -1.25, "an enum that is signed, a fraction")
    check(text == "wörds" && maybeText == nil && one === nugget && maybeOne == nil, "text and objects")
    check(anything === mine && bytes == [0, 255] && file.rawValue > 2, "any object, bytes, a file")
  }
  mineResource.sendEverything(
    signed: -5, unsigned: .max, flags: [.leftSide, .rightSide], signedType: .below, ratio: -1.25,
    text: "wörds", maybeText: nil, nugget: nuggetResource!, maybeNugget: nil, anything: mineResource,
    bytes: [0, 255], file: 1)
  try settle()
  check(events == 1, "an event with everything")

  // Requests.
  var made: GoldNuggetV1Resource?
  var requests: [String] = []
  mineResource.onRequest = { request in
    switch request {
    case .everything(
      let signed, let unsigned, let flags, let signedType, let ratio, let text, let maybeText, let one,
      let maybeOne, let anything, let object, let bytes, let file):
      check(signed == 5 && unsigned == 6 && flags == .none && signedType == .self_, "numbers sent")
      check(ratio == 0.5 && text == "" && maybeText == "x" && one === nuggetResource, "text and objects sent")
      check(maybeOne === nuggetResource && anything === nuggetResource, "objects sent")
      check(bytes == [1, 2, 3] && file.rawValue > 2, "bytes and a file sent")
      made = object
      requests.append("everything")
    case .repeat(let value, let kind): requests.append("repeat \(value) \(kind.rawValue)")
    case .id_: requests.append("id")
    case .dig(let before, let interface, let version, let object, let after):
      requests.append("dig \(before) \(interface) \(version) \(object) \(after)")
    case .release(let reason): requests.append("release \(reason ?? "nil")")
    case .destroy: requests.append("destroy")
    }
  }
  let second = mine.everything(
    signed: 5, unsigned: 6, flags: .none, signedType: .self_, ratio: 0.5, text: "", maybeText: "x",
    nugget: nugget!, maybeNugget: nugget, anything: nugget!, bytes: [1, 2, 3], file: 1)
  mine.repeat(in: -1, default: ._90)
  mine.id_()
  let dust = mine.dig(GoldDustV1.self, before: 7, after: -8, version: 3)
  try settle()
  check(made?.id == second.id, "a request makes an object")
  check(dust.version == 1, "asked for no more than is generated")

  mineResource.onDestroy = { requests.append("gone") }
  mine.release(reason: "tired")
  try settle()
  let expected = [
    "everything", "repeat -1 1", "id", "dig 7 gold_dust_v1 1 \(dust.id) -8", "release tired", "gone",
  ]
  check(requests == expected, "requests in order: \(requests)")
  check(!mine.isAlive && !mineResource.isAlive, "a destructor ends both sides")

  let another = connection.registry().bind(GoldMineV1.self, name: 1, version: 1)
  try settle()
  mines[1].sendIn(self_: 1)
  mines[1].sendExhausted()
  check(!mines[1].isAlive, "the last event ends the server's side")
  var last: [String] = []
  another.onEvent = { last.append("\($0)") }
  try settle()
  check(last == ["exhausted"] && !another.isAlive, "the last event ends the client's side: \(last)")
  server.shutDown()
}

try run()
print("passed")
