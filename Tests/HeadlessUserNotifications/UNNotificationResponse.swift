/// What the user did with a notification (L1).
@available(iOS 10.0, *) open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  /// A tap on a notification that carries `userInfo`. Only the system makes one.
  public init(headless userInfo: [AnyHashable: Any], actionIdentifier: String = "com.apple.UNNotificationDefaultActionIdentifier") {
    notification = UNNotification(
      headless: UNNotificationRequest(headless: "headless", content: UNNotificationContent(headless: userInfo)))
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}
