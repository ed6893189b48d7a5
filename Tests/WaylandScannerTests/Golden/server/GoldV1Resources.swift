// swift-format-ignore-file
// Made by wayland-swift from the protocol gold_v1. Do not edit.

public import Wayland

/// A summary over two lines, with <marks> & "quotes" 🙂.
///
/// The first paragraph, in two lines.
///
/// */ The second one. <raw> &
public final class GoldMineV1Resource: Resource {
  override class var interface: InterfaceIndex { .goldMineV1 }

  public enum Request {
    case destroy
    /// (since version 2)
    ///
    /// `reason`: Why; null for no reason.
    case release(reason: String?)
    /// A request with a keyword for a name.
    ///
    /// `in`: A keyword as well.
    case `repeat`(in: Int32, default: GoldMineV1.TypeValue)
    case id_
    /// Takes one of each.
    ///
    /// And says so.
    ///
    /// (since version 3)
    case everything(signed: Int32, unsigned: UInt32, flags: GoldMineV1.EventValue, signedType: GoldMineV1.TypeValue, ratio: Double, text: String, maybeText: String?, nugget: GoldNuggetV1Resource, maybeNugget: GoldNuggetV1Resource?, anything: Resource, made: GoldNuggetV1Resource, bytes: [UInt8], file: FileDescriptor)
    case dig(before: UInt32, interface: String, version: UInt32, object: UInt32, after: Int32)
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
      let message = Request.release(reason: arguments.optionalString(0))
      onRequest?(message)
      destroy()
    case 2:
      onRequest?(.`repeat`(in: arguments.int(0), default: .init(rawValue: arguments.uint(1))))
    case 3:
      onRequest?(.id_)
    case 4:
      let message = Request.everything(signed: arguments.int(0), unsigned: arguments.uint(1), flags: .init(rawValue: arguments.uint(2)), signedType: .init(rawValue: arguments.uint(3)), ratio: arguments.fixed(4), text: arguments.string(5), maybeText: arguments.optionalString(6), nugget: arguments.certainObject(7), maybeNugget: arguments.object(8), anything: arguments.certainObject(9), made: adopt(arguments, 10), bytes: arguments.array(11), file: arguments.fileDescriptor(12))
      onRequest?(message)
    case 5:
      onRequest?(.dig(before: arguments.uint(0), interface: arguments.string(1), version: arguments.uint(2), object: arguments.uint(3), after: arguments.int(4)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// Brings one of each.
  ///
  /// - Parameter text: Words.
  public func sendEverything(signed: Int32, unsigned: UInt32, flags: GoldMineV1.EventValue, signedType: GoldMineV1.TypeValue, ratio: Double, text: String, maybeText: String?, nugget: GoldNuggetV1Resource, maybeNugget: GoldNuggetV1Resource?, anything: Resource, bytes: [UInt8], file: Int32) {
    withWireString(text) { text in
      withWireString(maybeText) { maybeText in
        withWireArray(bytes) { bytes in
          post(0, [.int(signed), .uint(unsigned), .uint(flags.rawValue), .uint(signedType.rawValue), .fixed(ratio), .string(text), .string(maybeText), .object(nugget), .object(maybeNugget), .object(anything), .array(bytes), .fileDescriptor(file)])
        }
      }
    }
  }

  public func sendFound(label: String) -> GoldNuggetV1Resource? {
    guard let nugget = create(GoldNuggetV1Resource.self) else { return nil }
    withWireString(label) { label in
      post(1, [.object(nugget), .string(label)])
    }
    return nugget
  }

  /// (since version 4)
  public func sendIn(self_: UInt32) {
    post(2, since: 4, [.uint(self_)])
  }

  public func sendExhausted() {
    postLast(3, [])
  }
}

public final class GoldNuggetV1Resource: Resource {
  override class var interface: InterfaceIndex { .goldNuggetV1 }

  public enum Request {
    case weigh(callback: WlCallbackResource)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.weigh(callback: adopt(arguments, 0))
      onRequest?(message)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  public func sendWeight(kind: GoldMineV1.TypeValue) {
    post(0, [.uint(kind.rawValue)])
  }
}

public final class GoldDustV1Resource: Resource {
  override class var interface: InterfaceIndex { .goldDustV1 }
}
