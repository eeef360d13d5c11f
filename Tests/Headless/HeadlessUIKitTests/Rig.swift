import Testing
import UIKit

/// A window with a root at rest, and operations for tests.
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

  /// The numbers of the recorded facts.
  var violations: [String] { Headless.violations.map { String($0.prefix { $0 != " " }) } }
  var exceptions: [String] { Headless.exceptions.map { String($0.prefix { $0 != " " }) } }
}

/// Returns the names of pages, or else of types.
@MainActor func names(_ controllers: [UIViewController]?) -> [String] {
  (controllers ?? []).map { ($0 as? Page)?.name ?? String(describing: type(of: $0)) }
}

/// Runs all pending work.
@MainActor func settle() { Headless.clock.drain() }
