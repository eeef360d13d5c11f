import HeadlessUserNotifications

@available(iOS 13.0, *) extension UIScene {
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
}
