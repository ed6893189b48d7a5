import Foundation
import Testing

/// The program as it is started, in bad company.
@Suite struct ProcessTests {
  private let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("pressboard")
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("pressboard-\(UUID().uuidString.prefix(8))")

  /// The program's process, with all signals let through: the threads that tests run in block them.
  ///
  /// - Parameter streams: files to be opened as its standard output and error.
  private func start(_ options: [String] = [], streams: [Int32: String] = [:]) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, path) in streams {
      posix_spawn_file_actions_addopen(&actions, stream, path, O_WRONLY | O_CREAT, 0o600)
    }
    let arguments = ([program.path] + options).map { strdup($0) } + [nil]
    let environment = [
      strdup("XDG_RUNTIME_DIR=" + directory.path), strdup("WAYLAND_DISPLAY=silent"), nil,
    ]
    defer { for text in arguments + environment { free(text) } }
    var process = pid_t()
    try #require(posix_spawn(&process, program.path, &actions, &attributes, arguments, environment) == 0)
    return process
  }

  /// A compositor that takes a connection and never says anything.
  private func listen() throws -> Int32 {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    let path = directory.appendingPathComponent("silent").path
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0 && Glibc.listen(listener, 1) == 0)
    return listener
  }

  @Test func anAnswerThatCannotBeWrittenIsSaid() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let said = directory.appendingPathComponent("said")
    let process = try start(["--help"], streams: [STDOUT_FILENO: "/dev/full", STDERR_FILENO: said.path])
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process && status >> 8 == 1)
    #expect(
      try String(contentsOf: said, encoding: .utf8)
        == "pressboard: The answer cannot be written: No space left on device; let standard output go where there is "
        + "room.\n")
  }

  @Test(arguments: [SIGTERM, SIGINT]) func aSilentCompositorCanBeLeft(_ signal: Int32) throws {
    let listener = try listen()
    defer {
      close(listener)
      try? FileManager.default.removeItem(at: directory)
    }
    let process = try start()
    let connection = accept(listener, nil, nil)
    defer { close(connection) }
    // Its first request is out, so it waits for the answer.
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(recv(connection, &bytes, bytes.count, 0) > 0)
    kill(process, signal)
    // Nothing else ends it: the end of the connection would, so that must not come first.
    let patience = DispatchWorkItem { kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: patience)
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    patience.cancel()
    #expect(status & 0x7F == signal)
  }
}
