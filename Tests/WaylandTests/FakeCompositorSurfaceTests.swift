import FakeCompositor
import Testing
import Wayland

/// What the fake compositor makes of surfaces, outputs and touches, seen from a client.
@Suite struct FakeCompositorSurfaceTests {
  /// A layer surface of 720 × 400 pixels at scale 2, shown or on its way.
  final class Panel {
    let probe: Probe
    let surface: WlSurface
    let layer: ZwlrLayerSurfaceV1
    let shm: WlShm
    var configures: [(serial: UInt32, width: UInt32, height: UInt32)] = []
    var isClosed = false
    var scales: [String] = []

    init(_ probe: Probe) throws {
      self.probe = probe
      shm = try #require(probe.bind(WlShm.self))
      surface = try #require(probe.bind(WlCompositor.self)).createSurface()
      layer = try #require(probe.bind(ZwlrLayerShellV1.self)).getLayerSurface(
        surface: surface, output: nil, layer: .overlay, namespace: "osk")
      layer.setSize(width: 0, height: 200)
      layer.setAnchor(anchor: [.bottom, .left, .right])
      layer.setExclusiveZone(zone: 180)
      layer.onEvent = { [unowned self] event in
        switch event {
        case .configure(let serial, let width, let height): configures.append((serial, width, height))
        case .closed: isClosed = true
        }
      }
      surface.onEvent = { [unowned self] event in
        switch event {
        case .enter: scales.append("enter")
        case .leave: scales.append("leave")
        case .preferredBufferScale(let factor): scales.append("scale \(factor)")
        case .preferredBufferTransform: break
        }
      }
    }

    var theirs: Compositor.LayerSurface { probe.compositor.layerSurfaces[0] }

    func show(_ colour: UInt32 = 0xFF11_2233) throws -> ProbeBuffer {
      surface.commit()
      probe.settle()
      layer.ackConfigure(serial: try #require(configures.last).serial)
      let buffer = try #require(ProbeBuffer(shm, width: 720, height: 400))
      buffer.fill(colour)
      surface.setBufferScale(scale: 2)
      surface.attach(buffer: buffer.buffer, x: 0, y: 0)
      surface.damageBuffer(x: 0, y: 0, width: .max, height: .max)
      surface.commit()
      probe.settle()
      return buffer
    }
  }

