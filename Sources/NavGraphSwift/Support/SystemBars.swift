import UIKit

extension Navigation {
  /// A controller that answers for the status bar and the home indicator in the place of the app's screen in it.
  @MainActor protocol SystemBarHiding: UIViewController {
    var hidden: @MainActor () -> Chrome.Bars { get set }
  }

  @MainActor final class StackController: UINavigationController, SystemBarHiding {
    private weak var owner: (any UINavigationControllerDelegate)?
    private var relay: StackRelay?
    /// A delegate that the app sets is kept beside the coordinator.
    override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        if newValue is any ContainerOwner { owner = newValue }
        relay = newValue.flatMap { $0 === owner || $0 === relay ? nil : StackRelay(owner, and: $0) }
        // One that is set anew is asked anew what it wants to hear.
        super.delegate = nil
        super.delegate = relay ?? owner
      }
    }

    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hidden().contains(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      hidden().contains(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  @MainActor final class TabsController: UITabBarController, SystemBarHiding {
    private weak var owner: (any UITabBarControllerDelegate)?
    private var relay: TabBarRelay?
    /// A delegate that the app sets is kept beside the coordinator.
    override var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        if newValue is any ContainerOwner { owner = newValue }
        relay = newValue.flatMap { $0 === owner || $0 === relay ? nil : TabBarRelay(owner, and: $0) }
        // One that is set anew is asked anew what it wants to hear.
        super.delegate = nil
        super.delegate = relay ?? owner
      }
    }

    var hidden: @MainActor () -> Chrome.Bars = { [] }
    override var childForStatusBarHidden: UIViewController? { hidden().contains(.statusBar) ? nil : super.childForStatusBarHidden }
    override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) || super.prefersStatusBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      hidden().contains(.homeIndicator) ? nil : super.childForHomeIndicatorAutoHidden
    }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) || super.prefersHomeIndicatorAutoHidden }
  }

  @MainActor final class SplitController: UISplitViewController, SystemBarHiding {
    private weak var owner: (any UISplitViewControllerDelegate)?
    private var relay: SplitRelay?
    /// A delegate that the app sets is kept beside the coordinator.
    override var delegate: (any UISplitViewControllerDelegate)? {
      get { super.delegate }
      set {
        if newValue is any ContainerOwner { owner = newValue }
        relay = newValue.flatMap { $0 === owner || $0 === relay ? nil : SplitRelay(owner, and: $0) }
        // One that is set anew is asked anew what it wants to hear.
        super.delegate = nil
        super.delegate = relay ?? owner
      }
    }

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
