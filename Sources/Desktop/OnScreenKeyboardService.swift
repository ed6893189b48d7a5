/// The keyboard as the shell knows it: the name `sm.puri.OSK0` on the session bus, by which Phosh shows and hides
/// its on-screen keyboard and learns whether one is up.
public final class OnScreenKeyboardService {
  /// How we stand with the name.
  public enum Name: Hashable, Sendable {
    /// The bus has not answered yet.
    case asked
    /// It is ours.
    case owned
    /// Another keyboard has it and keeps it.
    case taken
    /// Another keyboard has taken it from us.
    case lost
    /// The bus refused it.
    case refused(BusFailure)
  }

  public private(set) var name = Name.asked

  /// Called when `name` has changed.
  public var onName: ((Name) -> Void)?

  /// Called when the shell wishes the keyboard shown or hidden. It is a wish: whoever decides sets `isVisible`.
  public var onSetVisible: ((Bool) -> Void)?

  /// Whether the keyboard is on the screen. Every change is announced, whatever brought it about.
  public var isVisible: Bool {
    get { object.isVisible }
    set {
      guard newValue != object.isVisible else { return }
      object.isVisible = newValue
      bus.emit(
        path: OnScreenKeyboardObject.path, interface: OnScreenKeyboardObject.properties,
        member: "PropertiesChanged", object.change)
    }
  }

  private let bus: SessionBus
  private var object = OnScreenKeyboardObject()

  /// Asks for the name, without queueing for it. With `replace` it is taken from an owner that allows that, and
  /// may in turn be taken from us.
  public init(bus: SessionBus, replace: Bool) {
    self.bus = bus
    bus.serve(
      calls: { [weak self] call in
        self?.answer(call) ?? .failure(BusFailure("org.freedesktop.DBus.Error.UnknownObject", "Gone."))
      },
      signals: { [weak self] signal in self?.hear(signal) })
    let allowReplacement: UInt32 = 1
    let replaceExisting: UInt32 = 2
    let doNotQueue: UInt32 = 4
    let flags = doNotQueue | (replace ? allowReplacement | replaceExisting : 0)
    bus.call("RequestName", [.string(OnScreenKeyboardObject.name), .unsigned(flags)]) { [weak self] answer in
      self?.nameAnswered(answer)
    }
  }

  private func answer(_ call: BusCall) -> BusAnswer {
    let outcome = object.outcome(of: call)
    if let wish = outcome.wish { onSetVisible?(wish) }
    return outcome.answer
  }

  private func hear(_ signal: BusSignal) {
    guard signal.sender == "org.freedesktop.DBus", signal.interface == "org.freedesktop.DBus",
      signal.member == "NameLost", signal.arguments == [.string(OnScreenKeyboardObject.name)]
    else { return }
    become(.lost)
  }

  private func nameAnswered(_ answer: BusAnswer) {
    switch answer {
    case .values([.unsigned(1)]), .values([.unsigned(4)]): become(.owned)
    case .values: become(.taken)
    case .failure(let failure): become(.refused(failure))
    }
  }

  private func become(_ name: Name) {
    guard name != self.name else { return }
    self.name = name
    onName?(name)
  }
}
