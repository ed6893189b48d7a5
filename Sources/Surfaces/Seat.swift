public import Pressboard
public import Wayland

/// A seat's touch screen and pointer, as fingers.
///
/// `wl_seat.capabilities` comes again whenever any device appears, our own virtual keyboard among them;
/// devices are made once for each kind and dropped when their kind goes.
public final class Seat {
  public let proxy: WlSeat
  /// The registry's name of the global.
  public let globalName: UInt32
  /// Whether it has anything to touch the keys with; nil as long as it has not told.
  public private(set) var hasFingers: Bool?
  public var onCapabilities: (() -> Void)?

  /// A complete group of touches on `surface`, in its points, and the surface it began on.
  public var onTouch: ((WlSurface, [TouchPoint]) -> Void)?
  /// Every finger of this seat was taken away: nothing that is down may type.
  public var onCancel: (() -> Void)?

  private var touch: WlTouch?
  private var touchSequence = TouchSequence()
  private var touched: WlSurface?

  private var pointer: WlPointer?
  private var pointerTouch = PointerTouch()
  private var hovered: WlSurface?
  private let cursor: Cursor

  public init(_ proxy: WlSeat, globalName: UInt32, cursor: Cursor) {
    self.proxy = proxy
    self.globalName = globalName
    self.cursor = cursor
    proxy.onEvent = { [unowned self] event in
      switch event {
      case .capabilities(let capabilities): adopt(capabilities)
      case .name: break
      }
    }
  }

  private func adopt(_ capabilities: WlSeat.Capability) {
    if capabilities.contains(.touch) {
      if touch == nil { attachTouch() }
    } else if let gone = touch {
      gone.release()
      touch = nil
      abortTouch()
    }
    if capabilities.contains(.pointer_) {
      if pointer == nil { attachPointer() }
    } else if let gone = pointer {
      gone.release()
      pointer = nil
      hovered = nil
      if pointerTouch.isDown { onCancel?() }
      pointerTouch = PointerTouch()
    }
    hasFingers = touch != nil || pointer != nil
    onCapabilities?()
  }

  // MARK: Touch

  private func attachTouch() {
    let touch = proxy.getTouch()
    touch.onEvent = { [unowned self] in handle($0) }
    self.touch = touch
  }

  private func handle(_ event: WlTouch.Event) {
    switch event {
    case .down(_, let time, let surface, let id, let x, let y):
      // A finger on a surface that we have destroyed meanwhile means nothing.
      guard let surface else { return }
      touched = surface
      touchSequence.down(finger: id, at: Point(x: x, y: y), time: time)
    case .motion(let time, let id, let x, let y):
      touchSequence.move(finger: id, to: Point(x: x, y: y), time: time)
    case .up(_, let time, let id): touchSequence.up(finger: id, time: time)
    case .frame: deliver(touchSequence.frame(), on: touched)
    case .cancel: abortTouch()
    case .shape, .orientation: break
    }
  }

  private func abortTouch() {
    touchSequence.cancel()
    onCancel?()
  }

  private func deliver(_ points: [TouchPoint], on surface: WlSurface?) {
    guard let surface, !points.isEmpty else { return }
    onTouch?(surface, points)
  }

  // MARK: Pointer

  private func attachPointer() {
    let pointer = proxy.getPointer()
    pointer.onEvent = { [unowned self] in handle($0, from: pointer) }
    self.pointer = pointer
  }

  private func handle(_ event: WlPointer.Event, from pointer: WlPointer) {
    switch event {
    case .enter(let serial, let surface, let x, let y):
      hovered = surface
      // The image belongs to this enter: the compositor forgets the one before.
      cursor.show(on: pointer, serial: serial)
      pointerTouch.move(to: Point(x: x, y: y), time: 0)
      deliverPointer(unlessFramed: pointer)
    case .leave:
      if pointerTouch.isDown {
        pointerTouch = PointerTouch()
        onCancel?()
      }
    case .motion(let time, let x, let y):
      pointerTouch.move(to: Point(x: x, y: y), time: time)
      deliverPointer(unlessFramed: pointer)
    case .button(_, let time, let button, let state):
      guard button == Self.leftButton else { return }
      if state == .pressed { pointerTouch.press(time: time) } else { pointerTouch.lift(time: time) }
      deliverPointer(unlessFramed: pointer)
    case .frame: deliver(pointerTouch.frame(), on: hovered)
    default: break
    }
  }

  /// `BTN_LEFT` of the kernel's input codes.
  private static let leftButton: UInt32 = 0x110

  /// Frames exist from version 5; before it each event is a group of its own.
  private func deliverPointer(unlessFramed pointer: WlPointer) {
    if pointer.version < 5 { deliver(pointerTouch.frame(), on: hovered) }
  }

  /// The surface is gone or going: fingers on it are forgotten without typing.
  public func forgetTouches() {
    touchSequence.cancel()
    pointerTouch = PointerTouch()
    touched = nil
    hovered = nil
  }

  public func release() {
    onTouch = nil
    onCancel = nil
    onCapabilities = nil
    touch?.release()
    pointer?.release()
    proxy.release()
  }
}
