import Testing
import UIKit

/// Navigation controllers: UIKit-N1 to UIKit-N25.
@Suite(.headless) @MainActor struct NavigationStackTests {
  let a = Page("a"), b = Page("b"), c = Page("c"), d = Page("d")
  let navigation: UINavigationController
  let listener = StackListener()
  let rig: Rig

  init() {
    navigation = UINavigationController(rootViewController: a)
    rig = Rig(navigation)
    navigation.delegate = listener
  }

  private var stack: [String] { names(navigation.viewControllers) }

  private func show(_ pages: Page...) {
    navigation.setViewControllers(pages, animated: false)
    settle()
    listener.forget()
  }

  @Test func uikit_n1_theRootIsPushedWithoutAnimation() {
    let fresh = UINavigationController(rootViewController: b)
    #expect(names(fresh.viewControllers) == ["b"])
    #expect(fresh.topViewController === b && b.parent === fresh && b.navigationController === fresh)
    #expect(fresh.transitionCoordinator == nil)
  }

  @Test func uikit_n2_pushingWhatIsOnTheStackRaises() {
    navigation.pushViewController(a, animated: false)
    #expect(rig.exceptions == ["UIKit-N2"])
    #expect(stack == ["a"])
  }

  @Test func uikit_n3_theStackMustBeDistinct() {
    navigation.viewControllers = [b, b]
    #expect(rig.exceptions == ["UIKit-N3"])
    #expect(stack == ["a"])
  }

  @Test func uikit_n4_pushingANavigationControllerRaises() {
    navigation.pushViewController(UINavigationController(rootViewController: b), animated: true)
    #expect(rig.exceptions == ["UIKit-N4"])
    #expect(stack == ["a"])
  }

  @Test func uikit_n5_changesDuringATransitionAreDropped() {
    show(a, b, c)
    navigation.pushViewController(d, animated: true)
    Headless.clock.advance(by: 0.1)
    navigation.popToRootViewController(animated: true)
    #expect(navigation.popToViewController(b, animated: true) == [])
    navigation.setViewControllers([a], animated: false)
    #expect(rig.violations == ["UIKit-N5", "UIKit-N5", "UIKit-N5"])
    settle()
    #expect(stack == ["a", "b", "c", "d"])
  }

