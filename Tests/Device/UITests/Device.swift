import XCTest

#if canImport(DeviceStandIn)
@testable import DeviceBenches
import DeviceStandIn
#endif

/// The app on the device, showing one thing, and fingers for it.
@MainActor struct Device {
  let app = XCUIApplication()

  /// Starts the app with the bench of a question, or a sample.
  init(showing name: String) {
    app.launchEnvironment["DEVICE_SHOWS"] = name
    app.launch()
    wait(2)
  }

  /// Lets time pass: what is asked about is not always something that can be waited for.
  func wait(_ seconds: Double) { _ = XCTWaiter.wait(for: [XCTestExpectation(description: "time")], timeout: seconds) }

  /// What the app has written down.
  var ledger: String { app.textFields["ledger"].value as? String ?? "" }

  /// What the bar on top is called.
  func shows(_ title: String) -> Bool { app.navigationBars[title].waitForExistence(timeout: 3) }

  func tap(_ button: String) { app.buttons[button].firstMatch.tap() }

  /// Does what a question wants somebody to do; false if nobody can but a person.
  func perform(_ gesture: Question.Gesture) -> Bool {
    switch gesture {
    case .none: break
    case .tapBack: back.tap()
    case .swipeBack: drag(from: (0, 0.5), to: (0.9, 0.5))
    case .pickFromBackMenu:
      back.press(forDuration: 1.5)
      let lowest = app.buttons["a"].firstMatch
      if lowest.waitForExistence(timeout: 2) { lowest.tap() }
    case .dragDown: drag(from: (0.5, 0.15), to: (0.5, 0.95))
    case .turnAndDragDown:
      XCUIDevice.shared.orientation = .landscapeLeft
      wait(2)
      drag(from: (0.5, 0.1), to: (0.5, 0.95))
    case .turn:
      XCUIDevice.shared.orientation = .landscapeLeft
      wait(2)
      XCUIDevice.shared.orientation = .portrait
    case .turnPage: drag(from: (0.9, 0.5), to: (0.1, 0.5))
    case .tapSecondTab: app.tabBars.buttons.element(boundBy: 1).tap()
    case .tapAlertButton: app.alerts.buttons["OK"].tap()
    case .escape: return false
    }
    wait(3)
    return true
  }

  /// The Back button of the bar on top.
  var back: XCUIElement { app.navigationBars.buttons.element(boundBy: 0) }

  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    let first = app.coordinate(withNormalizedOffset: CGVector(dx: start.x, dy: start.y))
    first.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: end.x, dy: end.y)))
  }

  /// Prints a row of the table.
  static func write(_ name: String, _ answer: String) { print("| \(name) | \(answer) |") }
}
