import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// A screen without a container around it that hides the status bar needs one: the screen's own class is the app's.
  func outermost(_ controller: UIViewController, _ node: NavGraph.Node<G>, _ screen: G.Screen) -> UIViewController {
    let isBare = navigator.tree.layers.contains { $0.id == node.id }
    return isBare && !G.chrome(of: screen).hides.isDisjoint(with: [.statusBar, .homeIndicator])
      ? NavGraph.BareController(controller) : controller
  }
}
