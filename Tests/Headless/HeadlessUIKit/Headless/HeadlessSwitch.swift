/// A question about the platform that no page of Apple's answers, with yes or no: `HeadlessOptions` has the answer that holds in a world.
///
/// Generated code has to be right with either. `Grammar/internals/devices.md` lists them, and `Tests/Device` asks a device.
public enum HeadlessSwitch: String, Sendable, CaseIterable {
  // Stacks.
  case stackChangesAtEnd, didShowWithoutTransition, didShowOffScreen, didShowBeforeCompletions, losesSecondPushInOneTurn
  case refusesWhilePresented
  // Back that an app has taken over.
  case swipesPastBackAction, escapesPastBackAction, escapePopsFirst, backActionKeepsMenu, menuPopsUnseen
  // What is presented.
  case completesRefusedPresentation, completesEmptyDismissal, holdsSheetsInCompactHeight, zoomAsksPresentation, zoomTellsPresentation
  case editingEndsWithTransition
  // Columns, pages and tabs.
  case collapsedSplitShowsNewSecondary, pageTurnsHaveCoordinator, reportsTapsAsTabsToo
  // SwiftUI.
  case pathIsWrittenEarly, onDismissComesFirst, compactColumnIsWrittenEarly, losesCompactColumn, widthEmptiesPaths
  case alertActionComesFirst, clearCoversLieOver, looksIntoHiddenTabs, hidesTransitions

  /// The questions that only an app with views of SwiftUI meets.
  public static let ofViews: [HeadlessSwitch] = [
    .pathIsWrittenEarly, .onDismissComesFirst, .compactColumnIsWrittenEarly, .losesCompactColumn, .widthEmptiesPaths,
    .alertActionComesFirst, .clearCoversLieOver, .looksIntoHiddenTabs, .hidesTransitions,
  ]

  /// The others.
  public static let ofControllers = allCases.filter { !ofViews.contains($0) }
}
