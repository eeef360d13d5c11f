import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import ShopGenerated

/// Tests the generated Shop: a guarded tab, a guarded checkout with a result, sequences, and `pop to`.
@MainActor @Suite struct ShopTests {
  @MainActor final class Rig {
    let window = UIWindow(frame: .zero)
    let app = ShopApp()
    let scene: Shop.NavigationScene

    init() { scene = Shop.NavigationScene(window: window, factory: app, guards: app, conditions: app, badges: app) { _ in } }

    func settle() async {
      await rest { scene.navigator.isIdle }
    }

    var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
    var stack: UINavigationController? {
      var top: UIViewController? = tabs?.selectedViewController
      while let next = top?.presentedViewController { top = next }
      return top as? UINavigationController
    }
    var path: [String] { stack?.viewControllers.compactMap { ($0 as? SampleScreen)?.name } ?? [] }
    func events<Events>(_ type: Events.Type = Events.self) -> Events? {
      (stack?.topViewController as? SampleScreen)?.events as? Events
    }
  }

  let cart = Shop.CartID(rawValue: UUID())
  let order = Shop.OrderID(rawValue: 7)

  func name(_ screen: Shop.Graph.Screen) -> String { "\(screen)" }

  /// The tab is selected once its guard succeeds. If it fails again, the user stays where they were.
  @Test func aGuardedTabIsSelectedOnSuccess() async throws {
    try await Headless.isolated {
      let rig = Rig()
      await rig.settle()
      rig.tabs?.tapTab(3)
      await rig.settle()
      #expect(rig.tabs?.selectedIndex == 0)
      #expect(rig.path == ["credentials"])
      rig.stack?.dragSheetDown()
      await rig.settle()
      #expect(rig.tabs?.selectedIndex == 0)
      #expect(rig.path == ["catalogue"])
      rig.tabs?.tapTab(3)
      await rig.settle()
      rig.app.isSignedIn = true
      try #require(rig.events(Shop.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.tabs?.selectedIndex == 3)
      #expect(rig.path == ["account"])
      #expect(Headless.violations == [])
    }
  }

  /// Sign-in, then the checkout, and then its result, which selects a guarded tab and pushes a screen on it.
  @Test func theCheckoutGoesAllTheWay() async throws {
    try await Headless.isolated {
      let rig = Rig()
      await rig.settle()
      rig.tabs?.tapTab(2)
      await rig.settle()
      let cartEvents = try #require(rig.events(Shop.Cart.Events.self))
      let outcome = Task { await cartEvents.checkout.result(cart) }
      await rig.settle()
      #expect(rig.path == ["credentials"])
      rig.app.isSignedIn = true
      try #require(rig.events(Shop.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.path == [name(.shipping(cart: cart))])
      try #require(rig.events(Shop.Shipping.Events.self)).next()
      await rig.settle()
      try #require(rig.events(Shop.Payment.Events.self)).next()
      await rig.settle()
      try #require(rig.events(Shop.Review.Events.self)).payment()
      await rig.settle()
      #expect(rig.path == [name(.shipping(cart: cart)), name(.payment(cart: cart))])
      try #require(rig.events(Shop.Payment.Events.self)).next()
      await rig.settle()
      try #require(rig.events(Shop.Review.Events.self)).placed(order)
      await rig.settle()
      #expect(await outcome.value == .finished(order))
      #expect(rig.path == ["cart", name(.receipt(order: order))])
      try #require(rig.events(Shop.Receipt.Events.self)).track()
      await rig.settle()
      #expect(rig.tabs?.selectedIndex == 3)
      #expect(rig.path == ["account", name(.order(id: order))])
      #expect(Headless.violations == [])
    }
  }

  /// A refused `present` has the outcome `dismissed`.
  @Test func aRefusedCheckoutIsDismissedByItsGuard() async throws {
    try await Headless.isolated {
      let rig = Rig()
      await rig.settle()
      rig.tabs?.tapTab(2)
      await rig.settle()
      let cartEvents = try #require(rig.events(Shop.Cart.Events.self))
      let outcome = Task { await cartEvents.checkout.result(cart) }
      await rig.settle()
      try #require(rig.events(Shop.Credentials.Events.self)).cancel()
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .guard))
      #expect(rig.path == ["cart"])
    }
  }

  /// Switching to the same root resets all its content, and guards are evaluated again.
  @Test func switchingToTheSameRootIsAReset() async throws {
    try await Headless.isolated {
      let rig = Rig()
      rig.app.isSignedIn = true
      await rig.settle()
      rig.tabs?.tapTab(3)
      await rig.settle()
      let before = rig.tabs
      try #require(rig.events(Shop.Account.Events.self)).signOut()
      await rig.settle()
      #expect(rig.tabs !== before)
      #expect(rig.tabs?.selectedIndex == 0)
      #expect(Headless.violations == [])
    }
  }

  @Test func aLinkBehindAGuardWaits() async throws {
    try await Headless.isolated {
      let rig = Rig()
      rig.scene.open(url: URL(string: "shop://orders/7")!)
      await rig.settle()
      #expect(rig.path == ["credentials"])
      rig.app.isSignedIn = true
      try #require(rig.events(Shop.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.path == ["account", name(.order(id: order))])
      #expect(rig.scene.open(url: URL(string: "shop://orders/07")!) == false)
      let route = try Shop.Route.parse(URL(string: "shop://products/x")!).get()
      #expect(Shop.Route.parse(URL(string: "shop://p/x")!) == .success(route))
    }
  }
}
