import Foundation
import NavGraphRuntime
import Testing
import UIKit

@testable import CheckoutGenerated
@testable import NavGraphUIKit

/// Tests an external root: the graph's screens are on top of the app's own screen, on the app's own stack.
@MainActor @Suite struct ExternalRootTests {
  /// An app with its own tab bar and stacks.
  @MainActor final class Rig {
    let window = UIWindow(frame: .zero)
    let stack = UINavigationController(rootViewController: SampleScreen("home"))
    let tabs = UITabBarController()
    let app = CheckoutApp()
    weak var cart: CartScreen?

    init() {
      tabs.viewControllers = [stack, SampleScreen("profile")]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let cart = CartScreen(app)
      stack.pushViewController(cart, animated: false)
      self.cart = cart
    }

    var checkout: Checkout.NavigationScene? { cart?.checkout }
    var names: [String] { stack.viewControllers.map { ($0 as? SampleScreen)?.name ?? ($0 is CartScreen ? "cart" : "?") } }

    func settle() async {
      await rest { checkout?.navigator.isIdle != false }
    }

    func top<Events>(as type: Events.Type = Events.self) -> Events? { (stack.topViewController as? SampleScreen)?.events as? Events }

    func presented<Events>(as type: Events.Type = Events.self) -> Events? {
      ((stack.presentedViewController as? UINavigationController)?.topViewController as? SampleScreen)?.events as? Events
    }
  }

  private let order = Checkout.OrderID(rawValue: UUID())

  @Test func e3_itPushesOnTheAppsStack() async throws {
    try await Headless.isolated {
      let rig = Rig()
      try #require(rig.checkout).events.receipt(order)
      await rig.settle()
      #expect(rig.names == ["home", "cart", "receipt"])
      #expect(rig.app.asked == 1)
      try #require(rig.top(as: Checkout.Receipt.Events.self)).help()
      await rig.settle()
      #expect(rig.names == ["home", "cart", "receipt", "questions"])
      #expect(rig.stack.topViewController?.hidesBottomBarWhenPushed == true)
      #expect(rig.stack.tapBack())
      await rig.settle()
      #expect(rig.names == ["home", "cart", "receipt"])
      try #require(rig.top(as: Checkout.Receipt.Events.self)).done()
      await rig.settle()
      #expect(rig.names == ["home", "cart"])
      #expect(Headless.violations == [])
      #expect(Headless.exceptions == [])
    }
  }

  /// D10: the app's stack has its swipes again when none of the graph's screens is on it.
  @Test(arguments: [false, true]) func d10_theAppsStackGetsItsSwipesBack(atOnce: Bool) async throws {
    try await Headless.isolated {
      let rig = Rig()
      try #require(rig.checkout).events.receipt(order)
      await rig.settle()
      try #require(rig.top(as: Checkout.Receipt.Events.self)).help()
      await rig.settle()
      guard #available(iOS 26.0, *) else { return }
      let swipe = try #require(rig.stack.interactiveContentPopGestureRecognizer)
      #expect(!swipe.isEnabled, "Questions says `edge`")
      if atOnce { rig.stack.popToRootViewController(animated: true) } else { rig.stack.tapBack() }
      await rig.settle()
      #expect(rig.names == (atOnce ? ["home"] : ["home", "cart", "receipt"]))
      #expect(swipe.isEnabled)
      #expect(Headless.violations == [])
    }
  }

  /// The app awaits a flow of the graph like any function.
  @Test func e5_theAppAwaitsAFlow() async throws {
    try await Headless.isolated {
      let rig = Rig()
      let checkout = try #require(rig.checkout)
      let outcome = Task { await checkout.events.pay.result(Checkout.Cents(rawValue: 990)) }
      await rig.settle()
      try #require(rig.presented(as: Checkout.Card.Events.self)).confirm()
      await rig.settle()
      try #require(rig.presented(as: Checkout.Review.Events.self)).paid(order)
      await rig.settle()
      #expect(await outcome.value == .finished(order))
      #expect(rig.stack.presentedViewController == nil)
      #expect(rig.names == ["home", "cart", "receipt"], "the arm of `finished` goes on at the cart")
      #expect(Headless.violations == [])
    }
  }

