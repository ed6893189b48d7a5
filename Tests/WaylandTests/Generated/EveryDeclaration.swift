// swift-format-ignore-file
// Made by wayland-swift from all protocols. Do not edit.

import Wayland
import WaylandServer

func nameEverything(_ object: WlBuffer) {
  _ = WlBuffer.interfaceName
  object.onEvent = {
    switch $0 {
    case .release: break
    }
  }
  _ = object.destroy
}

func nameEverything(_ object: WlBufferResource) {
  _ = WlBufferResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    }
  }
  _ = object.sendRelease
}

func nameEverything(_ object: WlCallback) {
  _ = WlCallback.interfaceName
  object.onEvent = {
    switch $0 {
    case .done(callbackData: _): break
    }
  }
}

func nameEverything(_ object: WlCallbackResource) {
  _ = WlCallbackResource.interfaceName
  _ = object.sendDone(callbackData:)
}

func nameEverything(_ object: WlCompositor) {
  _ = WlCompositor.interfaceName
  _ = object.createSurface
  _ = object.createRegion
}

func nameEverything(_ object: WlCompositorResource) {
  _ = WlCompositorResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .createSurface(id: _): break
    case .createRegion(id: _): break
    }
  }
}

func nameEverything(_ object: WlDisplay) {
  _ = WlDisplay.interfaceName
  object.onEvent = {
    switch $0 {
    case .error(objectId: _, code: _, message: _): break
    case .deleteId(id: _): break
    }
  }
  _ = object.sync
  _ = object.getRegistry
  _ = WlDisplay.Error(rawValue: 0)
  _ = WlDisplay.Error.invalidObject
  _ = WlDisplay.Error.invalidMethod
  _ = WlDisplay.Error.noMemory
  _ = WlDisplay.Error.implementation
}

func nameEverything(_ object: WlKeyboard) {
  _ = WlKeyboard.interfaceName
  object.onEvent = {
    switch $0 {
    case .keymap(format: _, fd: _, size: _): break
    case .enter(serial: _, surface: _, keys: _): break
    case .leave(serial: _, surface: _): break
    case .key(serial: _, time: _, key: _, state: _): break
    case .modifiers(serial: _, modsDepressed: _, modsLatched: _, modsLocked: _, group: _): break
    case .repeatInfo(rate: _, delay: _): break
    }
  }
  _ = object.release
  _ = WlKeyboard.KeymapFormat(rawValue: 0)
  _ = WlKeyboard.KeymapFormat.noKeymap
  _ = WlKeyboard.KeymapFormat.xkbV1
  _ = WlKeyboard.KeyState(rawValue: 0)
  _ = WlKeyboard.KeyState.released
  _ = WlKeyboard.KeyState.pressed
}

func nameEverything(_ object: WlKeyboardResource) {
  _ = WlKeyboardResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .release: break
    }
  }
  _ = object.sendKeymap(format:fd:size:)
  _ = object.sendEnter(serial:surface:keys:)
  _ = object.sendLeave(serial:surface:)
  _ = object.sendKey(serial:time:key:state:)
  _ = object.sendModifiers(serial:modsDepressed:modsLatched:modsLocked:group:)
  _ = object.sendRepeatInfo(rate:delay:)
}

func nameEverything(_ object: WlOutput) {
  _ = WlOutput.interfaceName
  object.onEvent = {
    switch $0 {
    case .geometry(x: _, y: _, physicalWidth: _, physicalHeight: _, subpixel: _, make: _, model: _, transform: _): break
    case .mode(flags: _, width: _, height: _, refresh: _): break
    case .done: break
    case .scale(factor: _): break
    case .name(name: _): break
    case .description(description: _): break
    }
  }
  _ = object.release
  _ = WlOutput.Subpixel(rawValue: 0)
  _ = WlOutput.Subpixel.unknown
  _ = WlOutput.Subpixel.none
  _ = WlOutput.Subpixel.horizontalRgb
  _ = WlOutput.Subpixel.horizontalBgr
  _ = WlOutput.Subpixel.verticalRgb
  _ = WlOutput.Subpixel.verticalBgr
  _ = WlOutput.Transform(rawValue: 0)
  _ = WlOutput.Transform.normal
  _ = WlOutput.Transform._90
  _ = WlOutput.Transform._180
  _ = WlOutput.Transform._270
  _ = WlOutput.Transform.flipped
  _ = WlOutput.Transform.flipped90
  _ = WlOutput.Transform.flipped180
  _ = WlOutput.Transform.flipped270
  _ = WlOutput.Mode(rawValue: 0)
  _ = WlOutput.Mode.current
  _ = WlOutput.Mode.preferred
}

func nameEverything(_ object: WlOutputResource) {
  _ = WlOutputResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .release: break
    }
  }
  _ = object.sendGeometry(x:y:physicalWidth:physicalHeight:subpixel:make:model:transform:)
  _ = object.sendMode(flags:width:height:refresh:)
  _ = object.sendDone
  _ = object.sendScale(factor:)
  _ = object.sendName(name:)
  _ = object.sendDescription(description:)
}

