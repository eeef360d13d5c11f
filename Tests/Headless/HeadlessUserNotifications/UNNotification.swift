/// A notification that was shown.
@available(iOS 10.0, *) open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date: Date

  public init(headless request: UNNotificationRequest, date: Date = Date()) {
    self.date = date
    self.request = request
    super.init()
  }
}