  @Test func uikit_n5_changesDuringAPresentationAreDropped() {
    navigation.present(b, animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(rig.violations == ["UIKit-N5"])
    settle()
    navigation.pushViewController(c, animated: true)
    settle()
    #expect(stack == ["a", "c"])
    navigation.dismiss(animated: true)
    navigation.popViewController(animated: true)
    settle()
    #expect(stack == ["a", "c"])
    #expect(rig.violations == ["UIKit-N5", "UIKit-N5"])
  }

  @Test(arguments: [false, true]) func uikit_n6_aStackMayRefuseWhileItDisplaysAModal(refuses: Bool) {
    Headless.options.refusesWhilePresented = refuses
    navigation.present(b, animated: false)
    settle()
    navigation.pushViewController(c, animated: false)
    #expect(stack == (refuses ? ["a"] : ["a", "c"]))
    #expect(rig.violations == (refuses ? ["UIKit-N6"] : []))
  }

  @Test(arguments: [false, true], [false, true]) func uikit_n7_twoPushesInOneTurn(loses: Bool, changesAtEnd: Bool) {
    Headless.options.losesSecondPushInOneTurn = loses
    Headless.options.stackChangesAtEnd = changesAtEnd
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    settle()
    #expect(stack == (loses ? ["a", "b"] : ["a", "b", "c"]))
    #expect(rig.violations.first == "UIKit-N7")
    #expect(listener.heard.last == (loses ? "did b" : "did c"))
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func uikit_n8_aTabBarControllerOnAStackIsNoted() {
    navigation.pushViewController(UITabBarController(), animated: false)
    #expect(rig.violations == ["UIKit-N8"])
    _ = UINavigationController(rootViewController: UITabBarController())
    #expect(rig.violations == ["UIKit-N8", "UIKit-N8"])
  }

  @Test func uikit_n9_aSplitViewControllerIsNotPushed() {
    navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    #expect(rig.violations == ["UIKit-N9"])
    #expect(stack == ["a"])
  }

  @Test func uikit_n10_theLastIsNeverPopped() {
    #expect(navigation.popViewController(animated: true) == nil)
    settle()
    #expect(stack == ["a"])
    #expect(listener.heard.isEmpty)
    #expect(navigation.swipeBack() == false)
  }

  @Test func uikit_n11_popToAStrangerRaises() {
    show(a, b, c)
    #expect(navigation.popToViewController(d, animated: false) == nil)
    #expect(rig.exceptions == ["UIKit-N11"])
    #expect(names(navigation.popToViewController(a, animated: false)) == ["b", "c"])
    #expect(stack == ["a"])
  }

  @Test func uikit_n12_popToRootReturnsWhatWent() {
    show(a, b, c)
    #expect(names(navigation.popToRootViewController(animated: true)) == ["b", "c"])
    settle()
    #expect(stack == ["a"])
    #expect(listener.heard == ["will a", "did a"])
  }

  @Test func uikit_n13_assigningIsSettingWithoutAnimation() {
    navigation.viewControllers = [b, c]
    #expect(stack == ["b", "c"])
    #expect(navigation.transitionCoordinator == nil)
    #expect(a.parent == nil)
  }

  @Test func uikit_n14_oneTransitionAtMost() {
    show(a, b, c)
    navigation.setViewControllers([d, a, b], animated: true)
    #expect(navigation.lastOperation == .pop)
    settle()
    #expect(stack == ["d", "a", "b"])
    #expect(listener.heard == ["will b", "did b"])
    listener.forget()
    navigation.setViewControllers([a, b], animated: true)
    #expect(navigation.lastOperation == .none)
    #expect(navigation.transitionCoordinator == nil)
    settle()
    #expect(listener.heard.isEmpty)
    navigation.setViewControllers([a, d, c], animated: true)
    #expect(navigation.lastOperation == .push)
    settle()
    #expect(stack == ["a", "d", "c"])
    #expect(listener.heard == ["will c", "did c"])
  }

  @Test(arguments: [false, true]) func uikit_n15_whatTheStackReadsDuringTheAnimationIsOpen(atEnd: Bool) {
    Headless.options.stackChangesAtEnd = atEnd
    navigation.pushViewController(b, animated: true)
    #expect(stack == (atEnd ? ["a"] : ["a", "b"]))
    settle()
    #expect(stack == ["a", "b"])
    navigation.swipeBack(complete: false)
    #expect(stack == (atEnd ? ["a", "b"] : ["a"]))
    settle()
    #expect(stack == ["a", "b"])
  }

  @Test func uikit_n16_whetherTheDelegateHearsOfNoTransitionIsOpen() {
    navigation.setViewControllers([a], animated: true)
    settle()
    #expect(listener.heard.isEmpty)
    Headless.options.didShowWithoutTransition = true
    navigation.setViewControllers([b, a], animated: true)
    settle()
    #expect(listener.heard == ["will a", "did a"])
    listener.forget()
    let hidden = UINavigationController(rootViewController: c)
    hidden.delegate = listener
    hidden.pushViewController(d, animated: true)
    settle()
    #expect(listener.heard.isEmpty)
    Headless.options.didShowOffScreen = true
    hidden.popViewController(animated: true)
    settle()
    #expect(listener.heard == ["will c", "did c"])
  }

  @Test(arguments: [false, true]) func uikit_n17_willShowBeforeAndDidShowAfter(early: Bool) {
    Headless.options.didShowBeforeCompletions = early
    navigation.pushViewController(b, animated: true)
    #expect(listener.heard == ["will b"])
    var heardAtCompletion: [String] = []
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in heardAtCompletion = listener.heard }
    settle()
    #expect(listener.heard == ["will b", "did b"])
    #expect(heardAtCompletion == (early ? ["will b", "did b"] : ["will b"]))
    #expect(b.diary == ["load", "will appear", "appeared"])
    #expect(a.diary.suffix(2) == ["will disappear", "disappeared"])
  }

  @Test func uikit_n18_aCancelledSwipeIsSilent() {
    show(a, b)
    #expect(navigation.swipeBack(complete: false))
    #expect(listener.heard == ["will a"])
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    var handedOver: [Bool] = []
    coordinator?.notifyWhenInteractionChanges { handedOver.append($0.isCancelled && !$0.isInteractive) }
    var ended: [Bool] = []
    coordinator?.animate(alongsideTransition: nil) { ended.append($0.isCancelled) }
    settle()
    #expect(handedOver == [true] && ended == [true])
    #expect(listener.heard == ["will a"])
    #expect(stack == ["a", "b"])
    navigation.swipeBack()
    settle()
    #expect(listener.heard == ["will a", "will a", "did a"])
    #expect(stack == ["a"] && b.parent == nil)
  }

  @Test func uikit_n19_aSwipeThatIsCancelledAnnouncesLeaving() {
    show(a, b)
    b.tearOutDiary()
    navigation.swipeBack(complete: false)
    #expect(b.diary == ["will leave"])
    settle()
    #expect(b.diary == ["will leave", "will appear", "appeared"])
    #expect(!b.isMovingFromParent)
  }

  @Test func uikit_n20_theRecognisersExistForFailureRequirements() {
    let own = UIGestureRecognizer()
    navigation.interactivePopGestureRecognizer.map { own.require(toFail: $0) }
    navigation.interactiveContentPopGestureRecognizer.map { own.require(toFail: $0) }
    #expect(navigation.interactivePopGestureRecognizer != nil && navigation.interactiveContentPopGestureRecognizer != nil)
  }

  @Test func uikit_n21_theCoordinatorIsAlsoTheAncestors() {
    navigation.present(b, animated: true)
    #expect(a.transitionCoordinator != nil && b.transitionCoordinator != nil)
    settle()
    #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
  }

  @Test func uikit_n22_visibleIsTheModalOrTheTop() {
    #expect(navigation.visibleViewController === a)
    navigation.present(b, animated: false)
    settle()
    #expect(navigation.visibleViewController === b && navigation.topViewController === a)
  }

  @Test func uikit_n23_showPushesOrPresents() {
    a.show(b, sender: nil)
    settle()
    #expect(stack == ["a", "b"])
    let plain = Rig(c)
    c.show(d, sender: nil)
    settle()
    #expect(plain.root.presentedViewController === d)
  }

  /// A disabled recognizer recognizes nothing, and the other one still works (UIKit-N20).
  @Test func uikit_n20_aSwipeThatIsOff() {
    show(a, b)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!navigation.swipeBack())
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    if #available(iOS 26.0, *) {
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
      #expect(!navigation.swipeContentBack())
    }
    #expect(navigation.swipeBack())
  }

  @Test func uikit_n24_backActionReplacesThePop() {
    show(a, b)
    var asked = 0
    b.navigationItem.backAction = UIAction { _ in asked += 1 }
    #expect(navigation.tapBack())
    settle()
    #expect(asked == 1 && stack == ["a", "b"])
    b.navigationItem.backAction = nil
    navigation.tapBack()
    settle()
    #expect(stack == ["a"])
  }

  @Test func uikit_n25_theBackTitleComesFromBelow() {
    show(a, b)
    #expect(navigation.backButtonText == "a")
    a.navigationItem.backButtonTitle = "Start"
    #expect(navigation.backButtonText == "Start")
    a.navigationItem.backButtonDisplayMode = .minimal
    #expect(navigation.backButtonText == nil)
    a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home")
    #expect(navigation.backButtonText == "Home")
  }

  @Test func aLongPressOnBackPopsSeveral() {
    show(a, b, c)
    #expect(navigation.longPressBack(to: a))
    settle()
    #expect(stack == ["a"] && listener.heard == ["will a", "did a"])
  }

  @Test func anAnimationCanBeCutShortAndSwipedBack() {
    #expect(!navigation.cutAnimationShort())
    navigation.pushViewController(b, animated: true)
    Headless.clock.advance(by: 0.1)
    #expect(navigation.swipeBack() == false)
    #expect(navigation.cutAnimationShort())
    #expect(listener.heard == ["will b", "did b"])
    #expect(navigation.swipeBack())
    settle()
    #expect(stack == ["a"] && listener.heard == ["will b", "did b", "will a", "did a"])
  }

  @Test func poppedControllersAreFreed() {
    let before = Headless.liveControllers.count
    navigation.pushViewController(Page("lost"), animated: true)
    settle()
    navigation.pushViewController(Page("lost too"), animated: true)
    settle()
    #expect(Headless.liveControllers.count == before + 2)
    navigation.popToRootViewController(animated: true)
    settle()
    #expect(Headless.liveControllers.count == before)
  }
}