func nameEverything(_ object: WlPointer) {
  _ = WlPointer.interfaceName
  object.onEvent = {
    switch $0 {
    case .enter(serial: _, surface: _, surfaceX: _, surfaceY: _): break
    case .leave(serial: _, surface: _): break
    case .motion(time: _, surfaceX: _, surfaceY: _): break
    case .button(serial: _, time: _, button: _, state: _): break
    case .axis(time: _, axis: _, value: _): break
    case .frame: break
    case .axisSource(axisSource: _): break
    case .axisStop(time: _, axis: _): break
    case .axisDiscrete(axis: _, discrete: _): break
    case .axisValue120(axis: _, value120: _): break
    case .axisRelativeDirection(axis: _, direction: _): break
    }
  }
  _ = object.setCursor(serial:surface:hotspotX:hotspotY:)
  _ = object.release
  _ = WlPointer.Error(rawValue: 0)
  _ = WlPointer.Error.role
  _ = WlPointer.ButtonState(rawValue: 0)
  _ = WlPointer.ButtonState.released
  _ = WlPointer.ButtonState.pressed
  _ = WlPointer.Axis(rawValue: 0)
  _ = WlPointer.Axis.verticalScroll
  _ = WlPointer.Axis.horizontalScroll
  _ = WlPointer.AxisSource(rawValue: 0)
  _ = WlPointer.AxisSource.wheel
  _ = WlPointer.AxisSource.finger
  _ = WlPointer.AxisSource.continuous
  _ = WlPointer.AxisSource.wheelTilt
  _ = WlPointer.AxisRelativeDirection(rawValue: 0)
  _ = WlPointer.AxisRelativeDirection.identical
  _ = WlPointer.AxisRelativeDirection.inverted
}

func nameEverything(_ object: WlPointerResource) {
  _ = WlPointerResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .setCursor(serial: _, surface: _, hotspotX: _, hotspotY: _): break
    case .release: break
    }
  }
  _ = object.sendEnter(serial:surface:surfaceX:surfaceY:)
  _ = object.sendLeave(serial:surface:)
  _ = object.sendMotion(time:surfaceX:surfaceY:)
  _ = object.sendButton(serial:time:button:state:)
  _ = object.sendAxis(time:axis:value:)
  _ = object.sendFrame
  _ = object.sendAxisSource(axisSource:)
  _ = object.sendAxisStop(time:axis:)
  _ = object.sendAxisDiscrete(axis:discrete:)
  _ = object.sendAxisValue120(axis:value120:)
  _ = object.sendAxisRelativeDirection(axis:direction:)
}

func nameEverything(_ object: WlRegion) {
  _ = WlRegion.interfaceName
  _ = object.destroy
  _ = object.add(x:y:width:height:)
  _ = object.subtract(x:y:width:height:)
}

func nameEverything(_ object: WlRegionResource) {
  _ = WlRegionResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .add(x: _, y: _, width: _, height: _): break
    case .subtract(x: _, y: _, width: _, height: _): break
    }
  }
}

func nameEverything(_ object: WlRegistry) {
  _ = WlRegistry.interfaceName
  object.onEvent = {
    switch $0 {
    case .global(name: _, interface: _, version: _): break
    case .globalRemove(name: _): break
    }
  }
  _ = object.bind(WlRegistry.self, name: 0, version: 1)
}

func nameEverything(_ object: WlSeat) {
  _ = WlSeat.interfaceName
  object.onEvent = {
    switch $0 {
    case .capabilities(capabilities: _): break
    case .name(name: _): break
    }
  }
  _ = object.getPointer
  _ = object.getKeyboard
  _ = object.getTouch
  _ = object.release
  _ = WlSeat.Capability(rawValue: 0)
  _ = WlSeat.Capability.pointer_
  _ = WlSeat.Capability.keyboard
  _ = WlSeat.Capability.touch
  _ = WlSeat.Error(rawValue: 0)
  _ = WlSeat.Error.missingCapability
}

func nameEverything(_ object: WlSeatResource) {
  _ = WlSeatResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .getPointer(id: _): break
    case .getKeyboard(id: _): break
    case .getTouch(id: _): break
    case .release: break
    }
  }
  _ = object.sendCapabilities(capabilities:)
  _ = object.sendName(name:)
}

func nameEverything(_ object: WlShm) {
  _ = WlShm.interfaceName
  object.onEvent = {
    switch $0 {
    case .format(format: _): break
    }
  }
  _ = object.createPool(fd:size:)
  _ = WlShm.Error(rawValue: 0)
  _ = WlShm.Error.invalidFormat
  _ = WlShm.Error.invalidStride
  _ = WlShm.Error.invalidFd
  _ = WlShm.Format(rawValue: 0)
  _ = WlShm.Format.argb8888
  _ = WlShm.Format.xrgb8888
}

func nameEverything(_ object: WlShmResource) {
  _ = WlShmResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .createPool(id: _, fd: _, size: _): break
    }
  }
  _ = object.sendFormat(format:)
}

func nameEverything(_ object: WlShmPool) {
  _ = WlShmPool.interfaceName
  _ = object.createBuffer(offset:width:height:stride:format:)
  _ = object.destroy
  _ = object.resize(size:)
}

func nameEverything(_ object: WlShmPoolResource) {
  _ = WlShmPoolResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .createBuffer(id: _, offset: _, width: _, height: _, stride: _, format: _): break
    case .destroy: break
    case .resize(size: _): break
    }
  }
}

