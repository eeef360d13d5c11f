import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Stands around a screen without a container that hides them.
  @MainActor package final class BareController: UIViewController, SystemBarHiding {
    package let screen: UIViewController
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    package override var prefersStatusBarHidden: Bool { hidden().contains(.statusBar) }
    package override var prefersHomeIndicatorAutoHidden: Bool { hidden().contains(.homeIndicator) }

    init(_ screen: UIViewController) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      addChild(screen)
      screen.view.frame = view.bounds
      screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }
  }
}
