import HeadlessUserNotifications

extension UNNotificationResponse {
  /// The scene that the system selected for the response.
  @available(iOS 13.0, *) public var targetScene: UIScene? { scene as? UIScene }
}
