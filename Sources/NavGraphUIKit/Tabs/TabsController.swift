import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The tab bar controller of tabs. To use a subclass, set it in `Containers`.
  @MainActor open class TabsController: UITabBarController {
    private let relay = TabBarRelay()
    /// The delegate. One that your app sets is called in addition to the runtime's.
    open override var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        // UIKit determines a delegate's methods when it's set.
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

  /// A screen that handles a second tap on its tab when there is nothing to pop. Without this protocol, the first scroll view scrolls.
  @MainActor public protocol ScrollingToTop: UIViewController {
    func scrollToTop()
  }
}

extension UIViewController {
  /// Scrolls the content of a tab to its top.
  func scrollToTopOfTab() {
    if let screen = self as? any NavGraph.ScrollingToTop { return screen.scrollToTop() }
    guard let view = viewIfLoaded, let scroll = view as? UIScrollView ?? view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    NavGraph.scrollToTop(scroll)
  }
}

extension NavGraph {
  /// The controller of a section, which contains the selected tab's controller. UIKit replaces the controllers of root tabs only.
  @MainActor package final class SectionController: SingleChildController {}
}
