import SwiftUI
import UIKit
import UserNotifications

@testable import EntriesSwiftUI

/// The sample of entries as a SwiftUI app with a generated delegate.
@MainActor final class TrackerWindow {
  let system: UIWindowScene
  let window: UIWindow

  /// Launches a window as the system does: it calls the app delegate and then
  /// the scene delegate. SwiftUI creates the views before or after.
  init(
    _ answers: Answers = Answers(), viewsComeFirst: Bool, urls: [URL] = [], activities: [NSUserActivity] = [],
    shortcut: UIApplicationShortcutItem? = nil, notification: UNNotificationResponse? = nil
  ) {
    let session = UISceneSession(headless: "window")
    let configuration = Tracker.AppDelegate().application(
      .shared, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let delegate = (configuration.delegateClass as? Tracker.SceneDelegate.Type)?.init()
    let hosting = UIHostingController(rootView: Tracker.NavigationWindow(factory: Screens(), guards: Guards(answers: answers)))
    let early = UIWindow(frame: .zero)
    if viewsComeFirst {
      early.rootViewController = hosting
      early.makeKeyAndVisible()
    }
    system = UIWindowScene.launch(
      delegate ?? Tracker.SceneDelegate(), urls: urls, activities: activities, shortcut: shortcut, notification: notification,
      session: session)
    window = viewsComeFirst ? early : UIWindow(windowScene: system)
    if viewsComeFirst { window.windowScene = system }
    window.rootViewController = hosting
    window.makeKeyAndVisible()
    // SwiftUI calls the views, too.
    for url in urls { hosting.open(url) }
    for activity in activities { hosting.resume(activity) }
  }

  var seen: String { window.rootViewController?.frontScreen.texts.first ?? "-" }

  func rest() async {
    await Headless.pass(turns: 300)
  }

  final class Guards: Tracker.Guards {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    func signedIn() async -> Bool { answers.grants }
  }

  struct Screens: Tracker.Factory {
    func makeParcelList(events: Tracker.ParcelList.Events) -> some View { ViewPage("parcelList", ("open", { events.open("1") })) }
    func makeParcel(id: Tracker.ParcelID, events: Tracker.Parcel.Events) -> some View {
      ViewPage("parcel(\(id.rawValue))", ("map", { events.map() }))
    }
    func makeDeliveryMap(parcel: Tracker.ParcelID) -> some View { ViewPage("deliveryMap(\(parcel.rawValue))") }
    func makeArchive() -> some View { ViewPage("archive") }
    func makeImportPreview(file: URL) -> some View { ViewPage("importPreview(\(file.lastPathComponent))") }
    func makeParcelForm(carrier: Tracker.Carrier, events: Tracker.ParcelForm.Events) -> some View {
      ViewPage("parcelForm(\(carrier))", ("save", { events.save() }))
    }
    func makeSignIn(events: Tracker.SignIn.Events) -> some View { ViewPage("signIn", ("done", { events.done() })) }
  }
}
