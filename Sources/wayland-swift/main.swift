import Glibc
import Storage
import WaylandScanner

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  printError(Options.usage)
  exit(2)
}
do {
  let protocols = try options.files.map { try WireProtocol(xml: try readFile($0), file: $0) }
  for file in options.output.files(try ProtocolSet(protocols)) {
    try writeFile(file.text, to: options.directory + "/" + file.name)
  }
} catch let error as ScannerError {
  printError("\(error)")
  exit(1)
} catch let error as StorageFault {
  printError("\(error.path): \(String(cString: strerror(error.errno)))")
  exit(1)
}
