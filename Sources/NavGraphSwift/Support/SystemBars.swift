import UIKit

extension Navigation {
  /// A controller that answers for the status bar and the home indicator in the place of the app's screen in it.
  @MainActor protocol SystemBarHiding: UIViewController {
    var hidden: @MainActor () -> Chrome.Bars { get set }
  }

  @MainActor final class StackController: UINavigationController, SystemBarHiding {
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hidden().contains(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      hidden().contains(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  @MainActor final class TabsController: UITabBarController, SystemBarHiding {
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hidden().contains(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      hidden().contains(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  @MainActor final class SplitController: UISplitViewController, SystemBarHiding {
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hidden().contains(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      hidden().contains(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  @MainActor final class PagesController: UIPageViewController, SystemBarHiding {
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hidden().contains(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      hidden().contains(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  /// Stands around a screen without a container that hides them.
  @MainActor final class BareController: UIViewController, SystemBarHiding {
    let screen: UIViewController
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) }

    init(_ screen: UIViewController) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(screen)
      screen.view.frame = view.bounds
      screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }
  }
}

extension Navigation.Coordinator {
  /// The app's own controller, where this one owns a screen.
  var screen: UIViewController { (controller as? Navigation.BareController)?.screen ?? controller }
}
