import XCTest

#if canImport(DeviceStandIn)
@testable import DeviceBenches
import DeviceStandIn
#endif

/// Prints the result of each statement of Grammar/internals/runtime-statements.md that needs a device, as a row: `| name | holds |`.
final class StatementTests: XCTestCase {
  /// Prints the row of a statement, and fails the test if it doesn't hold.
  @MainActor private func expect(_ name: String, _ holds: Bool, _ note: String = "") {
    Device.write(name, (holds ? "holds" : "fails") + (note.isEmpty ? "" : ": \(note)"))
    XCTAssertTrue(holds, "\(name) \(note)")
  }

  /// Prints the row of a statement that needs a manual check.
  @MainActor private func byHand(_ name: String, _ what: String) { Device.write(name, "by hand: \(what)") }

  @MainActor private func gallery(_ taps: String...) -> Device {
    let device = Device(showing: "Gallery")
    for tap in taps {
      device.tap(tap)
      device.wait(1)
    }
    return device
  }

  /// Launches Mail and passes its guard flow.
  @MainActor private func mail(_ show: String = "Mail") -> Device {
    let device = Device(showing: show)
    for tap in ["next", "done"] {
      device.tap(tap)
      device.wait(1)
    }
    return device
  }

  @MainActor func test_C7() {
    let device = gallery("open")
    device.back.tap()
    device.wait(7)
    expect("C7", !device.ledger.contains("leaks"), device.ledger)
  }

  @MainActor func test_D3() {
    var heard: [String] = []
    for gesture in [Question.Gesture.tapBack, .swipeBack] {
      let device = gallery("open")
      _ = device.perform(gesture)
      XCTAssertTrue(device.shows("Rooms"))
      heard.append(device.ledger)
    }
    expect("D3", Set(heard).count == 1, heard.joined(separator: " and "))
    byHand("D3", "VoiceOver's escape in `Blue` leads to `Rooms`")
  }

  @MainActor func test_D8() { byHand("D8", "a delegate that an app sets on a stack of the graph's is asked for orientations") }

  @MainActor func test_D13() {
    byHand("D13", "on a tablet, the app's delegate hears of a tab that is dragged, and decides where it may be dropped")
  }
  @MainActor func test_D14() {
    byHand("D14", "with a keyboard, key commands of a screen in a section of tabs answer before anything has been tapped")
  }
  @MainActor func test_D15() { byHand("D15", "a sheet and a popover look as the system's own while a window narrows") }

  @MainActor func test_D10() {
    let device = gallery("open", "label")
    _ = device.perform(.swipeBack)
    expect("D10", device.shows("Label"), "the swipes are off")
  }

  @MainActor func test_D11() {
    for gesture in [Question.Gesture.swipeBack, .pickFromBackMenu] {
      let device = gallery("open", "label")
      _ = device.perform(gesture)
      expect("D11", device.shows("Label"), gesture.rawValue)
    }
    let device = gallery("open", "label")
    _ = device.perform(.tapBack)
    device.app.alerts.buttons["Leave"].tap()
    expect("D11", device.shows("Blue"), "Back asks")
    byHand("D11", "VoiceOver's escape in `Label` asks")
  }

  @MainActor func test_D12() {
    let device = gallery("open", "picture")
    _ = device.perform(.dragDown)
    expect("D12", device.shows("Blue"), device.ledger)
  }

  @MainActor func test_Q10() {
    let device = Device(showing: "Q10")
    _ = device.perform(.turnPage)
    expect("Q10", device.ledger == "Q10: yes", device.ledger)
  }

  @MainActor func test_Q11() { byHand("Q11", "the rows of the questions") }

  @MainActor func test_Q12() {
    byHand("Q12", "on a tablet, what a detail presents over itself stays over it while the window narrows and widens")
  }

  @MainActor func test_A4() {
    let device = gallery("open", "label")
    _ = device.perform(.tapBack)
    device.app.alerts.buttons["Stay"].tap()
    device.wait(1)
    _ = device.perform(.tapBack)
    device.app.alerts.buttons["Leave"].tap()
    expect("A4", device.shows("Blue"), "an alert has left the chain when its handler runs")
    byHand("A4", "`present(_:animated:)` on an alert that is up: whether anything comes")
  }

  @MainActor func test_T3() {
    byHand("T3", "in SwiftUI, a tab that asks first is not seen before the answer, not for a frame (record the screen)")
    byHand("T3", "on a tablet, tabs that the user has moved in the sidebar stay where they are")
  }
  @MainActor func test_T5() {
    byHand("T5", "the search tab and the minimised bar of the sample Player")
    byHand("T5", "`MailViews`: a large title collapses, and a bar that gets small does, while the list scrolls")
  }

  @MainActor func test_T7() { byHand("T7", "the tab `downloads` of the sample Player moves as it comes and goes") }

  @MainActor func test_T6() {
    let device = gallery()
    device.app.tabBars.buttons.element(boundBy: 1).tap()
    expect("T6", device.shows("Saved"), "made when it is seen")
  }

  @MainActor func test_S4() {
    let device = mail()
    _ = device.perform(.turn)
    expect("S4", device.app.navigationBars.buttons.element(boundBy: 0).exists, "a bar after both turns")
  }

  @MainActor func test_S5() {
    let device = mail()
    device.tap("compose")
    device.wait(1)
    _ = device.perform(.turn)
    expect("S5", device.shows("New Message"), "the sheet is there after both turns")
    byHand("S5", "dragging a window by its corner")
  }

  @MainActor func test_P1() { byHand("P1", "a scene comes back after the app was ended, without `NSUserActivityTypes` in its Info.plist") }

  @MainActor func test_V4() { byHand("V4", "Instruments shows an interval for each transition, from the first screen on") }

  @MainActor func test_O8() { expect("O8", gallery().shows("Rooms"), "the app starts with scenes") }

  @MainActor func test_O12() {
    expect("O12", mail().app.navigationBars.buttons["compose"].firstMatch.waitForExistence(timeout: 3), "another root")
    byHand("O12", "how one root fades into the next")
  }

  @MainActor func test_O13() {
    byHand("O13", "VoiceOver reads the message after a tap on its row, and the new root after the flow in its place")
  }

  @MainActor func test_W2() {
    let device = mail("MailViews")
    device.tap("compose")
    expect("W2", device.app.buttons["recipients"].waitForExistence(timeout: 3), "one thing is presented")
  }

  @MainActor func test_W3() {
    let device = mail("MailViews")
    device.tap("compose")
    device.wait(1)
    device.tap("recipients")
    _ = device.perform(.tapBack)
    expect("W3", device.app.buttons["recipients"].waitForExistence(timeout: 3), device.ledger)
  }
}
