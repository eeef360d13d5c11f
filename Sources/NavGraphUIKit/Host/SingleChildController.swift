import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A controller that shows a single child, which fills it and determines the system's options.
  @MainActor public class SingleChildController: UIViewController {
    private(set) var shown: UIViewController?

    func show(_ content: UIViewController) {
      guard shown !== content || content.parent !== self else { return }
      let old = shown
      if let old, old.parent === self {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      shown = content
      addChild(content)
      if isViewLoaded { embed(content) }
      content.didMove(toParent: self)
      let size = content.preferredContentSize
      // A size that the app has set is kept until a screen has one.
      if size != .zero || old?.preferredContentSize == preferredContentSize { preferredContentSize = size }
      askAgain()
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      if let shown { embed(shown) }
    }

    private func embed(_ content: UIViewController) {
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
    }

    // MARK: Options of the system

    public override var childForStatusBarHidden: UIViewController? { shown }
    public override var childForStatusBarStyle: UIViewController? { shown }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
    public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown }
    public override var childViewControllerForPointerLock: UIViewController? { shown }
    public override var childForInterfaceOrientationLock: UIViewController? { shown }

    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      shown?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    public override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      shown?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
    }

    public override var isModalInPresentation: Bool {
      get { super.isModalInPresentation || shown?.isModalInPresentation ?? false }
      set { super.isModalInPresentation = newValue }
    }

    public override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      super.contentScrollView(for: edge) ?? shown?.contentScrollView(for: edge)
    }

    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      if container === shown { preferredContentSize = container.preferredContentSize }
    }

    // Keyboard commands start at the first responder, so the child must be it.
    public override var canBecomeFirstResponder: Bool { shown?.canBecomeFirstResponder ?? false }

    @discardableResult public override func becomeFirstResponder() -> Bool { shown?.becomeFirstResponder() ?? false }

    /// Updates the options of the system for another child.
    private func askAgain() {
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      setNeedsUpdateOfPrefersPointerLocked()
      if #available(iOS 16.0, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
      if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    }
  }
}
