import NavGraphRuntime
import SwiftUI
import Testing
import UIKit

@testable import LibrarySwiftUI

/// Tests pages that the user swipes, one of them with a guard.
@MainActor @Suite(.headless) struct PageTests {
  private let answers = Answers()

  private func start() async -> LibraryViews {
    let app = LibraryViews(answers)
    await app.rest()
    let before = app.made
    #expect(app.tabs?.tapTab(2) == true)
    await app.rest()
    #expect(app.made == before + 1, "the first: its neighbour asks a guard")
    #expect(app.seen == ["tabs*2[pages[hello]]"])
    return app
  }

  private func turn(_ app: LibraryViews, _ direction: UIPageViewController.NavigationDirection, complete: Bool = true) async {
    #expect(app.container(UIPageViewController.self)?.swipePage(direction, complete: complete) == true)
    await app.rest()
  }

  private func expectNothingWrong(_ app: LibraryViews) {
    #expect(app.seen == app.wanted)
    #expect(Headless.violations == [])
  }

  @Test func p1_aFingerTurnsPages() async {
    let app = await start()
    await turn(app, .forward)
    #expect(app.seen == ["tabs*2[pages[secret]]"])
    await turn(app, .forward, complete: false)
    #expect(app.seen == ["tabs*2[pages[secret]]"])
    await turn(app, .reverse)
    #expect(app.seen == ["tabs*2[pages[hello]]"])
    expectNothingWrong(app)
  }

  @Test func p1_soDoEventsAndLinks() async {
    let app = await start()
    app.tap("last")
    await app.rest()
    #expect(app.seen == ["tabs*2[pages[ready]]"])
    app.tap("back")
    await app.rest()
    #expect(app.seen == ["tabs*2[pages[secret]]"])
    expectNothingWrong(app)
  }

  /// A swipe to a guarded page is undone until the guard succeeds, and the page isn't created before.
  @Test func p2_aGuardedPageAsksWhenAFingerComesToIt() async {
    answers.grants = false
    let app = await start()
    let made = app.made
    await turn(app, .forward)
    #expect(app.seen == ["tabs*2[pages[hello]]", "stack[credentials]"])
    #expect(app.made == made + 1, "the credentials, and not the page")
    expectNothingWrong(app)
    answers.grants = true
    app.tap("done")
    await app.rest()
    #expect(app.seen == ["tabs*2[pages[secret]]"])
    expectNothingWrong(app)
  }
}

extension LibraryViews {
  /// The number of evaluated bodies of screens.
  fileprivate var made: Int { window.rootViewController?.bodies["ViewPage"] ?? 0 }
}
