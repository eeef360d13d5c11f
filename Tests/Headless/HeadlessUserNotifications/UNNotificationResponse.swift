/// A stand-in for the user's response to a notification (UIKit-L1).
@available(iOS 10.0, *) open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  /// The scene that the system selected. The headless UIKit adds a typed property for it.
  package weak var scene: AnyObject?

  /// Creates the response to a tap on a notification with `userInfo`. Only the system creates responses on iOS. By default, each request
  /// has another identifier.
  public init(
    headless userInfo: [AnyHashable: Any], category: String? = nil, identifier: String = UUID().uuidString,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier, scene: AnyObject? = nil
  ) {
    let content = UNNotificationContent(headless: userInfo, category: category)
    notification = UNNotification(headless: UNNotificationRequest(headless: identifier, content: content))
    self.actionIdentifier = actionIdentifier
    self.scene = scene
    super.init()
  }
}

/// The action of a tap on the notification itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 10.0, *) public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of clearing the notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 10.0, *) public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
