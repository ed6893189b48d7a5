// swift-format-ignore-file
// Made by wayland-swift from the protocol wayland. Do not edit.

public import Wayland

/// An object that answers once and is gone.
public final class WlCallbackResource: Resource {
  override class var interface: InterfaceIndex { .wlCallback }

  public func sendDone(callbackData: UInt32) {
    postLast(0, [.uint(callbackData)])
  }
}

public final class WlCompositorResource: Resource {
  override class var interface: InterfaceIndex { .wlCompositor }

  public enum Request {
    case createSurface(id: WlSurfaceResource)
    case createRegion(id: WlRegionResource)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.createSurface(id: adopt(arguments, 0))
      onRequest?(message)
    case 1:
      let message = Request.createRegion(id: adopt(arguments, 0))
      onRequest?(message)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}

/// A shared file from which buffers are cut.
public final class WlShmPoolResource: Resource {
  override class var interface: InterfaceIndex { .wlShmPool }

  public enum Request {
    case createBuffer(id: WlBufferResource, offset: Int32, width: Int32, height: Int32, stride: Int32, format: WlShm.Format)
    /// The pool goes, its buffers keep the memory.
    case destroy
    /// A pool can only grow.
    case resize(size: Int32)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.createBuffer(id: adopt(arguments, 0), offset: arguments.int(1), width: arguments.int(2), height: arguments.int(3), stride: arguments.int(4), format: .init(rawValue: arguments.uint(5)))
      onRequest?(message)
    case 1:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 2:
      onRequest?(.resize(size: arguments.int(0)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}

public final class WlShmResource: Resource {
  override class var interface: InterfaceIndex { .wlShm }

  public enum Request {
    /// Makes a pool of `size` bytes from a file.
    ///
    /// The compositor maps the file; a file shorter than the pool is an error when it reads.
    case createPool(id: WlShmPoolResource, fd: FileDescriptor, size: Int32)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.createPool(id: adopt(arguments, 0), fd: arguments.fileDescriptor(1), size: arguments.int(2))
      onRequest?(message)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  public func sendFormat(format: WlShm.Format) {
    post(0, [.uint(format.rawValue)])
  }
}

public final class WlBufferResource: Resource {
  override class var interface: InterfaceIndex { .wlBuffer }

  public enum Request {
    case destroy
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// The compositor reads no more, the memory may be drawn on again.
  public func sendRelease() {
    post(0, [])
  }
}

/// A rectangle of pixels with a role.
///
/// Everything set on it waits for the next commit.
public final class WlSurfaceResource: Resource {
  override class var interface: InterfaceIndex { .wlSurface }

  public enum Request {
    case destroy
    /// The pixels to show after the next commit.
    ///
    /// Null hides the surface. From version 5 on x and y must be zero.
    case attach(buffer: WlBufferResource?, x: Int32, y: Int32)
    /// Marks changed pixels in surface units; prefer damage_buffer.
    case damage(x: Int32, y: Int32, width: Int32, height: Int32)
    /// Asks to be told when drawing the next frame makes sense.
    ///
    /// No answer comes while the surface is invisible, so none may be outstanding at hiding.
    case frame(callback: WlCallbackResource)
    /// Where nothing shines through; null for nowhere.
    case setOpaqueRegion(region: WlRegionResource?)
    /// Where touches count; null for everywhere.
    ///
    /// The keys take touches, the headroom above them does not.
    case setInputRegion(region: WlRegionResource?)
    /// Makes everything that was set since the last commit true at once.
    case commit
    /// (since version 2)
    case setBufferTransform(transform: WlOutput.Transform)
    /// Buffer pixels per surface unit, at least 1.
    ///
    /// (since version 3)
    case setBufferScale(scale: Int32)
    /// Marks changed pixels in buffer units.
    ///
    /// (since version 4)
    case damageBuffer(x: Int32, y: Int32, width: Int32, height: Int32)
    /// (since version 5)
    case offset(x: Int32, y: Int32)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 1:
      onRequest?(.attach(buffer: arguments.object(0), x: arguments.int(1), y: arguments.int(2)))
    case 2:
      onRequest?(.damage(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    case 3:
      let message = Request.frame(callback: adopt(arguments, 0))
      onRequest?(message)
    case 4:
      onRequest?(.setOpaqueRegion(region: arguments.object(0)))
    case 5:
      onRequest?(.setInputRegion(region: arguments.object(0)))
    case 6:
      onRequest?(.commit)
    case 7:
      onRequest?(.setBufferTransform(transform: .init(rawValue: arguments.uint(0))))
    case 8:
      onRequest?(.setBufferScale(scale: arguments.int(0)))
    case 9:
      onRequest?(.damageBuffer(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    case 10:
      onRequest?(.offset(x: arguments.int(0), y: arguments.int(1)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// The surface is now on this output too.
  public func sendEnter(output: WlOutputResource) {
    post(0, [.object(output)])
  }

  /// The surface is no longer on this output.
  public func sendLeave(output: WlOutputResource) {
    post(1, [.object(output)])
  }

  /// The whole-numbered scale that looks best here.
  ///
  /// (since version 6)
  public func sendPreferredBufferScale(factor: Int32) {
    post(2, since: 6, [.int(factor)])
  }

  /// (since version 6)
  public func sendPreferredBufferTransform(transform: WlOutput.Transform) {
    post(3, since: 6, [.uint(transform.rawValue)])
  }
}

/// The hands of one user.
public final class WlSeatResource: Resource {
  override class var interface: InterfaceIndex { .wlSeat }

  public enum Request {
    case getPointer(id: WlPointerResource)
    case getKeyboard(id: WlKeyboardResource)
    /// Is an error on a seat that never had touch.
    case getTouch(id: WlTouchResource)
    /// (since version 5)
    case release
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.getPointer(id: adopt(arguments, 0))
      onRequest?(message)
    case 1:
      let message = Request.getKeyboard(id: adopt(arguments, 0))
      onRequest?(message)
    case 2:
      let message = Request.getTouch(id: adopt(arguments, 0))
      onRequest?(message)
    case 3:
      let message = Request.release
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// Which devices exist now.
  ///
  /// Comes again at each change, so the same set may be repeated.
  public func sendCapabilities(capabilities: WlSeat.Capability) {
    post(0, [.uint(capabilities.rawValue)])
  }

  /// (since version 2)
  public func sendName(name: String) {
    withWireString(name) { name in
      post(1, since: 2, [.string(name)])
    }
  }
}

public final class WlPointerResource: Resource {
  override class var interface: InterfaceIndex { .wlPointer }

  public enum Request {
    /// The image over our surface.
    ///
    /// Owed after each enter, with the serial of that enter; a null surface hides the pointer.
    case setCursor(serial: UInt32, surface: WlSurfaceResource?, hotspotX: Int32, hotspotY: Int32)
    /// (since version 3)
    case release
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onRequest?(.setCursor(serial: arguments.uint(0), surface: arguments.object(1), hotspotX: arguments.int(2), hotspotY: arguments.int(3)))
    case 1:
      let message = Request.release
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  public func sendEnter(serial: UInt32, surface: WlSurfaceResource, surfaceX: Double, surfaceY: Double) {
    post(0, [.uint(serial), .object(surface), .fixed(surfaceX), .fixed(surfaceY)])
  }

  public func sendLeave(serial: UInt32, surface: WlSurfaceResource) {
    post(1, [.uint(serial), .object(surface)])
  }

  public func sendMotion(time: UInt32, surfaceX: Double, surfaceY: Double) {
    post(2, [.uint(time), .fixed(surfaceX), .fixed(surfaceY)])
  }

  public func sendButton(serial: UInt32, time: UInt32, button: UInt32, state: WlPointer.ButtonState) {
    post(3, [.uint(serial), .uint(time), .uint(button), .uint(state.rawValue)])
  }

  public func sendAxis(time: UInt32, axis: WlPointer.Axis, value: Double) {
    post(4, [.uint(time), .uint(axis.rawValue), .fixed(value)])
  }

  /// Ends a group of events that belong together.
  ///
  /// (since version 5)
  public func sendFrame() {
    post(5, since: 5, [])
  }

  /// (since version 5)
  public func sendAxisSource(axisSource: WlPointer.AxisSource) {
    post(6, since: 5, [.uint(axisSource.rawValue)])
  }

  /// (since version 5)
  public func sendAxisStop(time: UInt32, axis: WlPointer.Axis) {
    post(7, since: 5, [.uint(time), .uint(axis.rawValue)])
  }

  /// Since version 8 axis_value120 comes instead.
  ///
  /// (since version 5)
  ///
  /// - Parameter discrete: Whole steps of the wheel.
  public func sendAxisDiscrete(axis: WlPointer.Axis, discrete: Int32) {
    post(8, since: 5, [.uint(axis.rawValue), .int(discrete)])
  }

  /// (since version 8)
  ///
  /// - Parameter value120: 120 is one step of the wheel.
  public func sendAxisValue120(axis: WlPointer.Axis, value120: Int32) {
    post(9, since: 8, [.uint(axis.rawValue), .int(value120)])
  }

  /// (since version 9)
  public func sendAxisRelativeDirection(axis: WlPointer.Axis, direction: WlPointer.AxisRelativeDirection) {
    post(10, since: 9, [.uint(axis.rawValue), .uint(direction.rawValue)])
  }
}

public final class WlKeyboardResource: Resource {
  override class var interface: InterfaceIndex { .wlKeyboard }

  public enum Request {
    /// (since version 3)
    case release
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.release
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// The layout as a file.
  ///
  /// The receiver closes the file, also when it has no use for it.
  public func sendKeymap(format: WlKeyboard.KeymapFormat, fd: Int32, size: UInt32) {
    post(0, [.uint(format.rawValue), .fileDescriptor(fd), .uint(size)])
  }

  public func sendEnter(serial: UInt32, surface: WlSurfaceResource, keys: [UInt8]) {
    withWireArray(keys) { keys in
      post(1, [.uint(serial), .object(surface), .array(keys)])
    }
  }

  public func sendLeave(serial: UInt32, surface: WlSurfaceResource) {
    post(2, [.uint(serial), .object(surface)])
  }

  /// - Parameter key: Evdev code: the xkb code less 8.
  public func sendKey(serial: UInt32, time: UInt32, key: UInt32, state: WlKeyboard.KeyState) {
    post(3, [.uint(serial), .uint(time), .uint(key), .uint(state.rawValue)])
  }

  public func sendModifiers(serial: UInt32, modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32) {
    post(4, [.uint(serial), .uint(modsDepressed), .uint(modsLatched), .uint(modsLocked), .uint(group)])
  }

  /// (since version 4)
  ///
  /// - Parameter rate: Repeats in a second, 0 for none.
  /// - Parameter delay: Milliseconds before the first repeat.
  public func sendRepeatInfo(rate: Int32, delay: Int32) {
    post(5, since: 4, [.int(rate), .int(delay)])
  }
}

/// Fingers.
///
/// Points are gathered until `frame` and acted on together. A finger that slides off the surface stays with
/// it.
public final class WlTouchResource: Resource {
  override class var interface: InterfaceIndex { .wlTouch }

  public enum Request {
    /// (since version 3)
    case release
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.release
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// - Parameter id: Names the finger until its up.
  public func sendDown(serial: UInt32, time: UInt32, surface: WlSurfaceResource, id: Int32, x: Double, y: Double) {
    post(0, [.uint(serial), .uint(time), .object(surface), .int(id), .fixed(x), .fixed(y)])
  }

  /// A finger lifts where it last was.
  public func sendUp(serial: UInt32, time: UInt32, id: Int32) {
    post(1, [.uint(serial), .uint(time), .int(id)])
  }

  public func sendMotion(time: UInt32, id: Int32, x: Double, y: Double) {
    post(2, [.uint(time), .int(id), .fixed(x), .fixed(y)])
  }

  /// Ends a group of events that belong together.
  public func sendFrame() {
    post(3, [])
  }

  /// The compositor took all fingers away.
  ///
  /// None of them types, repeats end.
  public func sendCancel() {
    post(4, [])
  }

  /// (since version 6)
  public func sendShape(id: Int32, major: Double, minor: Double) {
    post(5, since: 6, [.int(id), .fixed(major), .fixed(minor)])
  }

  /// (since version 6)
  public func sendOrientation(id: Int32, orientation: Double) {
    post(6, since: 6, [.int(id), .fixed(orientation)])
  }
}

public final class WlOutputResource: Resource {
  override class var interface: InterfaceIndex { .wlOutput }

  public enum Request {
    /// (since version 3)
    case release
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.release
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// - Parameter physicalWidth: Millimetres, 0 when unknown.
  /// - Parameter physicalHeight: Millimetres, 0 when unknown.
  public func sendGeometry(x: Int32, y: Int32, physicalWidth: Int32, physicalHeight: Int32, subpixel: WlOutput.Subpixel, make: String, model: String, transform: WlOutput.Transform) {
    withWireString(make) { make in
      withWireString(model) { model in
        post(0, [.int(x), .int(y), .int(physicalWidth), .int(physicalHeight), .uint(subpixel.rawValue), .string(make), .string(model), .uint(transform.rawValue)])
      }
    }
  }

  /// - Parameter refresh: Thousandths of a hertz.
  public func sendMode(flags: WlOutput.Mode, width: Int32, height: Int32, refresh: Int32) {
    post(1, [.uint(flags.rawValue), .int(width), .int(height), .int(refresh)])
  }

  /// The properties sent before belong together.
  ///
  /// (since version 2)
  public func sendDone() {
    post(2, since: 2, [])
  }

  /// Whole-numbered scale of the output, 1 unless told.
  ///
  /// (since version 2)
  public func sendScale(factor: Int32) {
    post(3, since: 2, [.int(factor)])
  }

  /// (since version 4)
  public func sendName(name: String) {
    withWireString(name) { name in
      post(4, since: 4, [.string(name)])
    }
  }

  /// (since version 4)
  public func sendDescription(description: String) {
    withWireString(description) { description in
      post(5, since: 4, [.string(description)])
    }
  }
}

public final class WlRegionResource: Resource {
  override class var interface: InterfaceIndex { .wlRegion }

  public enum Request {
    case destroy
    case add(x: Int32, y: Int32, width: Int32, height: Int32)
    case subtract(x: Int32, y: Int32, width: Int32, height: Int32)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 1:
      onRequest?(.add(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    case 2:
      onRequest?(.subtract(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}
