import Testing
import UIKit

/// Presentations: UIKit-M1 to UIKit-M19.
@Suite(.headless) @MainActor struct ModalTests {
  let root = Page("root"), a = Page("a"), b = Page("b"), c = Page("c")
  let listener = SheetListener()
  let rig: Rig

  init() {
    rig = Rig(root)
  }

  /// Presents each of `pages` on the previous one.
  private func stack(_ pages: UIViewController...) {
    var presenter: UIViewController = root
    for page in pages {
      presenter.present(page, animated: false)
      settle()
      presenter = page
    }
  }

  private func presentSheet(style: UIModalPresentationStyle = .pageSheet) {
    a.modalPresentationStyle = style
    a.presentationController?.delegate = listener
    root.present(a, animated: true)
    settle()
  }

  @Test func uikit_m1_presentationIsForwardedAndAnsweredByAncestors() {
    let navigation = UINavigationController(rootViewController: a)
    root.present(navigation, animated: true)
    settle()
    #expect(a.presentingViewController === root && navigation.presentingViewController === root)
    a.present(b, animated: true)
    settle()
    #expect(navigation.presentedViewController === b && a.presentedViewController === b)
    #expect(b.presentingViewController === navigation)
  }

  @Test(arguments: [false, true]) func uikit_m2_presentingTwiceIsRefused(completes: Bool) {
    Headless.options.completesRefusedPresentation = completes
    stack(a)
    var completed = false
    root.present(b, animated: true) { completed = true }
    settle()
    #expect(rig.violations == ["UIKit-M2"] && completed == completes)
    #expect(root.presentedViewController === a && b.presentingViewController == nil)
  }

