import HeadlessUserNotifications

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

@available(iOS 13.0, *) extension UIScene {
  /// The activation state of a scene.
  @available(iOS 13.0, *) public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The reasons why the system connects a scene (UIKit-L1). The system creates this object, and tests create it with
  /// `UIWindowScene.launch`.
  @available(iOS 13.0, *) @MainActor open class ConnectionOptions: NSObject {
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    public internal(set) var userActivities: Set<NSUserActivity> = []
    public internal(set) var shortcutItem: UIApplicationShortcutItem?
    public internal(set) var notificationResponse: UNNotificationResponse?
    public internal(set) var handoffUserActivityType: String?
    public internal(set) var sourceApplication: String?
  }

  /// The options with which a URL was opened.
  @available(iOS 13.0, *) @MainActor open class OpenURLOptions: NSObject {
    public internal(set) var sourceApplication: String?
    public internal(set) var openInPlace = false
  }

  /// The options for opening a URL in another app.
  @available(iOS 13.0, *) @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  /// The options of a request for a scene.
  @available(iOS 13.0, *) @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
}