func nameEverything(_ object: WlSurface) {
  _ = WlSurface.interfaceName
  object.onEvent = {
    switch $0 {
    case .enter(output: _): break
    case .leave(output: _): break
    case .preferredBufferScale(factor: _): break
    case .preferredBufferTransform(transform: _): break
    }
  }
  _ = object.destroy
  _ = object.attach(buffer:x:y:)
  _ = object.damage(x:y:width:height:)
  _ = object.frame
  _ = object.setOpaqueRegion(region:)
  _ = object.setInputRegion(region:)
  _ = object.commit
  _ = object.setBufferTransform(transform:)
  _ = object.setBufferScale(scale:)
  _ = object.damageBuffer(x:y:width:height:)
  _ = object.offset(x:y:)
  _ = WlSurface.Error(rawValue: 0)
  _ = WlSurface.Error.invalidScale
  _ = WlSurface.Error.invalidTransform
  _ = WlSurface.Error.invalidSize
  _ = WlSurface.Error.invalidOffset
  _ = WlSurface.Error.defunctRoleObject
}

func nameEverything(_ object: WlSurfaceResource) {
  _ = WlSurfaceResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .attach(buffer: _, x: _, y: _): break
    case .damage(x: _, y: _, width: _, height: _): break
    case .frame(callback: _): break
    case .setOpaqueRegion(region: _): break
    case .setInputRegion(region: _): break
    case .commit: break
    case .setBufferTransform(transform: _): break
    case .setBufferScale(scale: _): break
    case .damageBuffer(x: _, y: _, width: _, height: _): break
    case .offset(x: _, y: _): break
    }
  }
  _ = object.sendEnter(output:)
  _ = object.sendLeave(output:)
  _ = object.sendPreferredBufferScale(factor:)
  _ = object.sendPreferredBufferTransform(transform:)
}

func nameEverything(_ object: WlTouch) {
  _ = WlTouch.interfaceName
  object.onEvent = {
    switch $0 {
    case .down(serial: _, time: _, surface: _, id: _, x: _, y: _): break
    case .up(serial: _, time: _, id: _): break
    case .motion(time: _, id: _, x: _, y: _): break
    case .frame: break
    case .cancel: break
    case .shape(id: _, major: _, minor: _): break
    case .orientation(id: _, orientation: _): break
    }
  }
  _ = object.release
}

func nameEverything(_ object: WlTouchResource) {
  _ = WlTouchResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .release: break
    }
  }
  _ = object.sendDown(serial:time:surface:id:x:y:)
  _ = object.sendUp(serial:time:id:)
  _ = object.sendMotion(time:id:x:y:)
  _ = object.sendFrame
  _ = object.sendCancel
  _ = object.sendShape(id:major:minor:)
  _ = object.sendOrientation(id:orientation:)
}

func nameEverything(_ object: WpCursorShapeDeviceV1) {
  _ = WpCursorShapeDeviceV1.interfaceName
  _ = object.destroy
  _ = object.setShape(serial:shape:)
  _ = WpCursorShapeDeviceV1.Shape(rawValue: 0)
  _ = WpCursorShapeDeviceV1.Shape.`default`
  _ = WpCursorShapeDeviceV1.Shape.contextMenu
  _ = WpCursorShapeDeviceV1.Shape.help
  _ = WpCursorShapeDeviceV1.Shape.pointer_
  _ = WpCursorShapeDeviceV1.Shape.progress
  _ = WpCursorShapeDeviceV1.Shape.wait
  _ = WpCursorShapeDeviceV1.Shape.cell
  _ = WpCursorShapeDeviceV1.Shape.crosshair
  _ = WpCursorShapeDeviceV1.Shape.text
  _ = WpCursorShapeDeviceV1.Shape.verticalText
  _ = WpCursorShapeDeviceV1.Shape.alias
  _ = WpCursorShapeDeviceV1.Shape.copy
  _ = WpCursorShapeDeviceV1.Shape.move
  _ = WpCursorShapeDeviceV1.Shape.noDrop
  _ = WpCursorShapeDeviceV1.Shape.notAllowed
  _ = WpCursorShapeDeviceV1.Shape.grab
  _ = WpCursorShapeDeviceV1.Shape.grabbing
  _ = WpCursorShapeDeviceV1.Shape.eResize
  _ = WpCursorShapeDeviceV1.Shape.nResize
  _ = WpCursorShapeDeviceV1.Shape.neResize
  _ = WpCursorShapeDeviceV1.Shape.nwResize
  _ = WpCursorShapeDeviceV1.Shape.sResize
  _ = WpCursorShapeDeviceV1.Shape.seResize
  _ = WpCursorShapeDeviceV1.Shape.swResize
  _ = WpCursorShapeDeviceV1.Shape.wResize
  _ = WpCursorShapeDeviceV1.Shape.ewResize
  _ = WpCursorShapeDeviceV1.Shape.nsResize
  _ = WpCursorShapeDeviceV1.Shape.neswResize
  _ = WpCursorShapeDeviceV1.Shape.nwseResize
  _ = WpCursorShapeDeviceV1.Shape.colResize
  _ = WpCursorShapeDeviceV1.Shape.rowResize
  _ = WpCursorShapeDeviceV1.Shape.allScroll
  _ = WpCursorShapeDeviceV1.Shape.zoomIn
  _ = WpCursorShapeDeviceV1.Shape.zoomOut
  _ = WpCursorShapeDeviceV1.Error(rawValue: 0)
  _ = WpCursorShapeDeviceV1.Error.invalidShape
}

