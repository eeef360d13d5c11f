import HeadlessUserNotifications

extension UNNotificationResponse {
  /// The scene that the system has chosen for the answer.
  @available(iOS 13.0, *) public var targetScene: UIScene? { scene as? UIScene }
}
