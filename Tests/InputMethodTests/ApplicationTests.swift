import FakeCompositor
import InputMethod
import Pressboard
import Testing

/// Which application is typed into, and what is remembered of it.
@Suite struct ApplicationTests {
  private typealias Window = Compositor.Window

  /// What one field has shown holds from the first letter of the next field of the same application.
  @Test func theNextFieldOfAnApplicationIsKnown() throws {
    let desk = try Desk()
    desk.compositor.windows = [Window("org.example.other"), Window("org.example.editor", isActivated: true)]
    desk.seat.focus(Compositor.TextField("", behavior: .oldGtk4))
    try desk.wait()
    try desk.type("abc tëh ")
    desk.document.replaceBeforeCaret("tëh ", with: "thé ")
    try desk.wait()
    #expect(desk.session.sync.applications["org.example.editor"].deletionUnit == .codePoints)
    #expect(desk.session.sync.applications["org.example.other"] == ApplicationHabits())

    desk.seat.blur()
    try desk.pass(1)
    let next = Compositor.TextField("", behavior: .oldGtk4)
    desk.seat.focus(next)
    try desk.wait()
    try desk.type("a tëh ")
    desk.document.replaceBeforeCaret("tëh ", with: "thé ")
    try desk.wait()
    #expect(next.text == "a thé ")
    #expect(desk.session.sync.repairs.restores == 1)
    #expect(desk.session.sync.applications["org.example.editor"].commit == .prompt)
  }

  /// A changed title must not wake a keyboard: nothing is asked for once the question is answered.
  @Test func nothingMoreIsAskedOnceItIsKnown() throws {
    let desk = try Desk()
    desk.compositor.windows = [Window("foot", isActivated: true)]
    for _ in 0..<3 {
      desk.seat.focus(Compositor.TextField("", behavior: .gtk4))
      try desk.wait()
      #expect(desk.compositor.windowManagers == 0)
      desk.seat.blur()
      try desk.wait()
    }
    #expect(desk.compositor.violations == [])
  }

  @Test func withoutWindowsNothingIsKnown() throws {
    let desk = try Desk(Compositor.Options().with { $0.versions["zwlr_foreign_toplevel_manager_v1"] = nil })
    let field = Compositor.TextField("", behavior: .gtk4)
    desk.seat.focus(field)
    try desk.wait()
    try desk.type("abc")
    #expect(field.text == "abc")
    #expect(desk.session.sync.applications == ApplicationMemory())
  }

  /// Seen in these applications before any of their fields has shown anything.
  @Test func someApplicationsAreKnownBeforehand() {
    for appID in ["firefox", "firefox-esr", "org.mozilla.firefox"] {
      let habits = ApplicationHabits(prior: appID)
      #expect(habits.commit == .late && habits.isDoubtful && !habits.keepsOrder)
    }
    for appID in ["foot", "chromium", "Chromium-browser", "google-chrome", "chrome-abcd-Default"] {
      #expect(ApplicationHabits(prior: appID).keepsOrder)
    }
    #expect(ApplicationHabits(prior: "org.gnome.TextEditor") == ApplicationHabits())
  }
}
