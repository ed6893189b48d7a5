// swift-format-ignore-file
// Made by wayland-swift from the protocol gold_core. Do not edit.

import Wayland

public final class WlCallbackResource: Resource {
  override class var interface: InterfaceIndex { .wlCallback }

  public func sendDone(callbackData: UInt32) {
    postLast(0, [.uint(callbackData)])
  }
}
