import NavGraphRuntime
import NavGraphSwiftUI
import NavGraphUIKit
import SwiftUI
import Testing
import UIKit

@testable import DiaryInBoth

/// Tests an app with both outputs in one module, which moves from controllers to views one screen at a time.
@MainActor @Suite(.headless) struct MovingTests {
  private final class Guards: Diary.Guards {
    func signedIn() async -> Bool { true }
  }

  /// The screens that are already views.
  private struct Views: Diary.ViewFactory {
    func makeDayList(events: Diary.DayList.Events) -> some View { ViewPage("dayList", ("day", { events.day(1) })) }
    func makeMonthList(events: Diary.MonthList.Events) -> some View { ViewPage("monthList") }
    func makeDay(number: Int, events: Diary.Day.Events) -> some View { ViewPage("day(\(number))", ("home", { events.home() })) }
    func makeEntry(text: String, events: Diary.EntryScreen.Events) -> some View { ViewPage("entry") }
    func makePeople(events: Diary.People.Events) -> some View { ViewPage("people") }
    func makeDraft(events: Diary.Draft.Events) -> some View { ViewPage("draft") }
    func makePreview(events: Diary.Preview.Events) -> some View { ViewPage("preview") }
    func makePhotos(events: Diary.Photos.Events) -> some View { ViewPage("photos") }
    func makeCredentials(events: Diary.Credentials.Events) -> some View { ViewPage("credentials") }
    func makeLock(events: Diary.Lock.Events) -> some View { ViewPage("lock") }
  }

  /// The factory of controllers, some of which host views.
  private final class Controllers: Diary.Factory {
    let views = Views()

    func makeDayList(events: Diary.DayList.Events) -> UIViewController { UIHostingController(rootView: views.makeDayList(events: events)) }
    func makeMonthList(events: Diary.MonthList.Events) -> UIViewController { ControllerPage("monthList") }
    func makeDay(number: Int, events: Diary.Day.Events) -> UIViewController {
      ControllerPage("day(\(number))", ("home", { events.home() }))
    }
    func makeEntry(text: String, events: Diary.EntryScreen.Events) -> UIViewController { ControllerPage("entry") }
    func makePeople(events: Diary.People.Events) -> UIViewController { ControllerPage("people") }
    func makeDraft(events: Diary.Draft.Events) -> UIViewController { ControllerPage("draft") }
    func makePreview(events: Diary.Preview.Events) -> UIViewController { ControllerPage("preview") }
    func makePhotos(events: Diary.Photos.Events) -> UIViewController { ControllerPage("photos") }
    func makeCredentials(events: Diary.Credentials.Events) -> UIViewController { ControllerPage("credentials") }
    func makeLock(events: Diary.Lock.Events) -> UIViewController { ControllerPage("lock") }
  }

  private func rest() async {
    await Headless.pass(turns: 300)
  }

  @Test func viewsAreHostedOneByOne() async {
    let guards = Guards()
    let window = UIWindow(frame: .zero)
    let scene = Diary.NavigationScene(window: window, factory: Controllers(), guards: guards)
    await rest()
    #expect(window.rootViewController?.frontScreen.tap("day") == true)
    await rest()
    #expect(scene.state.description.contains("day"))
    #expect((window.rootViewController?.frontScreen as? ControllerPage)?.name == "day(1)")
    #expect(Headless.violations == [])
    scene.stop()
  }

  /// Both outputs have the same type of state, and each restores what the other has saved.
  @Test func bothShowTheSameState() async {
    let guards = Guards()
    let window = UIWindow(frame: .zero)
    let controllers = Diary.NavigationScene(window: window, factory: Controllers(), guards: guards)
    await rest()
    controllers.open(.days(number: 5))
    await rest()
    let views = Diary.NavigationViewScene(restoring: controllers.navigator.snapshot, factory: Views(), guards: guards)
    let hosting = UIHostingController(rootView: NavGraph.RootView(views.host))
    let other = UIWindow(frame: .zero)
    other.rootViewController = hosting
    other.makeKeyAndVisible()
    await rest()
    #expect(views.state == controllers.state)
    #expect(hosting.frontScreen.texts.first == "day(5)")
    #expect(Headless.violations == [])
  }
}
