@_exported import Foundation

/// A stand-in for the content of a notification.
@available(iOS 10.0, *) open class UNNotificationContent: NSObject, @unchecked Sendable {
  public internal(set) var title = ""
  public internal(set) var body = ""
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The category, which a remote notification declares in `aps`.
  public internal(set) var categoryIdentifier = ""
  @available(iOS 13.0, *) public internal(set) var targetContentIdentifier: String?

  public init(headless userInfo: [AnyHashable: Any], category: String? = nil) {
    self.userInfo = userInfo
    let remote = (userInfo[AnyHashable("aps")] as? [String: Any])?["category"] as? String
    categoryIdentifier = category ?? remote ?? ""
    super.init()
  }
}
