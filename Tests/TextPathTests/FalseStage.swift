import ApplicationModel
import Pressboard
import TextPathFuzz

/// A scene that shows something else than what happens in it.
final class FalseStage: Stage {
  /// What is shown for the text path, from the first edit on.
  var shows: (DocumentSync) -> DocumentSync = { $0 }
  /// What is asked for instead of an edit.
  var asks: (DocumentEdit) -> [DocumentEdit] = { [$0] }
  private let scene: Scene
  private var hasBegun = false

  init(_ script: Script) { scene = Scene(script) }

  var sync: DocumentSync { hasBegun ? shows(scene.sync) : scene.sync }
  var applications: [Application] { scene.applications }
  var kind: FieldKind? { scene.kind }
  var now: Double { scene.now }
  var offences: [String] { scene.offences }
  var trace: [String] { scene.trace }

  func edit(_ edit: DocumentEdit, repeated: Bool) {
    hasBegun = true
    for edit in asks(edit) { scene.edit(edit, repeated: repeated) }
  }

  func happen(_ happening: Application.Happening) { scene.happen(happening) }
  func focus(_ traits: ApplicationTraits, name: String?, text: String, gap: Double) {
    scene.focus(traits, name: name, text: text, gap: gap)
  }
  func activateAgain() { scene.activateAgain() }
  func forbid(_ letters: Set<Character>) { scene.forbid(letters) }
  func allow(_ letters: String) { scene.allow(letters) }
  func run(until end: Double) { scene.run(until: end) }
}
