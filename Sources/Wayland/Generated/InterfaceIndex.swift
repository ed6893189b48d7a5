// swift-format-ignore-file
// Made by wayland-swift from all protocols. Do not edit.

/// The place of each interface in the interface table.
package enum InterfaceIndex: Int, CaseIterable, Sendable {
  case wlBuffer
  case wlCallback
  case wlCompositor
  case wlDisplay
  case wlKeyboard
  case wlOutput
  case wlPointer
  case wlRegion
  case wlRegistry
  case wlSeat
  case wlShm
  case wlShmPool
  case wlSurface
  case wlTouch
  case wpCursorShapeDeviceV1
  case wpCursorShapeManagerV1
  case wpFractionalScaleManagerV1
  case wpFractionalScaleV1
  case wpViewport
  case wpViewporter
  case xdgPopup
  case xdgPositioner
  case xdgSurface
  case xdgToplevel
  case xdgWmBase
  case zwlrForeignToplevelHandleV1
  case zwlrForeignToplevelManagerV1
  case zwlrLayerShellV1
  case zwlrLayerSurfaceV1
  case zwpInputMethodKeyboardGrabV2
  case zwpInputMethodManagerV2
  case zwpInputMethodV2
  case zwpInputPopupSurfaceV2
  case zwpTextInputManagerV3
  case zwpTextInputV3
  case zwpVirtualKeyboardManagerV1
  case zwpVirtualKeyboardV1
}

extension InterfaceDescription {
  /// In the order of `InterfaceIndex`.
  package static let all: [InterfaceDescription] = [
    .wlBuffer,
    .wlCallback,
    .wlCompositor,
    .wlDisplay,
    .wlKeyboard,
    .wlOutput,
    .wlPointer,
    .wlRegion,
    .wlRegistry,
    .wlSeat,
    .wlShm,
    .wlShmPool,
    .wlSurface,
    .wlTouch,
    .wpCursorShapeDeviceV1,
    .wpCursorShapeManagerV1,
    .wpFractionalScaleManagerV1,
    .wpFractionalScaleV1,
    .wpViewport,
    .wpViewporter,
    .xdgPopup,
    .xdgPositioner,
    .xdgSurface,
    .xdgToplevel,
    .xdgWmBase,
    .zwlrForeignToplevelHandleV1,
    .zwlrForeignToplevelManagerV1,
    .zwlrLayerShellV1,
    .zwlrLayerSurfaceV1,
    .zwpInputMethodKeyboardGrabV2,
    .zwpInputMethodManagerV2,
    .zwpInputMethodV2,
    .zwpInputPopupSurfaceV2,
    .zwpTextInputManagerV3,
    .zwpTextInputV3,
    .zwpVirtualKeyboardManagerV1,
    .zwpVirtualKeyboardV1,
  ]
}
