import HeadlessUIKit

/// The pages of a tab view. Apple doesn't document how SwiftUI implements them.
@MainActor final class PagesMemory: NodeMemory {
  let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  weak var surrounding: ScreenController?
  var choose: @MainActor (AnyHashable) -> Void = { _ in }
  var selected: AnyHashable?
  var order: [AnyHashable] = []
  private var pages: [AnyHashable: ScreenController] = [:]
  private var isTurning = false
  private lazy var listener = PagesListener(self)

  override init() { super.init() }

  func page(for value: AnyHashable) -> ScreenController {
    let page = pages[value] ?? ScreenController(nibName: nil, bundle: nil)
    pages[value] = page
    return page
  }

  func forgetPages() { pages = pages.filter { order.contains($0.key) } }

  override func embed() {
    guard let surrounding, controller.parent !== surrounding else { return }
    (controller.dataSource, controller.delegate) = (listener, listener)
    show()
    surrounding.embed(controller)
  }

  override func commit() { show() }

  /// Shows the selected page, unless the user is turning a page (SwiftUI-G1).
  private func show() {
    guard !isTurning, let page = selected.flatMap({ pages[$0] }), controller.viewControllers?.first !== page else { return }
    controller.setViewControllers([page], direction: .forward, animated: false)
  }

  override func leave() {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  fileprivate func neighbour(of page: UIViewController, by distance: Int) -> UIViewController? {
    guard let index = order.firstIndex(where: { pages[$0] === page }), order.indices.contains(index + distance) else { return nil }
    return pages[order[index + distance]]
  }

  fileprivate func willTurn() { isTurning = true }

  /// Writes the selection after a turn by the user (SwiftUI-G2).
  fileprivate func hasTurned(completed: Bool) {
    isTurning = false
    let turnedTo = order.first { pages[$0] === controller.viewControllers?.first }
    if completed, let turnedTo, turnedTo != selected { choose(turnedTo) }
    // A refused selection shows the previous page again (SwiftUI-G4).
    Headless.clock.schedule(after: 0) { [weak self] in self?.show() }
  }
}

@MainActor private final class PagesListener: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private weak var memory: PagesMemory?

  init(_ memory: PagesMemory) { self.memory = memory }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { memory?.neighbour(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { memory?.neighbour(of: viewController, by: 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { memory?.willTurn() }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { memory?.hasTurned(completed: completed) }
}
