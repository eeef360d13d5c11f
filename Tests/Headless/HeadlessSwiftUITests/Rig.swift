import SwiftUI
import UIKit

/// A window with views at rest, and operations for tests.
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

  /// The texts of the screen in front.
  var texts: [String] { hosting.frontScreen.texts }

  /// Taps a button of the screen in front, and runs all pending work.
  func tap(_ button: String) -> Bool {
    let isThere =
      if let alert = hosting.frontScreen as? UIAlertController { alert.tapButton(button) } else { hosting.frontScreen.tap(button) }
    Headless.clock.drain()
    return isThere
  }

  var stack: UINavigationController? { hosting.containers(UINavigationController.self).first }
  var tabs: UITabBarController? { hosting.containers(UITabBarController.self).first }

  /// The numbers of the recorded facts.
  var violations: [String] { Headless.violations.map { String($0.prefix { $0 != " " }) } }
}

/// Runs all pending work.
@MainActor func settle() { Headless.clock.drain() }
