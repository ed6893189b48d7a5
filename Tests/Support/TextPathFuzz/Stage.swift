public import ApplicationModel
public import Pressboard

/// Where a script is played: a keyboard's text path, a compositor and applications, in virtual time.
public protocol Stage: AnyObject {
  var sync: DocumentSync { get }
  /// Every field that ever had the focus, in order; never empty once one had.
  var applications: [Application] { get }
  /// The kind of the field that the keyboard knows to be in.
  var kind: FieldKind? { get }
  /// Seconds.
  var now: Double { get }
  /// What the keyboard did that it never may.
  var offences: [String] { get }
  var trace: [String] { get }

  func edit(_ edit: DocumentEdit, repeated: Bool)
  /// Something happens to the application that has the focus.
  func happen(_ happening: Application.Happening)
  /// A new field takes the focus, after `gap` seconds in which none has it. `name` is the application's, if it is told.
  func focus(_ traits: ApplicationTraits, name: String?, text: String, gap: Double)
  /// The same field is activated once more.
  func activateAgain()
  /// None of these letters may be sent once the keyboard knows that the field has changed.
  func forbid(_ letters: Set<Character>)
  /// These may.
  func allow(_ letters: String)
  /// Lets time pass until `end`, or until nothing happens any more.
  func run(until end: Double)
}

extension Stage {
  /// The field that has or had the focus last.
  public var application: Application { applications[applications.count - 1] }
}