  @Test func uikit_m2_whileAPresentationIsInProgress() {
    root.present(a, animated: true)
    root.present(b, animated: true)
    a.present(c, animated: true)
    root.dismiss(animated: true)
    #expect(rig.violations == ["UIKit-M2", "UIKit-M2", "UIKit-M2"])
    settle()
    #expect(rig.window.presentedControllers.count == 2)
    root.dismiss(animated: true)
    root.present(b, animated: true)
    #expect(rig.violations.count == 4)
    settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func uikit_m3_aPresenterOutsideTheWindowIsRefused() {
    let stranger = Page("stranger")
    stranger.present(a, animated: true)
    #expect(rig.violations == ["UIKit-M3"])
    b.onLoad = { [b, c] in b.present(c, animated: true) }
    root.present(b, animated: true)
    settle()
    #expect(rig.violations == ["UIKit-M3", "UIKit-M3"] && b.presentedViewController == nil)
    root.dismiss(animated: true)
    settle()
    b.present(c, animated: true)
    #expect(rig.violations == ["UIKit-M3", "UIKit-M3", "UIKit-M3"])
  }

  @Test func uikit_m3_aWindowThatWasNeverShownIsNoHierarchy() {
    let window = UIWindow(frame: .zero)
    window.rootViewController = a
    a.present(b, animated: false)
    #expect(rig.violations == ["UIKit-M3"])
  }

  @Test func uikit_m4_presentingWhatIsActiveRaises() {
    stack(a)
    a.present(a, animated: true)
    let navigation = UINavigationController(rootViewController: b)
    a.present(b, animated: true)
    #expect(rig.exceptions == ["UIKit-M4", "UIKit-M4"])
    #expect(a.presentedViewController == nil && b.parent === navigation)
  }

  @Test func uikit_m5_completionsRunAfterTheCallbacks() {
    var diaries: [[String]] = []
    root.present(a, animated: true) { [a] in diaries.append(a.diary) }
    #expect(a.isBeingPresented)
    settle()
    root.dismiss(animated: true) { [a] in diaries.append(a.diary) }
    #expect(a.isBeingDismissed)
    settle()
    let up = ["load", "will appear", "appeared"]
    #expect(diaries == [up, up + ["will disappear", "disappeared"]])
  }

  @Test func uikit_m6_dismissTakesTheChildAndEverythingAbove() {
    stack(a, b, c)
    a.dismiss(animated: true)
    settle()
    #expect(rig.window.presentedControllers == [root, a])
    #expect(b.presentingViewController == nil && c.presentingViewController == nil)
    #expect(c.diary.suffix(2) == ["will disappear", "disappeared"] && b.diary.suffix(2) == ["will disappear", "disappeared"])
  }

  @Test func uikit_m7_dismissOfTheTopAsksItsPresenter() {
    stack(a, b)
    b.dismiss(animated: true)
    settle()
    #expect(rig.window.presentedControllers == [root, a])
    stack()
    a.dismiss(animated: true)
    settle()
    #expect(rig.window.presentedControllers == [root])
  }

  @Test(arguments: [false, true]) func uikit_m8_dismissOfNothingDoesNothing(completes: Bool) {
    Headless.options.completesEmptyDismissal = completes
    var completed = false
    root.dismiss(animated: true) { completed = true }
    settle()
    #expect(completed == completes && rig.violations.isEmpty)
  }

  @Test func uikit_m9_aSwipeAsksThenTells() {
    presentSheet()
    #expect(a.dragSheetDown())
    #expect(listener.heard == ["should", "will"])
    settle()
    #expect(listener.heard == ["should", "will", "did"])
    #expect(a.presentingViewController == nil)
  }

  @Test func uikit_m10_aProgrammaticDismissalTellsNobody() {
    presentSheet()
    root.dismiss(animated: true)
    settle()
    #expect(listener.heard.isEmpty && a.presentingViewController == nil)
  }

  @Test func uikit_m11_aBlockedSheetStaysUp() {
    presentSheet()
    a.isModalInPresentation = true
    a.dragSheetDown()
    settle()
    #expect(listener.heard == ["attempt"])
    a.isModalInPresentation = false
    listener.allows = false
    listener.forget()
    a.dragSheetDown()
    a.dragSheetDown(complete: false)
    settle()
    #expect(listener.heard == ["should", "attempt", "should"])
    #expect(a.presentingViewController === root)
    root.dismiss(animated: true)
    settle()
    #expect(a.presentingViewController == nil)
  }

  @Test func uikit_m12_aCancelledDragIsOnlyAnnounced() {
    presentSheet()
    a.tearOutDiary()
    a.dragSheetDown(complete: false)
    #expect(a.transitionCoordinator?.isInteractive == true)
    settle()
    #expect(listener.heard == ["should", "will"])
    #expect(a.presentingViewController === root && !a.isBeingDismissed)
    #expect(a.diary == ["will disappear", "will appear", "appeared"])
    a.dragSheetDown()
    settle()
    #expect(listener.heard == ["should", "will", "should", "will", "did"])
  }

  @Test func uikit_m13_styleFirstDelegateSecond() {
    a.presentationController?.delegate = listener
    a.modalPresentationStyle = .pageSheet
    root.present(a, animated: true)
    settle()
    #expect(rig.violations == ["UIKit-M13"])
    a.dragSheetDown()
    settle()
    #expect(listener.heard.isEmpty)
  }

  @Test func uikit_m13_theDelegateBelongsToTheControllerThatIsPresented() {
    let navigation = UINavigationController(rootViewController: a)
    root.present(navigation, animated: true)
    settle()
    a.presentationController?.delegate = listener
    #expect(a.presentationController === navigation.presentationController)
    navigation.dragSheetDown()
    settle()
    #expect(listener.heard == ["should", "will", "did"])
  }

  @Test(arguments: [15, 17.4, 18, 27]) func uikit_m14_automaticIsAFormSheetFrom18On(system: Double) {
    Headless.options.system = system
    root.present(a, animated: true)
    #expect(a.presentationController?.presentationStyle == (system < 18 ? .pageSheet : .formSheet))
    #expect(a.sheetPresentationController != nil)
  }

  @Test func uikit_m15_onlyFullScreenTakesThePresenterAway() {
    root.tearOutDiary()
    stack(a)
    root.dismiss(animated: true)
    settle()
    #expect(root.diary.isEmpty)
    b.modalPresentationStyle = .fullScreen
    stack(b)
    #expect(root.diary == ["will disappear", "disappeared"])
    #expect(b.dragSheetDown() == false)
    root.dismiss(animated: true)
    settle()
    #expect(root.diary == ["will disappear", "disappeared", "will appear", "appeared"])
  }

  @Test func uikit_m16_sheetDefaults() throws {
    a.modalPresentationStyle = .pageSheet
    let sheet = try #require(a.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(!sheet.prefersGrabberVisible && sheet.largestUndimmedDetentIdentifier == nil)
    sheet.detents = [.medium(), .custom(identifier: .init("small")) { $0.maximumDetentValue / 4 }]
    #expect(sheet.detents.map(\.identifier.rawValue).last == "small")
    #expect(rig.violations.isEmpty)
    sheet.detents = []
    #expect(rig.violations == ["UIKit-M16"])
  }

  @Test func uikit_m17_aPopoverNeedsAnAnchorInAWideWindow() {
    rig.window.changeSize(horizontal: .regular)
    a.modalPresentationStyle = .popover
    root.present(a, animated: true)
    #expect(rig.exceptions == ["UIKit-M17"] && a.presentingViewController == nil)
    a.popoverPresentationController?.sourceItem = UIBarButtonItem()
    root.present(a, animated: true)
    settle()
    #expect(a.presentingViewController === root)
    root.dismiss(animated: true)
    settle()
    rig.window.changeSize(horizontal: .compact)
    root.present(a, animated: true)
    settle()
    #expect(rig.exceptions == ["UIKit-M17"] && a.presentingViewController === root)
  }

  /// A partial curl requires a full screen (UIKit-M18).
  @Test func uikit_m18_aPartialCurlIsAFullScreen() {
    a.modalTransitionStyle = .partialCurl
    a.modalPresentationStyle = .pageSheet
    root.present(a, animated: true)
    settle()
    #expect(rig.exceptions == ["UIKit-M18"] && a.presentingViewController == nil)
    a.modalPresentationStyle = .fullScreen
    root.present(a, animated: true)
    settle()
    #expect(rig.exceptions.count == 1 && a.presentingViewController === root)
  }

  /// The nearest ancestor that defines a context presents in it (UIKit-M19). Navigation controllers define one by default.
  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]) func uikit_m19_aContextPresents(
    _ style: UIModalPresentationStyle
  ) {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: a)
    tabs.setViewControllers([navigation, c], animated: false)
    rig.window.rootViewController = tabs
    settle()
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    settle()
    #expect(b.presentingViewController === navigation && tabs.presentedViewController == nil)
    #expect((a.view.window == nil) == (style == .currentContext))
    #expect(rig.window.presentedControllers == [tabs, b])
    // Selecting another tab hides the modal.
    tabs.selectedIndex = 1
    settle()
    #expect(b.view.window == nil && c.view.window != nil && b.presentingViewController === navigation)
    navigation.dismiss(animated: true)
    settle()
    #expect(b.presentingViewController == nil)
    // Without a context in the navigation controller and its container, the outermost controller presents.
    navigation.definesPresentationContext = false
    tabs.selectedIndex = 0
    settle()
    a.present(b, animated: true)
    settle()
    #expect(b.presentingViewController === tabs && rig.violations.isEmpty)
  }

  /// The presenter of a full-screen modal inside a context isn't known (UIKit-M19).
  @Test(arguments: [false, true]) func uikit_m19_outOfAContext(forwards: Bool) {
    Headless.options.forwardsOutOfContexts = forwards
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: a)
    tabs.setViewControllers([navigation], animated: false)
    rig.window.rootViewController = tabs
    settle()
    b.modalPresentationStyle = .overCurrentContext
    a.present(b, animated: true)
    settle()
    c.modalPresentationStyle = .fullScreen
    b.present(c, animated: true)
    settle()
    #expect(c.presentingViewController === (forwards ? tabs : b))
    #expect(rig.window.presentedControllers == [tabs, b, c])
    if forwards { #expect(b.view.window == nil, "it covers what the context shows too") }
    #expect(rig.violations.isEmpty)
  }

  @Test func uikit_m17_theDelegateMayKeepAPopoverInANarrowWindow() {
    @MainActor final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
      { .none }
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    }
    a.modalPresentationStyle = .popover
    #expect(a.presentationController?.adaptivePresentationStyle(for: rig.window.traitCollection) == .formSheet)
    let keeper = Keeper()
    a.presentationController?.delegate = keeper
    #expect(a.presentationController?.adaptivePresentationStyle(for: rig.window.traitCollection) == UIModalPresentationStyle.none)
    root.present(a, animated: true)
    #expect(rig.exceptions == ["UIKit-M17"])
    a.popoverPresentationController?.sourceView = root.view
    root.present(a, animated: true)
    settle()
    #expect(a.presentingViewController === root)
    #expect(a.dragSheetDown())
    settle()
    #expect(a.presentingViewController == nil)
  }

  @Test func presentingDuringAnotherTransitionIsNoted() {
    let navigation = UINavigationController(rootViewController: a)
    rig.window.rootViewController = navigation
    settle()
    navigation.pushViewController(b, animated: true)
    navigation.present(c, animated: true)
    #expect(rig.violations == ["Q2"])
    settle()
    #expect(navigation.presentedViewController === c && navigation.topViewController === b)
  }

  @Test func dismissedControllersAreFreed() {
    let before = Headless.liveControllers.count
    root.present(UINavigationController(rootViewController: Page("x")), animated: true)
    settle()
    root.presentedViewController?.present(Page("y"), animated: true)
    settle()
    #expect(Headless.liveControllers.count == before + 3)
    root.dismiss(animated: true)
    settle()
    #expect(Headless.liveControllers.count == before)
  }
}
