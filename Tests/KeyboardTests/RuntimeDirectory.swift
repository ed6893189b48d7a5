import Foundation

@testable import PressboardWayland

/// A runtime directory of a test's own.
final class RuntimeDirectory: Sendable {
  let path: String
  let control: ControlPath

  init(display: String = "wayland-7") {
    path = NSTemporaryDirectory() + "control-\(UUID().uuidString.prefix(8))"
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    control = ControlPath(runtimeDirectory: path, display: display)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}
