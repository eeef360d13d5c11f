/// An open question of Grammar/internals/devices.md. The app has a bench for each, and a test performs the gesture and reads the answer.
enum Question: String, CaseIterable, Sendable {
  case stackChangesAtEnd, didShowWithoutTransition, didShowOffScreen, didShowBeforeCompletions, losesSecondPushInOneTurn
  case refusesWhilePresented
  case swipesPastBackAction, escapesPastBackAction, escapePopsFirst, backActionKeepsMenu, menuPopsUnseen
  case completesRefusedPresentation, completesEmptyDismissal, holdsSheetsInCompactHeight, zoomAsksPresentation, zoomTellsPresentation
  case editingEndsWithTransition
  case collapsedSplitShowsNewSecondary, pageTurnsHaveCoordinator, reportsTapsAsTabsToo
  case pathIsWrittenEarly, onDismissComesFirst, compactColumnIsWrittenEarly, losesCompactColumn, widthEmptiesPaths
  case alertActionComesFirst, clearCoversLieOver, looksIntoHiddenTabs, hidesTransitions

  /// The gesture that a bench needs for its answer.
  enum Gesture: String, Sendable {
    /// No gesture.
    case none
    case tapBack, swipeBack
    /// A long press on Back, followed by a tap on the lowest screen if a menu appears.
    case pickFromBackMenu
    case dragDown
    /// A drag after the device is rotated, so that the window has compact height.
    case turnAndDragDown
    /// The window changes its width and then changes it back.
    case turn
    case turnPage
    case tapSecondTab
    case tapAlertButton
    /// VoiceOver's escape gesture. No test can perform it, so it's done by hand.
    case escape
  }

  var gesture: Gesture {
    switch self {
    case .swipesPastBackAction: .swipeBack
    case .escapePopsFirst: .escape
    case .backActionKeepsMenu, .menuPopsUnseen: .pickFromBackMenu
    case .holdsSheetsInCompactHeight: .turnAndDragDown
    case .zoomAsksPresentation, .zoomTellsPresentation, .onDismissComesFirst: .dragDown
    case .pageTurnsHaveCoordinator: .turnPage
    case .reportsTapsAsTabsToo: .tapSecondTab
    case .pathIsWrittenEarly, .compactColumnIsWrittenEarly, .losesCompactColumn: .tapBack
    case .widthEmptiesPaths: .turn
    case .alertActionComesFirst: .tapAlertButton
    default: .none
    }
  }
}
