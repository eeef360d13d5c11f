/// A stand-in for one instance of the app's interface (UIKit-L1, UIKit-L2).
@available(iOS 13.0, *) @MainActor open class UIScene: UIResponder {
  public let session: UISceneSession
  /// The delegate, a strong reference as in UIKit.
  open var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = UIScene.ActivationState.unattached
  open var title: String! = ""
  @available(iOS 15.0, *) open var subtitle: String {
    get { secondLine }
    set { secondLine = newValue }
  }
  private var secondLine = ""

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Headless.world.leaveApp(to: url)
    Headless.clock.schedule(after: 0) { completion?(true) }
  }
}
