import NavGraphPlatform
import NavGraphRuntime

extension UIGestureRecognizer: NavGraph.PanRecognizer {}

extension NavGraph {
  /// Has pans of screens go before the swipe on the content that leads back. Apple's recognisers are there for failure requirements alone, so
  /// that is all that is asked of them.
  @MainActor package final class PanPriority {
    private struct Pair {
      weak var pan: UIGestureRecognizer?
      weak var swipe: UIGestureRecognizer?
    }

    private var known: [Pair] = []

    package init() {}

    /// The swipe of `navigation` waits for the pans that `controller` names, if it does: each is named once.
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
