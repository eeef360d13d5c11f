import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The place of a scene among controllers of the app's own: a tab, a column, a child. What the graph shows fills it.
  @MainActor public final class PartController: UIViewController, RootHolder {
    private(set) var content: UIViewController?

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    var presenter: UIViewController? { self }
    var shownIn: UIWindow? { viewIfLoaded?.window }

    func show(_ next: UIViewController) {
      if let content {
        content.willMove(toParent: nil)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
      }
      content = next
      if isViewLoaded { fill(with: next) }
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      if let content { fill(with: content) }
    }

    private func fill(with content: UIViewController) {
      addChild(content)
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }

    public override var childForStatusBarStyle: UIViewController? { content }
    public override var childForStatusBarHidden: UIViewController? { content }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { content }
  }
}