func nameEverything(_ object: WpCursorShapeDeviceV1Resource) {
  _ = WpCursorShapeDeviceV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .setShape(serial: _, shape: _): break
    }
  }
}

func nameEverything(_ object: WpCursorShapeManagerV1) {
  _ = WpCursorShapeManagerV1.interfaceName
  _ = object.destroy
  _ = object.getPointer(pointer:)
  _ = object.getTabletToolV2(tabletTool:)
}

func nameEverything(_ object: WpCursorShapeManagerV1Resource) {
  _ = WpCursorShapeManagerV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .getPointer(cursorShapeDevice: _, pointer: _): break
    case .getTabletToolV2(cursorShapeDevice: _, tabletTool: _): break
    }
  }
}

func nameEverything(_ object: WpFractionalScaleManagerV1) {
  _ = WpFractionalScaleManagerV1.interfaceName
  _ = object.destroy
  _ = object.getFractionalScale(surface:)
  _ = WpFractionalScaleManagerV1.Error(rawValue: 0)
  _ = WpFractionalScaleManagerV1.Error.fractionalScaleExists
}

func nameEverything(_ object: WpFractionalScaleManagerV1Resource) {
  _ = WpFractionalScaleManagerV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .getFractionalScale(id: _, surface: _): break
    }
  }
}

func nameEverything(_ object: WpFractionalScaleV1) {
  _ = WpFractionalScaleV1.interfaceName
  object.onEvent = {
    switch $0 {
    case .preferredScale(scale: _): break
    }
  }
  _ = object.destroy
}

func nameEverything(_ object: WpFractionalScaleV1Resource) {
  _ = WpFractionalScaleV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    }
  }
  _ = object.sendPreferredScale(scale:)
}

func nameEverything(_ object: WpViewport) {
  _ = WpViewport.interfaceName
  _ = object.destroy
  _ = object.setSource(x:y:width:height:)
  _ = object.setDestination(width:height:)
  _ = WpViewport.Error(rawValue: 0)
  _ = WpViewport.Error.badValue
  _ = WpViewport.Error.badSize
  _ = WpViewport.Error.outOfBuffer
  _ = WpViewport.Error.noSurface
}

func nameEverything(_ object: WpViewportResource) {
  _ = WpViewportResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .setSource(x: _, y: _, width: _, height: _): break
    case .setDestination(width: _, height: _): break
    }
  }
}

func nameEverything(_ object: WpViewporter) {
  _ = WpViewporter.interfaceName
  _ = object.destroy
  _ = object.getViewport(surface:)
  _ = WpViewporter.Error(rawValue: 0)
  _ = WpViewporter.Error.viewportExists
}

func nameEverything(_ object: WpViewporterResource) {
  _ = WpViewporterResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .getViewport(id: _, surface: _): break
    }
  }
}

func nameEverything(_ object: XdgPopup) {
  _ = XdgPopup.interfaceName
  object.onEvent = {
    switch $0 {
    case .configure(x: _, y: _, width: _, height: _): break
    case .popupDone: break
    case .repositioned(token: _): break
    }
  }
  _ = object.destroy
  _ = object.grab(seat:serial:)
  _ = object.reposition(positioner:token:)
  _ = XdgPopup.Error(rawValue: 0)
  _ = XdgPopup.Error.invalidGrab
}

func nameEverything(_ object: XdgPopupResource) {
  _ = XdgPopupResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .grab(seat: _, serial: _): break
    case .reposition(positioner: _, token: _): break
    }
  }
  _ = object.sendConfigure(x:y:width:height:)
  _ = object.sendPopupDone
  _ = object.sendRepositioned(token:)
}

func nameEverything(_ object: XdgPositioner) {
  _ = XdgPositioner.interfaceName
  _ = object.destroy
  _ = object.setSize(width:height:)
  _ = object.setAnchorRect(x:y:width:height:)
  _ = object.setAnchor(anchor:)
  _ = object.setGravity(gravity:)
  _ = object.setConstraintAdjustment(constraintAdjustment:)
  _ = object.setOffset(x:y:)
  _ = object.setReactive
  _ = object.setParentSize(parentWidth:parentHeight:)
  _ = object.setParentConfigure(serial:)
  _ = XdgPositioner.Error(rawValue: 0)
  _ = XdgPositioner.Error.invalidInput
  _ = XdgPositioner.Anchor(rawValue: 0)
  _ = XdgPositioner.Anchor.none
  _ = XdgPositioner.Anchor.top
  _ = XdgPositioner.Anchor.bottom
  _ = XdgPositioner.Anchor.left
  _ = XdgPositioner.Anchor.right
  _ = XdgPositioner.Anchor.topLeft
  _ = XdgPositioner.Anchor.bottomLeft
  _ = XdgPositioner.Anchor.topRight
  _ = XdgPositioner.Anchor.bottomRight
  _ = XdgPositioner.Gravity(rawValue: 0)
  _ = XdgPositioner.Gravity.none
  _ = XdgPositioner.Gravity.top
  _ = XdgPositioner.Gravity.bottom
  _ = XdgPositioner.Gravity.left
  _ = XdgPositioner.Gravity.right
  _ = XdgPositioner.Gravity.topLeft
  _ = XdgPositioner.Gravity.bottomLeft
  _ = XdgPositioner.Gravity.topRight
  _ = XdgPositioner.Gravity.bottomRight
  _ = XdgPositioner.ConstraintAdjustment(rawValue: 0)
  _ = XdgPositioner.ConstraintAdjustment.none
  _ = XdgPositioner.ConstraintAdjustment.slideX
  _ = XdgPositioner.ConstraintAdjustment.slideY
  _ = XdgPositioner.ConstraintAdjustment.flipX
  _ = XdgPositioner.ConstraintAdjustment.flipY
  _ = XdgPositioner.ConstraintAdjustment.resizeX
  _ = XdgPositioner.ConstraintAdjustment.resizeY
}

