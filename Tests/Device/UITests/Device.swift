import XCTest

#if canImport(DeviceStandIn)
@testable import DeviceBenches
import DeviceStandIn
#endif

/// The app on the device, with functions that perform gestures.
@MainActor struct Device {
  let app = XCUIApplication()

  /// Launches the app with the bench of a question or with a sample.
  init(showing name: String) {
    app.launchEnvironment["DEVICE_SHOWS"] = name
    app.launch()
    wait(2)
  }

  /// Waits for a fixed time, because some questions have no observable end.
  func wait(_ seconds: Double) { _ = XCTWaiter.wait(for: [XCTestExpectation(description: "time")], timeout: seconds) }

  /// The text of the app's ledger.
  var ledger: String { app.textFields["ledger"].value as? String ?? "" }

  /// Whether a navigation bar with the title appears within three seconds.
  func shows(_ title: String) -> Bool { app.navigationBars[title].waitForExistence(timeout: 3) }

  func tap(_ button: String) { app.buttons[button].firstMatch.tap() }

  /// Performs the gesture of a question. Returns false if only a person can perform it.
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

  /// The Back button of the top navigation bar.
  var back: XCUIElement { app.navigationBars.buttons.element(boundBy: 0) }

  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    let first = app.coordinate(withNormalizedOffset: CGVector(dx: start.x, dy: start.y))
    first.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: end.x, dy: end.y)))
  }

  /// Prints a row of the results table.
  static func write(_ name: String, _ answer: String) { print("| \(name) | \(answer) |") }
}
