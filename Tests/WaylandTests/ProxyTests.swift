import Testing
import Wayland
import WaylandServer

@Suite struct ProxyTests {
  @Test func aThousandObjectsComeAndGoWithTheirClosures() throws {
    let pair = try Pair()
    let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    var kept = 0
    for _ in 0..<1000 {
      weak var surface: WlSurface?
      weak var witness: Witness?
      do {
        let object = compositor.createSurface()
        let seen = Witness()
        // The commonest circle: a closure that holds its own object.
        object.onEvent = { _ in _ = (object, seen) }
        (surface, witness) = (object, seen)
      }
      // Nobody but the connection holds it now.
      #expect(surface?.isAlive == true)
      surface?.destroy()
      kept += (surface == nil ? 0 : 1) + (witness == nil ? 0 : 1)
      try pair.settle()
    }
    #expect(kept == 0)
  }

  @Test func objectsWithADestructorEventEndByThemselves() throws {
    let pair = try Pair()
    let (compositor, resource) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    var frames: [WlCallbackResource] = []
    resource.onRequest = {
      guard case .createSurface(let surface) = $0 else { return }
      surface.onRequest = { if case .frame(let callback) = $0 { frames.append(callback) } }
    }
    let surface = compositor.createSurface()
    weak var callback: WlCallback?
    var times: [UInt32] = []
    do {
      let object = surface.frame()
      object.onEvent = { event in
        if case .done(let time) = event { times.append(time) }
        #expect(!object.isAlive)
      }
      callback = object
    }
    try pair.settle()
    frames[0].sendDone(callbackData: 77)
    #expect(!frames[0].isAlive)
    try pair.settle()
    #expect(times == [77])
    #expect(callback == nil)
  }

  @Test func aHandlerMayDestroyItsOwnObject() throws {
    let pair = try Pair()
    let (seat, resource) = try pair.bind(WlSeat.self, WlSeatResource.self)
    var names: [String] = []
    seat.onEvent = { event in
      if case .name(let name) = event {
        names.append(name)
        seat.release()
      }
    }
    resource.sendName(name: "one")
    resource.sendName(name: "two")
    try pair.settle()
    #expect(names == ["one"])
    #expect(!resource.isAlive)
  }

  @Test func everyProxyIsDeadAfterItsConnection() throws {
    var pair: Pair? = try Pair()
    let (compositor, _) = try #require(pair).bind(WlCompositor.self, WlCompositorResource.self)
    weak var witness: Witness?
    let surface = compositor.createSurface()
    do {
      let seen = Witness()
      surface.onEvent = { _ in _ = seen }
      witness = seen
    }
    pair = nil
    #expect(!compositor.isAlive)
    #expect(!surface.isAlive)
    #expect(witness == nil)
    // All of these do nothing.
    #expect(!compositor.createSurface().isAlive)
    surface.commit()
    surface.destroy()
  }

  @Test func whatMustNotBeSentIsReportedInstead() throws {
    let pair = try Pair()
    let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 3)
    var unsent: [UnsentRequest] = []
    var trace: [String] = []
    pair.connection.onUnsentRequest = { unsent.append($0) }
    let surface = compositor.createSurface()
    let region = compositor.createRegion()
    try pair.settle()
    pair.server.onTrace = { trace.append($0) }

    region.destroy()
    surface.setInputRegion(region: region)
    surface.damageBuffer(x: 0, y: 0, width: 1, height: 1)
    surface.destroy()
    surface.destroy()
    #expect(!surface.frame().isAlive)
    try pair.settle()
    #expect(trace == ["wl_region#\(region.id).destroy()", "wl_surface#\(surface.id).destroy()"])
    #expect(
      unsent == [
        UnsentRequest(interface: "wl_surface", request: "set_input_region", reason: .deadArgument),
        UnsentRequest(interface: "wl_surface", request: "damage_buffer", reason: .needsVersion(4)),
        UnsentRequest(interface: "wl_surface", request: "destroy", reason: .deadObject),
        UnsentRequest(interface: "wl_surface", request: "frame", reason: .deadObject),
      ])
  }

  @Test func aDestructorNewerThanTheBoundVersionEndsOurSideOnly() throws {
    let pair = try Pair()
    let (seat, resource) = try pair.bind(WlSeat.self, WlSeatResource.self, version: 4)
    var trace: [String] = []
    pair.server.onTrace = { trace.append($0) }
    weak var witness: Witness?
    do {
      let seen = Witness()
      seat.onEvent = { _ in _ = seen }
      witness = seen
    }
    seat.release()
    #expect(!seat.isAlive)
    #expect(witness == nil)
    resource.sendCapabilities(capabilities: .touch)
    try pair.settle()
    #expect(trace.isEmpty)
    #expect(resource.isAlive)
  }

  @Test func aBorrowedObjectIsUsedAndLeftAlone() throws {
    let pair = try Pair()
    let (compositor, resource) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    var regions: [WlRegionResource?] = []
    resource.onRequest = {
      guard case .createSurface(let surface) = $0 else { return }
      surface.onRequest = { if case .setInputRegion(let region) = $0 { regions.append(region) } }
    }
    let owned = compositor.createRegion()
    let borrowed = pair.connection.borrow(WlRegion.self, try #require(owned.pointer))
    compositor.createSurface().setInputRegion(region: borrowed)
    borrowed.destroy()
    try pair.settle()
    #expect(!borrowed.isAlive)
    #expect(owned.isAlive)
    #expect(regions.first??.id == owned.id)
    #expect(regions.first??.isAlive == true)
  }

  @Test func anObjectInheritsTheVersionOfItsMaker() throws {
    let pair = try Pair()
    let (compositor, resource) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 4)
    var surfaces: [WlSurfaceResource] = []
    resource.onRequest = { if case .createSurface(let surface) = $0 { surfaces.append(surface) } }
    let surface = compositor.createSurface()
    try pair.settle()
    #expect(surface.version == 4)
    #expect(surfaces[0].version == 4)
    #expect(surfaces[0].id == surface.id)
  }
}

/// Something whose end can be seen.
final class Witness {}
