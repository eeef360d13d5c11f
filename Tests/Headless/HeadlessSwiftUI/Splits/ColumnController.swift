import HeadlessUIKit

/// One column of a split view. The root of its navigation controller is the column's view, or the root of a stack in it.
@MainActor final class ColumnController: ScreenController, UINavigationControllerDelegate {
  /// The navigation controller, which retains this controller.
  private weak var held: UINavigationController?
  var navigation: UINavigationController { held ?? UINavigationController(nibName: nil, bundle: nil) }
  /// Called before and after the navigation controller shows a controller.
  var hears: @MainActor (UIViewController, _ isOver: Bool) -> Void = { _, _ in }
  /// The screen that contains the split view.
  weak var around: ScreenController?
  private weak var stack: StackMemory?
  /// The screens to show after the transition of the columns.
  private var wanted: [ScreenController]?
  /// Whether the split view has lost its place.
  private var isGone = false

  init(in navigation: UINavigationController) {
    held = navigation
    super.init(nibName: nil, bundle: nil)
    navigation.setViewControllers([self], animated: false)
    navigation.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The columns on top of this one while the split view is collapsed.
  var covering: [UIViewController] { navigation.viewControllers.filter { $0 is UINavigationController } }

  /// Fills the column with a stack. Returns false if it already does.
  func take(_ new: StackMemory) -> Bool {
    guard stack !== new else { return false }
    stack = new
    return true
  }

  /// Shows the pages of the column's stack, without an animation if other columns cover them (SwiftUI-S7).
  func show(_ pages: [ScreenController], animated: Bool) {
    // The transition of the columns ends first (SwiftUI-S9).
    if let slide = navigation.parent?.transitionCoordinator {
      wanted = pages
      slide.whenOver { [weak self] in Headless.clock.schedule(after: 0) { self?.showWanted() } }
      return
    }
    wanted = nil
    navigation.setViewControllers(pages + covering, animated: animated && covering.isEmpty)
  }

  private func showWanted() {
    if let wanted { show(wanted, animated: false) }
  }

  /// The coordinator of the split view's transition. The column can be on the stack of another one.
  var sliding: (any UIViewControllerTransitionCoordinator)? {
    var around = navigation.parent
    while let controller = around, !(controller is UISplitViewController) { around = controller.parent }
    return around?.transitionCoordinator
  }

  func release(_ old: StackMemory) {
    guard stack === old, !isGone else { return }
    stack = nil
    show([self], animated: false)
  }

  func leave() { isGone = true }

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    stack?.willShow(viewController)
    hears(viewController, false)
  }

  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    stack?.didShow(viewController)
    hears(viewController, true)
  }
}
