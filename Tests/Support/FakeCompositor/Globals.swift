import Wayland
import WaylandServer

extension Compositor {
  /// The version to advertise, nil when the global is missing.
  func version(_ interface: String) -> UInt32? { options.versions[interface] }

  func addGlobals() {
    if let version = version("wl_compositor") {
      server.addGlobal(WlCompositorResource.self, version: version) { [unowned self] in bind($0) }
    }
    if let version = version("wl_shm") {
      server.addGlobal(WlShmResource.self, version: version) { [unowned self] in shm.bind($0) }
    }
    if let version = version("zwlr_layer_shell_v1") {
      server.addGlobal(ZwlrLayerShellV1Resource.self, version: version) { [unowned self] in bind($0) }
    }
    if let version = version("wp_viewporter") {
      server.addGlobal(WpViewporterResource.self, version: version) { [unowned self] in bind($0) }
    }
    if let version = version("wp_fractional_scale_manager_v1") {
      server.addGlobal(WpFractionalScaleManagerV1Resource.self, version: version) { [unowned self] in bind($0)
      }
    }
    if let version = version("wp_cursor_shape_manager_v1") {
      server.addGlobal(WpCursorShapeManagerV1Resource.self, version: version) { [unowned self] in bind($0) }
    }
    if let version = version("zwlr_foreign_toplevel_manager_v1") {
      server.addGlobal(ZwlrForeignToplevelManagerV1Resource.self, version: version) {
        [unowned self] in bind($0)
      }
    }
    if let version = version("zwp_input_method_manager_v2") {
      server.addGlobal(ZwpInputMethodManagerV2Resource.self, version: version) { [unowned self] in bind($0) }
    }
    if let version = version("zwp_virtual_keyboard_manager_v1") {
      server.addGlobal(ZwpVirtualKeyboardManagerV1Resource.self, version: version) { [unowned self] in
        bind($0)
      }
    }
  }

  func surface(_ resource: WlSurfaceResource) -> Surface? { surfaces.first { $0.resource === resource } }

  private func bind(_ compositor: WlCompositorResource) {
    compositor.onRequest = { [unowned self] request in
      switch request {
      case .createSurface(let id):
        let surface = Surface(id, self)
        surfaces.append(surface)
        id.onDestroy = { [unowned self, unowned surface] in
          surface.destroyed()
          surfaces.removeAll { $0 === surface }
        }
      case .createRegion(let id): follow(id)
      }
    }
  }

  private func follow(_ region: WlRegionResource) {
    let key = ObjectIdentifier(region)
    regions[key] = Region()
    region.onDestroy = { [unowned self] in regions[key] = nil }
    region.onRequest = { [unowned self] request in
      switch request {
      case .add(let x, let y, let width, let height):
        regions[key]?.steps.append(.added(Area(x: Int(x), y: Int(y), width: Int(width), height: Int(height))))
      case .subtract(let x, let y, let width, let height):
        regions[key]?.steps.append(
          .removed(Area(x: Int(x), y: Int(y), width: Int(width), height: Int(height))))
      case .destroy: break
      }
    }
  }

  /// What a region holds now; nil for null.
  func region(_ resource: WlRegionResource?) -> Region? { resource.flatMap { regions[ObjectIdentifier($0)] } }

  private func bind(_ shell: ZwlrLayerShellV1Resource) {
    shell.onRequest = { [unowned self, unowned shell] request in
      switch request {
      case .getLayerSurface(let id, let resource, let output, let layer, let namespace):
        guard let surface = surface(resource) else { return }
        guard surface.takeRole(shell) else { return }
        let layerSurface = LayerSurface(id, surface, layer, namespace, output, self)
        surface.role = .layer(layerSurface)
        layerSurfaces.append(layerSurface)
        id.onDestroy = { [unowned self, unowned layerSurface] in
          layerSurface.destroyed()
          layerSurfaces.removeAll { $0 === layerSurface }
        }
      case .destroy: break
      }
    }
  }

  private func bind(_ viewporter: WpViewporterResource) {
    viewporter.onRequest = { [unowned self, unowned viewporter] request in
      switch request {
      case .getViewport(let id, let resource): surface(resource)?.add(id, by: viewporter)
      case .destroy: break
      }
    }
  }

  private func bind(_ manager: WpFractionalScaleManagerV1Resource) {
    manager.onRequest = { [unowned self, unowned manager] request in
      switch request {
      case .getFractionalScale(let id, let resource): surface(resource)?.add(id, by: manager)
      case .destroy: break
      }
    }
  }

  private func bind(_ manager: WpCursorShapeManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .getPointer(let device, let pointer): seat(of: pointer)?.pointer.follow(device)
      case .getTabletToolV2, .destroy: break
      }
    }
  }

  private func bind(_ manager: ZwpInputMethodManagerV2Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .getInputMethod(let seat, let inputMethod): self.seat(seat)?.add(inputMethod)
      case .destroy: break
      }
    }
  }

  private func bind(_ manager: ZwpVirtualKeyboardManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .createVirtualKeyboard(let seat, let id): self.seat(seat)?.add(id)
      }
    }
  }

  func seat(_ resource: WlSeatResource) -> Seat? { seats.first { $0.owns(resource) } }

  private func seat(of pointer: WlPointerResource) -> Seat? { seats.first { $0.pointer.owns(pointer) } }
}
