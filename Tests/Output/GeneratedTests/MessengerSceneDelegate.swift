import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// The scene delegate that the comment of the generated `NavigationScene` shows, with records of its calls.
final class MessengerSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var shown: Messenger.NavigationScene?
  let app: MessengerApp
  /// Whether each delivery of links opened something.
  var opened: [Bool] = []
  var log: [String] = []

  init(_ app: MessengerApp) { self.app = app }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let app = app
    let shown = Messenger.NavigationScene(
      window: UIWindow(windowScene: scene), restoring: session.stateRestorationActivity, factory: app,
      guards: app, conditions: app, badges: app, browse: { app.browsed.append($0) })
    shown.navigator.log = { [weak self] in self?.log.append($0) }
    opened.append(shown.handle(options))
    self.shown = shown
  }

  func sceneDidDisconnect(_ scene: UIScene) { shown?.stop() }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { opened.append(shown?.handle(contexts) ?? false) }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    opened.append(shown?.handle(activity) ?? false)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void
  ) { done(shown?.handle(item) ?? false) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shown?.restorationActivity }
}