  @Test func aPanelIsConfiguredThenShown() throws {
    let probe = try Probe()
    _ = probe.bind(WlOutput.self)
    let panel = try Panel(probe)
    let buffer = try panel.show()
    defer { buffer.unmap() }
    #expect(panel.configures.count == 1)
    #expect(panel.configures[0].width == 360 && panel.configures[0].height == 200)
    #expect(panel.theirs.isMapped)
    #expect(panel.theirs.placement.exclusiveZone == 180)
    #expect(panel.theirs.surface.pixels?[719, 399] == 0xFF11_2233)
    #expect(panel.theirs.surface.size ?? (0, 0) == (360, 200))
    #expect(panel.scales == ["scale 2", "enter"])
    #expect(
      probe.compositor.requests(of: "zwlr_layer_shell_v1")
        == ["get_layer_surface zwlr_layer_surface_v1 wl_surface nil 3 \"osk\""])
    #expect(probe.violations == [])
  }

  @Test func onlyTheDamageIsTaken() throws {
    let probe = try Probe(.init().with { $0.checksDamage = false })
    let panel = try Panel(probe)
    let buffer = try panel.show(0)
    defer { buffer.unmap() }
    buffer.fill(0xFFFF_FFFF)
    panel.surface.attach(buffer: buffer.buffer, x: 0, y: 0)
    panel.surface.damageBuffer(x: 10, y: 20, width: 3, height: 2)
    panel.surface.commit()
    probe.settle()
    let surface = panel.theirs.surface
    #expect(surface.pixels?.count { $0 != 0 } == 6)
    #expect(surface.pixels?[12, 21] == 0xFFFF_FFFF)
    #expect(surface.lastDamage == [.init(x: 10, y: 20, width: 3, height: 2)])
    #expect(probe.compositor.poolCount == 1)
    #expect(probe.violations == [])
  }

  @Test func pixelsOutsideTheDamageAreAViolation() throws {
    let probe = try Probe()
    let panel = try Panel(probe)
    let buffer = try panel.show(0)
    defer { buffer.unmap() }
    buffer.pixels[720 * 5] = 1
    panel.surface.attach(buffer: buffer.buffer, x: 0, y: 0)
    panel.surface.damage(x: 0, y: 0, width: 360, height: 2)
    panel.surface.commit()
    probe.settle()
    #expect(probe.violations == ["pixels changed outside the damage, row 5 of 720×400"])
  }

  @Test func aHeldBufferMustNotBeDrawnOn() throws {
    let probe = try Probe()
    probe.compositor.holdsBuffers = true
    let panel = try Panel(probe)
    let buffer = try panel.show(0)
    defer { buffer.unmap() }
    buffer.pixels[0] = 1
    panel.surface.attach(buffer: nil, x: 0, y: 0)
    panel.surface.commit()
    probe.settle()
    #expect(probe.violations == ["a buffer was drawn on before its release"])
  }

  @Test func aBufferBeforeTheConfigureEndsTheConnection() throws {
    let probe = try Probe()
    let panel = try Panel(probe)
    let buffer = try #require(ProbeBuffer(panel.shm, width: 720, height: 400))
    defer { buffer.unmap() }
    panel.surface.attach(buffer: buffer.buffer, x: 0, y: 0)
    panel.surface.commit()
    probe.settle()
    #expect(probe.violations.count == 1)
    #expect(probe.failure != nil)
  }

  @Test func anUnknownAcknowledgementEndsTheConnection() throws {
    let probe = try Probe()
    probe.compositor.extraConfigures = 1
    let panel = try Panel(probe)
    panel.surface.commit()
    probe.settle()
    #expect(panel.configures.map(\.height) == [100, 200])
    panel.layer.ackConfigure(serial: panel.configures[1].serial)
    panel.layer.ackConfigure(serial: panel.configures[0].serial)
    probe.settle()
    #expect(probe.violations.count == 1)
    #expect(probe.failure == .protocolError(interface: "zwlr_layer_surface_v1", id: panel.layer.id, code: 0))
  }

  @Test func aPanelIsClosedWithItsOutputOrAtOnce() throws {
    let probe = try Probe()
    let panel = try Panel(probe)
    let buffer = try panel.show()
    defer { buffer.unmap() }
    probe.compositor.outputs[0].remove()
    probe.settle()
    #expect(panel.isClosed)
    #expect(probe.globals["wl_output"] == nil)
    let homeless = try Panel(probe)
    probe.settle()
    #expect(homeless.isClosed)
    probe.compositor.addOutput()
    probe.compositor.closesNext = 1
    let unlucky = try Panel(probe)
    unlucky.surface.commit()
    probe.settle()
    #expect(unlucky.isClosed && unlucky.configures.isEmpty)
    #expect(probe.violations == [])
  }

  @Test func scalesAreToldByEveryWayThatIsOpen() throws {
    let probe = try Probe(
      .init().with { $0.outputs = [.init("A", width: 720, height: 1440, scale: 1.5)] })
    let panel = try Panel(probe)
    let fraction = try #require(probe.bind(WpFractionalScaleManagerV1.self))
      .getFractionalScale(surface: panel.surface)
    var fractions: [UInt32] = []
    fraction.onEvent = { if case .preferredScale(let scale) = $0 { fractions.append(scale) } }
    var outputScales: [Int32] = []
    let output = try #require(probe.bind(WlOutput.self))
    output.onEvent = { if case .scale(let factor) = $0 { outputScales.append(factor) } }
    panel.surface.commit()
    probe.settle()
    #expect(panel.configures.last?.width == 480)
    probe.compositor.outputs[0].setScale(3)
    probe.settle()
    #expect(fractions == [180, 360])
    #expect(outputScales == [2, 3])
    #expect(panel.scales == ["scale 2", "scale 3"])
    #expect(panel.configures.last?.width == 240)
    #expect(probe.violations == [])
  }

  @Test func touchesGoWhereTheInputRegionIs() throws {
    let probe = try Probe()
    let panel = try Panel(probe)
    let region = try #require(probe.bind(WlCompositor.self)).createRegion()
    region.add(x: 0, y: 20, width: 360, height: 180)
    panel.surface.setInputRegion(region: region)
    let buffer = try panel.show()
    defer { buffer.unmap() }
    let touch = try #require(probe.bind(WlSeat.self)).getTouch()
    var seen: [String] = []
    touch.onEvent = { event in
      switch event {
      case .down(_, _, _, let id, let x, let y): seen.append("down \(id) \(x) \(y)")
      case .motion(_, let id, let x, let y): seen.append("motion \(id) \(x) \(y)")
      case .up(_, _, let id): seen.append("up \(id)")
      case .frame: seen.append("frame")
      case .cancel: seen.append("cancel")
      case .shape, .orientation: break
      }
    }
    probe.settle()
    let hands = probe.compositor.seats[0].touch
    let surface = panel.theirs.surface
    #expect(!hands.tap(surface, 10, 10))
    #expect(hands.tap(surface, 10, 30.5))
    hands.down(7, on: surface, 100, 100)
    hands.motion(7, 101, 250)
    hands.frame()
    hands.cancel()
    probe.settle()
    #expect(
      seen == [
        "down 0 10.0 30.5", "frame", "up 0", "frame", "down 7 100.0 100.0", "motion 7 101.0 250.0", "frame",
        "cancel",
      ])
    #expect(probe.violations == [])
  }

  @Test func framesComeWhileThePanelShows() throws {
    let probe = try Probe()
    let panel = try Panel(probe)
    let buffer = try panel.show()
    defer { buffer.unmap() }
    var frames = 0
    panel.surface.frame().onEvent = { _ in frames += 1 }
    panel.surface.commit()
    probe.settle()
    #expect(frames == 1)
    panel.surface.attach(buffer: nil, x: 0, y: 0)
    panel.surface.frame().onEvent = { _ in frames += 1 }
    panel.surface.commit()
    probe.settle()
    #expect(frames == 1)
    #expect(probe.compositor.surfaces[0].openFrames == 1)
  }
}
