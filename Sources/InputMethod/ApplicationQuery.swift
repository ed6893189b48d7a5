internal import Wayland

/// Asks once which application has the focus: by the app-id of the activated window, as panels know it.
///
/// The compositor tells of every window and of each of its changes for as long as it is asked, and a title that changes
/// in a background tab must not wake a keyboard that nobody uses. So the question is asked anew for each field, and
/// taken back as soon as all windows have been told of.
final class ApplicationQuery {
  private let manager: ZwlrForeignToplevelManagerV1
  private var windows: [Window] = []
  private var answer: ((String?) -> Void)?

  /// One window, as far as it is told.
  private final class Window {
    let handle: ZwlrForeignToplevelHandleV1
    var appID: String?
    var isActivated = false

    init(_ handle: ZwlrForeignToplevelHandleV1) { self.handle = handle }
  }

  /// `manager` has just been bound and serves this query alone. `answer` is called once, with nil if no window is
  /// activated or the one that is has no name; never after `cancel`.
  init(
    _ manager: ZwlrForeignToplevelManagerV1, on connection: Connection, answer: @escaping (String?) -> Void
  ) {
    self.manager = manager
    self.answer = answer
    // It lives until the compositor has taken note, whoever holds the query.
    manager.onEvent = { event in
      switch event {
      case .toplevel(let handle): self.add(handle)
      case .finished: self.manager.forget()
      }
    }
    connection.sync { self.finish() }
  }

  func cancel() { answer = nil }

  private func add(_ handle: ZwlrForeignToplevelHandleV1) {
    guard answer != nil else { return handle.destroy() }
    let window = Window(handle)
    windows.append(window)
    handle.onEvent = { [unowned window] event in
      switch event {
      case .appId(let appID): window.appID = appID
      case .state(let state): window.isActivated = Self.isActivated(state)
      case .closed: window.isActivated = false
      case .title, .outputEnter, .outputLeave, .done, .parent: break
      }
    }
  }

  /// `state` holds numbers of 32 bits in the byte order of the machine.
  private static func isActivated(_ state: [UInt8]) -> Bool {
    let activated = withUnsafeBytes(of: ZwlrForeignToplevelHandleV1.State.activated.rawValue) { Array($0) }
    return stride(from: 0, to: state.count - 3, by: 4).contains { Array(state[$0..<$0 + 4]) == activated }
  }

  private func finish() {
    let active = windows.first { $0.isActivated }?.appID
    for window in windows { window.handle.destroy() }
    windows = []
    manager.stop()
    answer?(active.flatMap { $0.isEmpty ? nil : $0 })
    answer = nil
  }
}
