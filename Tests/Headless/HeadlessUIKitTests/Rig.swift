import Testing
import UIKit

/// A window with a root, settled, and what tests ask of it.
@MainActor struct Rig {
  let window: UIWindow
  let root: UIViewController

  init(_ root: UIViewController) {
    self.root = root
    window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.clock.drain()
  }

  /// The numbers of the facts in what was recorded, after time has passed.
  var violations: [String] { Headless.violations.map { String($0.prefix { $0 != " " }) } }
  var exceptions: [String] { Headless.exceptions.map { String($0.prefix { $0 != " " }) } }
}

/// The names of pages.
@MainActor func names(_ controllers: [UIViewController]?) -> [String] {
  (controllers ?? []).map { ($0 as? Page)?.name ?? String(describing: type(of: $0)) }
}

/// Runs everything that waits.
@MainActor func settle() { Headless.clock.drain() }
