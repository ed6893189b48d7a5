import Testing

@testable import PressboardWayland

@Suite struct ControlPathTests {
  @Test(arguments: [
    ("/run/user/1000", "wayland-0", "/run/user/1000/pressboard-wayland-0.sock"),
    ("/run/user/1000/", "wayland-0", "/run/user/1000/pressboard-wayland-0.sock"),
    ("/run/user/1000", "/run/user/1000/wayland-0", "/run/user/1000/pressboard-wayland-0.sock"),
    ("/run/user/1000//", "/run/user/1000//wayland-0", "/run/user/1000/pressboard-wayland-0.sock"),
    (
      "/run/user/1000", "/run/user/10001/wayland-0",
      "/run/user/1000/pressboard-%2frun%2fuser%2f10001%2fwayland-0.sock"
    ),
    ("/run/user/1000", "/tmp/w", "/run/user/1000/pressboard-%2ftmp%2fw.sock"),
    ("/run/user/1000", "../../etc/passwd", "/run/user/1000/pressboard-..%2f..%2fetc%2fpasswd.sock"),
    ("/run/user/1000", "a b\n%", "/run/user/1000/pressboard-a%20b%0a%25.sock"),
    ("/run/user/1000", "é", "/run/user/1000/pressboard-%c3%a9.sock"),
    ("/run/user/1000", "", "/run/user/1000/pressboard-.sock"),
    ("/", "wayland-0", "//pressboard-wayland-0.sock"),
  ]) func aDisplayHasOnePlace(_ directory: String, _ display: String, _ socket: String) {
    let path = ControlPath(runtimeDirectory: directory, display: display)
    #expect(path.socket == socket)
    #expect(path.lock == socket.dropLast(5) + ".lock")
  }

  @Test func aLongNameIsShortenedAndStillItsOwn() {
    let displays = ["/" + String(repeating: "a", count: 200), "/" + String(repeating: "a", count: 201)]
    let paths = displays.map { ControlPath(runtimeDirectory: "/run/user/1000", display: $0).socket }
    for path in paths { #expect(path.utf8.count < 60) }
    #expect(paths[0] != paths[1])
  }

  @Test(
    arguments: [
      (["XDG_RUNTIME_DIR": "/r", "WAYLAND_DISPLAY": "w"], "/r/pressboard-w.sock"),
      (["XDG_RUNTIME_DIR": "/r"], "/r/pressboard-wayland-0.sock"),
      (["XDG_RUNTIME_DIR": "relative"], nil),
      (["XDG_RUNTIME_DIR": ""], nil),
      (["WAYLAND_DISPLAY": "/run/w"], nil),
    ] as [([String: String], String?)]) func theEnvironmentNamesIt(
      _ variables: [String: String], _ socket: String?
    )
  {
    #expect(ControlPath { variables[$0] }?.socket == socket)
  }
}
