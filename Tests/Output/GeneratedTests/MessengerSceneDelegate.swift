import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// The scene delegate of an app, as the generated `Scene` says to write it; what is more only writes things down.
final class MessengerSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var shown: Messenger.Scene?
  let app: MessengerApp
  /// The URLs that came back, to be opened elsewhere.
  var unknown: [URL] = []
  var log: [String] = []

  init(_ app: MessengerApp) { self.app = app }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let app = app
    let shown = Messenger.Scene(
      window: UIWindow(windowScene: scene), restoring: session.stateRestorationActivity, factory: app,
      guards: app, conditions: app, badges: app, browse: { app.browsed.append($0) })
    shown.navigator.log = { [weak self] in self?.log.append($0) }
    unknown = shown.open(options)
    self.shown = shown
  }

  func sceneDidDisconnect(_ scene: UIScene) { shown?.stop() }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { unknown += shown?.open(contexts) ?? [] }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    if shown?.open(activity) == false, let page = activity.webpageURL { unknown.append(page) }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void
  ) { done(shown?.open(item) ?? false) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shown?.restorationActivity }
}