func nameEverything(_ object: XdgPositionerResource) {
  _ = XdgPositionerResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .setSize(width: _, height: _): break
    case .setAnchorRect(x: _, y: _, width: _, height: _): break
    case .setAnchor(anchor: _): break
    case .setGravity(gravity: _): break
    case .setConstraintAdjustment(constraintAdjustment: _): break
    case .setOffset(x: _, y: _): break
    case .setReactive: break
    case .setParentSize(parentWidth: _, parentHeight: _): break
    case .setParentConfigure(serial: _): break
    }
  }
}

func nameEverything(_ object: XdgSurface) {
  _ = XdgSurface.interfaceName
  object.onEvent = {
    switch $0 {
    case .configure(serial: _): break
    }
  }
  _ = object.destroy
  _ = object.getToplevel
  _ = object.getPopup(parent:positioner:)
  _ = object.setWindowGeometry(x:y:width:height:)
  _ = object.ackConfigure(serial:)
  _ = XdgSurface.Error(rawValue: 0)
  _ = XdgSurface.Error.notConstructed
  _ = XdgSurface.Error.alreadyConstructed
  _ = XdgSurface.Error.unconfiguredBuffer
  _ = XdgSurface.Error.invalidSerial
  _ = XdgSurface.Error.invalidSize
  _ = XdgSurface.Error.defunctRoleObject
}

func nameEverything(_ object: XdgSurfaceResource) {
  _ = XdgSurfaceResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .getToplevel(id: _): break
    case .getPopup(id: _, parent: _, positioner: _): break
    case .setWindowGeometry(x: _, y: _, width: _, height: _): break
    case .ackConfigure(serial: _): break
    }
  }
  _ = object.sendConfigure(serial:)
}

func nameEverything(_ object: XdgToplevel) {
  _ = XdgToplevel.interfaceName
  object.onEvent = {
    switch $0 {
    case .configure(width: _, height: _, states: _): break
    case .close: break
    }
  }
  _ = object.destroy
  _ = object.setParent(parent:)
  _ = object.setTitle(title:)
  _ = object.setAppId(appId:)
  _ = object.showWindowMenu(seat:serial:x:y:)
  _ = object.move(seat:serial:)
  _ = object.resize(seat:serial:edges:)
  _ = object.setMaxSize(width:height:)
  _ = object.setMinSize(width:height:)
  _ = object.setMaximized
  _ = object.unsetMaximized
  _ = object.setFullscreen(output:)
  _ = object.unsetFullscreen
  _ = object.setMinimized
  _ = XdgToplevel.Error(rawValue: 0)
  _ = XdgToplevel.Error.invalidResizeEdge
  _ = XdgToplevel.Error.invalidParent
  _ = XdgToplevel.Error.invalidSize
  _ = XdgToplevel.ResizeEdge(rawValue: 0)
  _ = XdgToplevel.ResizeEdge.none
  _ = XdgToplevel.ResizeEdge.top
  _ = XdgToplevel.ResizeEdge.bottom
  _ = XdgToplevel.ResizeEdge.left
  _ = XdgToplevel.ResizeEdge.topLeft
  _ = XdgToplevel.ResizeEdge.bottomLeft
  _ = XdgToplevel.ResizeEdge.right
  _ = XdgToplevel.ResizeEdge.topRight
  _ = XdgToplevel.ResizeEdge.bottomRight
  _ = XdgToplevel.State(rawValue: 0)
  _ = XdgToplevel.State.maximized
  _ = XdgToplevel.State.fullscreen
  _ = XdgToplevel.State.resizing
  _ = XdgToplevel.State.activated
  _ = XdgToplevel.State.tiledLeft
  _ = XdgToplevel.State.tiledRight
  _ = XdgToplevel.State.tiledTop
  _ = XdgToplevel.State.tiledBottom
}

func nameEverything(_ object: XdgToplevelResource) {
  _ = XdgToplevelResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .setParent(parent: _): break
    case .setTitle(title: _): break
    case .setAppId(appId: _): break
    case .showWindowMenu(seat: _, serial: _, x: _, y: _): break
    case .move(seat: _, serial: _): break
    case .resize(seat: _, serial: _, edges: _): break
    case .setMaxSize(width: _, height: _): break
    case .setMinSize(width: _, height: _): break
    case .setMaximized: break
    case .unsetMaximized: break
    case .setFullscreen(output: _): break
    case .unsetFullscreen: break
    case .setMinimized: break
    }
  }
  _ = object.sendConfigure(width:height:states:)
  _ = object.sendClose
}

