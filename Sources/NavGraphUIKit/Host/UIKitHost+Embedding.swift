import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Shows what the graph shows in a container of the app's.
  public convenience init(
    in part: NavGraph.PartController, navigator: NavGraph.Navigator<G>, containers: NavGraph.Containers<G> = NavGraph.Containers(),
    make: @escaping @MainActor (G.Screen, NavGraph.Place<G>) -> UIViewController
  ) {
    self.init(on: part, navigator: navigator, containers: containers, make: make)
  }

  /// What has bars of its own must not be on a stack of the app's.
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
  /// The place of a scene among controllers of the app's own: a tab, a column, a child. What the graph shows fills it.
  @MainActor public final class PartController: SingleChildController, RootHolder {
    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    var presenter: UIViewController? { self }
    var shownIn: UIWindow? { viewIfLoaded?.window }
    var rootStage: UIView? { shownIn == nil ? nil : viewIfLoaded }
  }
}
