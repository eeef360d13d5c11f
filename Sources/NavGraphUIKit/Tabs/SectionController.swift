import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The controller of a section: it shows what the selected one of its tabs shows, since UIKit itself exchanges root tabs only.
  @MainActor package final class SectionController: UIViewController {
    private var shown: UIViewController?

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

    package override func viewDidLoad() {
      super.viewDidLoad()
      if let shown { embed(shown) }
    }

    package override var childForStatusBarHidden: UIViewController? { shown }
    package override var childForStatusBarStyle: UIViewController? { shown }
    package override var childForHomeIndicatorAutoHidden: UIViewController? { shown }

    private func embed(_ content: UIViewController) {
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
    }
  }
}
