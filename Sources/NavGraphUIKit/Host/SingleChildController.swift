import NavGraphPlatform
import NavGraphRuntime

#if EMBEDDING || TABS
extension NavGraph {
  /// Shows one controller, which fills it and answers the system in its place.
  @MainActor public class SingleChildController: UIViewController {
    private(set) var shown: UIViewController?

    func show(_ content: UIViewController) {
      guard shown !== content || content.parent !== self else { return }
      if let shown, shown.parent === self {
        shown.willMove(toParent: nil)
        shown.viewIfLoaded?.removeFromSuperview()
        shown.removeFromParent()
      }
      shown = content
      addChild(content)
      if isViewLoaded { embed(content) }
      content.didMove(toParent: self)
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      if let shown { embed(shown) }
    }

    public override var childForStatusBarHidden: UIViewController? { shown }
    public override var childForStatusBarStyle: UIViewController? { shown }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { shown }

    private func embed(_ content: UIViewController) {
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
    }
  }
}
#endif
