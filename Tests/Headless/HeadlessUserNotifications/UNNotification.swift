/// A stand-in for a delivered notification.
@available(iOS 10.0, *) open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date: Date

  public init(headless request: UNNotificationRequest, date: Date = Date()) {
    self.date = date
    self.request = request
    super.init()
  }
}
