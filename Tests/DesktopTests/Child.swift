import Glibc

/// A program that a test runs, its output and errors in one stream.
///
/// Foundation's `Process` lets children inherit the blocked signals of the test runner's threads and, when two
/// start at once, each other's pipes.
final class Child {
  let output: Int32
  private let id: pid_t
  private var isRunning = true

  init?(_ command: [String], environment: [String: String] = [:]) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    output = ends[0]
    defer { close(ends[1]) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var arguments = command.map { strdup($0) } + [nil]
    let variables = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in arguments + settings { free(string) } }
    var id: pid_t = 0
    guard posix_spawnp(&id, command[0], &actions, &attributes, &arguments, &settings) == 0 else {
      close(output)
      return nil
    }
    self.id = id
  }

  deinit {
    stop()
    close(output)
  }

  func stop() {
    guard isRunning else { return }
    isRunning = false
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  func signal(_ number: Int32) {
    kill(id, number)
  }

  /// What it has printed since the last call, waiting for it; nil at the end.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(output, &buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}
