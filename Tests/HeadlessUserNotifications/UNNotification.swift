/// A notification that was shown.
@available(iOS 10.0, *) open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest

  public init(headless request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}
