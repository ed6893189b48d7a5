import InputMethod
import Pressboard
import Testing

private struct Registry: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var globals: [(interface: String, version: UInt32)]
  var prior: SerialRule.Prior
}

private let registries = [
  Registry(testDescription: "nothing", globals: [], prior: .lenient),
  Registry(testDescription: "sway 1.7, phoc 0.24", globals: [("wl_compositor", 4)], prior: .lenient),
  Registry(testDescription: "wlroots 0.16", globals: [("wl_compositor", 5)], prior: .lenient),
  Registry(
    testDescription: "sway 1.10", globals: [("wl_compositor", 6), ("wp_security_context_manager_v1", 1)],
    prior: .strict),
  Registry(testDescription: "a new wl_compositor alone", globals: [("wl_compositor", 6)], prior: .lenient),
  Registry(
    testDescription: "a security context alone", globals: [("wp_security_context_manager_v1", 1)],
    prior: .strict),
  Registry(
    testDescription: "Hyprland, its own globals last",
    globals: [("wl_compositor", 6), ("wp_security_context_manager_v1", 1), ("hyprland_focus_grab_v1", 1)],
    prior: .lenient),
  Registry(
    testDescription: "COSMIC, its own globals first",
    globals: [("zcosmic_toplevel_info_v1", 3), ("wl_compositor", 6), ("wp_security_context_manager_v1", 1)],
    prior: .lenient),
  Registry(
    testDescription: "niri",
    globals: [("wl_compositor", 6), ("wp_security_context_manager_v1", 1), ("mutter_x11_interop", 1)],
    prior: .lenient),
]

@Suite struct SerialPriorTests {
  @Test(arguments: registries)
  fileprivate func prior(_ registry: Registry) {
    #expect(SerialRule.Prior(globals: registry.globals) == registry.prior)
  }
}