func nameEverything(_ object: XdgWmBase) {
  _ = XdgWmBase.interfaceName
  object.onEvent = {
    switch $0 {
    case .ping(serial: _): break
    }
  }
  _ = object.destroy
  _ = object.createPositioner
  _ = object.getXdgSurface(surface:)
  _ = object.pong(serial:)
  _ = XdgWmBase.Error(rawValue: 0)
  _ = XdgWmBase.Error.role
  _ = XdgWmBase.Error.defunctSurfaces
  _ = XdgWmBase.Error.notTheTopmostPopup
  _ = XdgWmBase.Error.invalidPopupParent
  _ = XdgWmBase.Error.invalidSurfaceState
  _ = XdgWmBase.Error.invalidPositioner
  _ = XdgWmBase.Error.unresponsive
}

func nameEverything(_ object: XdgWmBaseResource) {
  _ = XdgWmBaseResource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .createPositioner(id: _): break
    case .getXdgSurface(id: _, surface: _): break
    case .pong(serial: _): break
    }
  }
  _ = object.sendPing(serial:)
}

func nameEverything(_ object: ZwlrForeignToplevelHandleV1) {
  _ = ZwlrForeignToplevelHandleV1.interfaceName
  object.onEvent = {
    switch $0 {
    case .title(title: _): break
    case .appId(appId: _): break
    case .outputEnter(output: _): break
    case .outputLeave(output: _): break
    case .state(state: _): break
    case .done: break
    case .closed: break
    case .parent(parent: _): break
    }
  }
  _ = object.setMaximized
  _ = object.unsetMaximized
  _ = object.setMinimized
  _ = object.unsetMinimized
  _ = object.activate(seat:)
  _ = object.close
  _ = object.setRectangle(surface:x:y:width:height:)
  _ = object.destroy
  _ = object.setFullscreen(output:)
  _ = object.unsetFullscreen
  _ = ZwlrForeignToplevelHandleV1.State(rawValue: 0)
  _ = ZwlrForeignToplevelHandleV1.State.maximized
  _ = ZwlrForeignToplevelHandleV1.State.minimized
  _ = ZwlrForeignToplevelHandleV1.State.activated
  _ = ZwlrForeignToplevelHandleV1.State.fullscreen
  _ = ZwlrForeignToplevelHandleV1.Error(rawValue: 0)
  _ = ZwlrForeignToplevelHandleV1.Error.invalidRectangle
}

func nameEverything(_ object: ZwlrForeignToplevelHandleV1Resource) {
  _ = ZwlrForeignToplevelHandleV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .setMaximized: break
    case .unsetMaximized: break
    case .setMinimized: break
    case .unsetMinimized: break
    case .activate(seat: _): break
    case .close: break
    case .setRectangle(surface: _, x: _, y: _, width: _, height: _): break
    case .destroy: break
    case .setFullscreen(output: _): break
    case .unsetFullscreen: break
    }
  }
  _ = object.sendTitle(title:)
  _ = object.sendAppId(appId:)
  _ = object.sendOutputEnter(output:)
  _ = object.sendOutputLeave(output:)
  _ = object.sendState(state:)
  _ = object.sendDone
  _ = object.sendClosed
  _ = object.sendParent(parent:)
}

func nameEverything(_ object: ZwlrForeignToplevelManagerV1) {
  _ = ZwlrForeignToplevelManagerV1.interfaceName
  object.onEvent = {
    switch $0 {
    case .toplevel(toplevel: _): break
    case .finished: break
    }
  }
  _ = object.stop
}

func nameEverything(_ object: ZwlrForeignToplevelManagerV1Resource) {
  _ = ZwlrForeignToplevelManagerV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .stop: break
    }
  }
  _ = object.sendToplevel
  _ = object.sendFinished
}

func nameEverything(_ object: ZwlrLayerShellV1) {
  _ = ZwlrLayerShellV1.interfaceName
  _ = object.getLayerSurface(surface:output:layer:namespace:)
  _ = object.destroy
  _ = ZwlrLayerShellV1.Error(rawValue: 0)
  _ = ZwlrLayerShellV1.Error.role
  _ = ZwlrLayerShellV1.Error.invalidLayer
  _ = ZwlrLayerShellV1.Error.alreadyConstructed
  _ = ZwlrLayerShellV1.Layer(rawValue: 0)
  _ = ZwlrLayerShellV1.Layer.background
  _ = ZwlrLayerShellV1.Layer.bottom
  _ = ZwlrLayerShellV1.Layer.top
  _ = ZwlrLayerShellV1.Layer.overlay
}

func nameEverything(_ object: ZwlrLayerShellV1Resource) {
  _ = ZwlrLayerShellV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .getLayerSurface(id: _, surface: _, output: _, layer: _, namespace: _): break
    case .destroy: break
    }
  }
}

