import SwiftUI
import UIKit

/// A window with views, settled, and what tests ask of it.
@MainActor struct Rig<Root: View> {
  let window: UIWindow
  let hosting: UIHostingController<Root>

  init(_ root: Root) {
    hosting = UIHostingController(rootView: root)
    window = UIWindow(frame: .zero)
    window.rootViewController = hosting
    window.makeKeyAndVisible()
    Headless.clock.drain()
  }

  /// What the screen in front says.
  var texts: [String] { hosting.frontScreen.texts }

  /// Taps a button of the screen in front, and lets everything come to rest.
  func tap(_ button: String) -> Bool {
    let isThere =
      if let alert = hosting.frontScreen as? UIAlertController { alert.tapButton(button) } else { hosting.frontScreen.tap(button) }
    Headless.clock.drain()
    return isThere
  }

  var stack: UINavigationController? { hosting.containers(UINavigationController.self).first }
  var tabs: UITabBarController? { hosting.containers(UITabBarController.self).first }

  /// The numbers of the facts in what was recorded.
  var violations: [String] { Headless.violations.map { String($0.prefix { $0 != " " }) } }
}

/// Runs everything that waits.
@MainActor func settle() { Headless.clock.drain() }
