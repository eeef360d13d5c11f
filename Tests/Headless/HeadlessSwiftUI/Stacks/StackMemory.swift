import HeadlessUIKit

/// The navigation controller of a stack.
@MainActor final class StackMemory: NodeMemory {
  private let own = UINavigationController(nibName: nil, bundle: nil)
  /// The column that the stack fills, whose navigation controller it uses.
  private weak var column: ColumnController?
  let destinations = Destinations()
  let rootPage = ScreenController(nibName: nil, bundle: nil)
  var path = PathAccess(read: { [] }, shorten: { _ in })
  weak var graph: ViewGraph?
  weak var surrounding: ScreenController?
  var wanted: [ScreenController] = []
  private var pages: [PathElement: ScreenController] = [:]
  /// The screens that were last passed to UIKit, without those that the user has popped since.
  private var shown: [ScreenController] = []
  private var isCommitting = false
  private var lastIdentity: [AnyHashable] = []
  private var lastItems: [AnyHashable] = []
  private lazy var listener = StackListener(self)

  override init() { super.init() }

  private var navigation: UINavigationController { column?.navigation ?? own }

  func page(for name: PathElement) -> ScreenController {
    let page = pages[name] ?? ScreenController(nibName: nil, bundle: nil)
    pages[name] = page
    return page
  }

  func forgetPages() { pages = pages.filter { page in wanted.contains { $0 === page.value } } }

  /// Returns `items`, or an empty path if the root changes too (SwiftUI-N5).
  func settle(_ items: [AnyHashable], _ identity: [AnyHashable]) -> [AnyHashable] {
    defer { (lastIdentity, lastItems) = (identity, items) }
    guard !lastIdentity.isEmpty, identity != lastIdentity, items != lastItems, !items.isEmpty else { return items }
    Headless.world.violate("SwiftUI-N5", "the root of a stack and its path change together: the path is discarded")
    graph?.afterwards { [weak self] in self?.path.shorten(0) }
    return []
  }

  override func embed() {
    if let around = surrounding as? ColumnController {
      guard around.take(self) else { return }
      column = around
      return show(animated: false)
    }
    guard let surrounding, navigation.parent !== surrounding else { return }
    navigation.delegate = listener
    show(animated: false)
    surrounding.embed(navigation)
  }

  override func commit() {
    guard !shown.elementsEqual(wanted, by: ===) else { return }
    // A running transition already leads to these screens.
    if navigation.transitionCoordinator != nil, navigation.viewControllers.elementsEqual(wanted, by: ===) {
      shown = wanted
      return
    }
    // The path then differs from the screens (SwiftUI-N3).
    if column?.sliding == nil, navigation.transitionCoordinator != nil {
      Headless.world.violate("SwiftUI-N3", "a path changes while something moves: what is shown and the path are no longer the same")
      return
    }
    show(animated: !(graph?.disablesAnimations ?? false))
  }

  private func show(animated: Bool) {
    isCommitting = true
    shown = wanted
    if let column { column.show(wanted, animated: animated) } else { navigation.setViewControllers(wanted, animated: animated) }
    isCommitting = false
  }

  override func leave() {
    if let column { return column.release(self) }
    // A running transition finishes, even if the views are gone.
    own.transitionCoordinator?.whenOver { [own] in _ = own }
    navigation.willMove(toParent: nil)
    navigation.view.removeFromSuperview()
    navigation.removeFromParent()
  }

  // MARK: User input

  /// Writes the path when the Back button's pop begins, depending on the options (SwiftUI-N6).
  func willShow(_ controller: UIViewController) {
    guard !isCommitting, Headless.options.pathIsWrittenEarly, navigation.transitionCoordinator?.initiallyInteractive != true,
      let index = shown.firstIndex(where: { $0 === controller })
    else { return }
    hasPopped(to: index)
  }

  /// Writes the path after a pop. A cancelled swipe isn't reported (SwiftUI-N7).
  func didShow(_ controller: UIViewController) {
    guard let index = shown.firstIndex(where: { $0 === controller }) else { return }
    hasPopped(to: index)
  }

  private func hasPopped(to index: Int) {
    guard index < shown.count - 1 else { return }
    shown = Array(shown.prefix(index + 1))
    path.shorten(index)
    guard Headless.options.pathFault != .none else { return }
    Headless.options.pathFault.call { [weak self] in self?.path.shorten(index) }
  }

  var isInColumn: Bool { column != nil }

  /// Shortens the path for a screen that dismisses itself (SwiftUI-P7).
  func shorten(to count: Int) { path.shorten(count) }
}

@MainActor private final class StackListener: NSObject, UINavigationControllerDelegate {
  private weak var memory: StackMemory?

  init(_ memory: StackMemory) { self.memory = memory }

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    memory?.willShow(viewController)
  }

  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    memory?.didShow(viewController)
  }
}
