import HeadlessUIKit

/// One column: it has a navigation controller, whose root is the column's view or what a stack in it shows.
@MainActor final class ColumnController: ScreenController, UINavigationControllerDelegate {
  /// It holds this, so this doesn't hold it.
  private weak var held: UINavigationController?
  var navigation: UINavigationController { held ?? UINavigationController(nibName: nil, bundle: nil) }
  /// Hears what the navigation controller shows, or is about to.
  var hears: @MainActor (UIViewController, _ isOver: Bool) -> Void = { _, _ in }
  /// The screen that the split view is in.
  weak var around: ScreenController?
  private weak var stack: StackMemory?
  /// What is to be shown once the columns have come to rest.
  private var wanted: [ScreenController]?
  /// The split view has lost its place.
  private var isGone = false

  init(in navigation: UINavigationController) {
    held = navigation
    super.init(nibName: nil, bundle: nil)
    navigation.setViewControllers([self], animated: false)
    navigation.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The columns on top of this one, where they stand behind each other.
  var covering: [UIViewController] { navigation.viewControllers.filter { $0 is UINavigationController } }

  /// That stack fills the column from now on; false if it does already.
  func take(_ new: StackMemory) -> Bool {
    guard stack !== new else { return false }
    stack = new
    return true
  }

  /// SwiftUI-S7: what other columns cover changes unseen.
  func show(_ pages: [ScreenController], animated: Bool) {
    // SwiftUI-S9.
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

  /// The columns of the split view come and go, or give each other room. While it is collapsed, this one may stand on another's stack.
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
