import Foundation
import Testing
import UIKit

@testable import EventsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests windows that events open: a request to the system, a new scene, and the activation of an existing one.
@MainActor @Suite struct OpenedWindowTests {
  private final class App: Reader.Factory {
    var headlines: Reader.Headlines.Events?

    func makeHeadlines(events: Reader.Headlines.Events) -> UIViewController {
      headlines = events
      return UIViewController()
    }
    func makeArticle(id: Reader.ArticleID, events: Reader.Article.Events) -> UIViewController { UIViewController() }
    func makeAuthor(name: String, events: Reader.Author.Events) -> UIViewController { UIViewController() }
    func makeAuthorCard(name: String, events: Reader.AuthorCard.Events) -> UIViewController { UIViewController() }
    func makeShare(article: Reader.ArticleID, events: Reader.Share.Events) -> UIViewController { UIViewController() }
  }

  /// The scene delegate that the comment of the generated `NavigationScene` shows.
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    let app: App
    var shown: Reader.NavigationScene?

    init(_ app: App) { self.app = app }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let saved = session.stateRestorationActivity ?? NavGraph.window(in: options)
      shown = Reader.NavigationScene(window: UIWindow(windowScene: scene), restoring: saved, factory: app) { _ in }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shown?.restorationActivity }
    func sceneDidDisconnect(_ scene: UIScene) { shown?.stop() }

    var shape: Reader.Graph.Shape? { shown?.navigator.tree.shape.first }

    func settle() async {
      var calm = 0
      for _ in 0..<20_000 where calm < 20 {
        await Headless.turn()
        if Headless.clock.step() { calm = 0 } else if shown?.navigator.isIdle ?? true { calm += 1 }
      }
    }
  }

  private let feed = Reader.Graph.Shape.stack(.feed, [.headlines])

  @Test func n1_aPhoneDoesTheElse() async {
    await Headless.isolated {
      let scene = Delegate(App())
      UIWindowScene.launch(scene)
      await scene.settle()
      scene.app.headlines?.window("1")
      await scene.settle()
      #expect(scene.shape == .stack(.feed, [.headlines, .article(id: "1")]))
      #expect(Headless.world.sceneRequests.isEmpty)
    }
  }

  @Test func n2_aWindowIsASceneThatComesBack() async throws {
    try await Headless.isolated {
      Headless.world.supportsMultipleScenes = true
      let first = Delegate(App())
      UIWindowScene.launch(first)
      await first.settle()
      first.app.headlines?.window("1")
      await first.settle()
      #expect(first.shape == feed)
      let activity = try #require(Headless.world.sceneRequests.first?.activity)

      let second = Delegate(App())
      let system = UIWindowScene.launch(second, activities: [activity])
      await second.settle()
      #expect(second.shape == .stack(.article, [.article(id: "1")]))

      // An equal root activates its window, and another root opens another window.
      first.app.headlines?.window("1")
      await first.settle()
      first.app.headlines?.window("2")
      await first.settle()
      #expect(Headless.world.sceneRequests.map { $0.session === system.session } == [false, true, false])

      system.disconnect()
      let third = Delegate(App())
      UIWindowScene.launch(third, session: system.session)
      await third.settle()
      #expect(third.shape == .stack(.article, [.article(id: "1")]))
    }
  }

  @Test func n3_olderSystemsAreAskedTheirOwnWay() async {
    var options = HeadlessOptions()
    options.system = 16
    await Headless.isolated(options) {
      Headless.world.supportsMultipleScenes = true
      let scene = Delegate(App())
      UIWindowScene.launch(scene)
      await scene.settle()
      scene.app.headlines?.window("1")
      await scene.settle()
      #expect(Headless.world.sceneRequests.count == 1)
    }
  }
}
