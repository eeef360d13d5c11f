import XCTest

#if canImport(DeviceStandIn)
@testable import DeviceBenches
import DeviceStandIn
#endif

/// Prints the answer to each open question of Grammar/internals/devices.md as a row: `| name | yes |`.
final class QuestionTests: XCTestCase {
  @MainActor func test_stackChangesAtEnd() { ask(.stackChangesAtEnd) }
  @MainActor func test_didShowWithoutTransition() { ask(.didShowWithoutTransition) }
  @MainActor func test_didShowOffScreen() { ask(.didShowOffScreen) }
  @MainActor func test_didShowBeforeCompletions() { ask(.didShowBeforeCompletions) }
  @MainActor func test_losesSecondPushInOneTurn() { ask(.losesSecondPushInOneTurn) }
  @MainActor func test_refusesWhilePresented() { ask(.refusesWhilePresented) }
  @MainActor func test_swipesPastBackAction() { ask(.swipesPastBackAction) }
  @MainActor func test_escapesPastBackAction() { ask(.escapesPastBackAction) }
  @MainActor func test_escapePopsFirst() { ask(.escapePopsFirst) }
  @MainActor func test_backActionKeepsMenu() { ask(.backActionKeepsMenu) }
  @MainActor func test_menuPopsUnseen() { ask(.menuPopsUnseen) }
  @MainActor func test_completesRefusedPresentation() { ask(.completesRefusedPresentation) }
  @MainActor func test_completesEmptyDismissal() { ask(.completesEmptyDismissal) }
  @MainActor func test_holdsSheetsInCompactHeight() { ask(.holdsSheetsInCompactHeight) }
  @MainActor func test_zoomAsksPresentation() { ask(.zoomAsksPresentation) }
  @MainActor func test_zoomTellsPresentation() { ask(.zoomTellsPresentation) }
  @MainActor func test_editingEndsWithTransition() { ask(.editingEndsWithTransition) }
  @MainActor func test_collapsedSplitShowsNewSecondary() { ask(.collapsedSplitShowsNewSecondary) }
  @MainActor func test_pageTurnsHaveCoordinator() { ask(.pageTurnsHaveCoordinator) }
  @MainActor func test_reportsTapsAsTabsToo() { ask(.reportsTapsAsTabsToo) }
  @MainActor func test_pathIsWrittenEarly() { ask(.pathIsWrittenEarly) }
  @MainActor func test_onDismissComesFirst() { ask(.onDismissComesFirst) }
  @MainActor func test_compactColumnIsWrittenEarly() { ask(.compactColumnIsWrittenEarly) }
  @MainActor func test_losesCompactColumn() { ask(.losesCompactColumn) }
  @MainActor func test_widthEmptiesPaths() { ask(.widthEmptiesPaths) }
  @MainActor func test_alertActionComesFirst() { ask(.alertActionComesFirst) }
  @MainActor func test_clearCoversLieOver() { ask(.clearCoversLieOver) }
  @MainActor func test_looksIntoHiddenTabs() { ask(.looksIntoHiddenTabs) }
  @MainActor func test_hidesTransitions() { ask(.hidesTransitions) }

  @MainActor private func ask(_ question: Question) {
    let device = Device(showing: question.rawValue)
    guard device.perform(question.gesture) else { return Device.write(question.rawValue, "by hand") }
    let answer = device.ledger
    XCUIDevice.shared.orientation = .portrait
    // Some devices can't answer: a tablet has no compact height.
    Device.write(question.rawValue, String(answer.dropFirst(question.rawValue.count + 2)))
    XCTAssertTrue(answer.hasPrefix(question.rawValue), answer)
  }
}
