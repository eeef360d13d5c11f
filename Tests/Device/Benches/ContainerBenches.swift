import UIKit

/// Benches about columns, pages, and tabs.
@MainActor enum ContainerBenches {
  final class ShowsNewSecondary: Bench, UISplitViewControllerDelegate {
    private let split = UISplitViewController(style: .doubleColumn)
    private let second = BenchPage("second")
    private var hasBegun = false

    override func makeRoot() -> UIViewController {
      split.delegate = self
      split.setViewController(BenchPage("list"), for: .primary)
      split.setViewController(BenchPage("first"), for: .secondary)
      return split
    }

    override func begin() {
      split.setViewController(second, for: .secondary)
      hasBegun = true
    }

    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    @available(iOS 26.0, *) func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}

    /// Nil if the window has room for two columns.
    override var answer: Bool? { hasBegun && split.isCollapsed ? second.viewIfLoaded?.window != nil : nil }
  }

  /// A page controller with two pages in the scroll style.
  class PageBench: Bench, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let first = BenchPage("first")
    let second = BenchPage("second")
    var found: Bool?

    override func makeRoot() -> UIViewController {
      pages.dataSource = self
      pages.delegate = self
      pages.setViewControllers([first], direction: .forward, animated: false)
      second.willAppear = { [weak self] in self?.secondWillAppear() }
      return pages
    }

    func secondWillAppear() {}
    func hasTurned() {}

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === second ? first : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === first ? second : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { hasTurned() }

    override var answer: Bool? { found }
  }

  final class PageTurns: PageBench {
    override func secondWillAppear() { found = pages.transitionCoordinator != nil }
  }

  /// Question Q10: pages are in a scroll view that reports dragging, and it is at rest when the delegate learns that a page turn has ended.
  final class PageRests: PageBench {
    override func hasTurned() {
      let scroll = pages.viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      found = scroll.map { !$0.isDragging && !$0.isDecelerating } ?? false
    }
  }

  final class TapsAsTabs: Bench, UITabBarControllerDelegate {
    private let tabs = UITabBarController()
    private var heard: [String] = []

    override func makeRoot() -> UIViewController {
      let pages = [BenchPage("first"), BenchPage("second")]
      tabs.viewControllers = pages
      tabs.delegate = self
      return tabs
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { heard.append("controller") }
    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      heard.append("tab")
    }

    override var answer: Bool? { heard.isEmpty ? nil : heard.contains("tab") }
  }
}
