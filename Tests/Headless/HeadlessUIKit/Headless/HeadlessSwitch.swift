/// A yes-or-no question about the platform that Apple's documentation doesn't answer. `HeadlessOptions` contains the answer that a world
/// uses.
///
/// Generated code must be correct with either answer. `Grammar/internals/devices.md` lists the questions, and `Tests/Device` answers them
/// on a device.
public enum HeadlessSwitch: String, Sendable, CaseIterable {
  // Questions about stacks.
  case stackChangesAtEnd, didShowWithoutTransition, didShowOffScreen, didShowBeforeCompletions, losesSecondPushInOneTurn
  case refusesWhilePresented
  // Questions about Back buttons with custom actions.
  case swipesPastBackAction, escapesPastBackAction, escapePopsFirst, backActionKeepsMenu, menuPopsUnseen
  // Questions about presentations.
  case completesRefusedPresentation, completesEmptyDismissal, holdsSheetsInCompactHeight, zoomAsksPresentation, zoomTellsPresentation
  case editingEndsWithTransition
  // Questions about columns, pages, and tabs.
  case collapsedSplitShowsNewSecondary, pageTurnsHaveCoordinator, reportsTapsAsTabsToo
  // Questions about SwiftUI.
  case pathIsWrittenEarly, onDismissComesFirst, compactColumnIsWrittenEarly, losesCompactColumn, widthEmptiesPaths
  case alertActionComesFirst, clearCoversLieOver, looksIntoHiddenTabs, hidesTransitions

  /// The questions that concern only apps with SwiftUI views.
  public static let ofViews: [HeadlessSwitch] = [
    .pathIsWrittenEarly, .onDismissComesFirst, .compactColumnIsWrittenEarly, .losesCompactColumn, .widthEmptiesPaths,
    .alertActionComesFirst, .clearCoversLieOver, .looksIntoHiddenTabs, .hidesTransitions,
  ]

  /// The other questions.
  public static let ofControllers = allCases.filter { !ofViews.contains($0) }
}
