extension HeadlessSwitch {
  /// The question in words; `true` in `HeadlessOptions` is yes.
  public var question: String {
    switch self {
    case .stackChangesAtEnd: "Does `viewControllers` keep the old stack until an animated push or pop is over?"
    case .didShowWithoutTransition: "Does the delegate hear `didShow` of a change that leaves the top where it is?"
    case .didShowOffScreen: "Does the delegate hear `didShow` of a navigation controller that is in no window?"
    case .didShowBeforeCompletions: "Does `didShow` come before the completions of the transition coordinator?"
    case .losesSecondPushInOneTurn: "Is the second of two animated pushes in one turn of the run loop lost?"
    case .refusesWhilePresented: "Does a stack refuse changes while one of its pages presents something?"
    case .swipesPastBackAction: "Does a swipe back pop a screen whose item has a `backAction`?"
    case .escapesPastBackAction: "Does VoiceOver's escape pop such a screen, instead of running the action?"
    case .escapePopsFirst: "Does VoiceOver's escape pop before it asks `accessibilityPerformEscape()` of anybody?"
    case .backActionKeepsMenu: "Does a long press on a Back button with a `backAction` offer the screens below?"
    case .menuPopsUnseen: "Does a pick from the menu of Back pop without calling `popToViewController(_:animated:)`?"
    case .completesRefusedPresentation: "Does the completion of a presentation run that UIKit refuses?"
    case .completesEmptyDismissal: "Does the completion of `dismiss` run where nothing is presented?"
    case .holdsSheetsInCompactHeight: "Can no finger take down a page sheet in a window of compact height?"
    case .zoomAsksPresentation:
      "Is a finger that sends a zoomed modal back asked for by `isModalInPresentation` and `presentationControllerShouldDismiss`?"
    case .zoomTellsPresentation: "Does `presentationControllerDidDismiss` follow when a finger has sent a zoomed modal back?"
    case .editingEndsWithTransition: "Does a text field end editing only when the screen around it has left?"
    case .collapsedSplitShowsNewSecondary: "Does a collapsed split show a new secondary controller without `show(.secondary)`?"
    case .pageTurnsHaveCoordinator: "Has a page view controller a transition coordinator while a page turns?"
    case .reportsTapsAsTabsToo: "Are taps on tabs of `viewControllers` reported by `didSelectTab` too, from iOS 18 on?"
    case .pathIsWrittenEarly: "Does Back write the path of a `NavigationStack` when the pop begins?"
    case .onDismissComesFirst: "Does `onDismiss` come before the binding of a sheet is written, after a finger?"
    case .compactColumnIsWrittenEarly: "Does Back write `preferredCompactColumn` when the pop begins?"
    case .losesCompactColumn: "Does Back from a column leave `preferredCompactColumn` as it is?"
    case .widthEmptiesPaths: "Does a change of width empty the paths of stacks in columns?"
    case .alertActionComesFirst: "Does the action of an alert's button come before its binding is written?"
    case .clearCoversLieOver: "Do the views below a `fullScreenCover` with a clear background stay in the window?"
    case .looksIntoHiddenTabs: "Does a `TabView` ask for the body of tabs that have not been seen?"
    case .hidesTransitions: "Have the controllers behind views of SwiftUI no transition coordinator?"
    }
  }

  /// What generated code does, so that it is right with either answer.
  public var output: String {
    switch self {
    case .stackChangesAtEnd: "reads stacks only when nothing moves"
    case .didShowWithoutTransition, .didShowOffScreen: "takes `didShow` for a hint to look, and waits for none"
    case .didShowBeforeCompletions: "reads a turn after the hint"
    case .losesSecondPushInOneTurn: "never changes a stack twice in a turn"
    case .refusesWhilePresented: "looks again when what is presented has gone"
    case .swipesPastBackAction: "turns the swipes off, from the push on, while a screen with `back confirm` is on top"
    case .escapesPastBackAction:
      "asks in `accessibilityPerformEscape()` and `popViewController(animated:)`; in SwiftUI in `accessibilityAction(.escape)`"
    case .escapePopsFirst:
      "asks in `popViewController(animated:)`; SwiftUI has no such place: there a yes would pop unasked, and the state follows"
    case .backActionKeepsMenu: "puts a Back item that takes no menu on the screen below"
    case .menuPopsUnseen:
      "takes the menu away, of an app's own Back item, too"
    case .completesRefusedPresentation, .completesEmptyDismissal: "reads what is presented, whether a completion runs or not"
    case .holdsSheetsInCompactHeight:
      "leaves it to the system how sheets adapt, so a sheet that only a finger ends is ended after the device is turned"
    case .zoomAsksPresentation:
      "answers for `back confirm`, `dismissal` and `swipeBack none` in `interactiveDismissShouldBegin`; SwiftUI doesn't zoom these"
    case .zoomTellsPresentation: "looks when `interactiveDismissShouldBegin` has been asked"
    case .editingEndsWithTransition: "drops what a screen sends that is gone, and says so"
    case .collapsedSplitShowsNewSecondary: "always calls `show` too"
    case .pageTurnsHaveCoordinator: "reads the scroll view or the recognisers of the pages"
    case .reportsTapsAsTabsToo: "counts a tap once"
    case .pathIsWrittenEarly, .compactColumnIsWrittenEarly: "takes a path or column that is written twice over once"
    case .onDismissComesFirst: "counts whichever speaks first, `onDismiss` or the screens themselves"
    case .losesCompactColumn: "looks which screens have appeared, too"
    case .widthEmptiesPaths: "refuses what is written while the width changes, and shows its own paths again"
    case .alertActionComesFirst: "waits a turn after the later of the two"
    case .clearCoversLieOver: "reads nothing from whether what lies below has left"
    case .looksIntoHiddenTabs: "may be asked early: nothing happens when a body is read"
    case .hidesTransitions: "waits for what appears, and looks after a bound"
    }
  }
}
