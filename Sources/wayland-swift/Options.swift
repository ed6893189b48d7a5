import WaylandScanner

/// What the command line asks for.
struct Options {
  var output: Output
  var directory: String
  var files: [String]

  enum Output: String, CaseIterable {
    case client, server
    /// For a test: a file that names every declaration of both.
    case declarations

    func files(_ protocols: ProtocolSet) -> [GeneratedFile] {
      switch self {
      case .client: ClientGenerator(protocols).files()
      case .server: ServerGenerator(protocols, clientModule: "Wayland").files()
      case .declarations: DeclarationGenerator(protocols).files()
      }
    }
  }

  static let usage = """
    usage: wayland-swift client|server|declarations --out DIRECTORY FILE.xml...
    Writes Swift bindings of the protocols in the files, which must declare every interface they mention.
    """

  /// nil if the arguments make no sense.
  init?(_ arguments: [String]) {
    guard let output = arguments.first.flatMap(Output.init) else { return nil }
    var directory: String?
    var files: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--out" {
        guard directory == nil, let value = rest.popFirst() else { return nil }
        directory = value
      } else if argument.utf8.first == UInt8(ascii: "-") {
        return nil
      } else {
        files.append(argument)
      }
    }
    guard let directory, !files.isEmpty else { return nil }
    self.output = output
    self.directory = directory
    self.files = files
  }
}
