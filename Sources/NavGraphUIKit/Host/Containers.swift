import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The classes of the graph's containers. Your app can supply subclasses, and must return a new controller each time.
  public nonisolated struct Containers<G: Graph> {
    /// The closure that creates the navigation controller of the stack. The stack is nil for a column that shows a screen without a stack.
    public var navigation: @MainActor (G.Container?) -> StackController = { _ in StackController() }
    public var tabs: @MainActor (G.Container) -> TabsController = { _ in TabsController() }
    public var split: @MainActor (G.Container, UISplitViewController.Style) -> SplitController = { SplitController(style: $1) }
    public typealias PageOptions = [UIPageViewController.OptionsKey: Any]
    public var pages: @MainActor (G.Container, UIPageViewController.TransitionStyle, PageOptions) -> PagesController = {
      PagesController(transitionStyle: $1, navigationOrientation: .horizontal, options: $2)
    }

    public init() {}
  }
}
