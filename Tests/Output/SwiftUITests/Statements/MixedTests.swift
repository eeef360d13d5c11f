import NavGraphRuntime
import NavGraphUIKit
import SwiftUI
import Testing
import UIKit

@testable import MixedGenerated

/// Tests views among controllers, and controllers among views.
@MainActor @Suite(.headless) struct MixedTests {
  /// A factory with a view that contains its own stack.
  private final class Screens: Herald.Factory {
    func makeFront(events: Herald.Front.Events) -> some View {
      NavigationStack { ViewPage("front", ("open", { events.open(1) }), ("settings", { events.settings() })) }
    }
    func makeArticle(id: Herald.ArticleID, events: Herald.Article.Events) -> UIViewController { ControllerPage("article") }
    func makeAuthor(name: String, events: Herald.Author.Events) -> some View { ViewPage("author") }
    func makeArchive(from: Herald.ArticleID, events: Herald.Archive.Events) -> UIViewController { ControllerPage("archive") }
    func makeSavedList(events: Herald.SavedList.Events) -> UIViewController { ControllerPage("savedList") }
    func makeSettingsList(events: Herald.SettingsList.Events) -> some View { ViewPage("settingsList", ("done", { events.done() })) }
    func makeOffer(events: Herald.Offer.Events) -> some View { ViewPage("offer") }
    func makeTerms() -> UIViewController { ControllerPage("terms") }
  }

  private func reports(_ factory: some Herald.Factory) async -> [String] {
    let window = UIWindow(frame: .zero)
    let scene = Herald.NavigationScene(window: window, factory: factory, guards: HeraldControllers.Guards(answers: Answers()))
    var nested: [String] = []
    scene.navigator.report = { if case .nests(let name) = $0 { nested.append(name) } }
    await Headless.pass(turns: 400)
    // The report is made only once.
    scene.open(.settings)
    await Headless.pass(turns: 400)
    scene.stop()
    return nested
  }

  @Test func aStackWithinAStackIsReported() async {
    #expect(await reports(Screens()) == ["front"])
    #expect(await reports(HeraldControllers.Screens()) == [])
  }

  /// A dismissed sheet is drawn until it's gone. An empty path would pop its screens during the dismissal.
  @Test func w2_aSheetThatLeavesKeepsItsPath() async {
    let answers = Answers()
    answers.grants = false
    let app = HeraldViews(answers)
    await app.rest()
    for name in ["open", "archive", "terms"] {
      #expect(app.tap(name))
      await app.rest()
    }
    #expect(app.seen == ["tabs*0[stack[front article(1)]]", "stack[offer terms]"])
    #expect(app.open(0) == "herald://article/5")
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[front article(5)]]"] && app.seen == app.wanted)
    #expect(Headless.violations == [])
  }

  @Test func aViewAmongControllersHasTheTitleOfTheGraph() async {
    let app = HeraldControllers(Answers())
    await app.rest()
    let front = app.frontStack?.topViewController
    #expect(front is UIHostingController<HeraldControllers.Screens.FrontBody> && front?.navigationItem.title == "Today")
    #expect(app.tap("open"))
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[front article(1)]]"])
    #expect(app.tap("author"))
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[front article(1) author(A)]]"] && app.seen == app.wanted)
    #expect(Headless.violations == [])
  }
}
