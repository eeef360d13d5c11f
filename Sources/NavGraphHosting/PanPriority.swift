import NavGraphPlatform
import NavGraphRuntime

extension UIGestureRecognizer: NavGraph.PanRecognizer {}

extension NavGraph {
  /// The requirements that give the pan gestures of screens precedence over the swipe back in the content. Apple allows only failure
  /// requirements for that swipe's recognizer.
  @MainActor package final class PanPriority {
    private struct Pair {
      weak var pan: UIGestureRecognizer?
      weak var swipe: UIGestureRecognizer?
    }

    private var known: [Pair] = []

    package init() {}

    /// Makes the swipe back of `navigation` wait for the pans of `controller`, if it's a `PanningScreen`. Each requirement is added once.
    package func follow(_ controller: UIViewController, on navigation: UINavigationController) {
      guard let screen = controller as? any PanningScreen, #available(iOS 26.0, *) else { return }
      let pans = screen.pansBeforeSwipeBack.compactMap { $0 as? UIGestureRecognizer }
      guard !pans.isEmpty, let swipe = navigation.interactiveContentPopGestureRecognizer else { return }
      known.removeAll { $0.pan == nil || $0.swipe == nil }
      for pan in pans where !known.contains(where: { $0.pan === pan && $0.swipe === swipe }) {
        known.append(Pair(pan: pan, swipe: swipe))
        swipe.require(toFail: pan)
      }
    }
  }
}
