import Pressboard
import Testing

@testable import PressboardWayland

@Suite struct VisibilityTests {
  private func at(_ seconds: Double) -> Timestamp { Timestamp(seconds: seconds) }

  @Test func aFieldShowsItAndLeavingHidesItAfterTheLinger() {
    var visibility = Visibility(mode: .automatic)
    #expect(!visibility.isShown)
    visibility.fieldEntered()
    #expect(visibility.isShown && visibility.acceptsTouches)
    visibility.fieldLeft(at: at(1))
    #expect(visibility.isShown && !visibility.acceptsTouches)
    #expect(visibility.nextWake == at(1) + 0.1)
    visibility.wake(at: at(1.05))
    #expect(visibility.isShown)
    visibility.wake(at: at(1) + 0.1)
    #expect(!visibility.isShown)
    #expect(visibility.nextWake == nil)
  }

  @Test func aFieldSwitchDoesNotFlicker() {
    var visibility = Visibility(mode: .automatic)
    visibility.fieldEntered()
    visibility.fieldLeft(at: at(1))
    visibility.fieldEntered()
    visibility.wake(at: at(2))
    #expect(visibility.isShown && visibility.nextWake == nil)
  }

  @Test func theHideKeyFoldsUntilTheFieldReportsItselfAnew() {
    var visibility = Visibility(mode: .automatic)
    visibility.fieldEntered()
    visibility.hide(at: at(1))
    #expect(!visibility.isShown)
    visibility.fieldReportedAnew(at: at(1.1))
    #expect(!visibility.isShown, "the echo of the last letter is no tap")
    visibility.fieldReportedAnew(at: at(2))
    #expect(visibility.isShown)
  }

  @Test func anotherFieldUnfolds() {
    var visibility = Visibility(mode: .automatic)
    visibility.fieldEntered()
    visibility.hide(at: at(1))
    visibility.fieldLeft(at: at(2))
    #expect(!visibility.isShown)
    visibility.fieldEntered()
    #expect(visibility.isShown)
  }

  @Test func leavingAFieldThatWasNeverEnteredDoesNothing() {
    var visibility = Visibility(mode: .automatic)
    visibility.show()
    visibility.fieldLeft(at: at(1))
    #expect(visibility.isShown && visibility.nextWake == nil)
  }

  @Test func manualModeObeysOnlyTheUser() {
    var visibility = Visibility(mode: .manual)
    visibility.fieldEntered()
    #expect(!visibility.isShown)
    visibility.show()
    #expect(visibility.acceptsTouches)
    visibility.fieldLeft(at: at(1))
    #expect(visibility.isShown)
    visibility.toggle(at: at(2))
    #expect(!visibility.isShown)
    visibility.fieldEntered()
    visibility.fieldReportedAnew(at: at(9))
    #expect(!visibility.isShown)
  }

  @Test func askingByHandBringsALingeringKeyboardBack() {
    var visibility = Visibility(mode: .automatic)
    visibility.fieldEntered()
    visibility.fieldLeft(at: at(1))
    visibility.show()
    #expect(visibility.acceptsTouches && visibility.nextWake == nil)
  }
}
