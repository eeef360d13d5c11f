import UIKit

/// Shows the graph in a window, and passes links to it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let app = TrailsApp()
  private var navigation: Trails.NavigationScene?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let saved = session.stateRestorationActivity
    navigation = Trails.NavigationScene(window: UIWindow(windowScene: scene), restoring: saved, factory: app, guards: app.session)
    navigation?.handle(options)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigation?.restorationActivity }
  func sceneDidDisconnect(_ scene: UIScene) { navigation?.stop() }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { navigation?.handle(contexts) }
}