func nameEverything(_ object: ZwlrLayerSurfaceV1) {
  _ = ZwlrLayerSurfaceV1.interfaceName
  object.onEvent = {
    switch $0 {
    case .configure(serial: _, width: _, height: _): break
    case .closed: break
    }
  }
  _ = object.setSize(width:height:)
  _ = object.setAnchor(anchor:)
  _ = object.setExclusiveZone(zone:)
  _ = object.setMargin(top:right:bottom:left:)
  _ = object.setKeyboardInteractivity(keyboardInteractivity:)
  _ = object.getPopup(popup:)
  _ = object.ackConfigure(serial:)
  _ = object.destroy
  _ = object.setLayer(layer:)
  _ = object.setExclusiveEdge(edge:)
  _ = ZwlrLayerSurfaceV1.KeyboardInteractivity(rawValue: 0)
  _ = ZwlrLayerSurfaceV1.KeyboardInteractivity.none
  _ = ZwlrLayerSurfaceV1.KeyboardInteractivity.exclusive
  _ = ZwlrLayerSurfaceV1.KeyboardInteractivity.onDemand
  _ = ZwlrLayerSurfaceV1.Error(rawValue: 0)
  _ = ZwlrLayerSurfaceV1.Error.invalidSurfaceState
  _ = ZwlrLayerSurfaceV1.Error.invalidSize
  _ = ZwlrLayerSurfaceV1.Error.invalidAnchor
  _ = ZwlrLayerSurfaceV1.Error.invalidKeyboardInteractivity
  _ = ZwlrLayerSurfaceV1.Error.invalidExclusiveEdge
  _ = ZwlrLayerSurfaceV1.Anchor(rawValue: 0)
  _ = ZwlrLayerSurfaceV1.Anchor.top
  _ = ZwlrLayerSurfaceV1.Anchor.bottom
  _ = ZwlrLayerSurfaceV1.Anchor.left
  _ = ZwlrLayerSurfaceV1.Anchor.right
}

func nameEverything(_ object: ZwlrLayerSurfaceV1Resource) {
  _ = ZwlrLayerSurfaceV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .setSize(width: _, height: _): break
    case .setAnchor(anchor: _): break
    case .setExclusiveZone(zone: _): break
    case .setMargin(top: _, right: _, bottom: _, left: _): break
    case .setKeyboardInteractivity(keyboardInteractivity: _): break
    case .getPopup(popup: _): break
    case .ackConfigure(serial: _): break
    case .destroy: break
    case .setLayer(layer: _): break
    case .setExclusiveEdge(edge: _): break
    }
  }
  _ = object.sendConfigure(serial:width:height:)
  _ = object.sendClosed
}

func nameEverything(_ object: ZwpInputMethodKeyboardGrabV2) {
  _ = ZwpInputMethodKeyboardGrabV2.interfaceName
  object.onEvent = {
    switch $0 {
    case .keymap(format: _, fd: _, size: _): break
    case .key(serial: _, time: _, key: _, state: _): break
    case .modifiers(serial: _, modsDepressed: _, modsLatched: _, modsLocked: _, group: _): break
    case .repeatInfo(rate: _, delay: _): break
    }
  }
  _ = object.release
}

func nameEverything(_ object: ZwpInputMethodKeyboardGrabV2Resource) {
  _ = ZwpInputMethodKeyboardGrabV2Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .release: break
    }
  }
  _ = object.sendKeymap(format:fd:size:)
  _ = object.sendKey(serial:time:key:state:)
  _ = object.sendModifiers(serial:modsDepressed:modsLatched:modsLocked:group:)
  _ = object.sendRepeatInfo(rate:delay:)
}

func nameEverything(_ object: ZwpInputMethodManagerV2) {
  _ = ZwpInputMethodManagerV2.interfaceName
  _ = object.getInputMethod(seat:)
  _ = object.destroy
}

func nameEverything(_ object: ZwpInputMethodManagerV2Resource) {
  _ = ZwpInputMethodManagerV2Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .getInputMethod(seat: _, inputMethod: _): break
    case .destroy: break
    }
  }
}

func nameEverything(_ object: ZwpInputMethodV2) {
  _ = ZwpInputMethodV2.interfaceName
  object.onEvent = {
    switch $0 {
    case .activate: break
    case .deactivate: break
    case .surroundingText(text: _, cursor: _, anchor: _): break
    case .textChangeCause(cause: _): break
    case .contentType(hint: _, purpose: _): break
    case .done: break
    case .unavailable: break
    }
  }
  _ = object.commitString(text:)
  _ = object.setPreeditString(text:cursorBegin:cursorEnd:)
  _ = object.deleteSurroundingText(beforeLength:afterLength:)
  _ = object.commit(serial:)
  _ = object.getInputPopupSurface(surface:)
  _ = object.grabKeyboard
  _ = object.destroy
  _ = ZwpInputMethodV2.Error(rawValue: 0)
  _ = ZwpInputMethodV2.Error.role
}

func nameEverything(_ object: ZwpInputMethodV2Resource) {
  _ = ZwpInputMethodV2Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .commitString(text: _): break
    case .setPreeditString(text: _, cursorBegin: _, cursorEnd: _): break
    case .deleteSurroundingText(beforeLength: _, afterLength: _): break
    case .commit(serial: _): break
    case .getInputPopupSurface(id: _, surface: _): break
    case .grabKeyboard(keyboard: _): break
    case .destroy: break
    }
  }
  _ = object.sendActivate
  _ = object.sendDeactivate
  _ = object.sendSurroundingText(text:cursor:anchor:)
  _ = object.sendTextChangeCause(cause:)
  _ = object.sendContentType(hint:purpose:)
  _ = object.sendDone
  _ = object.sendUnavailable
}

func nameEverything(_ object: ZwpInputPopupSurfaceV2) {
  _ = ZwpInputPopupSurfaceV2.interfaceName
  object.onEvent = {
    switch $0 {
    case .textInputRectangle(x: _, y: _, width: _, height: _): break
    }
  }
  _ = object.destroy
}

func nameEverything(_ object: ZwpInputPopupSurfaceV2Resource) {
  _ = ZwpInputPopupSurfaceV2Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    }
  }
  _ = object.sendTextInputRectangle(x:y:width:height:)
}

