// swift-format-ignore-file
// Made by wayland-swift from the protocol gold_v1. Do not edit.

/// A summary over two lines, with <marks> & "quotes" 🙂.
///
/// The first paragraph, in two lines.
///
/// */ The second one. <raw> &
public final class GoldMineV1: Proxy {
  override class var interface: InterfaceIndex { .goldMineV1 }

  public enum Event {
    /// Brings one of each.
    ///
    /// `text`: Words.
    case everything(signed: Int32, unsigned: UInt32, flags: GoldMineV1.EventValue, signedType: GoldMineV1.TypeValue, ratio: Double, text: String, maybeText: String?, nugget: GoldNuggetV1?, maybeNugget: GoldNuggetV1?, anything: Proxy?, bytes: [UInt8], file: FileDescriptor)
    case found(nugget: GoldNuggetV1, label: String)
    /// (since version 4)
    case `in`(self_: UInt32)
    case exhausted
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Event.everything(signed: arguments.int(0), unsigned: arguments.uint(1), flags: .init(rawValue: arguments.uint(2)), signedType: .init(rawValue: arguments.uint(3)), ratio: arguments.fixed(4), text: arguments.string(5), maybeText: arguments.optionalString(6), nugget: arguments.object(7), maybeNugget: arguments.object(8), anything: arguments.object(9), bytes: arguments.array(10), file: arguments.fileDescriptor(11))
      onEvent?(message)
    case 1:
      let message = Event.found(nugget: adopt(arguments, 0), label: arguments.string(1))
      onEvent?(message)
    case 2:
      onEvent?(.`in`(self_: arguments.uint(0)))
    case 3:
      let message = Event.exhausted
      let handler = onEvent
      forget()
      handler?(message)
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }

  /// (since version 2)
  ///
  /// - Parameter reason: Why; null for no reason.
  public func release(reason: String?) {
    withWireString(reason) { reason in
      end(1, since: 2, [.string(reason)])
    }
  }

  /// A request with a keyword for a name.
  ///
  /// - Parameter in: A keyword as well.
  public func `repeat`(in: Int32, default: GoldMineV1.TypeValue) {
    send(2, [.int(`in`), .uint(`default`.rawValue)])
  }

  public func id_() {
    send(3, [])
  }

  /// Takes one of each.
  ///
  /// And says so.
  ///
  /// (since version 3)
  public func everything(signed: Int32, unsigned: UInt32, flags: GoldMineV1.EventValue, signedType: GoldMineV1.TypeValue, ratio: Double, text: String, maybeText: String?, nugget: GoldNuggetV1, maybeNugget: GoldNuggetV1?, anything: Proxy, bytes: [UInt8], file: Int32) -> GoldNuggetV1 {
    return withWireString(text) { text in
      withWireString(maybeText) { maybeText in
        withWireArray(bytes) { bytes in
          create(4, since: 3, [.int(signed), .uint(unsigned), .uint(flags.rawValue), .uint(signedType.rawValue), .fixed(ratio), .string(text), .string(maybeText), .object(nugget), .object(maybeNugget), .object(anything), .newID, .array(bytes), .fileDescriptor(file)])
        }
      }
    }
  }

  /// The version is what the compositor offers; more than is generated here is never asked for.
  public func dig<Created: Proxy>(_ type: Created.Type, before: UInt32, after: Int32, version: UInt32) -> Created {
    let version = min(version, Created.interfaceVersion)
    return create(5, version: version, [.uint(before), .interfaceName(type), .uint(version), .newID, .int(after)])
  }

  /// Named as Swift names something else.
  public struct TypeValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A keyword.
    public static let `default`: TypeValue = TypeValue(rawValue: 0)
    /// Starts with a digit.
    public static let _90: TypeValue = TypeValue(rawValue: 1)
    public static let self_: TypeValue = TypeValue(rawValue: 16)
    /// (since version 2)
    public static let below: TypeValue = TypeValue(rawValue: 4294967295)
  }

  /// (since version 3)
  public struct EventValue: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: EventValue = []
    public static let leftSide: EventValue = EventValue(rawValue: 1)
    /// The highest bit.
    public static let rightSide: EventValue = EventValue(rawValue: 2147483648)
  }
}

public final class GoldNuggetV1: Proxy {
  override class var interface: InterfaceIndex { .goldNuggetV1 }

  public enum Event {
    case weight(kind: GoldMineV1.TypeValue)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.weight(kind: .init(rawValue: arguments.uint(0))))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func weigh() -> WlCallback {
    return create(0, [.newID])
  }
}

public final class GoldDustV1: Proxy {
  override class var interface: InterfaceIndex { .goldDustV1 }
}

extension InterfaceDescription {
  static let goldMineV1 = InterfaceDescription(
    name: "gold_mine_v1", version: 4,
    requests: [
      .init("destroy", ""),
      .init("release", "2?s"),
      .init("repeat", "iu"),
      .init("id", ""),
      .init("everything", "3iuuifs?so?oonah", [nil, nil, nil, nil, nil, nil, nil, .goldNuggetV1, .goldNuggetV1, nil, .goldNuggetV1, nil, nil]),
      .init("dig", "usuni"),
    ],
    events: [
      .init("everything", "iuuifs?so?ooah", [nil, nil, nil, nil, nil, nil, nil, .goldNuggetV1, .goldNuggetV1, nil, nil, nil]),
      .init("found", "ns", [.goldNuggetV1, nil]),
      .init("in", "4u"),
      .init("exhausted", ""),
    ])
  static let goldNuggetV1 = InterfaceDescription(
    name: "gold_nugget_v1", version: 4,
    requests: [
      .init("weigh", "n", [.wlCallback]),
    ],
    events: [
      .init("weight", "u"),
    ])
  static let goldDustV1 = InterfaceDescription(
    name: "gold_dust_v1", version: 1,
    requests: [],
    events: [])
}
