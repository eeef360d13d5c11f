@_exported import Foundation

/// What a notification says and carries.
@available(iOS 10.0, *) open class UNNotificationContent: NSObject, @unchecked Sendable {
  public internal(set) var title = ""
  public internal(set) var body = ""
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// Of a remote notification, what `aps` says.
  public internal(set) var categoryIdentifier = ""
  @available(iOS 13.0, *) public internal(set) var targetContentIdentifier: String?

  public init(headless userInfo: [AnyHashable: Any], category: String? = nil) {
    self.userInfo = userInfo
    let remote = (userInfo[AnyHashable("aps")] as? [String: Any])?["category"] as? String
    categoryIdentifier = category ?? remote ?? ""
    super.init()
  }
}
