import Wayland
import WaylandServer

extension Compositor {
  /// One user's hands, focus and input method.
  public final class Seat {
    public let name: String
    public private(set) var capabilities: Capabilities
    /// The field that has the input method; nil when none has.
    public private(set) var field: TextField?
    /// The input method that holds the seat.
    public private(set) var inputMethod: InputMethod?
    /// Input methods that were told `unavailable`.
    public private(set) var refused: [InputMethod] = []
    /// Virtual keyboards, oldest first.
    public private(set) var keyboards: [Keyboard] = []
    /// Names of keys that came while no field had the focus.
    public private(set) var strayKeys: [String] = []
    /// Where the input method's edits go while no field has the focus: for applications that a test plays itself.
    /// Lengths in bytes.
    public var onEdit: ((_ before: Int, _ after: Int, _ insertion: String, _ preedit: String) -> Void)?
    /// Where keys go then.
    public var onKey: ((KeyPress) -> Void)?
    /// Whether some other program has the seat's input method.
    public var isTaken = false

    public private(set) lazy var touch = Touch(self, compositor)
    public private(set) lazy var pointer = Pointer(self, compositor)
    /// Every field that was ever focused.
    private(set) var fields: [TextField] = []
    let compositor: Compositor
    private var global: Global?
    private var bound: [WlSeatResource] = []
    private var everHad: Capabilities

    init(_ options: SeatOptions, _ compositor: Compositor) {
      name = options.name
      capabilities = options.capabilities
      everHad = options.capabilities
      self.compositor = compositor
      if let version = compositor.version("wl_seat") {
        global = compositor.server.addGlobal(WlSeatResource.self, version: version) { [weak self] in
          // Nothing for who binds what has gone already.
          self?.bind($0)
        }
      }
    }

    // MARK: Devices

    /// Devices come and go; also sent when nothing has changed, as compositors do.
    public func setCapabilities(_ capabilities: Capabilities) {
      self.capabilities = capabilities
      everHad.formUnion(capabilities)
      for seat in bound { seat.sendCapabilities(capabilities: .init(rawValue: capabilities.rawValue)) }
    }

    /// The seat goes; what was bound stays, mute.
    public func remove() {
      global?.remove()
      global = nil
      compositor.forget(self)
    }

    func owns(_ resource: WlSeatResource) -> Bool { bound.contains { $0 === resource } }

    private func bind(_ seat: WlSeatResource) {
      bound.append(seat)
      seat.onDestroy = { [weak self, unowned seat] in self?.bound.removeAll { $0 === seat } }
      seat.onRequest = { [unowned self, unowned seat] request in
        switch request {
        case .getPointer(let id):
          require(.pointer, seat)
          pointer.add(id)
        case .getKeyboard: require(.keyboard, seat)
        case .getTouch(let id):
          require(.touch, seat)
          touch.add(id)
        case .release: break
        }
      }
      seat.sendCapabilities(capabilities: .init(rawValue: capabilities.rawValue))
      seat.sendName(name: name)
    }

    private func require(_ capability: Capabilities, _ seat: WlSeatResource) {
      if everHad.contains(capability) { return }
      seat.postError(
        code: WlSeat.Error.missingCapability.rawValue, "the seat never had that device")
    }

    // MARK: Focus

    /// A field gets the focus: `activate`, its state as it tells it, `done`. A second time says so again.
    public func focus(_ field: TextField) {
      if self.field !== field { self.field?.leave() }
      enter(field)
      inputMethod?.activate(field)
      inputMethod?.sendDone()
    }

    /// No field has the focus; also told when none had it before.
    public func blur() {
      field?.leave()
      field = nil
      inputMethod?.deactivate()
      inputMethod?.sendDone()
    }

    /// From one field to another in one batch: `deactivate`, `activate`, state, `done`.
    public func move(to field: TextField) {
      self.field?.leave()
      inputMethod?.deactivate()
      enter(field)
      inputMethod?.activate(field)
      inputMethod?.sendDone()
    }

    /// To another field of the same surface: state and `done`, no `activate`.
    public func slip(to field: TextField) {
      self.field?.leave()
      enter(field)
      inputMethod?.tell(field.enter(), of: field)
    }

    private func enter(_ field: TextField) {
      self.field = field
      if !fields.contains(where: { $0 === field }) { fields.append(field) }
    }

    // MARK: Input method and keyboards

    func add(_ resource: ZwpInputMethodV2Resource) {
      let inputMethod = InputMethod(resource, self, compositor)
      guard self.inputMethod == nil, !isTaken else {
        refused.append(inputMethod)
        inputMethod.refuse()
        return
      }
      self.inputMethod = inputMethod
      resource.onDestroy = { [weak self, weak inputMethod] in
        if let self, self.inputMethod === inputMethod { self.inputMethod = nil }
      }
      if let field {
        inputMethod.activate(field)
        inputMethod.sendDone()
      }
    }

    func add(_ resource: ZwpVirtualKeyboardV1Resource) {
      let keyboard = Keyboard(resource, self, compositor)
      keyboards.append(keyboard)
      resource.onDestroy = { [weak self, weak keyboard] in
        keyboard?.destroyed()
        self?.keyboards.removeAll { $0 === keyboard }
      }
    }

    func deliver(_ key: KeyPress) {
      if let field {
        field.deliver(.key(key))
      } else if let onKey {
        onKey(key)
      } else {
        strayKeys.append(key.name)
      }
    }

    func deliver(_ edit: TextField.Edit) {
      if let field {
        field.deliver(.edit(edit))
      } else {
        onEdit?(edit.before, edit.after, edit.insertion ?? "", edit.preedit ?? "")
      }
    }

    /// Applications act and speak.
    func turn() {
      for field in fields {
        for report in field.turn() where field === self.field { inputMethod?.tell(report, of: field) }
      }
    }

    var isIdle: Bool { fields.allSatisfy(\.isIdle) }
  }
}
