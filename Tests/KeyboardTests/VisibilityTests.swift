import Pressboard
import Testing

@testable import PressboardWayland

@Suite struct VisibilityTests {
  private func at(_ seconds: Double) -> Timestamp { Timestamp(seconds: seconds) }

  @Test func aFieldShowsItAndLeavingHidesItAfterTheLinger() {
    var visibility = Visibility(mode: .automatic)
    #expect(!visibility.isShown)
    visibility.fieldEntered()
    #expect(visibility.isShown && !visibility.isBetweenFields)
    visibility.fieldLeft(at: at(1))
    #expect(visibility.isShown && visibility.isBetweenFields)
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
    #expect(visibility.isShown && !visibility.isBetweenFields)
    visibility.fieldLeft(at: at(1))
    #expect(visibility.isShown)
    visibility.hide(at: at(2))
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
    #expect(visibility.isShown && !visibility.isBetweenFields && visibility.nextWake == nil)
  }

  @Test func whatWasShownByHandOutlastsFields() {
    var visibility = Visibility(mode: .automatic)
    visibility.show()
    for second in [1.0, 2] {
      visibility.fieldEntered()
      #expect(visibility.isShown && visibility.nextWake == nil)
      visibility.fieldLeft(at: at(second))
      #expect(visibility.isShown && visibility.isBetweenFields)
      visibility.wake(at: at(second) + 0.1)
      #expect(visibility.isShown && !visibility.isBetweenFields && visibility.nextWake == nil)
    }
    visibility.hide(at: at(3))
    #expect(!visibility.isShown)
    visibility.fieldEntered()
    visibility.fieldLeft(at: at(4))
    visibility.wake(at: at(5))
    #expect(!visibility.isShown, "hidden by hand, the next field alone shows it")
  }
}
