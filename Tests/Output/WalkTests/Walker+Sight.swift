import NavGraphRuntime
import NavGraphTesting
import UIKit

/// The visible content of the window.
extension Walker {
  /// Whether nothing is in transition. Only then may foreign code present or pop without misusing UIKit.
  var isStill: Bool { Headless.clock.isIdle && !window.isInTransition }

  /// The topmost presented controller.
  var top: UIViewController? { window.presentedControllers.dropFirst().last }

  var front: UIViewController? { window.presentedControllers.last }

  /// The visible controllers of the front layer, in all containers.
  var visible: [UIViewController] {
    var found: [UIViewController] = []
    var open = [front].compactMap { $0 }
    while let next = open.popLast() {
      found.append(next)
      switch next {
      case let bar as UITabBarController: if let selected = bar.selectedViewController { open.append(selected) }
      case let stack as UINavigationController: if let top = stack.topViewController { open.append(top) }
      case let pages as UIPageViewController: open += pages.viewControllers ?? []
      case let split as UISplitViewController: open += split.visibleColumns.compactMap { split.viewController(for: $0) }
      // The output's own container around a bare screen.
      default: open += next.children
      }
    }
    return found
  }

  var pages: [NavGraph.RehearsalPage] { visible.compactMap { $0 as? NavGraph.RehearsalPage } }
  var stack: UINavigationController? { visible.last { $0 is UINavigationController } as? UINavigationController }
  var split: UISplitViewController? { visible.first { $0 is UISplitViewController } as? UISplitViewController }
  var pager: UIPageViewController? { visible.first { $0 is UIPageViewController } as? UIPageViewController }
}
