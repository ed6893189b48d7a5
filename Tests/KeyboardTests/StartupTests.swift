import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// What the compositor must offer, and what happens without it.
@Suite struct StartupTests {
  private func failure(_ change: (inout Compositor.Options) -> Void) -> StartupFailure? {
    #expect(throws: StartupFailure.self) { _ = try Desk(Compositor.Options().with(change)) }
  }

  @Test(
    arguments: ["wl_compositor", "wl_shm", "zwlr_layer_shell_v1", "zwp_virtual_keyboard_manager_v1"])
  func aMissingGlobal(_ name: String) {
    #expect(failure { $0.versions[name] = nil } == .missingGlobal(name: name))
  }

  /// sway and phoc have globals of other desktops, which name no desktop.
  @Test(arguments: [
    ["org_kde_kwin_server_decoration_manager", "org_kde_kwin_idle"],
    ["gtk_shell1", "zwlr_output_manager_v1"],
  ]) func neitherKwinNorMutter(_ markers: [String]) {
    let name = "zwp_virtual_keyboard_manager_v1"
    #expect(
      failure {
        $0.versions[name] = nil
        $0.versions["zwlr_layer_shell_v1"] = 4
        $0.markers = markers
      } == .missingGlobal(name: name))
    #expect(
      failure {
        $0.versions["zwlr_layer_shell_v1"] = nil
        $0.markers = markers
      } == .missingGlobal(name: "zwlr_layer_shell_v1"))
  }

  @Test func kwin() {
    #expect(
      failure {
        $0.versions["zwp_virtual_keyboard_manager_v1"] = nil
        $0.versions["zwp_input_method_manager_v2"] = nil
        $0.markers = ["org_kde_plasma_shell", "zwp_input_method_v1"]
      } == .kwin)
  }

  @Test func mutter() {
    #expect(
      failure {
        $0.versions["zwp_virtual_keyboard_manager_v1"] = nil
        $0.versions["zwp_input_method_manager_v2"] = nil
        $0.versions["zwlr_layer_shell_v1"] = nil
        $0.versions["zwlr_foreign_toplevel_manager_v1"] = nil
        $0.markers = ["gtk_shell1"]
      } == .mutter)
  }

  /// Everything at its first version, and nothing that can be done without.
  @Test func theOldestCompositor() throws {
    let desk = try Desk(
      Compositor.Options().with {
        $0.versions = [
          "wl_compositor": 1, "wl_shm": 1, "wl_seat": 1, "wl_output": 1, "zwlr_layer_shell_v1": 1,
          "zwp_input_method_manager_v2": 1, "zwp_virtual_keyboard_manager_v1": 1,
        ]
        $0.outputs = [.init("A", width: 480, height: 800, scale: 1)]
      })
    let field = TextField()
    try desk.focus(field)
    try desk.type("Old é")
    #expect(field.text == "Old é")
    desk.seat.blur()
    try desk.rest()
    #expect(desk.compositor.layerSurfaces.isEmpty)
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: [Compositor.Options.sway17, .sway110]) func knownCompositors(_ options: Compositor.Options)
    throws
  {
    let desk = try Desk(options)
    let field = TextField(behavior: .gtk3)
    try desk.focus(field)
    try desk.type("Hello, world! 12 é😀<\n")
    #expect(field.text == "Hello, world! 12 é\n")
    #expect(desk.compositor.violations == [])
  }

  // MARK: Without an input method

  @Test func anotherInputMethodIsThere() throws {
    let desk = try Desk { $0.seats[0].isTaken = true }
    #expect(desk.notices == [.inputMethodTaken])
    let field = TextField()
    try desk.focus(field)
    #expect(!desk.isVisible)
    desk.client.show()
    try desk.rest()
    #expect(desk.isVisible)
    try desk.type("Keys é😀<")
    #expect(field.text == "Keys é")
    #expect(field.keys.count == 8)
    // The object that was refused has been given back, and nothing was asked of it.
    #expect(!desk.seat.refused.contains { !$0.isGivenBack })
    #expect(desk.compositor.violations == [])
  }

  @Test func theOtherInputMethodLeaves() throws {
    let desk = try Desk { $0.seats[0].isTaken = true }
    let field = TextField()
    try desk.focus(field)
    desk.seat.isTaken = false
    desk.client.show()
    try desk.rest()
    #expect(desk.seat.inputMethod != nil)
    try desk.type("ours")
    #expect(field.text == "ours")
    #expect(desk.seat.inputMethod?.commits.contains { $0.string != nil } == true)
    #expect(desk.compositor.violations == [])
  }

  /// On Smithay the refused object, given back, would end the other program's input method.
  @Test(arguments: ["mutter_x11_interop", "zcosmic_toplevel_info_v1"]) func anotherIsThereOnSmithay(
    _ marker: String
  ) throws {
    let desk = try Desk(
      Compositor.Options().with { $0.markers = [marker] }, onCompositor: { $0.seats[0].isTaken = true })
    desk.client.show()
    try desk.rest()
    #expect(desk.notices == [.inputMethodTaken])
    #expect(desk.seat.refused.count == 1)
    #expect(desk.seat.refused.allSatisfy { !$0.isGivenBack })
  }

  @Test func thereIsNoInputMethodAtAll() throws {
    let desk = try Desk(Compositor.Options().with { $0.versions["zwp_input_method_manager_v2"] = nil })
    #expect(desk.notices == [.noInputMethod])
    let field = TextField()
    try desk.focus(field)
    #expect(!desk.isVisible)
    desk.client.show()
    try desk.rest()
    try desk.type("Keys!\n")
    #expect(field.text == "Keys!\n")
    #expect(desk.seat.keyboards.first?.isAtRest == true)
    #expect(desk.compositor.violations == [])
  }

  /// The compositor takes it away while it is typed into.
  @Test func theInputMethodIsTakenAway() throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    try desk.type("ab")
    try #require(desk.seat.inputMethod).refuse()
    try desk.rest()
    #expect(desk.notices == [.inputMethodTaken])
    try desk.type("cd")
    #expect(field.text == "abcd")
    #expect(desk.compositor.violations == [])
  }
}
