import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import PagesGenerated

/// Tests pages in the sample Pages: a tour that scrolls, as the root and in a sheet, and tips that curl, in a tab.
@MainActor @Suite struct PageStatementTests {
  @MainActor final class Diary {
    let window = UIWindow(frame: .zero)
    let app = JournalApp()
    let scene: Journal.NavigationScene

    init(isIntroduced: Bool = true) {
      app.isIntroduced = isIntroduced
      scene = Journal.NavigationScene(window: window, factory: app, guards: app)
    }

    func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
      var calm = 0
      var patience = HeadlessPatience()
      for _ in 0..<20_000 where calm < 20 {
        await Headless.turn()
        if patience.step(isIdle: scene.navigator.isIdle) { calm = 0 } else if scene.navigator.isIdle { calm += 1 }
      }
      #expect(calm == 20, "the scene never came to rest", sourceLocation: sourceLocation)
    }

    /// The front pages: in a sheet, as the root, or in a tab.
    var pages: UIPageViewController? {
      let root = window.rootViewController
      return root?.presentedViewController as? UIPageViewController ?? root as? UIPageViewController
        ?? (root as? UITabBarController)?.selectedViewController as? UIPageViewController
    }
    var page: SampleScreen? { pages?.viewControllers?.first as? SampleScreen }
    func events<Events>(_ type: Events.Type = Events.self) -> Events? { page?.events as? Events }

    /// The index of the current page in the tree.
    var selected: Int? {
      guard let shape = (scene.navigator.tree.shape.dropFirst().last ?? scene.navigator.tree.shape.first) else { return nil }
      switch shape {
      case .pages(_, _, let selected): return selected
      case .tabs(_, let tabs, let tab): if case .pages(_, _, let selected) = tabs[tab] { return selected }
      default: break
      }
      return nil
    }

    func startTour() async throws {
      await settle()
      let list = (window.rootViewController as? UITabBarController)?.selectedViewController as? UINavigationController
      try #require((list?.topViewController as? SampleScreen)?.events as? Journal.DayList.Events).tour()
      await settle()
    }

