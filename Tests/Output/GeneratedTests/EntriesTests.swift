import Foundation
import Testing
import UIKit

@testable import EntriesGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests activities, files, and intents of the sample of entries.
@MainActor @Suite struct EntriesTests {
  /// An app that is its own scene delegate.
  final class App: UIResponder, UIWindowSceneDelegate, Tracker.Factory, Tracker.Guards {
    var window: UIWindow?
    var shown: Tracker.NavigationScene?
    var isSignedIn = true
    var opened: [Bool] = []
    var log: [String] = []

    func signedIn() async -> Bool { isSignedIn }
    func makeParcelList(events: Tracker.ParcelList.Events) -> UIViewController { SampleScreen(Tracker.Graph.Screen.parcelList, events) }
    func makeParcel(id: Tracker.ParcelID, events: Tracker.Parcel.Events) -> UIViewController {
      SampleScreen(Tracker.Graph.Screen.parcel(id: id), events)
    }
    func makeDeliveryMap(parcel: Tracker.ParcelID) -> UIViewController { SampleScreen(Tracker.Graph.Screen.deliveryMap(parcel: parcel)) }
    func makeArchive() -> UIViewController { SampleScreen(Tracker.Graph.Screen.archive) }
    func makeImportPreview(file: URL) -> UIViewController { SampleScreen(Tracker.Graph.Screen.importPreview(file: file)) }
    func makeParcelForm(carrier: Tracker.Carrier, events: Tracker.ParcelForm.Events) -> UIViewController {
      SampleScreen(Tracker.Graph.Screen.parcelForm(carrier: carrier), events)
    }
    func makeSignIn(events: Tracker.SignIn.Events) -> UIViewController { SampleScreen(Tracker.Graph.Screen.signIn, events) }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      shown = Tracker.NavigationScene(window: UIWindow(windowScene: scene), factory: self, guards: self)
      shown?.navigator.log = { [weak self] in self?.log.append($0) }
      opened.append(shown?.handle(options) ?? false)
    }
    func sceneDidDisconnect(_ scene: UIScene) { shown?.stop() }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { opened.append(shown?.handle(contexts) ?? false) }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) { shown?.handle(activity) }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void
    ) { done(shown?.handle(item) ?? false) }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    func settle() async {
      await rest { shown?.navigator.isIdle == true }
      #expect(Headless.violations == [])
    }

    /// The screens of the selected tab's stack, under presented modals.
    var path: [Tracker.Graph.Screen] {
      guard case .tabs(_, let contents, let selected)? = shown?.navigator.tree.shape.first, case .stack(_, let path) = contents[selected]
      else { return [] }
      return path
    }
    var presented: [String] {
      (shown?.host.presentedControllers ?? []).compactMap {
        (($0 as? UINavigationController)?.topViewController as? SampleScreen ?? $0 as? SampleScreen)?.name
      }
    }
  }

  let parcel = Tracker.ParcelID(rawValue: "p1")

  func activity(_ userInfo: [AnyHashable: Any]?, type: String = "com.tracker.view") -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = userInfo
    return activity
  }

  @Test(arguments: [true, false]) func u7_anActivityIsAnEntry(_ isCold: Bool) async {
    await Headless.isolated {
      let app = App()
      let system = UIWindowScene.launch(app, activities: isCold ? [activity(["parcel": "p1"])] : [])
      await app.settle()
      if !isCold { system.resume(activity(["parcel": "p1"])) }
      await app.settle()
      #expect(app.path == [.parcelList, .parcel(id: parcel)])
      system.disconnect()
    }
  }

  @Test func u10_anActivityThatIsWrongIsSaid() async {
    await Headless.isolated {
      let app = App()
      let system = UIWindowScene.launch(app)
      await app.settle()
      for (wrong, complaint) in [
        (activity(nil), "`parcel` is missing, which is to be of type ParcelID"),
        (activity(["parcel": 1]), "`parcel` is to be of type ParcelID, and is the number 1"),
        (activity(["parcel": "p1"], type: "com.elsewhere"), "there is no activity entry for \"com.elsewhere\""),
      ] {
        #expect(app.shown?.handle(wrong) == false)
        await app.settle()
        #expect(app.path == [.parcelList])
        #expect(app.log.last == complaint)
      }
      system.disconnect()
    }
  }

  /// Handoff announces the type of its activity when the scene connects, and the activity arrives later.
  @Test func u8_handoffFollowsLater() async {
    await Headless.isolated {
      let app = App()
      let system = UIWindowScene.launch(app, handoff: activity(["parcel": "p1"]))
      #expect(app.path == [.parcelList])
      await app.settle()
      #expect(app.path == [.parcelList, .parcel(id: parcel)])
      system.disconnect()
    }
  }

  /// The file extension determines the entry. Its guard is evaluated, and the guard flow comes first.
  @Test(arguments: ["/in/x.trackerexport", "/in/X.TrackerExport"]) func u7_aFileIsAnEntry(_ name: String) async throws {
    try await Headless.isolated {
      let file = URL(fileURLWithPath: name)
      let app = App()
      app.isSignedIn = false
      let system = UIWindowScene.launch(app, urls: [file])
      await app.settle()
      #expect(app.presented == ["signIn"])
      #expect(app.path == [.parcelList])
      app.isSignedIn = true
      let events = (app.shown?.host.presentedControllers.last as? SampleScreen)?.events as? Tracker.SignIn.Events
      try #require(events).done()
      await app.settle()
      #expect(app.path == [.archive, .importPreview(file: file)])
      let page = try #require(URL(string: "https://tracker.example/x.trackerexport"))
      system.open([URL(fileURLWithPath: "/in/x.zip"), page])
      await app.settle()
      #expect(app.opened.last == false, "no entry, and no file")
      #expect(app.path == [.archive, .importPreview(file: file)])
      system.disconnect()
    }
  }

  @Test func u7_intentsAreTyped() async {
    await Headless.isolated {
      let app = App()
      let system = UIWindowScene.launch(app)
      app.shown?.open(.intentAddParcel(carrier: .drone))
      await app.settle()
      #expect(app.presented == ["\(Tracker.Graph.Screen.parcelForm(carrier: .drone))"])
      system.disconnect()
    }
  }

  /// `links over`: the form stays presented, and the map is shown under it.
  @Test func u5_anEntryHasAPolicy() async {
    await Headless.isolated {
      let app = App()
      let system = UIWindowScene.launch(app)
      app.shown?.open(.shortcutComTrackerAdd)
      await app.settle()
      app.shown?.open(.notificationApproaching(parcel: parcel))
      await app.settle()
      #expect(app.presented == ["\(Tracker.Graph.Screen.parcelForm(carrier: .post))"])
      #expect(app.path == [.parcelList, .parcel(id: parcel), .deliveryMap(parcel: parcel)])
      app.shown?.open(.notificationDelivered(parcel: parcel))
      await app.settle()
      #expect(app.presented == [])
      #expect(app.path == [.parcelList, .parcel(id: parcel)])
      system.disconnect()
    }
  }
}
