import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The visible content of a window.
  @MainActor struct Sight {
    /// The blank pages, from the root up.
    private(set) var pages: [RehearsalPage] = []
    private(set) var alerts = 0
    private(set) var depths: [Int] = []

    init(of window: UIWindow) {
      guard let root = window.rootViewController else { return }
      for layer in [root] + root.layers { look(at: layer) }
    }

    private mutating func look(at controller: UIViewController) {
      switch controller {
      case is UIAlertController: alerts += 1
      case let page as RehearsalPage: pages.append(page)
      case let stack as UINavigationController:
        depths.append(stack.viewControllers.count)
        if let top = stack.topViewController { look(at: top) }
      case let bar as UITabBarController:
        if let selected = bar.selectedViewController { look(at: selected) }
      case let pages as UIPageViewController:
        for page in pages.viewControllers ?? [] { look(at: page) }
      case let split as UISplitViewController: look(at: split)
      default:
        for child in controller.children { look(at: child) }
      }
    }

    private mutating func look(at split: UISplitViewController) {
      var columns: [UISplitViewController.Column] = split.isCollapsed ? [.primary] : [.primary, .supplementary, .secondary]
      if #available(iOS 26.0, *), split.isShowing(.inspector) { columns.append(.inspector) }
      for column in columns {
        if let controller = split.viewController(for: column) { look(at: controller) }
      }
    }
  }
}
