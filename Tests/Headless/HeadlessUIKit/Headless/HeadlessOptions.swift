/// Options for platform behavior that isn't documented, and for the simulated device.
///
/// Generated code must be correct with every value. `HeadlessSwitch` lists the options that a device can determine.
/// `Grammar/internals/apple-facts.md` lists the facts by their numbers.
public struct HeadlessOptions: Sendable {
  /// Whether `viewControllers` contains the old stack until a transition ends, instead of changing when it starts (UIKit-N15).
  public var stackChangesAtEnd = false
  /// Whether `didShow` is called for a change without a transition (UIKit-N16).
  public var didShowWithoutTransition = false
  /// Whether `didShow` is called for a navigation controller that isn't in a window (UIKit-N16).
  public var didShowOffScreen = false
  /// Whether `didShow` is called before the completions of the transition coordinator, instead of after them.
  public var didShowBeforeCompletions = false
  /// Whether the second of two animated pushes in one turn is lost, instead of both being kept (UIKit-N7).
  public var losesSecondPushInOneTurn = false
  /// Whether a stack refuses changes while one of its screens presents a modal (UIKit-N6).
  public var refusesWhilePresented = false
  /// Whether a swipe back pops a screen with a `backAction` (UIKit-N24).
  public var swipesPastBackAction = false
  /// Whether VoiceOver's escape gesture pops a screen with a `backAction`, instead of running it (UIKit-N24).
  public var escapesPastBackAction = false
  /// Whether VoiceOver's escape gesture pops before any accessibility handler is called, as one report states.
  public var escapePopsFirst = false
  /// Whether the Back button has a menu in spite of a `backAction` (UIKit-N24).
  public var backActionKeepsMenu = true
  /// Whether a selection in the Back menu pops without a call of `popToViewController`, which a subclass could override.
  public var menuPopsUnseen = false
  /// Whether a page sheet in a window of compact height can't be dragged down, unless it's attached to the edge.
  public var holdsSheetsInCompactHeight = false
  /// Whether the dismissal of a zoomed modal can be refused like that of a sheet.
  public var zoomAsksPresentation = true
  /// Whether the dismissal of a zoomed modal calls the delegate like that of a sheet.
  public var zoomTellsPresentation = true
  /// Whether a text field ends editing when its screen has disappeared, instead of when the screen begins to disappear.
  public var editingEndsWithTransition = false
  /// Whether the completion of a refused presentation runs (UIKit-M2).
  public var completesRefusedPresentation = false
  /// Whether a presentation in a context forwards larger presentations to the controller that covers the window (UIKit-M19).
  public var forwardsOutOfContexts = false
  /// Whether a tap outside of an action sheet with a cancel button also calls the delegate, before the button's handler (UIKit-A5).
  public var tapOutsideCallsDelegateToo = false
  /// Whether the completion of `dismiss` runs if nothing is presented (UIKit-M8).
  public var completesEmptyDismissal = false
  /// The callbacks that are lost, repeated, or late.
  public var faults = HeadlessFaults.none
  /// Whether a collapsed split view shows a new secondary controller by itself (UIKit-S7).
  public var collapsedSplitShowsNewSecondary = false
  /// Whether the turn of a page has a transition coordinator (UIKit-P1).
  public var pageTurnsHaveCoordinator = false
  /// Whether Back writes the path of a SwiftUI stack when the pop begins, instead of when it ends (SwiftUI-N6).
  public var pathIsWrittenEarly = false
  /// Whether `onDismiss` is called before the binding is written, after a gesture has dismissed a sheet (SwiftUI-P3).
  public var onDismissComesFirst = false
  /// Whether `onDismiss` is never called (SwiftUI-P3), which no fact documents.
  public var losesOnDismiss = false
  /// The fault of `onDismiss` (SwiftUI-P3).
  public var onDismissFault = HeadlessFault.none
  /// The fault of `viewDidAppear` of a controller that SwiftUI represents (SwiftUI-R2).
  public var appearanceFault = HeadlessFault.none
  /// The fault of the second of two equal writes of a path (SwiftUI-N6).
  public var pathFault = HeadlessFault.none
  /// Whether Back from a column of a collapsed split view writes the top column when the pop begins, instead of when it ends
  /// (SwiftUI-S4).
  public var compactColumnIsWrittenEarly = false
  /// Whether Back from a column doesn't write the top column (SwiftUI-S4), which no fact documents.
  public var losesCompactColumn = false
  /// Whether a change of width empties the paths of stacks in columns, as apps report for iOS 18 (SwiftUI-S8).
  public var widthEmptiesPaths = false
  /// Whether the action of an alert's button runs before the binding is written (SwiftUI-A2).
  public var alertActionComesFirst = true
  /// Whether controllers have no transition coordinator, because SwiftUI may stop using UIKit.
  public var hidesTransitions = false
  /// Whether a SwiftUI cover with a clear background leaves the views below in the window (SwiftUI-P13).
  public var clearCoversLieOver = false
  /// Whether SwiftUI evaluates tabs that haven't been shown (SwiftUI-T1).
  public var looksIntoHiddenTabs = false
  /// Whether the layout direction is right to left.
  public var isRightToLeft = false
  /// Whether iOS 18 and later report a tap on one of `viewControllers` to the callbacks for `UITab` too.
  public var reportsTapsAsTabsToo = false
  /// Whether views are animated. Without animations, changes are immediate where UIKit allows it.
  public var animates = true
  /// Whether the user has turned on Reduce Motion.
  public var reducesMotion = false
  /// Whether VoiceOver is on.
  public var isVoiceOverRunning = false
  /// Whether an exception ends the process, instead of being recorded.
  public var trapsOnException = false
  /// The simulated iOS release, for `Headless.has(_:)`. `#available` checks the machine that runs the tests.
  public var system = 27.0
  /// Whether the app is built with the SDK of iOS 27, which shows nothing in a window without a scene (UIKit-L4).
  public var requiresScenes = false
  /// The simulated device.
  public var idiom = UIUserInterfaceIdiom.phone
  /// The factor by which the durations of transitions are multiplied. With 0, animations end in the next turn.
  public var durationFactor = 1.0
  /// The seconds to add to each step of an animated transition. Negative values count as 0.
  public var jitter: @MainActor @Sendable () -> Double = { 0 }

  public init() {}
}
