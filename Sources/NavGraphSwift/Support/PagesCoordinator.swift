import UIKit

extension Navigation {
  /// Owns a page view controller, and which page it shows.
  @MainActor
  public class PagesCoordinator<G: UIKitGraph>: Coordinator<G>, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    public let pageViewController: UIPageViewController
    private var pages: [Coordinator<G>] = []

    public required init(host: UIKitHost<G>, node: Node<G>) {
      pageViewController = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      super.init(host: host, node: node, controller: pageViewController)
      pageViewController.dataSource = self
      pageViewController.delegate = self
    }

    public override var children: [Coordinator<G>] { pages }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .pages(_, let nodes, let selected) = node.content, nodes.indices.contains(selected) else { return false }
      pages = nodes.map { node in pages.first { $0.id == node.id } ?? host.coordinator(for: node) }
      let wanted = pages[selected].controller
      let shown = pageViewController.viewControllers?.first
      guard shown !== wanted else { return false }
      let isForward = (shown.flatMap(index) ?? -1) < selected
      pageViewController.setViewControllers(
        [wanted], direction: isForward ? .forward : .reverse, animated: animated && shown != nil, completion: nil)
      return true
    }

    override func absorb() {
      guard let shown = pageViewController.viewControllers?.first, let index = index(shown),
        case .pages(_, _, let selected)? = host?.navigator.tree.node(id)?.content, selected != index
      else { return }
      // Only a finger turns pages behind the tree's back, and it has spoken through the delegate.
      if hasTurned { host?.navigator.hostSelected(index, in: id) }
      hasTurned = false
    }

    private var hasTurned = false

    private func index(_ controller: UIViewController) -> Int? {
      pages.firstIndex { $0.controller === controller }
    }

    private func neighbour(of controller: UIViewController, by distance: Int) -> UIViewController? {
      guard let index = index(controller), pages.indices.contains(index + distance) else { return nil }
      return pages[index + distance].controller
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      neighbour(of: viewController, by: -1)
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      neighbour(of: viewController, by: 1)
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      guard completed, let shown = pageViewController.viewControllers?.first, let index = index(shown) else { return }
      hasTurned = true
      host?.navigator.hostSelected(index, in: id)
    }
  }
}
