import NavGraphPlatform
import NavGraphRuntime
import NavGraphUIKit

extension UIViewController {
  /// Whether that is made for a container of a graph.
  var isContainer: Bool {
    #if TABS
    if self is NavGraph.TabsController { return true }
    #endif
    #if SPLITS
    if self is NavGraph.SplitController { return true }
    #endif
    #if PAGES
    if self is NavGraph.PagesController { return true }
    #endif
    return self is NavGraph.StackController
  }
}
