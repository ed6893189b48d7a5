extension Compositor {
  /// A text field of an application behind the compositor: holds text as a toolkit would and answers like one.
  ///
  /// Deliveries wait in an inbox until the application's turn, so that an echo never crosses the batch of
  /// requests that caused it.
  public final class TextField {
    public var behavior: FieldBehavior
    /// Byte offset of the caret.
    public internal(set) var caret: Int
    /// Byte offset of the other end of the selection; equal to `caret` without one.
    public internal(set) var anchor: Int
    public internal(set) var preedit = ""
    /// What Return sent off, in order.
    public internal(set) var submitted: [String] = []
    /// Names of the keys that arrived, with `Ctrl+`, `Alt+` or `Super+` in front, in order.
    public internal(set) var keys: [String] = []
    /// Defects of what arrived, such as a deletion inside a character.
    public internal(set) var complaints: [String] = []
    /// A stopped application: deliveries stay in the inbox.
    public var isStalled = false

    var bytes: [UInt8]
    private var inbox: [Delivery] = []
    private var queuedKeys: [(key: KeyPress, turns: Int)] = []
    var outbox: [Report] = []
    var lastTold: Window?
    var waitsForCommit = false
    private var waitsForSecondDone = false
    private var isFocused = false

    public init(_ text: String = "", behavior: FieldBehavior = FieldBehavior()) {
      bytes = Array(text.utf8)
      caret = bytes.count
      anchor = bytes.count
      self.behavior = behavior
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether nothing is queued in the application.
    public var isIdle: Bool {
      isStalled || inbox.isEmpty && queuedKeys.isEmpty && outbox.isEmpty && !waitsForSecondDone
    }
  }
}

extension Compositor.TextField {
  /// One edit of the input method, as its `commit` made it.
  struct Edit: Equatable {
    var insertion: String?
    var preedit: String?
    var before = 0
    var after = 0
  }

  enum Delivery {
    case edit(Edit)
    case key(Compositor.KeyPress)
    case user(text: String, caret: Int, anchor: Int)
  }

  /// Text as it is told: offsets in bytes of `text`.
  struct Window: Equatable {
    var text: [UInt8]
    var cursor: Int
    var anchor: Int
  }

  /// What the application says after something happened.
  struct Report {
    var window: Window?
    var cause: UInt32
  }

  // MARK: What the user or the application does by itself

  /// The application or a mouse click changes text and caret; offsets in bytes, the end when absent. A field
  /// with the focus does so at its next turn and tells of it.
  public func set(_ text: String, caret: Int? = nil, anchor: Int? = nil) {
    let caret = caret ?? text.utf8.count
    if isFocused {
      inbox.append(.user(text: text, caret: caret, anchor: anchor ?? caret))
    } else {
      change(text, caret: caret, anchor: anchor ?? caret)
    }
  }

  /// The user selects; offsets in bytes. Told at the next turn if the field tells such things.
  public func select(from anchor: Int, to caret: Int) { set(text, caret: caret, anchor: anchor) }

  // MARK: The application's turn

  func deliver(_ delivery: Delivery) { inbox.append(delivery) }

  /// The field gets the input method: what to say before the first `done`, and what later.
  func enter() -> Report {
    isFocused = true
    outbox.removeAll()
    preedit = ""
    waitsForCommit = behavior.firstState == .afterFirstCommit
    waitsForSecondDone = behavior.firstState == .inSecondDone
    lastTold = window
    switch behavior.firstState {
    case .atOnce: return report(cause: 0)
    case .inSecondDone:
      return Report(window: nil, cause: 0)
    case .afterFirstCommit: return Report(window: nil, cause: 0)
    }
  }

  func leave() {
    isFocused = false
    preedit = ""
  }

  /// Whether the content type is told; not before the first state is.
  var tellsType: Bool { !waitsForCommit && !waitsForSecondDone }

  /// The state as it would be told now.
  func report(cause: UInt32) -> Report { Report(window: told(window), cause: cause) }

  /// Handles what has arrived; returns what the application says.
  func turn() -> [Report] {
    defer { outbox.removeAll() }
    if isStalled { return outbox }
    if waitsForSecondDone {
      waitsForSecondDone = false
      tell(report(cause: 0))
    }
    for i in queuedKeys.indices { queuedKeys[i].turns -= 1 }
    while let first = queuedKeys.first, first.turns < 0 {
      queuedKeys.removeFirst()
      press(first.key)
    }
    let arrived = inbox
    inbox.removeAll()
    for delivery in arrived {
      switch delivery {
      case .edit(let edit): apply(edit)
      case .key(let key) where behavior.keyDelay > 0 || !queuedKeys.isEmpty:
        queuedKeys.append((key, behavior.keyDelay - 1))
      case .key(let key): press(key)
      case .user(let text, let caret, let anchor):
        change(text, caret: caret, anchor: anchor)
        tell(report(cause: 1))
      }
    }
    return outbox
  }

  private func change(_ text: String, caret: Int, anchor: Int) {
    bytes = Array(text.utf8)
    self.caret = caret
    self.anchor = anchor
  }

  func tell(_ report: Report) {
    lastTold = window
    outbox.append(report)
  }
}

// MARK: - Windows

extension Compositor.TextField {
  var window: Window { Window(text: bytes, cursor: caret, anchor: anchor) }

  func told(_ window: Window) -> Window? {
    var told = window
    if !behavior.tellsSelection { told.anchor = told.cursor }
    switch behavior.reports {
    case .nothing: return nil
    case .empty: return Window(text: [], cursor: 0, anchor: 0)
    case .bullets:
      let bullets = { (count: Int) in String(decoding: window.text[..<count], as: UTF8.self).count * 3 }
      let text = String(repeating: "•", count: String(decoding: window.text, as: UTF8.self).count)
      return Window(text: Array(text.utf8), cursor: bullets(told.cursor), anchor: bullets(told.anchor))
    case .text:
      guard told.text.count > behavior.windowLimit else { return told }
      var start = max(0, min(told.cursor - behavior.windowLimit / 2, told.text.count - behavior.windowLimit))
      while start < told.text.count, told.text[start] & 0xC0 == 0x80 { start += 1 }
      var end = min(told.text.count, start + behavior.windowLimit)
      while end < told.text.count, end > start, told.text[end] & 0xC0 == 0x80 { end -= 1 }
      let inWindow = { (offset: Int) in max(0, min(offset, end) - start) }
      return Window(
        text: Array(told.text[start..<end]), cursor: inWindow(told.cursor), anchor: inWindow(told.anchor))
    }
  }
}
