import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import MixedSwiftUI

/// Tests what screens declare about themselves: their pan gestures, and the objects that must be released with them.
@MainActor @Suite(.headless) struct ScreenTests {
  final class Model {}

  /// The objects that a test keeps in memory.
  @MainActor final class Kept {
    let pan = UIPanGestureRecognizer()
    var controllers: [UIViewController] = []
    var models: [Model] = []
    var keeps = false
  }

  /// A controller with its own pan gesture.
  final class PanningPage: ControllerPage, NavGraph.PanningScreen {
    var pan: UIGestureRecognizer?
    var pansBeforeSwipeBack: [UIGestureRecognizer] { [pan].compactMap { $0 } }
  }

  struct Screens: Herald.Factory {
    let kept: Kept

    func makeFront(events: Herald.Front.Events) -> some View { ViewPage("front", ("open", { events.open(1) })) }
    func makeArticle(id: Herald.ArticleID, events: Herald.Article.Events) -> UIViewController {
      let page = PanningPage("article(\(id.rawValue))", ("author", { events.author("A") }))
      page.pan = kept.pan
      if kept.keeps { kept.controllers.append(page) }
      return page
    }
    func makeAuthor(name: String, events: Herald.Author.Events) -> some View {
      let model = Model()
      if kept.keeps { kept.models.append(model) }
      return ViewPage("author(\(name))", ("article", { events.article(2) })).pansBeforeSwipeBack().expectsRelease(of: model)
    }
    func makeArchive(from: Herald.ArticleID, events: Herald.Archive.Events) -> some View { ViewPage("archive") }
    func makeSavedList(events: Herald.SavedList.Events) -> UIViewController { ControllerPage("savedList") }
    func makeSettingsList(events: Herald.SettingsList.Events) -> some View { ViewPage("settingsList") }
    func makeOffer(events: Herald.Offer.Events) -> some View { ViewPage("offer") }
    func makeTerms() -> UIViewController { ControllerPage("terms") }
  }

  @MainActor final class Heralds: Running {
    let window: UIWindow
    let scene: Herald.NavigationScene
    var leaks: [String] = []

    init(_ kept: Kept) {
      let scene = Herald.NavigationScene(factory: Screens(kept: kept), guards: HeraldViews.Guards(answers: Answers()))
      self.scene = scene
      window = .showing(NavGraph.RootView(scene.host))
      scene.navigator.report = { [weak self] in if case .leaks(let name) = $0 { self?.leaks.append(name) } }
    }

    var wanted: [String] { words(of: scene.navigator.tree, pageName) }
    var isIdle: Bool { scene.navigator.isIdle }
    func stop() { scene.stop() }
    func open(_ number: Int) -> String { "" }
  }

  private func contentSwipe(of stack: UINavigationController?) -> UIGestureRecognizer? {
    if #available(iOS 26.0, *) { stack?.interactiveContentPopGestureRecognizer } else { nil }
  }

  /// A controller declares its pan gestures, and the swipe on the content waits for them, also in SwiftUI.
  @Test func d16_aControllersPansGoFirst() async throws {
    let kept = Kept()
    let app = Heralds(kept)
    await app.rest()
    app.tap("open")
    await app.rest()
    #expect(contentSwipe(of: app.frontStack)?.required == [kept.pan])
    if #available(iOS 26.0, *) { #expect(app.frontStack?.swipeContentBack(over: kept.pan) == false) }
    app.tap("author")
    await app.rest()
    app.frontStack?.tapBack()
    await app.rest()
    #expect(contentSwipe(of: app.frontStack)?.required == [kept.pan], "once")
  }

  /// The pan gestures of a view are those of the UIKit views in its frame.
  @Test func d16_aViewsPansGoFirst() async throws {
    let app = Heralds(Kept())
    await app.rest()
    for name in ["open", "author"] {
      app.tap(name)
      await app.rest()
    }
    let page = try #require(app.frontStack?.topViewController)
    let probe = try #require(page.children.first { $0 is any NavGraph.PanningScreen })
    probe.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    func add(_ recognizer: UIGestureRecognizer, width: Double) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
      view.addGestureRecognizer(recognizer)
      page.view.addSubview(view)
    }
    let (inside, tap, outside) = (UIPanGestureRecognizer(), UIGestureRecognizer(), UIPanGestureRecognizer())
    add(inside, width: 90)
    add(tap, width: 90)
    add(outside, width: 300)
    let before = contentSwipe(of: app.frontStack)?.required.count ?? 0
    app.scene.host.refresh()
    await app.rest()
    let required = try #require(contentSwipe(of: app.frontStack)?.required)
    #expect(Array(required.dropFirst(before)) == [inside])
  }

  /// An object that a screen leaves in memory is reported: its controller, or an object that the screen has declared.
  @Test(arguments: [true, false]) func c7_whatIsKeptIsReported(keeps: Bool) async {
    let kept = Kept()
    kept.keeps = keeps
    let app = Heralds(kept)
    await app.rest()
    for name in ["open", "author"] {
      app.tap(name)
      await app.rest()
    }
    for _ in 0..<2 {
      app.frontStack?.tapBack()
      await app.rest()
      Headless.clock.advance(by: 6)
      await app.rest()
    }
    #expect(app.leaks == (keeps ? ["author", "article"] : []))
    #expect(Headless.violations == [])
  }

  @Test func c7_theCheckCanBeSwitchedOff() async {
    let kept = Kept()
    kept.keeps = true
    let app = Heralds(kept)
    app.scene.host.leakPatience = nil
    await app.rest()
    app.tap("open")
    await app.rest()
    app.frontStack?.tapBack()
    await app.rest()
    Headless.clock.advance(by: 6)
    await app.rest()
    #expect(app.leaks == [])
  }
}
