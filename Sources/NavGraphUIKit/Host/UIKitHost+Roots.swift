import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What a scene shows while a guard keeps it from its root, where the app has nothing for that: what launch screens show.
  @MainActor final class PlaceholderController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
}

// One root takes the place of another, or of what is shown until the first one is there.
extension NavGraph.UIKitHost {
  func makePlaceholder() -> UIViewController { placeholder?() ?? NavGraph.PlaceholderController(nibName: nil, bundle: nil) }

  /// The app has said what it shows while there is no root: that takes the place of what is shown already.
  func showPlaceholder() {
    guard let root, case .blank = navigator.tree.root.content, root.id == navigator.tree.root.id else { return }
    let next = coordinator(for: navigator.tree.root)
    self.root = next
    holder?.show(next.controller)
  }

  /// Fades into another root. The new one is there from the beginning; what waits goes on when the old one can't be seen any more.
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
      // What is laid out for the first time doesn't move into its place.
      UIView.performWithoutAnimation { holder.show(next) }
    } completion: { [weak self] _ in
      self?.isDissolving = false
      self?.resume(wait)
    }
    navigator.hostMoves()
  }
}

extension NavGraph {
  /// Where the root of a scene stands.
  @MainActor protocol RootHolder: AnyObject {
    /// What modals are presented from.
    var presenter: UIViewController? { get }
    var shownIn: UIWindow? { get }
    /// Where one root can fade into the next; nil where it can't.
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
