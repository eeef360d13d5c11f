import Foundation
import NavGraphRuntime
import Testing
import UIKit

@testable import CheckoutGenerated
@testable import HelpGenerated
@testable import NavGraphUIKit

/// Tests random walks through an app of forty screens that contains graphs. The app and the graphs don't disturb each other.
@MainActor @Suite struct OldShopTests {
  /// The effect of a step on the app's own screens of the selected stack.
  private enum Effect: Equatable {
    case nothing
    case adds
    case removesTop
    case keepsRoot
    /// A link removes the screens on top of its target.
    case mayRemove
  }

  private let order = Checkout.OrderID(rawValue: UUID())

  private func settle(_ shop: OldShop) async {
    var calm = 0
    for _ in 0..<40_000 where calm < 20 {
      await Headless.turn()
      if Headless.clock.step() { calm = 0 } else if shop.isIdle { calm += 1 }
    }
    #expect(calm == 20)
  }

  /// Performs a step of the user or a link. Returns nil if the step isn't possible.
  private func step(_ shop: OldShop, _ dice: inout SeededNumbers) -> (words: String, effect: Effect)? {
    let front = shop.front
    let stack = shop.tabs.selectedViewController as? UINavigationController
    if let alert = front as? UIAlertController { return alert.tapButton(dice.next(2)) ? ("alert", .nothing) : nil }
    let isCovered = shop.tabs.presentedViewController != nil
    switch dice.next(10) {
    case 0:
      let index = dice.next(4)
      return shop.tabs.tapTab(index) ? ("tab \(index)", .nothing) : nil
    case 1, 2: return back(front, isCovered, &dice)
    case 3:
      guard isCovered else { return nil }
      let isDone = dice.next(3) > 0
      return front.dragSheetDown(complete: isDone) ? ("drag", .nothing) : nil
    case 4:
      guard dice.next(3) == 0 else { return nil }
      return link(shop, &dice)
    case 5:
      guard !isCovered, let stack, dice.next(4) == 0, stack.viewControllers.count > 1 else { return nil }
      stack.popToRootViewController(animated: true)
      return ("the app pops all", .keepsRoot)
    default: break
    }
    if let screen = front as? OldScreen {
      guard let ways = OldShop.ways[screen.name], !ways.isEmpty else { return nil }
      let (way, name) = ways[dice.next(ways.count)]
      return shop.go(way, to: name, from: screen) ? ("\(screen.name): \(name)", way == .push && !isCovered ? .adds : .nothing) : nil
    }
    if let cart = front as? CartScreen {
      if dice.next(2) == 0 { shop.pay(at: cart) } else { cart.checkout.events.receipt(order) }
      return ("cart", .nothing)
    }
    guard let screen = front as? SampleScreen else { return nil }
    // The app pushes its own screen on a screen of the graph.
    if dice.next(4) == 0, !isCovered, shop.stacks.contains(where: { $0 === screen.navigationController }) {
      return shop.go(.push, to: "invoice", from: screen) ? ("invoice on \(screen.name)", .adds) : nil
    }
    if dice.next(8) == 0 { return shop.go(.alert, to: "own", from: screen) ? ("own alert on \(screen.name)", .nothing) : nil }
    return event(of: screen, &dice).map { (screen.name + ": " + $0, .nothing) }
  }

  private func back(_ front: UIViewController, _ isCovered: Bool, _ dice: inout SeededNumbers) -> (words: String, effect: Effect)? {
    guard let stack = front.navigationController, stack.viewControllers.count > 1 else { return nil }
    let effect = isCovered || front is SampleScreen ? Effect.nothing : .removesTop
    switch dice.next(3) {
    case 0: return stack.tapBack() ? ("Back", effect) : nil
    case 1: return stack.swipeBack() ? ("swipe", effect) : nil
    default: return stack.swipeBack(complete: false) ? ("a swipe that springs back", .nothing) : nil
    }
  }

  private func link(_ shop: OldShop, _ dice: inout SeededNumbers) -> (words: String, effect: Effect)? {
    if let cart = shop.carts.first, dice.next(2) == 0, let url = URL(string: "checkout:///receipt/\(order.rawValue)") {
      return cart.checkout.open(url: url) ? ("link to a receipt", .mayRemove) : nil
    }
    guard let url = URL(string: "help:///topics/Returns") else { return nil }
    return shop.help?.open(url: url) == true ? ("link to the help", .mayRemove) : nil
  }

  /// Sends an event of a screen of the graph.
  private func event(of screen: SampleScreen, _ dice: inout SeededNumbers) -> String? {
    let isFirst = dice.next(2) == 0
    switch screen.events {
    case let events as Checkout.Card.Events: isFirst ? events.confirm() : events.cancel()
    case let events as Checkout.Review.Events: events.paid(order)
    case let events as Checkout.Receipt.Events: isFirst ? events.help() : events.done()
    case let events as Help.TopicList.Events: isFirst ? events.topic("Returns") : events.ask()
    case let events as Help.Topic.Events: events.ask()
    case let events as Help.QuestionForm.Events: isFirst ? events.sent() : events.cancel()
    default: return nil
    }
    return isFirst ? "first" : "second"
  }

  private func expected(_ before: [[ObjectIdentifier]], _ effect: Effect, in selected: Int, _ after: [[ObjectIdentifier]]) -> Bool {
    before.indices.allSatisfy { index in
      guard index == selected || effect == .mayRemove else { return before[index] == after[index] }
      return switch effect {
      case .nothing: before[index] == after[index]
      case .adds: before[index] == after[index].dropLast() && after[index].count == before[index].count + 1
      case .removesTop: before[index].dropLast() == after[index][...]
      case .keepsRoot: before[index].prefix(1) == after[index][...]
      case .mayRemove: before[index].starts(with: after[index])
      }
    }
  }

  @Test(arguments: 1...24) func e4_fortyScreensAndThreeParts(_ seed: UInt64) async throws {
    #expect(OldShop.ways.count >= 40)
    try await Headless.isolated {
      var dice = SeededNumbers(seed)
      var shop: OldShop? = OldShop()
      var walk: [String] = []
      var foreign = 0
      do {
        let shop = try #require(shop)
        await settle(shop)
        for _ in 0..<500 {
          let before = shop.own
          let selected = shop.tabs.selectedIndex
          guard let (words, effect) = step(shop, &dice) else { continue }
          walk.append(words)
          await settle(shop)
          foreign += shop.foreign
          let isRight = expected(before, effect, in: selected, shop.own)
          #expect(isRight, "\(walk.suffix(12))")
          #expect(Headless.violations + Headless.exceptions == [], "\(walk.suffix(12))")
          guard isRight, Headless.violations.isEmpty, Headless.exceptions.isEmpty else { return }
        }
        #expect(walk.count > 60 && foreign > 0, "\(walk.count), \(foreign)")
        shop.leave()
      }
      // Callers that wait get an outcome when the window is released.
      await Headless.pass(turns: 400)
      #expect(shop?.awaited == shop?.answered)
      shop = nil
      await Headless.pass(turns: 400)
      #expect(Headless.liveControllers.count { $0 is SampleScreen || $0 is OldScreen || $0 is CartScreen } == 0)
    }
  }
}
