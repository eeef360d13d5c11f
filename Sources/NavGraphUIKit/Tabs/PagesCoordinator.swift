import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The approximate duration of a page turn in seconds, which UIKit doesn't report.
  nonisolated static let pageTurnDuration = 0.5

  /// The owner of a page view controller, and of the pages that it shows.
  @MainActor
  public final class PagesCoordinator<G: Graph>: Coordinator<G>, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    public let pageViewController: UIPageViewController
    /// The coordinators of the pages. Nil until the page, or one next to it, is shown.
    private var pages: [Coordinator<G>?] = []
    private var nodes: [Node<G>] = []
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

    public override var children: [Coordinator<G>] { pages.compactMap { $0 } }
    override var visible: [ControllerOwner] { children }
    override var isAsAgreed: Bool { false }

    // MARK: Updating

    /// Whether a page is turning. UIKit has no transition coordinator for that, and refuses or confuses other turns meanwhile.
    override var isMoving: Bool { (turning != nil || isUnderFinger) && pageViewController.viewIfLoaded?.window != nil }

    /// The number of the current turn; nil if none is in progress.
    private var turning: Int?
    private var turns = 0
    /// The number of consecutive turns that UIKit has refused.
    private var refusals = 0

    private func beginTurn() -> Int {
      turns += 1
      turning = turns
      return turns
    }

    override func forgetTurn() { turning = nil }

    /// Whether a gesture is turning a page, according to the scroll view for `.scroll`, or the gesture recognizers for `.curl`.
    private var isUnderFinger: Bool {
      guard turn == .scroll else { return pageViewController.gestureRecognizers.contains { $0.state == .began || $0.state == .changed } }
      let scroll = pageViewController.viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      return scroll.map { $0.isDragging || $0.isDecelerating } ?? false
    }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard case .pages(_, let nodes, let selected) = node.content, nodes.indices.contains(selected) else { return false }
      let old = shownIndex
      pages = nodes.map { node in pages.first { $0?.id == node.id } ?? nil }
      self.nodes = nodes
      guard let wanted = page(selected)?.controller else { return false }
      guard pageViewController.viewControllers?.first !== wanted else { return false }
      // A page that replaces another one isn't turned to.
      let turns = animated && old != nil && old != selected && pageViewController.viewIfLoaded?.window != nil
      show(wanted, forward: (old ?? -1) < selected, turns: turns, isJump: abs((old ?? selected) - selected) > 1)
      if !turns { agreed = shownIndex }
      return true
    }

    private func page(_ index: Int) -> Coordinator<G>? {
      if pages[index] == nil { pages[index] = host?.coordinator(for: nodes[index]) }
      return pages[index]
    }

    private func show(_ page: UIViewController, forward: Bool, turns: Bool, isJump: Bool) {
      // Gestures follow the reading direction. Programmatic turns don't, except those that curl.
      let isMirrored = turn == .scroll && host?.isRightToLeft == true
      let direction: UIPageViewController.NavigationDirection = forward != isMirrored ? .forward : .reverse
      guard turns else { return pageViewController.setViewControllers([page], direction: direction, animated: false, completion: nil) }
      let number = beginTurn()
      pageViewController.setViewControllers([page], direction: direction, animated: true) { [weak self] hasTurned in
        guard let self else { return }
        refusals = hasTurned ? 0 : refusals + 1
        // After repeated refusals, the turn waits until UIKit has finished.
        if turning == number, refusals < 2 { turning = nil }
        // UIKit caches the pages that a jump skips as neighbors until the page is set again.
        if isJump, turn == .scroll, !isMoving, pageViewController.viewControllers?.first === page {
          pageViewController.setViewControllers([page], direction: direction, animated: false, completion: nil)
        }
        host?.lookAgain()
      }
      host?.navigator.hostMoves()
    }

    // MARK: Reading

    /// The page that both the screen and the tree showed last. If another page is shown, the user has turned to it.
    private var agreed: Int?

    override func absorb() {
      guard let index = shownIndex, index != agreed else { return }
      agreed = index
      if case .pages(_, _, let selected)? = host?.navigator.tree.node(id)?.content, selected != index { follow(index) }
    }

    /// Follows the user to a page. If the page has guards, the turn is reverted until they have succeeded.
    private func follow(_ index: Int) {
      guard let navigator = host?.navigator else { return }
      if !navigator.entersFreely(index, in: id) { return navigator.select(index, in: id) }
      navigator.hostSelected(index, in: id)
    }

    private var shownIndex: Int? { pageViewController.viewControllers?.first.flatMap(index) }

    private func index(_ controller: UIViewController) -> Int? {
      if let index = standIns.first(where: { $0.value === controller })?.key { return index }
      return pages.firstIndex { $0?.controller === controller }
    }

    /// Empty controllers for pages with guards. The page itself is neither created nor shown before its guards have succeeded.
    private var standIns: [Int: UIViewController] = [:]

    private func standIn(for index: Int) -> UIViewController {
      let controller = standIns[index] ?? UIViewController()
      standIns[index] = controller
      return controller
    }

    private func neighbour(of controller: UIViewController, by distance: Int) -> UIViewController? {
      guard let next = index(controller).map({ $0 + distance }), pages.indices.contains(next) else { return nil }
      if let navigator = host?.navigator, !navigator.entersFreely(next, in: id) { return standIn(for: next) }
      return page(next)?.controller
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
      _ = beginTurn()
      host?.navigator.hostMoves()
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      turning = nil
      host?.lookAgain()
    }
  }
}

extension NavGraph.UIKitHost {
  /// Whether the reading direction of the interface is right to left.
  fileprivate var isRightToLeft: Bool {
    (window?.traitCollection ?? holder?.presenter?.traitCollection)?.layoutDirection == .rightToLeft
  }
}
