/// A stand-in for the request to deliver a notification.
@available(iOS 10.0, *) open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent

  public init(headless identifier: String, content: UNNotificationContent) {
    self.identifier = identifier
    self.content = content
    super.init()
  }
}
