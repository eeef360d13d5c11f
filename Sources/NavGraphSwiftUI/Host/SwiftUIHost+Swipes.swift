import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What the screens say about the swipes that lead back from them, now that nothing moves. SwiftUI has no API for that; its stacks are
  /// navigation controllers.
  func followSwipes() {
    swipes.follow(
      probes.appeared.compactMap { id in
        guard let probe = probes.probe(behind: id), let screen = navigator.tree.node(id)?.screen else { return nil }
        return (probe, G.chrome(of: screen).swipeBack(of: page(around: probe) ?? probe))
      })
  }

  /// The page of the stack that this is on.
  private func page(around probe: UIViewController) -> UIViewController? {
    var page: UIViewController? = probe
    while let next = page, !(next.parent is UINavigationController) { page = next.parent }
    return page
  }
}