    func expectNoMisuse(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(Headless.violations == [], sourceLocation: sourceLocation)
      #expect(Headless.exceptions == [], sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [0, 16]) func eventsTurnPages(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let diary = Diary()
      try await diary.startTour()
      try #require(diary.events(Journal.Hello.Events.self)).next()
      #expect(diary.page?.name == "hello")
      await diary.settle()
      #expect(diary.page?.name == "reminders" && diary.selected == 1 && diary.pages?.lastDirection == .forward)
      try #require(diary.events(Journal.Reminders.Events.self)).back()
      await diary.settle()
      #expect(diary.page?.name == "hello" && diary.selected == 0 && diary.pages?.lastDirection == .reverse)
      try #require(diary.events(Journal.Hello.Events.self)).skip()
      await diary.settle()
      #expect(diary.page?.name == "ready" && diary.selected == 2)
      #expect(diary.pages?.swipePage(.forward) == false)
      #expect(diary.pages?.swipePage(.reverse) == true)
      await diary.settle()
      #expect(diary.page?.name == "reminders" && diary.selected == 1, "a jump leaves the pages in between where they are")
      diary.expectNoMisuse()
    }
  }

  @Test(arguments: [0, 16]) func fingersTurnPages(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let diary = Diary()
      try await diary.startTour()
      diary.pages?.swipePage(.forward, complete: false)
      await diary.settle()
      #expect(diary.page?.name == "hello" && diary.selected == 0, "an aborted turn turns nothing")
      diary.pages?.swipePage(.forward)
      await diary.settle()
      #expect(diary.page?.name == "reminders" && diary.selected == 1)
      diary.expectNoMisuse()
    }
  }

  /// An event that is sent during a swipe waits for it and continues from the page that is then visible.
  @Test(arguments: [0, 16], [false, true]) func anEventWaitsForTheFinger(_ bits: Int, _ completes: Bool) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let diary = Diary()
      try await diary.startTour()
      let hello = try #require(diary.events(Journal.Hello.Events.self))
      diary.pages?.swipePage(.forward, complete: completes)
      hello.skip()
      await diary.settle()
      // After the turn, Hello is covered, so its event is dropped.
      #expect(diary.page?.name == (completes ? "reminders" : "ready") && diary.selected == (completes ? 1 : 2))
      diary.expectNoMisuse()
    }
  }

  @Test(arguments: [0, 16]) func oneTurnAfterTheOther(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let diary = Diary()
      try await diary.startTour()
      let hello = try #require(diary.events(Journal.Hello.Events.self))
      hello.next()
      await Task.yield()
      Headless.clock.advance(by: 0.1)
      #expect(diary.pages?.swipePage(.forward) == false, "a finger finds it turning")
      hello.skip()
      await diary.settle()
      #expect(diary.page?.name == "reminders" && diary.selected == 1)
      try #require(diary.events(Journal.Reminders.Events.self)).next()
      await diary.settle()
      try #require(diary.events(Journal.Ready.Events.self)).done()
      await diary.settle()
      #expect(diary.pages == nil)
      diary.expectNoMisuse()
    }
  }

  @Test(arguments: [0, 16]) func theSheetGoesWhileAPageTurns(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let diary = Diary()
      try await diary.startTour()
      diary.pages?.swipePage(.forward)
      diary.window.rootViewController?.dismiss(animated: false)
      await diary.settle()
      #expect(diary.pages == nil && diary.scene.navigator.tree.modals.isEmpty)
      diary.scene.open(.tipsRemember)
      await diary.settle()
      #expect(diary.page?.name == "remember", "the queue goes on")
    }
  }

  /// A guarded page isn't visible before the answer. A swipe to it is undone, and the guard flow is presented.
  @Test(arguments: [0, 16], [false, true]) func aPageThatAsksWaitsForTheAnswer(_ bits: Int, _ agrees: Bool) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let diary = Diary()
      await diary.settle()
      diary.scene.open(.tipsRemember)
      await diary.settle()
      #expect(diary.app.questions == 0, "UIKit makes neighbours in advance, and they ask nobody")
      #expect(diary.pages?.swipePage(.forward) == true)
      await diary.settle()
      #expect(diary.page?.name == "remember" && diary.app.questions == 1)
      let offer = diary.window.rootViewController?.presentedViewController as? SampleScreen
      let events = try #require(offer?.events as? Journal.Offer.Events)
      diary.app.isSubscribed = agrees
      if agrees { events.subscribe() } else { events.later() }
      await diary.settle()
      #expect(diary.window.rootViewController?.presentedViewController == nil)
      #expect(diary.page?.name == (agrees ? "streak" : "remember"))
      let asked = diary.app.questions
      #expect(diary.pages?.swipePage(.reverse) == true)
      await diary.settle()
      diary.pages?.swipePage(.forward)
      await diary.settle()
      #expect(diary.page?.name == (agrees ? "streak" : "remember"))
      #expect(diary.app.questions == asked, "who has come there is not asked again, and nobody was asked for the pages before")
      diary.expectNoMisuse()
    }
  }

  @Test func pagesThatReadFromTheRightTurnTheOtherWay() async throws {
    var options = openQuestions(0, idiom: .phone)
    options.isRightToLeft = true
    try await Headless.isolated(options) {
      let diary = Diary()
      try await diary.startTour()
      try #require(diary.events(Journal.Hello.Events.self)).next()
      await diary.settle()
      #expect(diary.page?.name == "reminders" && diary.pages?.lastDirection == .reverse)
      diary.pages?.swipePage(.forward)
      await diary.settle()
      #expect(diary.page?.name == "ready", "fingers follow the reading direction by themselves")
      diary.expectNoMisuse()
    }
  }

  @Test(arguments: [false, true]) func curlsTurnAroundTheSpine(_ isRightToLeft: Bool) async throws {
    var options = openQuestions(0, idiom: .phone)
    options.isRightToLeft = isRightToLeft
    try await Headless.isolated(options) {
      let diary = Diary()
      await diary.settle()
      diary.scene.open(.tips)
      await diary.settle()
      #expect(diary.pages?.transitionStyle == .pageCurl && diary.page?.name == "write")
      #expect(diary.pages?.spineLocation == (isRightToLeft ? .max : .min))
      try #require(diary.events(Journal.Write.Events.self)).more()
      await diary.settle()
      #expect(diary.page?.name == "remember" && diary.pages?.lastDirection == .forward)
      diary.expectNoMisuse()
    }
  }

  @Test func theTourInTheRootsPlaceScrolls() async throws {
    try await Headless.isolated(openQuestions(0, idiom: .phone)) {
      let diary = Diary(isIntroduced: false)
      await diary.settle()
      #expect(diary.pages?.transitionStyle == .scroll && diary.page?.name == "hello")
      diary.pages?.swipePage(.forward)
      await diary.settle()
      diary.pages?.swipePage(.forward)
      await diary.settle()
      diary.app.isIntroduced = true
      try #require(diary.events(Journal.Ready.Events.self)).done()
      await diary.settle()
      #expect(diary.window.rootViewController is UITabBarController)
      diary.expectNoMisuse()
    }
  }
  /// A page is created when it is first visible, or when UIKit asks for the neighbor of a visible one.
  @Test func t6_pagesAreMadeWhenTheyAreSeen() async throws {
    try await Headless.isolated(openQuestions(0, idiom: .phone)) {
      let diary = Diary()
      try await diary.startTour()
      @MainActor func made() -> Set<String> { Set(Headless.liveControllers.compactMap { ($0 as? SampleScreen)?.name }) }
      #expect(made() == ["dayList", "hello"], "neither the other pages, nor those of the other tab")
      diary.pages?.swipePage(.forward)
      await diary.settle()
      #expect(made() == ["dayList", "hello", "reminders"])
      diary.expectNoMisuse()
    }
  }
}
