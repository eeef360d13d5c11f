import NavGraphRuntime
import UIKit

extension NavGraph {
  @MainActor final class TabsController: UITabBarController {
    private weak var owner: (any UITabBarControllerDelegate)?
    private var relay: TabBarRelay?
    /// A delegate that the app sets is kept beside the coordinator.
    override var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        if newValue is any ContainerOwner { owner = newValue }
        relay = newValue.flatMap { $0 === owner || $0 === relay ? nil : TabBarRelay(owner, and: $0) }
        // UIKit asks a delegate which methods it has when it is set.
        super.delegate = nil
        super.delegate = relay ?? owner
      }
    }

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
extension NavGraph.TabsController: NavGraph.SystemBarHiding {}
#endif
