import UIKit

@testable import CheckoutGenerated
@testable import HelpGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// An app of forty screens without a graph: tabs, stacks, sheets, alerts, and a coordinator that knows all transitions.
///
/// It uses graphs for one tab (the help), for one flow (the payment, which
/// the cart awaits), and for a detail on its own stacks (the receipt).
@MainActor final class OldShop {
  enum Way { case push, sheet, alert }

  /// The transitions between the screens.
  static let ways: [String: [(way: Way, to: String)]] = [
    "home": [(.push, "news"), (.push, "offers"), (.sheet, "scanner"), (.push, "stores"), (.push, "cart")],
    "news": [(.push, "story"), (.push, "video")],
    "story": [(.push, "author"), (.sheet, "share")],
    "video": [(.push, "author")],
    "author": [(.push, "story")],
    "offers": [(.push, "offer")],
    "offer": [(.push, "product"), (.sheet, "share")],
    "scanner": [(.push, "manualCode")],
    "manualCode": [],
    "stores": [(.push, "store"), (.sheet, "map")],
    "store": [(.alert, "callStore"), (.sheet, "map")],
    "map": [],
    "categories": [(.push, "category"), (.push, "cart"), (.push, "wishlist")],
    "category": [(.push, "product"), (.sheet, "filter"), (.alert, "sorting")],
    "filter": [(.push, "brands")],
    "brands": [],
    "product": [(.push, "reviews"), (.sheet, "photos"), (.sheet, "sizes"), (.push, "brand"), (.push, "cart")],
    "photos": [],
    "sizes": [(.push, "sizeGuide")],
    "sizeGuide": [],
    "reviews": [(.push, "review"), (.sheet, "writeReview")],
    "review": [(.alert, "reportReview")],
    "writeReview": [(.alert, "discardReview")],
    "brand": [(.push, "product"), (.push, "brandStory")],
    "brandStory": [],
    "wishlist": [(.push, "product"), (.alert, "clearWishlist")],
    "profile": [(.push, "orders"), (.push, "addresses"), (.push, "settings"), (.sheet, "feedback")],
    "orders": [(.push, "order")],
    "order": [(.push, "invoice"), (.push, "returns"), (.push, "cart")],
    "invoice": [(.sheet, "share")],
    "returns": [(.sheet, "returnForm")],
    "returnForm": [(.alert, "discardReturn")],
    "addresses": [(.push, "address"), (.sheet, "addAddress")],
    "address": [(.alert, "deleteAddress")],
    "addAddress": [],
    "settings": [(.push, "language"), (.push, "privacy"), (.push, "licences"), (.alert, "signOut")],
    "language": [],
    "privacy": [(.push, "terms")],
    "terms": [],
    "licences": [],
    "feedback": [],
    "share": [],
  ]

  let window = UIWindow(frame: .zero)
  let tabs = UITabBarController()
  let stacks: [UINavigationController]
  let part = NavGraph.PartController()
  let checkout = CheckoutApp()
  let helpers = EmbeddedRootTests.HelpApp()
  private(set) var help: Help.NavigationScene?
  /// The number of awaited payments, and in the next property the number of those with an outcome.
  private(set) var awaited = 0
  private(set) var answered = 0

  init() {
    stacks = ["home", "categories", "profile"].map { UINavigationController(rootViewController: OldScreen($0)) }
    tabs.viewControllers = stacks + [part]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    help = Help.NavigationScene(in: part, factory: helpers, guards: helpers)
  }

  /// The visible screen, presented or not.
  var front: UIViewController {
    var front: UIViewController = tabs
    while let next = front.presentedViewController { front = next }
    if front === tabs { front = tabs.selectedViewController ?? tabs }
    while true {
      if let stack = front as? UINavigationController, let top = stack.topViewController {
        front = top
      } else if front is NavGraph.PartController, let child = front.children.first {
        front = child
      } else {
        return front
      }
    }
  }

  var carts: [CartScreen] { stacks.compactMap { stack in stack.viewControllers.lazy.compactMap { $0 as? CartScreen }.first } }

  /// The identities of the app's own screens, by stack.
  var own: [[ObjectIdentifier]] {
    stacks.map { stack in stack.viewControllers.filter { $0 is OldScreen || $0 is CartScreen }.map { ObjectIdentifier($0) } }
  }

  /// The number of the graph's screens on the app's stacks.
  var foreign: Int { stacks.reduce(0) { $0 + $1.viewControllers.count { $0 is SampleScreen } } }

  /// Navigates from the visible screen as the app does itself.
  func go(_ way: Way, to name: String, from screen: UIViewController) -> Bool {
    switch way {
    case .push:
      guard let stack = screen.navigationController, stack.viewControllers.last === screen else { return false }
      if name == "cart" {
        guard stacks.contains(stack), !stack.viewControllers.contains(where: { $0 is CartScreen }) else { return false }
        let cart = CartScreen(checkout)
        stack.pushViewController(cart, animated: true)
        _ = cart.checkout
      } else {
        stack.pushViewController(OldScreen(name), animated: true)
      }
    case .sheet: screen.present(UINavigationController(rootViewController: OldScreen(name)), animated: true)
    case .alert:
      let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
      for title in ["OK", "Cancel"] { alert.addAction(UIAlertAction(title: title, style: title == "OK" ? .default : .cancel)) }
      screen.present(alert, animated: true)
    }
    return true
  }

  /// Awaits a flow of the graph.
  func pay(at cart: CartScreen) {
    awaited += 1
    let events = cart.checkout.events
    Task { [weak self] in
      _ = await events.pay.result(Checkout.Cents(rawValue: 990))
      self?.answered += 1
    }
  }

  var isIdle: Bool { help?.navigator.isIdle != false && carts.allSatisfy { $0.checkout.navigator.isIdle } }

  func leave() {
    window.rootViewController = nil
    window.isHidden = true
    help = nil
  }
}

/// A screen of the app.
@MainActor final class OldScreen: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = name
  }

  required init?(coder: NSCoder) { nil }
}
