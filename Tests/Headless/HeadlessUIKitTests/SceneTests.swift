import Testing
import UIKit
import UserNotifications

/// Scenes: UIKit-L1 to UIKit-L3.
@Suite(.headless) @MainActor struct SceneTests {
  @MainActor final class App: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var heard: [String] = []
    private(set) var restored: String?
    var answers: (@MainActor ((Bool) -> Void) -> Void) = { $0(true) }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      let urls = connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
      let web = connectionOptions.userActivities.filter { $0.activityType == NSUserActivityTypeBrowsingWeb }
        .compactMap(\.webpageURL?.absoluteString)
      heard.append("connect \(urls) \(web)")
      if let item = connectionOptions.shortcutItem { heard.append("cold shortcut " + item.type) }
      if let type = connectionOptions.handoffUserActivityType { heard.append("expect " + type) }
      if let text = connectionOptions.notificationResponse?.notification.request.content.userInfo["link"] as? String {
        heard.append("cold notification " + text)
      }
      restored = session.stateRestorationActivity?.userInfo?["state"] as? String
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = Page("root")
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnect") }
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
      heard.append("open \(urlContexts.map(\.url.absoluteString).sorted())")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { heard.append("continue " + userActivity.activityType) }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "state")
      activity.addUserInfoEntries(from: ["state": "saved"])
      return activity
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
      heard.append("shortcut " + shortcutItem.type)
      answers(completionHandler)
    }
  }

  let app = App()

  private func link(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func uikit_l1_coldStart() throws {
    let universal = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    universal.webpageURL = try link("https://shop.example/product/1")
    UIWindowScene.launch(
      app, urls: [try link("shop://product/1")], activities: [universal],
      shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
      notification: UNNotificationResponse(headless: ["link": "shop://orders"]))
    #expect(
      app.heard == [
        #"connect ["shop://product/1"] ["https://shop.example/product/1"]"#, "cold shortcut new", "cold notification shop://orders",
      ])
    #expect(app.window?.rootViewController?.view.window === app.window)
  }

  @Test func uikit_l1_aPlainStartHasEmptySets() {
    UIWindowScene.launch(app)
    #expect(app.heard == ["connect [] []"])
  }

  @Test func uikit_l1_handoffFollowsLater() {
    UIWindowScene.launch(app, handoff: NSUserActivity(activityType: "reading"))
    #expect(app.heard == ["connect [] []", "expect reading"])
    settle()
    #expect(app.heard.last == "continue reading")
  }

  @Test func uikit_l1_warm() throws {
    let scene = UIWindowScene.launch(app)
    scene.open([try link("shop://b"), try link("shop://a")])
    scene.resume(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
    let answer = scene.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
    #expect(app.heard.dropFirst() == [#"open ["shop://a", "shop://b"]"#, "continue NSUserActivityTypeBrowsingWeb", "shortcut new"])
    #expect(answer.values == [true])
    app.answers = { _ in }
    #expect(scene.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")).values == [])
  }

  @Test func uikit_l2_theStateReturnsInTheSession() {
    let scene = UIWindowScene.launch(app)
    #expect(app.restored == nil)
    scene.disconnect()
    #expect(app.heard.last == "disconnect" && scene.windows.allSatisfy(\.isHidden))
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    let next = App()
    UIWindowScene.launch(next, session: scene.session)
    #expect(next.restored == "saved")
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }

  @Test func uikit_l3_aCustomSchemeHasAHost() throws {
    let custom = try link("myapp://settings/privacy")
    #expect(custom.host == "settings" && custom.pathComponents == ["/", "privacy"])
    #expect(try link("https://h/settings/privacy").pathComponents == ["/", "settings", "privacy"])
  }

  @Test(arguments: [false, true]) func uikit_l4_withoutAScenePerWindowNothingIsShown(wants: Bool) {
    Headless.options.requiresScenes = wants
    let window = UIWindow(frame: .zero)
    let page = Page("a")
    window.rootViewController = page
    window.makeKeyAndVisible()
    Headless.clock.drain()
    #expect(window.isHidden == wants)
    #expect((page.view.window == nil) == wants)
    #expect(Headless.violations.count == (wants ? 1 : 0))
    #expect(Headless.violations.allSatisfy { $0.hasPrefix("UIKit-L4 ") })
  }

  @Test func urlsForOtherAppsAreNoted() throws {
    let scene = UIWindowScene.launch(app)
    var opened: [Bool] = []
    scene.open(try link("https://example.com"), options: nil) { opened.append($0) }
    UIApplication.shared.open(try link("tel:1")) { opened.append($0) }
    settle()
    #expect(opened == [true, true] && Headless.openedURLs.map(\.absoluteString) == ["https://example.com", "tel:1"])
  }
}
