/// libFuzzer's entry for the protocol reader: whatever the bytes, it answers with a protocol or an error, and what it
/// could read it can also turn into bindings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzProtocolReader(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(ScannerError) {
    let set = try ProtocolSet([try WireProtocol(xml: bytes, file: "input.xml")])
    _ = ClientGenerator(set).files()
    _ = ServerGenerator(set, clientModule: "Wayland").files()
  } catch {
    _ = "\(error)"
  }
  return 0
}
