/// What the user did with a notification (UIKit-L1).
@available(iOS 10.0, *) open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  /// The scene that the system has chosen; UIKit gives it its type.
  package weak var scene: AnyObject?

  /// A tap on a notification that carries `userInfo`. Only the system makes one; requests that don't say who they are differ.
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

/// The notification itself was tapped, none of its buttons.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 10.0, *) public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was cleared.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 10.0, *) public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
