import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Stands around a screen without a container that hides them.
  @MainActor package final class BareController: SingleChildController, SystemBarHiding {
    package let screen: UIViewController
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    package override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : screen }
    package override var prefersStatusBarHidden: Bool { hides(.statusBar) }
    package override var childForHomeIndicatorAutoHidden: UIViewController? { hides(.homeIndicator) ? nil : screen }
    package override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) }

    init(_ screen: UIViewController) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
      show(screen)
    }

    required init?(coder: NSCoder) { nil }
  }
}
