import NavGraphRuntime
import NavGraphTesting
import UIKit

/// What is there, as somebody sees it who looks at the screen.
extension Walker {
  /// Nobody is doing anything: only then may a stranger interfere without using UIKit wrongly.
  var isStill: Bool { Headless.clock.isIdle && !window.isInTransition }

  /// The topmost of what is presented.
  var top: UIViewController? { window.presentedControllers.dropFirst().last }

  var front: UIViewController? { window.presentedControllers.last }

  /// What can be seen of the front, container after container.
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
      // A container of the output's own around a bare screen.
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
