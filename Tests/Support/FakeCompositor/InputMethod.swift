import Wayland
public import WaylandServer

extension Compositor {
  /// The compositor's end of one input method.
  public final class InputMethod {
    /// One `commit` as it came.
    public struct Commit: Equatable, Sendable {
      public var serial: UInt32
      public var string: String?
      public var preedit: String?
      public var deletedBefore: UInt32
      public var deletedAfter: UInt32
      /// False when a strict compositor dropped it.
      public var isTaken: Bool

      /// Whether it changes nothing but the count of commits.
      public var isEmpty: Bool { string == nil && preedit == nil && deletedBefore == 0 && deletedAfter == 0 }
    }

    public let resource: ZwpInputMethodV2Resource
    /// `done` events sent.
    public private(set) var doneCount: UInt32 = 0
    public private(set) var isActive = false
    public private(set) var commits: [Commit] = []
    /// How many of the next commits that carry an edit are crossed by a `done` that the client has not read.
    public var crossings = 0

    private unowned let seat: Seat
    private unowned let compositor: Compositor
    private var pending = TextField.Edit()
    private var isRefused = false
    /// The `done` that ended the last activation; a client that has read it must be silent.
    private var silentFrom: UInt32? = 0

    init(_ resource: ZwpInputMethodV2Resource, _ seat: Seat, _ compositor: Compositor) {
      self.resource = resource
      self.seat = seat
      self.compositor = compositor
      resource.onRequest = { [unowned self] in handle($0) }
    }

    /// Commits that a strict compositor dropped.
    public var droppedCount: Int { commits.count { !$0.isTaken } }

    // MARK: Events, also for scenes that a seat does not play

    public func sendActivate() {
      isActive = true
      silentFrom = nil
      resource.sendActivate()
    }

    public func deactivate() {
      if isActive || silentFrom == nil { silentFrom = doneCount &+ 1 }
      isActive = false
      resource.sendDeactivate()
    }

    public func sendSurroundingText(_ text: String, cursor: Int, anchor: Int) {
      resource.sendSurroundingText(text: text, cursor: UInt32(cursor), anchor: UInt32(anchor))
    }

    public func sendContentType(hints: UInt32, purpose: UInt32) {
      resource.sendContentType(hint: .init(rawValue: hints), purpose: .init(rawValue: purpose))
    }

    public func sendDone() {
      doneCount &+= 1
      resource.sendDone()
    }

    /// The client has destroyed it.
    public var isGivenBack: Bool { !resource.isAlive }

    /// The seat has another input method: nothing else will ever come.
    public func refuse() {
      isRefused = true
      resource.sendUnavailable()
    }

    /// `activate` with the field's first state, without the `done`.
    func activate(_ field: TextField) {
      sendActivate()
      send(field.enter(), of: field)
    }

    /// A report of the field with its `done`; as compositors do, everything is told each time.
    func tell(_ report: TextField.Report, of field: TextField) {
      send(report, of: field)
      sendDone()
    }

    private func send(_ report: TextField.Report, of field: TextField) {
      if let window = report.window {
        sendSurroundingText(
          String(decoding: window.text, as: UTF8.self), cursor: window.cursor, anchor: window.anchor)
        resource.sendTextChangeCause(cause: .init(rawValue: report.cause))
      }
      if field.tellsType { sendContentType(hints: field.behavior.hints, purpose: field.behavior.purpose) }
    }

    // MARK: Requests

    private func handle(_ request: ZwpInputMethodV2Resource.Request) {
      if isRefused {
        if case .destroy = request { return }
        compositor.violate("a request other than destroy on a refused input method")
        return
      }
      switch request {
      case .commitString(let text):
        if text.utf8.count > 4000 {
          compositor.violate("a string of \(text.utf8.count) bytes in one message")
        }
        pending.insertion = text
      case .setPreeditString(let text, _, _): pending.preedit = text
      case .deleteSurroundingText(let before, let after):
        pending.before = Int(before)
        pending.after = Int(after)
      case .commit(let serial): commit(serial)
      case .getInputPopupSurface, .grabKeyboard, .destroy: break
      }
    }

    private func commit(_ serial: UInt32) {
      let edit = pending
      pending = TextField.Edit()
      if crossings > 0, edit != TextField.Edit(), let field = seat.field {
        crossings -= 1
        tell(field.report(cause: 0), of: field)
      }
      let ahead = Int32(bitPattern: serial &- doneCount)
      if ahead > 0 {
        compositor.violate("a commit with serial \(serial), but \(doneCount) done events were sent")
      }
      if let silentFrom, Int32(bitPattern: serial &- silentFrom) >= 0 {
        compositor.violate("a commit while no field is active")
      }
      let isTaken = ahead == 0 || compositor.serials == .lenient
      commits.append(
        Commit(
          serial: serial, string: edit.insertion, preedit: edit.preedit, deletedBefore: UInt32(edit.before),
          deletedAfter: UInt32(edit.after), isTaken: isTaken))
      if isTaken { seat.deliver(edit) }
    }
  }
}