  @Test func e5_aFingerAnswersWhoeverWaits() async throws {
    try await Headless.isolated {
      let rig = Rig()
      let checkout = try #require(rig.checkout)
      let outcome = Task { await checkout.events.pay.result(Checkout.Cents(rawValue: 990)) }
      await rig.settle()
      #expect(rig.stack.presentedViewController?.dragSheetDown() == true)
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user))
      #expect(rig.names == ["home", "cart"])
    }
  }

  @Test func e3_guardsAreAskedOnTheWay() async throws {
    try await Headless.isolated {
      let rig = Rig()
      rig.app.isOwner = false
      try #require(rig.checkout).events.receipt(order)
      await rig.settle()
      #expect(rig.names == ["home", "cart"])
      #expect(rig.app.asked == 1)
    }
  }

  @Test func e3_linksLeadOnFromTheAppsScreen() async throws {
    try await Headless.isolated {
      let rig = Rig()
      let checkout = try #require(rig.checkout)
      let (receipt, nowhere) = (URL(string: "checkout:///receipt/\(UUID())"), URL(string: "checkout:///nowhere"))
      #expect(checkout.open(url: try #require(receipt)))
      await rig.settle()
      #expect(rig.names == ["home", "cart", "receipt"])
      #expect(!checkout.open(url: try #require(nowhere)))
    }
  }

  /// A controller that the app pushes stays, and the graph's next screen is pushed on top of it.
  @Test func e4_whatTheAppPushesStays() async throws {
    try await Headless.isolated {
      let rig = Rig()
      try #require(rig.checkout).events.receipt(order)
      await rig.settle()
      let receipt = try #require(rig.top(as: Checkout.Receipt.Events.self))
      rig.stack.pushViewController(SampleScreen("legacy"), animated: true)
      await rig.settle()
      #expect(rig.names == ["home", "cart", "receipt", "legacy"])
      receipt.help()
      await rig.settle()
      #expect(rig.names == ["home", "cart", "receipt", "legacy", "questions"])
      #expect(rig.stack.tapBack())
      await rig.settle()
      #expect(rig.names == ["home", "cart", "receipt", "legacy"])
      receipt.done()
      await rig.settle()
      #expect(rig.names == ["home", "cart", "legacy"])
      #expect(Headless.violations == [])
    }
  }

  /// A foreign presentation on the app's screen waits or is dismissed as elsewhere.
  @Test func e4_whatTheAppPresentsIsOpaque() async throws {
    try await Headless.isolated {
      let rig = Rig()
      let checkout = try #require(rig.checkout)
      checkout.events.receipt(order)
      await rig.settle()
      let alert = UIAlertController(title: "own", message: nil, preferredStyle: .alert)
      rig.tabs.present(alert, animated: true)
      await rig.settle()
      try #require(rig.top(as: Checkout.Receipt.Events.self)).help()
      await rig.settle()
      #expect(rig.names == ["home", "cart", "receipt"])
      let url = try #require(URL(string: "checkout:///receipt/\(UUID())"))
      #expect(checkout.open(url: url))
      await rig.settle()
      #expect(rig.tabs.presentedViewController == nil, "a link goes over it")
      #expect(Headless.violations + Headless.exceptions == [])
    }
  }

  @Test func e4_theAppsDelegateHearsEverything() async throws {
    try await Headless.isolated {
      let rig = Rig()
      let listener = AppStackDelegate()
      rig.stack.delegate = listener
      try #require(rig.checkout).events.receipt(order)
      await rig.settle()
      #expect(listener.heard == ["animation", "will receipt", "did receipt"])
      #expect(rig.stack.swipeBack())
      await rig.settle()
      #expect(listener.heard.suffix(2) == ["will ?", "did ?"])
      #expect(rig.stack.delegate === listener, "with nothing of the graph's on it, the stack is the app's alone")
    }
  }

  /// D13: the app's stack keeps calling the app's delegate while screens of the graph are on it.
  @Test func d13_ofAnAppsStack() async throws {
    try await Headless.isolated {
      let rig = Rig()
      let own = WholeStackDelegate()
      rig.stack.delegate = own
      try #require(rig.checkout).events.receipt(order)
      await rig.settle()
      #expect(rig.stack.delegate !== own)
      #expect(own.heard == ["animation", "interaction", "willShow", "didShow"])
      #expect(rig.stack.supportedInterfaceOrientations == .landscapeLeft)
      #expect(rig.stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
      rig.stack.delegate = nil
      try #require(rig.top(as: Checkout.Receipt.Events.self)).help()
      await rig.settle()
      #expect(rig.stack.delegate is NavGraph.StackRelay, "nobody answers")
      #expect(rig.stack.supportedInterfaceOrientations == .allButUpsideDown)
    }
  }

  /// D13: a delegate that the app sets on a stack of another graph is called in the meantime and kept.
  @Test func d13_onAStackOfAnotherGraphs() async {
    await Headless.isolated {
      let rig = Rig()
      let stack = NavGraph.StackController()
      let cart = CartScreen(rig.app)
      stack.setViewControllers([cart], animated: false)
      let own = AppStackDelegate()
      stack.delegate = own
      rig.window.rootViewController = stack
      Headless.clock.drain()
      own.heard = []
      cart.checkout.events.receipt(order)
      await Headless.pass(turns: 200)
      #expect(own.heard == ["animation", "will receipt", "did receipt"])
      #expect(stack.tapBack())
      await Headless.pass(turns: 200)
      own.heard = []
      stack.delegate?.navigationController(stack, willShow: SampleScreen("own"), animated: false)
      #expect(own.heard == ["will own"], "and afterwards")
    }
  }

  /// If the app pops its own screen, the scene and all its screens are removed.
  @Test func e3_itGoesWithTheAppsScreen() async throws {
    try await Headless.isolated {
      let rig = Rig()
      let listener = AppStackDelegate()
      rig.stack.delegate = listener
      let navigator = WeakReference(rig.checkout?.navigator)
      try #require(rig.checkout).events.receipt(order)
      await rig.settle()
      #expect(navigator.object != nil)
      rig.stack.popToRootViewController(animated: true)
      await rig.settle()
      #expect(rig.names == ["home"])
      #expect(rig.stack.delegate === listener)
      #expect(listener.heard.suffix(2) == ["will home", "did home"])
      #expect(rig.cart == nil)
      #expect(navigator.object == nil)
      let left = Headless.liveControllers.compactMap { ($0 as? SampleScreen)?.name }
      #expect(left.sorted() == ["home", "profile"])
    }
  }

  /// Callers that wait get an outcome when the app's screen disappears with its window.
  @Test func e5_whoeverWaitsIsAnsweredAtTheEnd() async throws {
    try await Headless.isolated {
      var rig: Rig? = Rig()
      let events = try #require(rig?.checkout).events
      let outcome = Task { await events.pay.result(Checkout.Cents(rawValue: 1)) }
      await rig?.settle()
      rig?.window.rootViewController = nil
      rig?.window.isHidden = true
      rig = nil
      await Headless.pass(turns: 200)
      #expect(await outcome.value == .dismissed(by: .parent))
    }
  }

  /// Without a stack, the graph can't push. That is reported, and the state contains only what is shown.
  @Test func e6_withoutAStackNothingIsPushed() async {
    await Headless.isolated {
      let rig = Rig()
      rig.stack.popViewController(animated: false)
      let cart = CartScreen(rig.app)
      rig.cart = cart
      rig.window.rootViewController = cart
      var reports: [String] = []
      cart.checkout.navigator.report = { if case .dropped(_, let why) = $0 { reports.append(why) } }
      cart.checkout.events.receipt(order)
      await rig.settle()
      #expect(reports == ["cart is on no navigation stack"])
      #expect(cart.checkout.state.description.contains("receipt") == false)
      let outcome = Task { await cart.checkout.events.pay.result(Checkout.Cents(rawValue: 1)) }
      await rig.settle()
      #expect(cart.presentedViewController?.dragSheetDown() == true)
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user))
      #expect(Headless.violations == [])
    }
  }

  /// The app has pushed a container that contains its screen.
  @Test func e4_theScreenMayBeAChild() async {
    await Headless.isolated {
      let rig = Rig()
      rig.stack.popViewController(animated: false)
      let container = SampleScreen("container")
      let cart = CartScreen(rig.app)
      rig.cart = cart
      container.addChild(cart)
      container.view.addSubview(cart.view)
      cart.didMove(toParent: container)
      rig.stack.pushViewController(container, animated: false)
      cart.checkout.events.receipt(order)
      await rig.settle()
      #expect(rig.names == ["home", "container", "receipt"])
      #expect(rig.stack.swipeBack())
      await rig.settle()
      #expect(rig.names == ["home", "container"])
      #expect(cart.checkout.navigator.tree.shape.description.contains("receipt") == false)
    }
  }

  @Test func e3_itComesBack() async throws {
    try await Headless.isolated {
      let rig = Rig()
      try #require(rig.checkout).events.receipt(order)
      await rig.settle()
      let saved = try #require(rig.checkout?.restorationActivity)
      let next = Rig()
      let cart = try #require(next.cart)
      let checkout = Checkout.NavigationScene(around: cart, restoring: saved, factory: next.app, guards: next.app)
      await Headless.pass(turns: 100)
      #expect(next.names == ["home", "cart", "receipt"])
      #expect(next.app.asked == 1, "the owner is asked again")
      checkout.stop()
    }
  }
}
