import NavGraphRuntime
import UIKit

extension NavGraph {
  @MainActor final class PagesController: UIPageViewController {
    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hidden().contains(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      hidden().contains(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}

#if SYSTEMBARS
extension NavGraph.PagesController: NavGraph.SystemBarHiding {}
#endif
