import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  @MainActor final class PagesController: UIPageViewController {
    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? { hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}
