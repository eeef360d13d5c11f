/// The open questions of Grammar/internals/devices.md. Each has a bench in the app, and a test that does the gesture and reads the answer.
enum Question: String, CaseIterable, Sendable {
  case stackChangesAtEnd, didShowWithoutTransition, didShowOffScreen, didShowBeforeCompletions, losesSecondPushInOneTurn
  case refusesWhilePresented
  case swipesPastBackAction, escapesPastBackAction, escapePopsFirst, backActionKeepsMenu, menuPopsUnseen
  case completesRefusedPresentation, completesEmptyDismissal, holdsSheetsInCompactHeight, zoomAsksPresentation, zoomTellsPresentation
  case editingEndsWithTransition
  case collapsedSplitShowsNewSecondary, pageTurnsHaveCoordinator, reportsTapsAsTabsToo
  case pathIsWrittenEarly, onDismissComesFirst, compactColumnIsWrittenEarly, losesCompactColumn, widthEmptiesPaths
  case alertActionComesFirst, clearCoversLieOver, looksIntoHiddenTabs, hidesTransitions

  /// What somebody has to do for an answer.
  enum Gesture: String, Sendable {
    /// Nothing: the bench finds out by itself.
    case none
    case tapBack, swipeBack
    /// A long press on Back, and a tap on the lowest screen if there is a menu.
    case pickFromBackMenu
    case dragDown
    /// The device is turned first, so that the window has compact height.
    case turnAndDragDown
    /// The window gets another width, and its own again.
    case turn
    case turnPage
    case tapSecondTab
    case tapAlertButton
    /// VoiceOver's escape: no test can draw it, so somebody has to.
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
