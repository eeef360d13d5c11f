/// The open questions: behaviour of the platform that nobody has stated. No generated code may depend on a setting. Those that a device can
/// answer with yes or no are listed in `HeadlessSwitch`.
public struct HeadlessOptions: Sendable {
  /// UIKit-N15: `viewControllers` keeps the old stack until the transition has ended, instead of changing when it starts.
  public var stackChangesAtEnd = false
  /// UIKit-N16: the delegate hears of a change without a transition.
  public var didShowWithoutTransition = false
  /// UIKit-N16: the delegate hears of a change in a navigation controller that is not on the screen.
  public var didShowOffScreen = false
  /// The delegate's `didShow` comes before the completions of the transition coordinator, instead of after them.
  public var didShowBeforeCompletions = false
  /// UIKit-N7: a second animated push in one turn is lost, instead of both being kept.
  public var losesSecondPushInOneTurn = false
  /// UIKit-N6: a stack refuses changes while one of its pages merely displays a modal.
  public var refusesWhilePresented = false
  /// UIKit-N24: a swipe back pops a screen whose Back has an action of the app's, instead of doing nothing.
  public var swipesPastBackAction = false
  /// UIKit-N24: VoiceOver's escape pops such a screen, instead of running the action.
  public var escapesPastBackAction = false
  /// VoiceOver's escape pops before anybody is asked, as one account has it.
  public var escapePopsFirst = false
  /// UIKit-N24: a long press on Back with an action of the app's offers the screens below, as without.
  public var backActionKeepsMenu = true
  /// What is picked from the menu of Back is shown without `popToViewController`, which a subclass could override.
  public var menuPopsUnseen = false
  /// A page sheet covers a window of compact height, and no finger takes it down, unless it is attached to the edge.
  public var holdsSheetsInCompactHeight = false
  /// A finger that sends a zoomed modal back is refused as one is that drags a sheet.
  public var zoomAsksPresentation = true
  /// The delegate of the presentation hears of that finger as of one that drags a sheet.
  public var zoomTellsPresentation = true
  /// A text field ends editing when the screen around it has left, instead of when it begins to.
  public var editingEndsWithTransition = false
  /// UIKit-M2: the completion of a refused presentation runs.
  public var completesRefusedPresentation = false
  /// UIKit-M19: what covers a part of the window presents nothing that covers more itself: that is forwarded to what covers the window.
  public var forwardsOutOfContexts = false
  /// UIKit-A5: a tap beside an action sheet with a cancel button tells the delegate too, before the button's handler.
  public var tapBesideTellsDelegateToo = false
  /// UIKit-M8: the completion of a dismissal that found nothing runs.
  public var completesEmptyDismissal = false
  /// Callbacks that are left out, come twice or late.
  public var faults = HeadlessFaults.none
  /// UIKit-S7: a collapsed split view shows a new secondary controller by itself.
  public var collapsedSplitShowsNewSecondary = false
  /// UIKit-P1: a page that turns has a transition coordinator.
  public var pageTurnsHaveCoordinator = false
  /// SwiftUI-N6: Back has written the path of a SwiftUI stack when the pop begins, instead of when it is over.
  public var pathIsWrittenEarly = false
  /// SwiftUI-P3: SwiftUI's `onDismiss` comes before its binding is written, where a finger has taken a sheet down.
  public var onDismissComesFirst = false
  /// SwiftUI-P3: SwiftUI's `onDismiss` doesn't come at all; no fact says that this happens, and nothing may hang if it does.
  public var losesOnDismiss = false
  /// SwiftUI-P3: what becomes of `onDismiss`.
  public var onDismissFault = HeadlessFault.none
  /// SwiftUI-R2: what becomes of `viewDidAppear` of a controller that is represented in SwiftUI.
  public var appearanceFault = HeadlessFault.none
  /// SwiftUI-N6: what becomes of the second of two writes of one path, which are the same: there is none, or it comes at once, or late.
  public var pathFault = HeadlessFault.none
  /// SwiftUI-S4: Back from a column of a collapsed split view has written the column on top when the pop begins, not when it is over.
  public var compactColumnIsWrittenEarly = false
  /// SwiftUI-S4: Back from a column doesn't write the column on top at all; no fact says that it does, and nothing may depend on it.
  public var losesCompactColumn = false
  /// SwiftUI-S8: a change of width empties the paths of stacks in columns, as apps report of iOS 18.
  public var widthEmptiesPaths = false
  /// SwiftUI-A2: the action of an alert's button comes before its binding is written.
  public var alertActionComesFirst = true
  /// No transition coordinator is to be had: what shows views need not be UIKit for ever.
  public var hidesTransitions = false
  /// SwiftUI-P13: a cover of SwiftUI whose background is clear leaves the views of what is below it in the window.
  public var clearCoversLieOver = false
  /// SwiftUI-T1: SwiftUI looks into tabs that have not been seen yet.
  public var looksIntoHiddenTabs = false
  /// What is read begins on the right.
  public var isRightToLeft = false
  /// With `viewControllers`, iOS 18 and later report a tap to the callbacks for `UITab` too.
  public var reportsTapsAsTabsToo = false
  /// Whether anything is animated at all; without, a change is there at once, as far as UIKit makes it so.
  public var animates = true
  /// The user wants less motion.
  public var reducesMotion = false
  /// VoiceOver is on.
  public var speaks = false
  /// An exception ends the process, instead of being recorded.
  public var trapsOnException = false
  /// Which iOS this is. `#available` asks the machine on which tests run, not this: see `Headless.has(_:)`.
  public var system = 27.0
  /// UIKit-L4: the app was built with the SDK of iOS 27, and shows nothing in a window without a scene.
  public var wantsScenes = false
  /// What kind of device this is.
  public var idiom = UIUserInterfaceIdiom.phone
  /// How slow animations are: 1 as usual, 0 over in the next turn.
  public var pace = 1.0
  /// Seconds to add to each step of a transition.
  public var jitter: @MainActor @Sendable () -> Double = { 0 }

  public init() {}
}