func nameEverything(_ object: ZwpTextInputManagerV3) {
  _ = ZwpTextInputManagerV3.interfaceName
  _ = object.destroy
  _ = object.getTextInput(seat:)
}

func nameEverything(_ object: ZwpTextInputManagerV3Resource) {
  _ = ZwpTextInputManagerV3Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .getTextInput(id: _, seat: _): break
    }
  }
}

func nameEverything(_ object: ZwpTextInputV3) {
  _ = ZwpTextInputV3.interfaceName
  object.onEvent = {
    switch $0 {
    case .enter(surface: _): break
    case .leave(surface: _): break
    case .preeditString(text: _, cursorBegin: _, cursorEnd: _): break
    case .commitString(text: _): break
    case .deleteSurroundingText(beforeLength: _, afterLength: _): break
    case .done(serial: _): break
    }
  }
  _ = object.destroy
  _ = object.enable
  _ = object.disable
  _ = object.setSurroundingText(text:cursor:anchor:)
  _ = object.setTextChangeCause(cause:)
  _ = object.setContentType(hint:purpose:)
  _ = object.setCursorRectangle(x:y:width:height:)
  _ = object.commit
  _ = ZwpTextInputV3.ChangeCause(rawValue: 0)
  _ = ZwpTextInputV3.ChangeCause.inputMethod
  _ = ZwpTextInputV3.ChangeCause.other
  _ = ZwpTextInputV3.ContentHint(rawValue: 0)
  _ = ZwpTextInputV3.ContentHint.none
  _ = ZwpTextInputV3.ContentHint.completion
  _ = ZwpTextInputV3.ContentHint.spellcheck
  _ = ZwpTextInputV3.ContentHint.autoCapitalization
  _ = ZwpTextInputV3.ContentHint.lowercase
  _ = ZwpTextInputV3.ContentHint.uppercase
  _ = ZwpTextInputV3.ContentHint.titlecase
  _ = ZwpTextInputV3.ContentHint.hiddenText
  _ = ZwpTextInputV3.ContentHint.sensitiveData
  _ = ZwpTextInputV3.ContentHint.latin
  _ = ZwpTextInputV3.ContentHint.multiline
  _ = ZwpTextInputV3.ContentPurpose(rawValue: 0)
  _ = ZwpTextInputV3.ContentPurpose.normal
  _ = ZwpTextInputV3.ContentPurpose.alpha
  _ = ZwpTextInputV3.ContentPurpose.digits
  _ = ZwpTextInputV3.ContentPurpose.number
  _ = ZwpTextInputV3.ContentPurpose.phone
  _ = ZwpTextInputV3.ContentPurpose.url
  _ = ZwpTextInputV3.ContentPurpose.email
  _ = ZwpTextInputV3.ContentPurpose.name
  _ = ZwpTextInputV3.ContentPurpose.password
  _ = ZwpTextInputV3.ContentPurpose.pin
  _ = ZwpTextInputV3.ContentPurpose.date
  _ = ZwpTextInputV3.ContentPurpose.time
  _ = ZwpTextInputV3.ContentPurpose.datetime
  _ = ZwpTextInputV3.ContentPurpose.terminal
}

func nameEverything(_ object: ZwpTextInputV3Resource) {
  _ = ZwpTextInputV3Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .destroy: break
    case .enable: break
    case .disable: break
    case .setSurroundingText(text: _, cursor: _, anchor: _): break
    case .setTextChangeCause(cause: _): break
    case .setContentType(hint: _, purpose: _): break
    case .setCursorRectangle(x: _, y: _, width: _, height: _): break
    case .commit: break
    }
  }
  _ = object.sendEnter(surface:)
  _ = object.sendLeave(surface:)
  _ = object.sendPreeditString(text:cursorBegin:cursorEnd:)
  _ = object.sendCommitString(text:)
  _ = object.sendDeleteSurroundingText(beforeLength:afterLength:)
  _ = object.sendDone(serial:)
}

func nameEverything(_ object: ZwpVirtualKeyboardManagerV1) {
  _ = ZwpVirtualKeyboardManagerV1.interfaceName
  _ = object.createVirtualKeyboard(seat:)
  _ = ZwpVirtualKeyboardManagerV1.Error(rawValue: 0)
  _ = ZwpVirtualKeyboardManagerV1.Error.unauthorized
}

func nameEverything(_ object: ZwpVirtualKeyboardManagerV1Resource) {
  _ = ZwpVirtualKeyboardManagerV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .createVirtualKeyboard(seat: _, id: _): break
    }
  }
}

func nameEverything(_ object: ZwpVirtualKeyboardV1) {
  _ = ZwpVirtualKeyboardV1.interfaceName
  _ = object.keymap(format:fd:size:)
  _ = object.key(time:key:state:)
  _ = object.modifiers(modsDepressed:modsLatched:modsLocked:group:)
  _ = object.destroy
  _ = ZwpVirtualKeyboardV1.Error(rawValue: 0)
  _ = ZwpVirtualKeyboardV1.Error.noKeymap
}

func nameEverything(_ object: ZwpVirtualKeyboardV1Resource) {
  _ = ZwpVirtualKeyboardV1Resource.interfaceName
  object.onRequest = {
    switch $0 {
    case .keymap(format: _, fd: _, size: _): break
    case .key(time: _, key: _, state: _): break
    case .modifiers(modsDepressed: _, modsLatched: _, modsLocked: _, group: _): break
    case .destroy: break
    }
  }
}
