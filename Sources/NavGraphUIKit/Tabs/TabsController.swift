import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The tab bar controller of tabs. An app may supply a subclass (`Containers`).
  @MainActor open class TabsController: UITabBarController {
    private let relay = TabBarRelay()
    /// A delegate that the app sets is kept beside the coordinator.
    open override var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit asks a delegate which methods it has when it is set.
        super.delegate = nil
        super.delegate = relay.delegate(for: newValue, isOwner: newValue is any ContainerOwner)
      }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      relay.ask({ $0.tabBarControllerSupportedInterfaceOrientations(_:) }) { $0(self) } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      let ask = relay.app?.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      return ask?(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    var hidden: @MainActor () -> Chrome.Bars = { [] }
    open override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : super.childForStatusBarHidden }
    open override var prefersStatusBarHidden: Bool { hides(.statusBar) || super.prefersStatusBarHidden }
    open override var childForHomeIndicatorAutoHidden: UIViewController? {
      hides(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    open override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  /// A screen may say what it does when its tab is tapped again and there is nothing to pop; otherwise its scroll view is found.
  @MainActor public protocol ScrollingToTop: UIViewController {
    func scrollToTop()
  }
}

extension UIViewController {
  /// Scrolls what a tab shows to its top.
  func scrollToTopOfTab() {
    if let screen = self as? any NavGraph.ScrollingToTop { return screen.scrollToTop() }
    guard let view = viewIfLoaded, let scroll = view as? UIScrollView ?? view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    NavGraph.scrollToTop(scroll)
  }
}

extension NavGraph {
  /// The controller of a section: it shows what the selected one of its tabs shows, since UIKit itself exchanges root tabs only.
  @MainActor package final class SectionController: SingleChildController {}
}
