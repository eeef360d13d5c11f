/// A delegate of a scene with windows (UIKit-L1). Optional requirements have defaults in
/// `UISceneDelegate+Optional.swift`.
@available(iOS 13.0, *) @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}
