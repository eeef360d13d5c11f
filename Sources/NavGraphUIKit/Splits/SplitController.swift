import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  @MainActor final class SplitController: UISplitViewController {
    private let relay = SplitRelay()
    /// A delegate that the app sets is kept beside the coordinator.
    override var delegate: (any UISplitViewControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit asks a delegate which methods it has when it is set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    #if SYSTEMBARS
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? { hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
    #endif
  }
}
