import Foundation
import Testing
import UIKit
import UserNotifications

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that everything the system delivers arrives once in the right scene, and that invalid deliveries are reported and have no effect.
@MainActor @Suite struct DeliveryTests {
  let ann = Messenger.ChatID(rawValue: "ann")
  let blocked = ["settingsHome", "privacy", "\(Messenger.Graph.Screen.blockList(contact: Messenger.ContactID(rawValue: "bob")))"]

  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  func browsing(_ text: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: text)
    return activity
  }

  func running(_ prepare: (MessengerApp) -> Void = { _ in }) async throws -> MessengerRig {
    let app = MessengerApp()
    prepare(app)
    let rig = try MessengerRig(launching: app)
    await rig.settle()
    return rig
  }

  // MARK: Entry points

  @Test func u7_everyWarmWayLeadsToTheSamePlace() async throws {
    let text = "messenger://settings/privacy/blocked?contact=bob"
    let page = "https://messenger.example/settings/privacy/blocked?contact=bob"
    let ways: [(String, @MainActor (MessengerRig) -> Void)] = [
      ("openURLContexts", { rig in URL(string: text).map { rig.system?.open([$0]) } }),
      ("continue", { rig in rig.system?.resume(browsing(page)) }),
      ("onOpenURL", { rig in _ = URL(string: text).map { rig.scene.open(url: $0) } }),
      ("onOpenURL, universal", { rig in _ = URL(string: page).map { rig.scene.open(url: $0) } }),
      ("onContinueUserActivity", { rig in rig.scene.handle(browsing(page)) }),
      ("typed", { rig in rig.scene.open(.notificationBlocked(contact: Messenger.ContactID(rawValue: "bob"))) }),
      (
        "response",
        { rig in
          Messenger.NavigationScene.handle(UNNotificationResponse(headless: ["contact": "bob"], category: "blocked", scene: rig.system))
        }
      ),
    ]
    for (name, way) in ways {
      try await Headless.isolated {
        let rig = try await running()
        way(rig)
        await rig.settle()
        #expect(rig.path == blocked, "\(name)")
        rig.expectConsistent(name)
      }
    }
  }

  @Test func u6_everyColdWayLeadsToTheSamePlace() async throws {
    let text = "messenger://settings/privacy/blocked?contact=bob"
    let page = "https://messenger.example/settings/privacy/blocked?contact=bob"
    let launches: [@MainActor (MessengerApp) throws -> MessengerRig] = [
      { try MessengerRig(launching: $0, urls: [url(text)]) },
      { try MessengerRig(launching: $0, activities: [browsing(page)]) },
      { try MessengerRig(launching: $0, notification: UNNotificationResponse(headless: ["contact": "bob"], category: "blocked")) },
      { app in
        let rig = try MessengerRig(launching: app)
        rig.scene.open(url: try url(text))
        return rig
      },
    ]
    for launch in launches {
      try await Headless.isolated {
        let rig = try launch(MessengerApp())
        await rig.settle()
        #expect(rig.path == blocked)
        rig.expectConsistent()
      }
    }
  }

  @Test func u7_aShortcutAnswersWhetherItWasHandled() async throws {
    try await Headless.isolated {
      let rig = try await running()
      let known = rig.system?.perform(UIApplicationShortcutItem(type: "com.messenger.new", localizedTitle: "New"))
      await rig.settle()
      #expect(known?.values == [true])
      #expect(rig.path == ["recipientPicker"])
      let unknown = rig.system?.perform(UIApplicationShortcutItem(type: "com.messenger.old", localizedTitle: "Old"))
      await rig.settle()
      #expect(unknown?.values == [false])
      #expect(rig.path == ["recipientPicker"], "nothing has moved")
      #expect(rig.log.contains { $0.contains("com.messenger.old") })
      rig.expectConsistent()
    }
  }

  @Test func u6_aShortcutAtLaunch() async throws {
    try await Headless.isolated {
      let rig = try MessengerRig(
        launching: MessengerApp(), shortcut: UIApplicationShortcutItem(type: "com.messenger.new", localizedTitle: "New"))
      await rig.settle()
      #expect(rig.path == ["recipientPicker"])
      rig.expectConsistent()
    }
  }

  // MARK: Once

  /// A response to a notification that is delivered at launch and to the app's delegate, before and afterwards, is opened once.
  @Test func u7_aNotificationIsOpenedOnce() async throws {
    try await Headless.isolated {
      let response = UNNotificationResponse(headless: ["contact": "bob"], category: "blocked")
      let rig = try MessengerRig(launching: MessengerApp(), notification: response)
      response.scene = rig.system
      #expect(Messenger.NavigationScene.handle(response), "it has been handled")
      await rig.settle()
      #expect(rig.path == blocked)
      rig.stack?.tapBack()
      await rig.settle()
      #expect(Messenger.NavigationScene.handle(response))
      await rig.settle()
      #expect(rig.path == Array(blocked.prefix(2)), "the user has gone back, and stays there")
      let another = UNNotificationResponse(headless: ["contact": "bob"], category: "blocked", scene: rig.system)
      #expect(Messenger.NavigationScene.handle(another))
      await rig.settle()
      #expect(rig.path == blocked, "another notification is another one")
      rig.expectConsistent()
    }
  }

  /// A link at launch that is also delivered in a callback isn't opened a second time.
  @Test func u7_aLaunchLinkIsOpenedOnce() async throws {
    for delay in 0..<6 {
      try await Headless.isolated {
        let app = MessengerApp()
        app.isSignedIn = false
        let link = try url("messenger://settings/privacy")
        let rig = try MessengerRig(launching: app, urls: [link])
        for _ in 0..<delay * 4 {
          await Task.yield()
          Headless.clock.step()
        }
        rig.system?.open([link])
        rig.scene.open(url: link)
        await rig.settle()
        #expect(rig.path == ["credentials"])
        let flow = rig.modalIdentity
        rig.system?.open([link])
        await rig.settle()
        #expect(rig.modalIdentity == flow, "the flow stays up")
        #expect(app.asked == ["onboarded", "signedIn"])
        app.isSignedIn = true
        try #require(rig.events(Messenger.Credentials.Events.self)).done()
        await rig.settle()
        #expect(rig.path == ["settingsHome", "privacy"])
        #expect(app.asked == ["onboarded", "signedIn", "signedIn"], "resumed once")
        rig.expectConsistent()
      }
    }
  }

  /// A link that arrives again later counts as another link.
  @Test func u7_theSameLinkLaterIsAnother() async throws {
    try await Headless.isolated {
      let link = try url("messenger://settings/privacy")
      let rig = try MessengerRig(launching: MessengerApp(), urls: [link])
      await rig.settle()
      rig.tabs?.tapTab(0)
      await rig.settle()
      rig.system?.open([link])
      await rig.settle()
      #expect(rig.path == ["settingsHome", "privacy"])
      rig.expectConsistent()
    }
  }

  @Test func u7_ofSeveralURLsTheFirstByTextIsOpened() async throws {
    for _ in 0..<8 {
      try await Headless.isolated {
        let rig = try await running()
        let urls = try ["messenger://spam", "messenger://elsewhere", "messenger://settings", "messenger://another"].map(url)
        rig.system?.open(urls.shuffled())
        await rig.settle()
        #expect(rig.path == ["settingsHome"])
        #expect(rig.delegate?.opened.last == true)
        rig.system?.open(try ["messenger://another", "messenger://elsewhere"].map(url))
        await rig.settle()
        #expect(rig.delegate?.opened.last == false)
        #expect(rig.path == ["settingsHome"])
        rig.expectConsistent()
      }
    }
  }

  // MARK: Other activities

  @Test func u8_whatIsNoLinkAmongTheActivities() async throws {
    try await Headless.isolated {
      let state = UISceneSession(headless: "saved")
      state.stateRestorationActivity = browsing("https://messenger.example/spam")
      let handoff = browsing("https://messenger.example/settings/privacy")
      let other = NSUserActivity(activityType: "com.elsewhere.play")
      other.webpageURL = URL(string: "https://messenger.example/new")
      let rig = try MessengerRig(launching: MessengerApp(), activities: [other], handoff: handoff, session: state)
      #expect(rig.scene.navigator.tree.modals.isEmpty)
      await rig.settle()
      #expect(rig.path == ["settingsHome", "privacy"], "what is handed off follows later, through `continue`")
      rig.tabs?.tapTab(0)
      await rig.settle()
      #expect(rig.path == ["chatList"], "neither the saved state nor an activity of another type is a link")
      rig.expectConsistent()
    }
  }

  @Test func u9_aUniversalLinkThatLeadsNowhereIsNotOpened() async throws {
    try await Headless.isolated {
      let page = "https://messenger.example/help/me"
      let cold = try MessengerRig(launching: MessengerApp(), activities: [browsing(page)])
      await cold.settle()
      #expect(cold.delegate?.opened == [false])
      #expect(cold.path == ["chatList"])
      cold.system?.resume(browsing(page))
      #expect(cold.delegate?.opened == [false, false])
      #expect(cold.scene.handle(browsing(page)) == false)
      #expect(cold.scene.open(url: try url(page)) == false)
      #expect(cold.scene.handle(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)) == false)
      await cold.settle()
      #expect(cold.path == ["chatList"])
      #expect(cold.log.count >= 4)
      cold.expectConsistent()
    }
  }

  @Test func u10_wrongPayloadsAreSaidAndHarmless() async throws {
    let wrong: [([AnyHashable: Any], String, String)] = [
      (["contact": 42], "blocked", "`contact` is to be of type ContactID, and is the number 42"),
      (["contact": true], "blocked", "`contact` is to be of type ContactID, and is true"),
      ([:], "blocked", "`contact` is missing, which is to be of type ContactID"),
      (["contact": NSNull()], "blocked", "`contact` is missing, which is to be of type ContactID"),
      (["contact": ["bob"]], "blocked", "`contact` is to be of type ContactID, and is a list"),
      (["chat": "ann", "message": "x"], "message", "`message` is to be of type MessageID, and is the text \"x\""),
      (["chat": "ann", "message": 7.5], "message", "`message` is to be of type MessageID, and is the number 7.5"),
      (["contact": "bob"], "else", "there is no notification entry for \"else\""),
      (["contact": "bob"], "", "there is no notification entry for \"\""),
    ]
    try await Headless.isolated {
      let rig = try await running()
      for (userInfo, category, complaint) in wrong {
        let before = rig.scene.navigator.tree
        let response = UNNotificationResponse(headless: userInfo, category: category, scene: rig.system)
        #expect(Messenger.NavigationScene.handle(response) == false, "\(complaint)")
        await rig.settle()
        #expect(rig.scene.navigator.tree == before, "\(complaint)")
        #expect(rig.log.last == complaint)
      }
      rig.expectConsistent()
    }
  }

  @Test func u7_buttonsOfNotificationsAreTheAppsAffair() async throws {
    try await Headless.isolated {
      let rig = try await running()
      for action in [UNNotificationDismissActionIdentifier, "reply"] {
        let response = UNNotificationResponse(
          headless: ["contact": "bob"], category: "blocked", actionIdentifier: action, scene: rig.system)
        #expect(Messenger.NavigationScene.handle(response) == false)
      }
      await rig.settle()
      #expect(rig.path == ["chatList"])
    }
  }

  // MARK: Scenes

  @Test func u11_aNotificationGoesToItsScene() async throws {
    try await Headless.isolated {
      let first = try await running()
      let second = try await running()
      #expect(
        Messenger.NavigationScene.handle(UNNotificationResponse(headless: ["contact": "bob"], category: "blocked", scene: first.system)))
      await first.settle()
      await second.settle()
      #expect(first.path == blocked)
      #expect(second.path == ["chatList"])
      second.system?.open([try url("messenger://spam")])
      await first.settle()
      await second.settle()
      #expect(first.path == blocked)
      #expect(second.path.count == 2)
      first.scene.stop()
      second.scene.stop()
    }
  }

  /// The app's delegate may get a response before the scene connects.
  @Test func u11_aNotificationWaitsForItsScene() async throws {
    try await Headless.isolated {
      let app = MessengerApp()
      let delegate = MessengerSceneDelegate(app)
      let system = UIWindowScene(session: UISceneSession(headless: "new"), connectionOptions: UIScene.ConnectionOptions())
      let response = UNNotificationResponse(headless: ["contact": "bob"], category: "blocked", scene: system)
      #expect(Messenger.NavigationScene.handle(response))
      delegate.scene(system, willConnectTo: system.session, options: UIScene.ConnectionOptions())
      let rig = try MessengerRig(delegate, app, system)
      await rig.settle()
      #expect(rig.path == blocked)
      rig.expectConsistent()
    }
  }

  @Test func u11_theRegisterFindsTheSceneInFront() {
    final class Shown {}
    let register = NavGraph.Register<Shown>()
    var opened: [Shown] = []
    func open() -> Bool {
      register.open { scene in
        opened.append(scene); return true
      }
    }
    #expect(open())
    #expect(opened.isEmpty, "there is no scene yet")
    let (first, second) = (Shown(), Shown())
    let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
    register.connect(first, in: windows[0])
    #expect(opened.map { $0 === first } == [true], "the first takes what has waited, once")
    register.connect(second, in: windows[1])
    #expect(open())
    #expect(opened.last === second)
    register.disconnect(second)
    #expect(open())
    #expect(opened.last === first)
    register.disconnect(first)
    #expect(open())
    #expect(opened.count == 3)
  }
}
