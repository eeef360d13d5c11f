import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The page view controller of pages. An app may supply a subclass (`Containers`).
  @MainActor open class PagesController: UIPageViewController {
    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}
