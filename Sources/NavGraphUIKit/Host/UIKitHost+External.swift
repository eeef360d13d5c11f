import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Creates a host for a graph whose root is a screen that your app shows itself.
  public convenience init(
    around controller: UIViewController, navigator: NavGraph.Navigator<G>, containers: NavGraph.Containers<G> = NavGraph.Containers(),
    make: @escaping @MainActor (G.Screen, NavGraph.Place<G>) -> UIViewController
  ) {
    self.init(on: NavGraph.ExternalScreen(controller), navigator: navigator, containers: containers, make: make)
  }

  /// The place of your app's screen, from which it sends events.
  public var externalPlace: NavGraph.Place<G> { NavGraph.Place(navigator, externalNode.id) }

  private var externalNode: NavGraph.Node<G> {
    let root = navigator.tree.root
    if case .stack(_, let path) = root.content, let first = path.first { return first }
    return root
  }

  /// Returns the app's screen if the stack `node` builds on it.
  func external(under node: NavGraph.Node<G>) -> NavGraph.ExternalScreen? {
    guard let external = holder as? NavGraph.ExternalScreen, node.id == navigator.tree.root.id else { return nil }
    return external
  }

  /// Returns a coordinator if `node` is the app's screen.
  func externalCoordinator(for node: NavGraph.Node<G>) -> NavGraph.Coordinator<G>? {
    guard let external = holder as? NavGraph.ExternalScreen, let screen = node.screen, node.id == externalNode.id else { return nil }
    if let controller = external.controller { dress(controller, as: screen, node.id) }
    return NavGraph.Coordinator(host: self, node: node, lent: external.controller)
  }
}

extension NavGraph {
  /// A screen that the app shows itself and holds.
  @MainActor final class ExternalScreen: RootHolder {
    private(set) weak var controller: UIViewController?

    init(_ controller: UIViewController) { self.controller = controller }

    var presenter: UIViewController? { controller }
    var shownIn: UIWindow? { controller?.viewIfLoaded?.window }
    var rootStage: UIView? { nil }
    /// Does nothing, because the app already shows the screen.
    func show(_ root: UIViewController) {}

    /// The app's stack that contains the screen; nil if it isn't on a stack.
    var navigationController: UINavigationController? { controller?.navigationController }

    /// Returns the screen if it's in `entry`, a controller on the app's stack.
    func screen(in entry: UIViewController) -> UIViewController? { floor?.last === entry ? controller : nil }

    /// The controllers of the app's stack from its root up to the screen; nil while the screen isn't on a stack.
    var floor: ArraySlice<UIViewController>? {
      guard let controller, let navigation = navigationController else { return nil }
      // The screen may be a child of the pushed controller.
      var entry = controller
      while let parent = entry.parent, parent !== navigation { entry = parent }
      let stack = navigation.viewControllers
      return stack.firstIndex { $0 === entry }.map { stack[...$0] }
    }
  }
}
