import Foundation
import Testing
import UIKit
import UserNotifications

@testable import EntriesSwiftUI

/// Tests entry points that aren't links, in a SwiftUI app.
@MainActor @Suite(.headless, .serialized) struct EntryTests {
  private func activity(_ parcel: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.tracker.view")
    activity.userInfo = ["parcel": parcel]
    return activity
  }

  private let shortcut = UIApplicationShortcutItem(type: "com.tracker.add", localizedTitle: "Add")
  private let file = URL(fileURLWithPath: "/tmp/a.trackerexport")

  /// An entry at launch arrives once, whether SwiftUI creates the views before or after the call of the delegate.
  @Test(arguments: [true, false]) func u6_coldEntriesArrive(viewsComeFirst: Bool) async {
    let launches: [(String, @MainActor () -> TrackerWindow)] = [
      ("parcelForm(post)", { TrackerWindow(viewsComeFirst: viewsComeFirst, shortcut: shortcut) }),
      (
        "parcel(n)",
        {
          TrackerWindow(
            viewsComeFirst: viewsComeFirst, notification: UNNotificationResponse(headless: ["parcel": "n"], category: "delivered"))
        }
      ),
      ("parcel(a)", { TrackerWindow(viewsComeFirst: viewsComeFirst, activities: [activity("a")]) }),
      ("importPreview(a.trackerexport)", { TrackerWindow(viewsComeFirst: viewsComeFirst, urls: [file]) }),
      ("parcelList", { TrackerWindow(viewsComeFirst: viewsComeFirst) }),
    ]
    for (expected, launch) in launches {
      await Headless.isolated {
        let app = launch()
        await app.rest()
        #expect(app.seen == expected)
        #expect(Headless.violations == [])
      }
    }
  }

  @Test func u7_warmEntriesArrive() async {
    let app = TrackerWindow(viewsComeFirst: false)
    await app.rest()
    #expect(app.window.rootViewController?.resume(activity("a")) == true)
    await app.rest()
    #expect(app.seen == "parcel(a)")
    let answer = app.system.perform(shortcut)
    await app.rest()
    #expect(answer.values == [true])
    #expect(app.seen == "parcelForm(post)")
    #expect(app.system.perform(UIApplicationShortcutItem(type: "com.tracker.old", localizedTitle: "Old")).values == [false])
    #expect(Tracker.NavigationScene.handle(UNNotificationResponse(headless: ["parcel": "n"], category: "delivered", scene: app.system)))
    await app.rest()
    #expect(app.seen == "parcel(n)")
    #expect(Tracker.NavigationScene.open(.intentAddParcel(carrier: .drone)))
    await app.rest()
    #expect(app.seen == "parcelForm(drone)")
    #expect(Headless.violations == [])
  }

  @Test func u7_aFileAsksFirst() async {
    let answers = Answers()
    answers.grants = false
    let app = TrackerWindow(answers, viewsComeFirst: false)
    await app.rest()
    #expect(app.window.rootViewController?.open(file) == true)
    await app.rest()
    #expect(app.seen == "signIn")
    answers.grants = true
    app.window.rootViewController?.frontScreen.tap("done")
    await app.rest()
    #expect(app.seen == "importPreview(a.trackerexport)")
  }

  /// An entry is opened in the window that it arrives in, not in the front one.
  @Test func u7_eachWindowTakesItsOwn() async {
    let (one, other) = (TrackerWindow(viewsComeFirst: false), TrackerWindow(viewsComeFirst: false))
    await one.rest()
    #expect(one.system.perform(shortcut).values == [true])
    await one.rest()
    #expect(one.seen == "parcelForm(post)")
    #expect(other.seen == "parcelList")
    #expect(Tracker.NavigationScene.handle(UNNotificationResponse(headless: ["parcel": "n"], category: "delivered", scene: other.system)))
    await one.rest()
    #expect(one.seen == "parcelForm(post)")
    #expect(other.seen == "parcel(n)")
  }

  /// The notification delegate is called before there is a window.
  @Test func u6_whatComesBeforeTheFirstBodyIsKept() async {
    #expect(Tracker.NavigationScene.handle(UNNotificationResponse(headless: ["parcel": "n"], category: "delivered")))
    let app = TrackerWindow(viewsComeFirst: true)
    await app.rest()
    #expect(app.seen == "parcel(n)")
  }
}
