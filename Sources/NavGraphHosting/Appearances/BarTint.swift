import NavGraphPlatform
import NavGraphRuntime

extension UINavigationController {
  /// Colours what is in the bar: along with the transition, where one is under way.
  package func takeTint(_ tint: UIColor?) {
    let bar = navigationBar
    let moves = transitionCoordinator.map { !$0.isCancelled && $0.animate(alongsideTransition: { _ in bar.tintColor = tint }) } ?? false
    if !moves { bar.tintColor = tint }
  }
}
