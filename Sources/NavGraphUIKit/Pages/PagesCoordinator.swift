import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns a page view controller, and which page it shows.
  @MainActor
  public final class PagesCoordinator<G: Graph>: Coordinator<G>, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    public let pageViewController: UIPageViewController
    private var pages: [Coordinator<G>] = []
    private let turn: PageStyle

    init(host: UIKitHost<G>, node: Node<G>) {
      turn = node.container.map { G.pageStyle(of: $0) } ?? .scroll
      var options: [UIPageViewController.OptionsKey: Any] = [:]
      if turn == .curl, host.isRightToLeft {
        options[.spineLocation] = UIPageViewController.SpineLocation.max.rawValue
      }
      let style: UIPageViewController.TransitionStyle = turn == .curl ? .pageCurl : .scroll
      pageViewController =
        node.container.map { host.containers.pages($0, style, options) }
        ?? PagesController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
      super.init(host: host, node: node, controller: pageViewController)
      pageViewController.dataSource = self
      pageViewController.delegate = self
    }

    public override var children: [Coordinator<G>] { pages }

    // MARK: Writing

    /// A page turns, by itself or under a finger. UIKit has no transition coordinator for that, and refuses or mixes up other turns.
    override var isMoving: Bool { isTurning && pageViewController.viewIfLoaded?.window != nil }
    private var isTurning = false

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .pages(_, let nodes, let selected) = node.content, nodes.indices.contains(selected) else { return false }
      let old = shownIndex
      pages = nodes.map { node in pages.first { $0.id == node.id } ?? host.coordinator(for: node) }
      let wanted = pages[selected].controller
      guard pageViewController.viewControllers?.first !== wanted else { return false }
      // A page that takes the place of another doesn't turn.
      let turns = animated && old != nil && old != selected && pageViewController.viewIfLoaded?.window != nil
      show(wanted, forward: (old ?? -1) < selected, turns: turns, isJump: abs((old ?? selected) - selected) > 1)
      return true
    }

    private func show(_ page: UIViewController, forward: Bool, turns: Bool, isJump: Bool) {
      // Fingers follow the reading direction by themselves. What the code turns doesn't, unless it curls around the spine.
      let isMirrored = turn == .scroll && host?.isRightToLeft == true
      let direction: UIPageViewController.NavigationDirection = forward != isMirrored ? .forward : .reverse
      isTurning = turns
      pageViewController.setViewControllers([page], direction: direction, animated: turns) { [weak self] _ in
        guard let self, turns else { return }
        isTurning = false
        // Pages that a jump passes over stay in UIKit's cache as neighbours until the page is set again.
        if isJump, turn == .scroll, pageViewController.viewControllers?.first === page {
          pageViewController.setViewControllers([page], direction: direction, animated: false, completion: nil)
        }
        host?.lookAgain()
      }
    }

    // MARK: Reading

    /// The page that a finger has turned to, until the tree knows.
    private var turnedTo: Int?

    override func absorb() {
      guard let index = turnedTo else { return }
      turnedTo = nil
      if case .pages(_, _, let selected)? = host?.navigator.tree.node(id)?.content, selected != index {
        follow(index)
      }
    }

    /// A finger has turned to a page. One that asks first is left again until the answer is there.
    private func follow(_ index: Int) {
      guard let navigator = host?.navigator else { return }
      #if GUARDS
      if !navigator.entersFreely(index, in: id) { return navigator.select(index, in: id) }
      #endif
      navigator.hostSelected(index, in: id)
    }

    private var shownIndex: Int? { pageViewController.viewControllers?.first.flatMap(index) }

    private func index(_ controller: UIViewController) -> Int? {
      #if GUARDS
      if let index = standIns.first(where: { $0.value === controller })?.key { return index }
      #endif
      return pages.firstIndex { $0.controller === controller }
    }

    #if GUARDS
    /// What a finger turns to in place of a page that asks first: nothing of that may be seen, nor made, before the answer.
    private var standIns: [Int: UIViewController] = [:]

    private func standIn(for index: Int) -> UIViewController {
      let controller = standIns[index] ?? UIViewController()
      standIns[index] = controller
      return controller
    }
    #endif

    private func neighbour(of controller: UIViewController, by distance: Int) -> UIViewController? {
      guard let next = index(controller).map({ $0 + distance }), pages.indices.contains(next) else { return nil }
      #if GUARDS
      if let navigator = host?.navigator, !navigator.entersFreely(next, in: id) { return standIn(for: next) }
      #endif
      return pages[next].controller
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
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      isTurning = true
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      isTurning = false
      if completed { turnedTo = shownIndex }
      host?.lookAgain()
    }
  }
}

extension NavGraph.UIKitHost {
  /// Whether what is read there begins on the right.
  fileprivate var isRightToLeft: Bool {
    (window?.traitCollection ?? holder.presenter?.traitCollection)?.layoutDirection == .rightToLeft
  }
}
