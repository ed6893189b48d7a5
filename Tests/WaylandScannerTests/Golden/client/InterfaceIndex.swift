// swift-format-ignore-file
// Made by wayland-swift from all protocols. Do not edit.

/// The place of each interface in the interface table.
package enum InterfaceIndex: Int, CaseIterable, Sendable {
  case goldDustV1
  case goldMineV1
  case goldNuggetV1
  case wlCallback
  case wlDisplay
  case wlRegistry
}

extension InterfaceDescription {
  /// In the order of `InterfaceIndex`.
  package static let all: [InterfaceDescription] = [
    .goldDustV1,
    .goldMineV1,
    .goldNuggetV1,
    .wlCallback,
    .wlDisplay,
    .wlRegistry,
  ]
}
