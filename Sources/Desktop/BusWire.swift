import CDBus

/// Between libdbus messages and our values; the only file that takes messages apart or puts them together.
enum BusWire {
  enum Incoming {
    case call(BusCall, wantsAnswer: Bool)
    case signal(BusSignal)
    case answer(to: UInt32, BusAnswer)
    case unreadable
  }

  static func read(_ message: OpaquePointer) -> Incoming {
    switch dbus_message_get_type(message) {
    case DBUS_MESSAGE_TYPE_METHOD_CALL:
      guard let path = string(dbus_message_get_path(message)),
        let member = string(dbus_message_get_member(message))
      else { return .unreadable }
      let call = BusCall(
        path: path, interface: string(dbus_message_get_interface(message)), member: member,
        arguments: arguments(of: message))
      return .call(call, wantsAnswer: dbus_message_get_no_reply(message) == 0)
    case DBUS_MESSAGE_TYPE_SIGNAL:
      guard let member = string(dbus_message_get_member(message)) else { return .unreadable }
      return .signal(
        BusSignal(
          sender: string(dbus_message_get_sender(message)),
          interface: string(dbus_message_get_interface(message)), member: member,
          arguments: arguments(of: message)))
    case DBUS_MESSAGE_TYPE_METHOD_RETURN:
      return .answer(to: dbus_message_get_reply_serial(message), .values(arguments(of: message)))
    case DBUS_MESSAGE_TYPE_ERROR:
      var text = ""
      if case .string(let first) = arguments(of: message).first { text = first }
      let name = string(dbus_message_get_error_name(message)) ?? ""
      return .answer(to: dbus_message_get_reply_serial(message), .failure(BusFailure(name, text)))
    default:
      return .unreadable
    }
  }

  /// Appends `values` to a message; false when memory is short.
  static func append(_ values: [BusValue], to message: OpaquePointer) -> Bool {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    return values.allSatisfy { append($0, to: &iterator) }
  }

  // MARK: - Reading

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func arguments(of message: OpaquePointer) -> [BusValue] {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(message, &iterator) != 0 else { return [] }
    var values: [BusValue] = []
    repeat {
      values.append(argument(at: &iterator))
    } while dbus_message_iter_next(&iterator) != 0
    return values
  }

  private static func argument(at iterator: inout DBusMessageIter) -> BusValue {
    let letter = UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&iterator))
    var value = DBusBasicValue()
    switch letter {
    case UInt8(ascii: "b"):
      dbus_message_iter_get_basic(&iterator, &value)
      return .boolean(value.bool_val != 0)
    case UInt8(ascii: "u"):
      dbus_message_iter_get_basic(&iterator, &value)
      return .unsigned(value.u32)
    case UInt8(ascii: "s"):
      dbus_message_iter_get_basic(&iterator, &value)
      return .string(value.str.map { String(cString: $0) } ?? "")
    default:
      return .other(letter)
    }
  }

  // MARK: - Writing

  private static func append(_ value: BusValue, to iterator: inout DBusMessageIter) -> Bool {
    switch value {
    case .boolean(let flag):
      var word: dbus_bool_t = flag ? 1 : 0
      return dbus_message_iter_append_basic(&iterator, Int32(UInt8(ascii: "b")), &word) != 0
    case .unsigned(var number):
      return dbus_message_iter_append_basic(&iterator, Int32(UInt8(ascii: "u")), &number) != 0
    case .string(let text):
      return text.withCString { pointer in
        var pointer: UnsafePointer<CChar>? = pointer
        return dbus_message_iter_append_basic(&iterator, Int32(UInt8(ascii: "s")), &pointer) != 0
      }
    case .strings(let texts):
      return container("a", "s", in: &iterator) { inner in
        texts.allSatisfy { append(.string($0), to: &inner) }
      }
    case .variant(let content):
      return container("v", content.signature, in: &iterator) { inner in append(content, to: &inner) }
    case .properties(let properties):
      return container("a", "{sv}", in: &iterator) { array in
        properties.allSatisfy { name, content in
          container("e", nil, in: &array) { entry in
            append(.string(name), to: &entry) && append(.variant(content), to: &entry)
          }
        }
      }
    case .other:
      return false
    }
  }

  private static func container(
    _ kind: Unicode.Scalar, _ contents: String?, in iterator: inout DBusMessageIter,
    _ fill: (inout DBusMessageIter) -> Bool
  ) -> Bool {
    var inner = DBusMessageIter()
    guard dbus_message_iter_open_container(&iterator, Int32(kind.value), contents, &inner) != 0 else {
      return false
    }
    guard fill(&inner) else {
      dbus_message_iter_abandon_container(&iterator, &inner)
      return false
    }
    return dbus_message_iter_close_container(&iterator, &inner) != 0
  }
}
