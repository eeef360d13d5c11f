/// Hears of a scene with windows (L1). Apple's requirements are optional; here a near miss must not compile.
@available(iOS 13.0, *) @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}
