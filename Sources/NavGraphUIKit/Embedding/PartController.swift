import NavGraphPlatform
import NavGraphRuntime

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
