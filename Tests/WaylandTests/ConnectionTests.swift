import Testing
import Wayland
import WaylandServer

@Suite struct ConnectionTests {
  @Test func bindingAsksForNoMoreThanBothSidesHave() throws {
    let pair = try Pair()
    let (output, resource) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 2)
    #expect(output.version == 2)
    #expect(resource.version == 2)
    let (newest, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    #expect(newest.version == WlCompositor.interfaceVersion)
  }
}
