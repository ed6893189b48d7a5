// swift-format-ignore-file
// Made by wayland-swift from the protocol wayland. Do not edit.

/// The connection itself, always object 1.
public final class WlDisplay: Proxy {
  override class var interface: InterfaceIndex { .wlDisplay }

  public enum Event {
    /// The last event of a broken connection.
    case error(objectId: Proxy?, code: UInt32, message: String)
    /// The id of a destroyed object may be used again.
    case deleteId(id: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.error(objectId: arguments.object(0), code: arguments.uint(1), message: arguments.string(2)))
    case 1:
      onEvent?(.deleteId(id: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// Asks for a callback once all earlier requests are done.
  ///
  /// Its answer is the receipt that tells when a pipelined commit has left the compositor's queue.
  public func sync() -> WlCallback {
    return create(0, [.newID])
  }

  public func getRegistry() -> WlRegistry {
    return create(1, [.newID])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidObject: Error = Error(rawValue: 0)
    public static let invalidMethod: Error = Error(rawValue: 1)
    public static let noMemory: Error = Error(rawValue: 2)
    public static let implementation: Error = Error(rawValue: 3)
  }
}

public final class WlRegistry: Proxy {
  override class var interface: InterfaceIndex { .wlRegistry }

  public enum Event {
    case global(name: UInt32, interface: String, version: UInt32)
    /// The global is going; objects bound from it stay valid but mute.
    case globalRemove(name: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.global(name: arguments.uint(0), interface: arguments.string(1), version: arguments.uint(2)))
    case 1:
      onEvent?(.globalRemove(name: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// Makes an object for a global.
  ///
  /// Ask for no more than the version that was advertised, or the connection ends.
  ///
  /// The version is what the compositor offers; more than is generated here is never asked for.
  public func bind<Created: Proxy>(_ type: Created.Type, name: UInt32, version: UInt32) -> Created {
    let version = min(version, Created.interfaceVersion)
    return create(0, version: version, [.uint(name), .interfaceName(type), .uint(version), .newID])
  }
}

/// An object that answers once and is gone.
public final class WlCallback: Proxy {
  override class var interface: InterfaceIndex { .wlCallback }

  public enum Event {
    case done(callbackData: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Event.done(callbackData: arguments.uint(0))
      let handler = onEvent
      forget()
      handler?(message)
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }
}

public final class WlCompositor: Proxy {
  override class var interface: InterfaceIndex { .wlCompositor }

  public func createSurface() -> WlSurface {
    return create(0, [.newID])
  }

  public func createRegion() -> WlRegion {
    return create(1, [.newID])
  }
}

/// A shared file from which buffers are cut.
public final class WlShmPool: Proxy {
  override class var interface: InterfaceIndex { .wlShmPool }

  public func createBuffer(offset: Int32, width: Int32, height: Int32, stride: Int32, format: WlShm.Format) -> WlBuffer {
    return create(0, [.newID, .int(offset), .int(width), .int(height), .int(stride), .uint(format.rawValue)])
  }

  /// The pool goes, its buffers keep the memory.
  public func destroy() {
    end(1, [])
  }

  /// A pool can only grow.
  public func resize(size: Int32) {
    send(2, [.int(size)])
  }
}

public final class WlShm: Proxy {
  override class var interface: InterfaceIndex { .wlShm }

  public enum Event {
    case format(format: WlShm.Format)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.format(format: .init(rawValue: arguments.uint(0))))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// Makes a pool of `size` bytes from a file.
  ///
  /// The compositor maps the file; a file shorter than the pool is an error when it reads.
  public func createPool(fd: Int32, size: Int32) -> WlShmPool {
    return create(0, [.newID, .fileDescriptor(fd), .int(size)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidFormat: Error = Error(rawValue: 0)
    public static let invalidStride: Error = Error(rawValue: 1)
    public static let invalidFd: Error = Error(rawValue: 2)
  }

  /// Pixel formats that every compositor takes.
  ///
  /// Values other than these two are fourcc codes, which a keyboard has no use for.
  public struct Format: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// 32 bits, alpha in the highest byte, colours premultiplied.
    public static let argb8888: Format = Format(rawValue: 0)
    /// 32 bits, the highest byte ignored.
    public static let xrgb8888: Format = Format(rawValue: 1)
  }
}

public final class WlBuffer: Proxy {
  override class var interface: InterfaceIndex { .wlBuffer }

  public enum Event {
    /// The compositor reads no more, the memory may be drawn on again.
    case release
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.release)
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }
}

/// A rectangle of pixels with a role.
///
/// Everything set on it waits for the next commit.
public final class WlSurface: Proxy {
  override class var interface: InterfaceIndex { .wlSurface }

  public enum Event {
    /// The surface is now on this output too.
    case enter(output: WlOutput?)
    /// The surface is no longer on this output.
    case leave(output: WlOutput?)
    /// The whole-numbered scale that looks best here.
    ///
    /// (since version 6)
    case preferredBufferScale(factor: Int32)
    /// (since version 6)
    case preferredBufferTransform(transform: WlOutput.Transform)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.enter(output: arguments.object(0)))
    case 1:
      onEvent?(.leave(output: arguments.object(0)))
    case 2:
      onEvent?(.preferredBufferScale(factor: arguments.int(0)))
    case 3:
      onEvent?(.preferredBufferTransform(transform: .init(rawValue: arguments.uint(0))))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }

  /// The pixels to show after the next commit.
  ///
  /// Null hides the surface. From version 5 on x and y must be zero.
  public func attach(buffer: WlBuffer?, x: Int32, y: Int32) {
    send(1, [.object(buffer), .int(x), .int(y)])
  }

  /// Marks changed pixels in surface units; prefer damage_buffer.
  public func damage(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(2, [.int(x), .int(y), .int(width), .int(height)])
  }

  /// Asks to be told when drawing the next frame makes sense.
  ///
  /// No answer comes while the surface is invisible, so none may be outstanding at hiding.
  public func frame() -> WlCallback {
    return create(3, [.newID])
  }

  /// Where nothing shines through; null for nowhere.
  public func setOpaqueRegion(region: WlRegion?) {
    send(4, [.object(region)])
  }

  /// Where touches count; null for everywhere.
  ///
  /// The keys take touches, the headroom above them does not.
  public func setInputRegion(region: WlRegion?) {
    send(5, [.object(region)])
  }

  /// Makes everything that was set since the last commit true at once.
  public func commit() {
    send(6, [])
  }

  /// (since version 2)
  public func setBufferTransform(transform: WlOutput.Transform) {
    send(7, since: 2, [.uint(transform.rawValue)])
  }

  /// Buffer pixels per surface unit, at least 1.
  ///
  /// (since version 3)
  public func setBufferScale(scale: Int32) {
    send(8, since: 3, [.int(scale)])
  }

  /// Marks changed pixels in buffer units.
  ///
  /// (since version 4)
  public func damageBuffer(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(9, since: 4, [.int(x), .int(y), .int(width), .int(height)])
  }

  /// (since version 5)
  public func offset(x: Int32, y: Int32) {
    send(10, since: 5, [.int(x), .int(y)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidScale: Error = Error(rawValue: 0)
    public static let invalidTransform: Error = Error(rawValue: 1)
    public static let invalidSize: Error = Error(rawValue: 2)
    public static let invalidOffset: Error = Error(rawValue: 3)
    public static let defunctRoleObject: Error = Error(rawValue: 4)
  }
}

/// The hands of one user.
public final class WlSeat: Proxy {
  override class var interface: InterfaceIndex { .wlSeat }

  public enum Event {
    /// Which devices exist now.
    ///
    /// Comes again at each change, so the same set may be repeated.
    case capabilities(capabilities: WlSeat.Capability)
    /// (since version 2)
    case name(name: String)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.capabilities(capabilities: .init(rawValue: arguments.uint(0))))
    case 1:
      onEvent?(.name(name: arguments.string(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func getPointer() -> WlPointer {
    return create(0, [.newID])
  }

  public func getKeyboard() -> WlKeyboard {
    return create(1, [.newID])
  }

  /// Is an error on a seat that never had touch.
  public func getTouch() -> WlTouch {
    return create(2, [.newID])
  }

  /// (since version 5)
  public func release() {
    end(3, since: 5, [])
  }

  public struct Capability: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let pointer_: Capability = Capability(rawValue: 1)
    public static let keyboard: Capability = Capability(rawValue: 2)
    public static let touch: Capability = Capability(rawValue: 4)
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let missingCapability: Error = Error(rawValue: 0)
  }
}

public final class WlPointer: Proxy {
  override class var interface: InterfaceIndex { .wlPointer }

  public enum Event {
    case enter(serial: UInt32, surface: WlSurface?, surfaceX: Double, surfaceY: Double)
    case leave(serial: UInt32, surface: WlSurface?)
    case motion(time: UInt32, surfaceX: Double, surfaceY: Double)
    case button(serial: UInt32, time: UInt32, button: UInt32, state: WlPointer.ButtonState)
    case axis(time: UInt32, axis: WlPointer.Axis, value: Double)
    /// Ends a group of events that belong together.
    ///
    /// (since version 5)
    case frame
    /// (since version 5)
    case axisSource(axisSource: WlPointer.AxisSource)
    /// (since version 5)
    case axisStop(time: UInt32, axis: WlPointer.Axis)
    /// Since version 8 axis_value120 comes instead.
    ///
    /// (since version 5)
    ///
    /// `discrete`: Whole steps of the wheel.
    case axisDiscrete(axis: WlPointer.Axis, discrete: Int32)
    /// (since version 8)
    ///
    /// `value120`: 120 is one step of the wheel.
    case axisValue120(axis: WlPointer.Axis, value120: Int32)
    /// (since version 9)
    case axisRelativeDirection(axis: WlPointer.Axis, direction: WlPointer.AxisRelativeDirection)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.enter(serial: arguments.uint(0), surface: arguments.object(1), surfaceX: arguments.fixed(2), surfaceY: arguments.fixed(3)))
    case 1:
      onEvent?(.leave(serial: arguments.uint(0), surface: arguments.object(1)))
    case 2:
      onEvent?(.motion(time: arguments.uint(0), surfaceX: arguments.fixed(1), surfaceY: arguments.fixed(2)))
    case 3:
      onEvent?(.button(serial: arguments.uint(0), time: arguments.uint(1), button: arguments.uint(2), state: .init(rawValue: arguments.uint(3))))
    case 4:
      onEvent?(.axis(time: arguments.uint(0), axis: .init(rawValue: arguments.uint(1)), value: arguments.fixed(2)))
    case 5:
      onEvent?(.frame)
    case 6:
      onEvent?(.axisSource(axisSource: .init(rawValue: arguments.uint(0))))
    case 7:
      onEvent?(.axisStop(time: arguments.uint(0), axis: .init(rawValue: arguments.uint(1))))
    case 8:
      onEvent?(.axisDiscrete(axis: .init(rawValue: arguments.uint(0)), discrete: arguments.int(1)))
    case 9:
      onEvent?(.axisValue120(axis: .init(rawValue: arguments.uint(0)), value120: arguments.int(1)))
    case 10:
      onEvent?(.axisRelativeDirection(axis: .init(rawValue: arguments.uint(0)), direction: .init(rawValue: arguments.uint(1))))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// The image over our surface.
  ///
  /// Owed after each enter, with the serial of that enter; a null surface hides the pointer.
  public func setCursor(serial: UInt32, surface: WlSurface?, hotspotX: Int32, hotspotY: Int32) {
    send(0, [.uint(serial), .object(surface), .int(hotspotX), .int(hotspotY)])
  }

  /// (since version 3)
  public func release() {
    end(1, since: 3, [])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let role: Error = Error(rawValue: 0)
  }

  public struct ButtonState: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let released: ButtonState = ButtonState(rawValue: 0)
    public static let pressed: ButtonState = ButtonState(rawValue: 1)
  }

  public struct Axis: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let verticalScroll: Axis = Axis(rawValue: 0)
    public static let horizontalScroll: Axis = Axis(rawValue: 1)
  }

  public struct AxisSource: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let wheel: AxisSource = AxisSource(rawValue: 0)
    public static let finger: AxisSource = AxisSource(rawValue: 1)
    public static let continuous: AxisSource = AxisSource(rawValue: 2)
    /// (since version 6)
    public static let wheelTilt: AxisSource = AxisSource(rawValue: 3)
  }

  public struct AxisRelativeDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let identical: AxisRelativeDirection = AxisRelativeDirection(rawValue: 0)
    public static let inverted: AxisRelativeDirection = AxisRelativeDirection(rawValue: 1)
  }
}

public final class WlKeyboard: Proxy {
  override class var interface: InterfaceIndex { .wlKeyboard }

  public enum Event {
    /// The layout as a file.
    ///
    /// The receiver closes the file, also when it has no use for it.
    case keymap(format: WlKeyboard.KeymapFormat, fd: FileDescriptor, size: UInt32)
    case enter(serial: UInt32, surface: WlSurface?, keys: [UInt8])
    case leave(serial: UInt32, surface: WlSurface?)
    /// `key`: Evdev code: the xkb code less 8.
    case key(serial: UInt32, time: UInt32, key: UInt32, state: WlKeyboard.KeyState)
    case modifiers(serial: UInt32, modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32)
    /// (since version 4)
    ///
    /// `rate`: Repeats in a second, 0 for none.
    ///
    /// `delay`: Milliseconds before the first repeat.
    case repeatInfo(rate: Int32, delay: Int32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Event.keymap(format: .init(rawValue: arguments.uint(0)), fd: arguments.fileDescriptor(1), size: arguments.uint(2))
      onEvent?(message)
    case 1:
      onEvent?(.enter(serial: arguments.uint(0), surface: arguments.object(1), keys: arguments.array(2)))
    case 2:
      onEvent?(.leave(serial: arguments.uint(0), surface: arguments.object(1)))
    case 3:
      onEvent?(.key(serial: arguments.uint(0), time: arguments.uint(1), key: arguments.uint(2), state: .init(rawValue: arguments.uint(3))))
    case 4:
      onEvent?(.modifiers(serial: arguments.uint(0), modsDepressed: arguments.uint(1), modsLatched: arguments.uint(2), modsLocked: arguments.uint(3), group: arguments.uint(4)))
    case 5:
      onEvent?(.repeatInfo(rate: arguments.int(0), delay: arguments.int(1)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// (since version 3)
  public func release() {
    end(0, since: 3, [])
  }

  public struct KeymapFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keys are raw codes.
    public static let noKeymap: KeymapFormat = KeymapFormat(rawValue: 0)
    /// Text of libxkbcommon's format 1, ending in NUL.
    public static let xkbV1: KeymapFormat = KeymapFormat(rawValue: 1)
  }

  public struct KeyState: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let released: KeyState = KeyState(rawValue: 0)
    public static let pressed: KeyState = KeyState(rawValue: 1)
  }
}

/// Fingers.
///
/// Points are gathered until `frame` and acted on together. A finger that slides off the surface stays with
/// it.
public final class WlTouch: Proxy {
  override class var interface: InterfaceIndex { .wlTouch }

  public enum Event {
    /// `id`: Names the finger until its up.
    case down(serial: UInt32, time: UInt32, surface: WlSurface?, id: Int32, x: Double, y: Double)
    /// A finger lifts where it last was.
    case up(serial: UInt32, time: UInt32, id: Int32)
    case motion(time: UInt32, id: Int32, x: Double, y: Double)
    /// Ends a group of events that belong together.
    case frame
    /// The compositor took all fingers away.
    ///
    /// None of them types, repeats end.
    case cancel
    /// (since version 6)
    case shape(id: Int32, major: Double, minor: Double)
    /// (since version 6)
    case orientation(id: Int32, orientation: Double)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.down(serial: arguments.uint(0), time: arguments.uint(1), surface: arguments.object(2), id: arguments.int(3), x: arguments.fixed(4), y: arguments.fixed(5)))
    case 1:
      onEvent?(.up(serial: arguments.uint(0), time: arguments.uint(1), id: arguments.int(2)))
    case 2:
      onEvent?(.motion(time: arguments.uint(0), id: arguments.int(1), x: arguments.fixed(2), y: arguments.fixed(3)))
    case 3:
      onEvent?(.frame)
    case 4:
      onEvent?(.cancel)
    case 5:
      onEvent?(.shape(id: arguments.int(0), major: arguments.fixed(1), minor: arguments.fixed(2)))
    case 6:
      onEvent?(.orientation(id: arguments.int(0), orientation: arguments.fixed(1)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// (since version 3)
  public func release() {
    end(0, since: 3, [])
  }
}

public final class WlOutput: Proxy {
  override class var interface: InterfaceIndex { .wlOutput }

  public enum Event {
    /// `physical_width`: Millimetres, 0 when unknown.
    ///
    /// `physical_height`: Millimetres, 0 when unknown.
    case geometry(x: Int32, y: Int32, physicalWidth: Int32, physicalHeight: Int32, subpixel: WlOutput.Subpixel, make: String, model: String, transform: WlOutput.Transform)
    /// `refresh`: Thousandths of a hertz.
    case mode(flags: WlOutput.Mode, width: Int32, height: Int32, refresh: Int32)
    /// The properties sent before belong together.
    ///
    /// (since version 2)
    case done
    /// Whole-numbered scale of the output, 1 unless told.
    ///
    /// (since version 2)
    case scale(factor: Int32)
    /// (since version 4)
    case name(name: String)
    /// (since version 4)
    case description(description: String)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.geometry(x: arguments.int(0), y: arguments.int(1), physicalWidth: arguments.int(2), physicalHeight: arguments.int(3), subpixel: .init(rawValue: arguments.uint(4)), make: arguments.string(5), model: arguments.string(6), transform: .init(rawValue: arguments.uint(7))))
    case 1:
      onEvent?(.mode(flags: .init(rawValue: arguments.uint(0)), width: arguments.int(1), height: arguments.int(2), refresh: arguments.int(3)))
    case 2:
      onEvent?(.done)
    case 3:
      onEvent?(.scale(factor: arguments.int(0)))
    case 4:
      onEvent?(.name(name: arguments.string(0)))
    case 5:
      onEvent?(.description(description: arguments.string(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// (since version 3)
  public func release() {
    end(0, since: 3, [])
  }

  public struct Subpixel: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let unknown: Subpixel = Subpixel(rawValue: 0)
    public static let none: Subpixel = Subpixel(rawValue: 1)
    public static let horizontalRgb: Subpixel = Subpixel(rawValue: 2)
    public static let horizontalBgr: Subpixel = Subpixel(rawValue: 3)
    public static let verticalRgb: Subpixel = Subpixel(rawValue: 4)
    public static let verticalBgr: Subpixel = Subpixel(rawValue: 5)
  }

  public struct Transform: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let normal: Transform = Transform(rawValue: 0)
    public static let _90: Transform = Transform(rawValue: 1)
    public static let _180: Transform = Transform(rawValue: 2)
    public static let _270: Transform = Transform(rawValue: 3)
    public static let flipped: Transform = Transform(rawValue: 4)
    public static let flipped90: Transform = Transform(rawValue: 5)
    public static let flipped180: Transform = Transform(rawValue: 6)
    public static let flipped270: Transform = Transform(rawValue: 7)
  }

  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let current: Mode = Mode(rawValue: 1)
    public static let preferred: Mode = Mode(rawValue: 2)
  }
}

public final class WlRegion: Proxy {
  override class var interface: InterfaceIndex { .wlRegion }

  public func destroy() {
    end(0, [])
  }

  public func add(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(1, [.int(x), .int(y), .int(width), .int(height)])
  }

  public func subtract(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(2, [.int(x), .int(y), .int(width), .int(height)])
  }
}

extension InterfaceDescription {
  static let wlDisplay = InterfaceDescription(
    name: "wl_display", version: 1,
    requests: [
      .init("sync", "n", [.wlCallback]),
      .init("get_registry", "n", [.wlRegistry]),
    ],
    events: [
      .init("error", "ous"),
      .init("delete_id", "u"),
    ])
  static let wlRegistry = InterfaceDescription(
    name: "wl_registry", version: 1,
    requests: [
      .init("bind", "usun"),
    ],
    events: [
      .init("global", "usu"),
      .init("global_remove", "u"),
    ])
  static let wlCallback = InterfaceDescription(
    name: "wl_callback", version: 1,
    requests: [],
    events: [
      .init("done", "u"),
    ])
  static let wlCompositor = InterfaceDescription(
    name: "wl_compositor", version: 6,
    requests: [
      .init("create_surface", "n", [.wlSurface]),
      .init("create_region", "n", [.wlRegion]),
    ],
    events: [])
  static let wlShmPool = InterfaceDescription(
    name: "wl_shm_pool", version: 1,
    requests: [
      .init("create_buffer", "niiiiu", [.wlBuffer, nil, nil, nil, nil, nil]),
      .init("destroy", ""),
      .init("resize", "i"),
    ],
    events: [])
  static let wlShm = InterfaceDescription(
    name: "wl_shm", version: 1,
    requests: [
      .init("create_pool", "nhi", [.wlShmPool, nil, nil]),
    ],
    events: [
      .init("format", "u"),
    ])
  static let wlBuffer = InterfaceDescription(
    name: "wl_buffer", version: 1,
    requests: [
      .init("destroy", ""),
    ],
    events: [
      .init("release", ""),
    ])
  static let wlSurface = InterfaceDescription(
    name: "wl_surface", version: 6,
    requests: [
      .init("destroy", ""),
      .init("attach", "?oii", [.wlBuffer, nil, nil]),
      .init("damage", "iiii"),
      .init("frame", "n", [.wlCallback]),
      .init("set_opaque_region", "?o", [.wlRegion]),
      .init("set_input_region", "?o", [.wlRegion]),
      .init("commit", ""),
      .init("set_buffer_transform", "2i"),
      .init("set_buffer_scale", "3i"),
      .init("damage_buffer", "4iiii"),
      .init("offset", "5ii"),
    ],
    events: [
      .init("enter", "o", [.wlOutput]),
      .init("leave", "o", [.wlOutput]),
      .init("preferred_buffer_scale", "6i"),
      .init("preferred_buffer_transform", "6u"),
    ])
  static let wlSeat = InterfaceDescription(
    name: "wl_seat", version: 9,
    requests: [
      .init("get_pointer", "n", [.wlPointer]),
      .init("get_keyboard", "n", [.wlKeyboard]),
      .init("get_touch", "n", [.wlTouch]),
      .init("release", "5"),
    ],
    events: [
      .init("capabilities", "u"),
      .init("name", "2s"),
    ])
  static let wlPointer = InterfaceDescription(
    name: "wl_pointer", version: 9,
    requests: [
      .init("set_cursor", "u?oii", [nil, .wlSurface, nil, nil]),
      .init("release", "3"),
    ],
    events: [
      .init("enter", "uoff", [nil, .wlSurface, nil, nil]),
      .init("leave", "uo", [nil, .wlSurface]),
      .init("motion", "uff"),
      .init("button", "uuuu"),
      .init("axis", "uuf"),
      .init("frame", "5"),
      .init("axis_source", "5u"),
      .init("axis_stop", "5uu"),
      .init("axis_discrete", "5ui"),
      .init("axis_value120", "8ui"),
      .init("axis_relative_direction", "9uu"),
    ])
  static let wlKeyboard = InterfaceDescription(
    name: "wl_keyboard", version: 9,
    requests: [
      .init("release", "3"),
    ],
    events: [
      .init("keymap", "uhu"),
      .init("enter", "uoa", [nil, .wlSurface, nil]),
      .init("leave", "uo", [nil, .wlSurface]),
      .init("key", "uuuu"),
      .init("modifiers", "uuuuu"),
      .init("repeat_info", "4ii"),
    ])
  static let wlTouch = InterfaceDescription(
    name: "wl_touch", version: 9,
    requests: [
      .init("release", "3"),
    ],
    events: [
      .init("down", "uuoiff", [nil, nil, .wlSurface, nil, nil, nil]),
      .init("up", "uui"),
      .init("motion", "uiff"),
      .init("frame", ""),
      .init("cancel", ""),
      .init("shape", "6iff"),
      .init("orientation", "6if"),
    ])
  static let wlOutput = InterfaceDescription(
    name: "wl_output", version: 4,
    requests: [
      .init("release", "3"),
    ],
    events: [
      .init("geometry", "iiiiissi"),
      .init("mode", "uiii"),
      .init("done", "2"),
      .init("scale", "2i"),
      .init("name", "4s"),
      .init("description", "4s"),
    ])
  static let wlRegion = InterfaceDescription(
    name: "wl_region", version: 1,
    requests: [
      .init("destroy", ""),
      .init("add", "iiii"),
      .init("subtract", "iiii"),
    ],
    events: [])
}
