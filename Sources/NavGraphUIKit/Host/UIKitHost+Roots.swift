import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The default content of a scene before it has a root. It looks like an empty launch screen.
  @MainActor final class PlaceholderController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
}

// Replacing the root, or the placeholder that is shown before the first root.
extension NavGraph.UIKitHost {
  func makePlaceholder() -> UIViewController { placeholder?() ?? NavGraph.PlaceholderController(nibName: nil, bundle: nil) }

  /// Shows the app's placeholder if it was set after the scene was created.
  func showPlaceholder() {
    guard let root, case .blank = navigator.tree.root.content, root.id == navigator.tree.root.id else { return }
    let next = coordinator(for: navigator.tree.root)
    self.root = next
    holder?.show(next.controller)
  }

  /// Cross-fades to another root, which is installed immediately. Waiting work continues when the old root is no longer visible.
  func exchangeRoot(for next: UIViewController) {
    guard G.dissolvesRoots, !navigator.isRestoring, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled,
      let holder, let stage = holder.rootStage
    else {
      holder?.show(next)
      return
    }
    let wait = beginWait()
    isDissolving = true
    UIView.transition(with: stage, duration: NavGraph.rootDissolveDuration, options: .transitionCrossDissolve) { [holder] in
      // The first layout of the new root must not be animated.
      UIView.performWithoutAnimation { holder.show(next) }
    } completion: { [weak self] _ in
      self?.isDissolving = false
      self?.resume(wait)
    }
    navigator.hostMoves()
  }
}

extension NavGraph {
  /// The object that contains the root of a scene, such as a window.
  @MainActor protocol RootHolder: AnyObject {
    /// The controller that presents modals.
    var presenter: UIViewController? { get }
    var shownIn: UIWindow? { get }
    /// The view in which roots can cross-fade; nil if they can't.
    var rootStage: UIView? { get }
    func show(_ root: UIViewController)
  }

  typealias Holder = any RootHolder
}

extension UIWindow: NavGraph.RootHolder {}

extension UIWindow {
  var presenter: UIViewController? { rootViewController }
  var shownIn: UIWindow? { self }
  var rootStage: UIView? { isHidden ? nil : self }
  func show(_ root: UIViewController) { rootViewController = root }
}
