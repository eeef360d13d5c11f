import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A controller that answers for the status bar and the home indicator in the place of the app's screen in it.
  ///
  /// Each overrides the same four properties: Swift has no way to override them once for all four classes of UIKit.
  @MainActor protocol SystemBarHiding: UIViewController {
    /// What the screen hides that can be seen in it.
    var hidden: @MainActor () -> Chrome.Bars { get set }
  }
}

extension NavGraph.SystemBarHiding {
  func hides(_ bar: NavGraph.Chrome.Bars) -> Bool { hidden().contains(bar) }
}

extension NavGraph.StackController: NavGraph.SystemBarHiding {}
#if TABS
extension NavGraph.TabsController: NavGraph.SystemBarHiding {}
#endif
#if SPLITS
extension NavGraph.SplitController: NavGraph.SystemBarHiding {}
#endif
#if PAGES
extension NavGraph.PagesController: NavGraph.SystemBarHiding {}
#endif
