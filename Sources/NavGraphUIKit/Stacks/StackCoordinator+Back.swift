import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.StackCoordinator {
  /// Returns whether a screen above this number of controllers must confirm its removal, and starts the confirmation.
  func holdsBack(_ kept: Int) -> Bool {
    let leaving = navigationController.viewControllers.dropFirst(kept)
    let asking = owners.dropFirst().last { screen in
      guard screen.chrome?.back == .confirm, let asked = screen.screen as? any NavGraph.DismissalConfirming,
        leaving.contains(where: { $0 === screen.controller })
      else {
        return false
      }
      return !asked.mayDismiss
    }
    guard let asking else { return false }
    host?.askBeforeBack(from: asking.id)
    return true
  }
}

extension NavGraph.ShownBars {
  /// Intercepts the ways back from `shown` that would skip a screen which must confirm its removal.
  func holdBack(
    from shown: UIViewController, among screens: [NavGraph.ControllerOwner], of navigation: UINavigationController,
    by host: NavGraph.UIKitHost<G>, isFollowingFinger: Bool
  ) {
    let asking = screens.dropFirst().filter { $0.chrome?.back == .confirm }
    let stack = navigation.viewControllers
    let below = stack.prefix { $0 !== shown }
    let passesBy = asking.contains { screen in screen.controller === shown || below.contains { $0 === screen.controller } }
    below.last?.navigationItem.backHasMenu(!passesBy)
    guard let screen = asking.first(where: { $0.controller === shown }) else { return }
    shown.interceptBack { [weak host, id = screen.id] in host?.askBeforeBack(from: id) }
    // Turning off a gesture recognizer would cancel a gesture in progress.
    if !isFollowingFinger { host.swipes.hold(navigation) }
  }
}

extension UIViewController {
  /// Performs `back` instead of popping when the user taps Back. Before iOS 16, this replaces the Back button with a similar one.
  func interceptBack(_ back: @escaping @MainActor () -> Void) {
    let action = UIAction(image: UIImage(systemName: "chevron.backward")) { _ in back() }
    if #available(iOS 16.0, *) {
      navigationItem.backAction = action
    } else if navigationItem.leftBarButtonItem == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    }
  }
}

extension NavGraph {
  /// A screen that can confirm or prevent the dismissal of its modal with `dismissal confirm`, or Back with `back confirm`. Other screens
  /// agree.
  @MainActor public protocol DismissalConfirming: UIViewController {
    /// Whether the screen can be dismissed without a confirmation. UIKit reads it during a gesture.
    var mayDismiss: Bool { get }
    /// Returns whether the user has confirmed the dismissal.
    func confirmDismissal() async -> Bool
  }
}
