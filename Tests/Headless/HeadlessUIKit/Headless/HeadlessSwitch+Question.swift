extension HeadlessSwitch {
  /// The text of the question. The value `true` in `HeadlessOptions` means yes.
  public var question: String {
    switch self {
    case .stackChangesAtEnd: "Does `viewControllers` contain the old stack until an animated push or pop ends?"
    case .didShowWithoutTransition: "Does the delegate receive `didShow` for a change that doesn't change the top screen?"
    case .didShowOffScreen: "Does the delegate receive `didShow` of a navigation controller that isn't in a window?"
    case .didShowBeforeCompletions: "Is `didShow` called before the completions of the transition coordinator?"
    case .losesSecondPushInOneTurn: "Is the second of two animated pushes in one turn of the run loop lost?"
    case .refusesWhilePresented: "Does a stack refuse changes while one of its screens presents something?"
    case .swipesPastBackAction: "Does a swipe back pop a screen whose item has a `backAction`?"
    case .escapesPastBackAction: "Does VoiceOver's escape pop such a screen, instead of running the action?"
    case .escapePopsFirst: "Does VoiceOver's escape pop before `accessibilityPerformEscape()` is called anywhere?"
    case .backActionKeepsMenu: "Does a long press on a Back button with a `backAction` offer the screens below?"
    case .menuPopsUnseen: "Does a selection in the menu of Back pop without calling `popToViewController(_:animated:)`?"
    case .completesRefusedPresentation: "Does the completion of a presentation run that UIKit refuses?"
    case .completesEmptyDismissal: "Does the completion of `dismiss` run if nothing is presented?"
    case .holdsSheetsInCompactHeight: "In a window of compact height, is the user unable to drag down a page sheet?"
    case .zoomAsksPresentation:
      "Do `isModalInPresentation` and `presentationControllerShouldDismiss` decide about the gesture that closes a zoomed modal?"
    case .zoomTellsPresentation: "Is `presentationControllerDidDismiss` called after a gesture has closed a zoomed modal?"
    case .editingEndsWithTransition: "Does a text field end editing only after its screen has disappeared?"
    case .collapsedSplitShowsNewSecondary: "Does a collapsed split show a new secondary controller without `show(.secondary)`?"
    case .pageTurnsHaveCoordinator: "Does a page view controller have a transition coordinator while a page turns?"
    case .reportsTapsAsTabsToo: "Are taps on tabs of `viewControllers` also reported by `didSelectTab`, from iOS 18 on?"
    case .pathIsWrittenEarly: "Does Back write the path of a `NavigationStack` when the pop begins?"
    case .onDismissComesFirst: "Is `onDismiss` called before the binding of a sheet is written, after a gesture?"
    case .compactColumnIsWrittenEarly: "Does Back write `preferredCompactColumn` when the pop begins?"
    case .losesCompactColumn: "Does Back from a column leave `preferredCompactColumn` unchanged?"
    case .widthEmptiesPaths: "Does a change of width empty the paths of stacks in columns?"
    case .alertActionComesFirst: "Does the action of an alert's button run before its binding is written?"
    case .clearCoversLieOver: "Do the views below a `fullScreenCover` with a clear background stay in the window?"
    case .looksIntoHiddenTabs: "Does a `TabView` evaluate the body of tabs that haven't been shown?"
    case .hidesTransitions: "Do the controllers of SwiftUI views have no transition coordinator?"
    }
  }

  /// The behavior of generated code that makes it correct with either answer.
  public var output: String {
    switch self {
    case .stackChangesAtEnd: "reads stacks only when no transition runs"
    case .didShowWithoutTransition, .didShowOffScreen: "uses `didShow` only as a hint to read the stack, and doesn't wait for it"
    case .didShowBeforeCompletions: "reads the stack one turn after the hint"
    case .losesSecondPushInOneTurn: "never changes a stack twice in a turn"
    case .refusesWhilePresented: "reads the stack again after the presentation has ended"
    case .swipesPastBackAction: "disables the swipes while a screen with `back confirm` is on top, beginning with the push"
    case .escapesPastBackAction:
      "asks in `accessibilityPerformEscape()` and `popViewController(animated:)`; in SwiftUI in `accessibilityAction(.escape)`"
    case .escapePopsFirst:
      "asks in `popViewController(animated:)`; SwiftUI has no such method: with yes, it pops without asking, and the state follows"
    case .backActionKeepsMenu: "gives the screen below a Back item that accepts no menu"
    case .menuPopsUnseen: "removes the menu, also from a Back item of the app"
    case .completesRefusedPresentation, .completesEmptyDismissal: "reads what is presented, whether a completion runs or not"
    case .holdsSheetsInCompactHeight:
      "lets the system adapt sheets, so a sheet that only a gesture dismisses can be dismissed after the device is turned"
    case .zoomAsksPresentation:
      "answers for `back confirm`, `dismissal`, and `swipeBack none` in `interactiveDismissShouldBegin`; SwiftUI doesn't zoom these"
    case .zoomTellsPresentation: "reads what is presented after `interactiveDismissShouldBegin` was called"
    case .editingEndsWithTransition: "drops what a removed screen sends, and reports it"
    case .collapsedSplitShowsNewSecondary: "always calls `show` too"
    case .pageTurnsHaveCoordinator: "reads the scroll view or the gesture recognizers of the pages"
    case .reportsTapsAsTabsToo: "counts a tap once"
    case .pathIsWrittenEarly, .compactColumnIsWrittenEarly: "counts a path or column that is written twice once"
    case .onDismissComesFirst: "counts the first report, from `onDismiss` or from the screens themselves"
    case .losesCompactColumn: "also checks which screens have appeared"
    case .widthEmptiesPaths: "ignores what is written while the width changes, and shows its own paths again"
    case .alertActionComesFirst: "waits one turn after the later of the two"
    case .clearCoversLieOver: "doesn't depend on whether the views below have disappeared"
    case .looksIntoHiddenTabs: "may be evaluated early: evaluating a body has no effect"
    case .hidesTransitions: "waits for what appears, and checks again after a time limit"
    }
  }
}
