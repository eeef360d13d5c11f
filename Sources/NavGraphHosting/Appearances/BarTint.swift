import NavGraphPlatform
import NavGraphRuntime

extension UINavigationController {
  /// Colors what is in the bar, along with the transition if one is under way.
  package func takeTint(_ tint: UIColor?) {
    let bar = navigationBar
    let moves = transitionCoordinator.map { !$0.isCancelled && $0.animate(alongsideTransition: { _ in bar.tintColor = tint }) } ?? false
    if !moves { bar.tintColor = tint }
  }
}
