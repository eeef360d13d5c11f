import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Creates a host that shows the graph's content in one of your app's containers.
  public convenience init(
    in part: NavGraph.PartController, navigator: NavGraph.Navigator<G>, containers: NavGraph.Containers<G> = NavGraph.Containers(),
    make: @escaping @MainActor (G.Screen, NavGraph.Place<G>) -> UIViewController
  ) {
    self.init(on: part, navigator: navigator, containers: containers, make: make)
  }

  /// Reports a root with a navigation bar that is on a stack of the app.
  func lookForOuterStack() {
    guard !isNested, rootHasBars, let part = holder as? NavGraph.PartController, part.navigationController != nil,
      let root
    else { return }
    isNested = true
    navigator.log("\(root.name): it has bars of its own, and is on a stack of the app's; embed it elsewhere, or present it")
    navigator.pass(.nests(root.name))
  }

  private var rootHasBars: Bool {
    switch navigator.tree.root.content {
    case .blank, .screen: false
    case .pages: false
    default: true
    }
  }
}

extension NavGraph {
  /// A controller that contains a scene, for use as a tab, column, or child in your app. The graph's content fills it.
  @MainActor public final class PartController: SingleChildController, RootHolder {
    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    var presenter: UIViewController? { self }
    var shownIn: UIWindow? { viewIfLoaded?.window }
    var rootStage: UIView? { shownIn == nil ? nil : viewIfLoaded }
  }
}
