import Testing
import UIKit

/// Random tests: taps, swipes, and calls at random times leave the headless UIKit consistent.
@Suite(.headless) @MainActor struct MonkeyTests {
  /// A random number generator whose state is a seed.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @MainActor final class App {
    let window = UIWindow(frame: .zero)
    let tabs = UITabBarController()
    let split = UISplitViewController(style: .tripleColumn)
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var made = 0
    var dice: Dice

    init(seed: UInt64) {
      dice = Dice(state: seed)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] { split.setViewController(page(), for: column) }
      book.setViewControllers([page()], direction: .forward, animated: false)
      tabs.viewControllers = [stack(), stack(), split, book]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
    }

    func page() -> Page {
      made += 1
      return Page("\(made)")
    }
    func stack() -> UINavigationController { UINavigationController(rootViewController: page()) }

    /// The controllers that can be reached from the window.
    var all: [UIViewController] {
      var found: [UIViewController] = []
      var pending = window.presentedControllers
      while let next = pending.popLast() {
        found.append(next)
        pending += next.children
      }
      return found
    }
    var top: UIViewController { window.presentedControllers.last ?? tabs }

    func act() {
      let stacks = all.compactMap { $0 as? UINavigationController }
      guard let stack = stacks.randomElement(using: &dice), let someone = all.randomElement(using: &dice) else { return }
      let animated = Bool.random(using: &dice)
      switch Int.random(in: 0..<22, using: &dice) {
      case 0, 1: stack.pushViewController(page(), animated: animated)
      case 2: stack.popViewController(animated: animated)
      case 3: stack.popToRootViewController(animated: animated)
      case 4: stack.setViewControllers([page()] + stack.viewControllers.shuffled(using: &dice).prefix(2), animated: animated)
      case 5, 6: stack.swipeBack(complete: Bool.random(using: &dice))
      case 7: _ = animated ? stack.tapBack() : stack.cutAnimationShort()
      case 8: stack.viewControllers.first.map { _ = stack.longPressBack(to: $0) }
      case 9: top.present(self.stack(), animated: animated)
      case 10:
        let full = page()
        full.modalPresentationStyle = .fullScreen
        someone.present(full, animated: animated)
      case 11: someone.dismiss(animated: animated)
      case 12, 13: top.dragSheetDown(complete: Bool.random(using: &dice))
      case 14:
        let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        top.present(alert, animated: animated)
      case 15: (top as? UIAlertController)?.tapButton(0)
      case 16, 17: tabs.tapTab(Int.random(in: 0..<4, using: &dice))
      case 18: tabs.selectedIndex = Int.random(in: 0..<4, using: &dice)
      case 19: window.changeSize(horizontal: animated ? .compact : .regular)
      case 20: animated ? split.show([.primary, .supplementary, .secondary].randomElement(using: &dice) ?? .primary) : split.hide(.primary)
      default: book.setViewControllers([page()], direction: .forward, animated: animated)
      }
    }
  }

  /// Returns whether the recorded appearance callbacks are in a valid order.
  private func isLegal(_ diary: [String]) -> Bool {
    var state = "disappeared"
    for entry in diary where entry != "load" {
      let allowed =
        switch entry {
        case "will appear": ["disappeared", "will disappear", "will leave"]
        case "appeared": ["will appear"]
        case "will disappear", "will leave": ["appeared", "will appear"]
        default: ["will disappear", "will leave"]
        }
      guard allowed.contains(state) else { return false }
      state = entry
    }
    return true
  }

  private func check(_ app: App, _ place: String) {
    #expect(!app.window.isInTransition, "\(place): a transition that never ends")
    for controller in app.all {
      if let stack = controller as? UINavigationController {
        #expect(Set(stack.children) == Set(stack.viewControllers), "\(place): children and stack differ")
      }
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed && !controller.isMovingFromParent, "\(place): still moving")
      guard let page = controller as? Page else { continue }
      #expect(isLegal(page.diary), "\(place): \(page.name) lived \(page.diary)")
      let isSeen = page.view.window != nil
      #expect((page.diary.last == "appeared") == isSeen, "\(place): \(page.name) is \(isSeen ? "" : "not ")seen and lived \(page.diary)")
    }
    let reachable = app.all.count
    #expect(Headless.liveControllers.count == reachable, "\(place): \(Headless.liveControllers.count) alive, \(reachable) reachable")
  }

  @Test(arguments: 0..<48) func anythingAtAnyTime(seed: Int) {
    Headless.options.stackChangesAtEnd = seed % 2 == 1
    Headless.options.didShowBeforeCompletions = seed % 3 == 1
    Headless.options.losesSecondPushInOneTurn = seed % 5 == 1
    var jitter = Dice(state: UInt64(seed))
    let delays = (0..<64).map { _ in Double.random(in: 0...0.3, using: &jitter) }
    Headless.options.jitter = { delays[Headless.clock.turn % delays.count] }
    let app = App(seed: UInt64(seed))
    for step in 0..<400 {
      app.act()
      if step % 3 == 0 { Headless.clock.advance(by: Double.random(in: 0...0.4, using: &app.dice)) }
      guard step % 10 == 9 else { continue }
      #expect(Headless.clock.drain(), "work that never ends")
      check(app, "seed \(seed), step \(step)")
    }
  }
}
