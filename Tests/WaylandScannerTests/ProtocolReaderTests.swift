import Testing
import WaylandScanner

@Suite struct ProtocolReaderTests {
  @Test func signaturesAreThoseOfTheLibrary() throws {
    let gold = try Fixture.interface(
      """
      <request name="all" since="2"><arg name="a" type="int"/><arg name="b" type="uint"/>
        <arg name="c" type="fixed"/><arg name="d" type="string"/><arg name="e" type="object"/>
        <arg name="f" type="new_id" interface="gold"/><arg name="g" type="array"/><arg name="h" type="fd"/>
        <arg name="i" type="string" allow-null="true"/><arg name="j" type="object" allow-null="true"/></request>
      <request name="bind"><arg name="a" type="uint"/><arg name="b" type="new_id"/></request>
      """)
    #expect(gold.requests.map(\.signature) == ["2iufsonah?s?o", "usun"])
    #expect(gold.requests[1].arguments.flatMap(\.kind.types) == [nil, nil, nil, nil])
  }

  @Test func numbersOfEntries() throws {
    let gold = try Fixture.interface(
      """
      <enum name="e"><entry name="a" value="7"/><entry name="b" value="0xFFffFFff"/><entry name="c" value="-2"/></enum>
      """)
    #expect(gold.enums[0].entries.map(\.value) == [7, .max, .max - 1])
  }

  @Test(
    arguments: [
      ("<request/>", 1, .missingAttribute("name", of: "request")),
      (
        "<request name='a b'/>", 10,
        .badAttribute("name", value: "a b", expected: "letters, digits and underscores")
      ),
      (
        "<request name='_'/>", 10,
        .badAttribute("name", value: "_", expected: "letters, digits and underscores")
      ),
      (
        "<request name='é'/>", 10,
        .badAttribute("name", value: "é", expected: "letters, digits and underscores")
      ),
      ("<event name='a' since='4'/>", 1, .newerThanInterface(name: "a", since: 4, version: 3)),
      (
        "<event name='a' since='0'/>", 17, .badAttribute("since", value: "0", expected: "a version from 1 on")
      ),
      ("<event name='a' type='final'/>", 17, .badAttribute("type", value: "final", expected: "destructor")),
      ("<event name='a'/><event name='a'/>", 18, .duplicate(kind: "event", name: "a")),
      ("<event name='a'><entry/></event>", 17, .unexpectedElement("entry", inside: "event")),
      ("<signal/>", 1, .unexpectedElement("signal", inside: "interface")),
      ("<event name='a'><arg name='x' type='new_id'/></event>", 17, .untypedNewIDInEvent),
      (
        "<event name='a'><arg name='x' type='int' allow-null='true'/></event>", 42,
        .badAttribute("allow-null", value: "true", expected: "a string or an object to allow null")
      ),
      (
        "<event name='a'><arg name='x' type='int' allow-null='yes'/></event>", 42,
        .badAttribute("allow-null", value: "yes", expected: "true or false")
      ),
      (
        "<enum name='e'><entry name='x' value='4294967296'/></enum>", 32,
        .badAttribute("value", value: "4294967296", expected: "a number of 32 bits")
      ),
      ("<request name='a'><arg name='x' type='uint' enum='none'/></request>", 19, .unknownEnum("none")),
      (
        "<request name='a'><arg name='x' type='object' interface='silver'/></request>", 19,
        .unknownInterface("silver")
      ),
      ("<request name='a_b'/><request name='a__b'/>", 22, .sameSwiftName("aB")),
    ] as [(String, Int, ScannerError.Problem)])
  func errorsHaveAFileAndAPlace(inside: String, column: Int, problem: ScannerError.Problem) {
    let error = ScannerError(
      file: "p.xml", position: SourcePosition(line: 3, column: column), problem: problem)
    #expect(throws: error) {
      let interface = try Fixture.interface(inside)
      let file = WireProtocol(
        name: "p", documentation: Documentation(), interfaces: [interface], file: "p.xml")
      _ = try ProtocolSet([file])
    }
    #expect("\(error)".hasPrefix("p.xml:3:\(column): "))
  }

  @Test func twoFilesMustNotDeclareOneInterface() throws {
    let interface = try Fixture.interface("")
    let files = ["a", "b"].map {
      WireProtocol(name: $0, documentation: Documentation(), interfaces: [interface], file: $0 + ".xml")
    }
    let error = ScannerError(
      file: "b.xml", position: SourcePosition(line: 2, column: 1),
      problem: .duplicate(kind: "interface", name: "gold"))
    #expect(throws: error) { _ = try ProtocolSet(files) }
  }
}
