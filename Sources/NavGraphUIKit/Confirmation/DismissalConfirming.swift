import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A screen of a modal with `dismissal confirm` may conform; one that doesn't agrees.
  @MainActor public protocol DismissalConfirming: UIViewController {
    /// The answer to a finger, which can't wait.
    var mayDismiss: Bool { get }
    /// The answer to everything that can wait.
    func confirmDismissal() async -> Bool
  }
}
