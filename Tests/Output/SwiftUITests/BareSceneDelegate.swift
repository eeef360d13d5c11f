import UIKit

/// A scene delegate that leaves the window to the test.
@MainActor final class BareSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  func sceneDidDisconnect(_ scene: UIScene) {}
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void
  ) { done(false) }
}
