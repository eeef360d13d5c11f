import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Applies the swipe back options of the visible screens when nothing moves. SwiftUI has no API for them, but its stacks are navigation
  /// controllers.
  func followSwipes() {
    swipes.follow(
      probes.appeared.compactMap { id in
        guard let probe = probes.probe(behind: id), let screen = navigator.tree.node(id)?.screen else { return nil }
        return (probe, G.chrome(of: screen).swipeBack(of: page(around: probe) ?? probe))
      })
  }

  /// Returns the child of the navigation controller that contains this controller.
  private func page(around probe: UIViewController) -> UIViewController? {
    var page: UIViewController? = probe
    while let next = page, !(next.parent is UINavigationController) { page = next.parent }
    return page
  }
}
