import SwiftUI
import UIKit

@testable import MixedGenerated

/// The sample with two kinds of screens in UIKit.
@MainActor final class HeraldControllers: Running {
  let window: UIWindow
  let scene: Herald.NavigationScene

  init(_ answers: Answers) {
    window = UIWindow(frame: .zero)
    scene = Herald.NavigationScene(window: window, factory: Screens(), guards: Guards(answers: answers))
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  func open(_ number: Int) -> String {
    let links = ["herald://article/5", "herald://archive/6", "herald://settings"]
    let link = links[number % links.count]
    if let url = URL(string: link) { scene.open(url: url) }
    return link
  }

  final class Guards: Herald.Guards {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    func subscribed() async -> Bool { answers.grants }
  }

  final class Screens: Herald.Factory {
    func makeFront(events: Herald.Front.Events) -> some View {
      ViewPage("front", ("open", { events.open(1) }), ("settings", { events.settings() }))
    }
    func makeArticle(id: Herald.ArticleID, events: Herald.Article.Events) -> UIViewController {
      ControllerPage("article(\(id.rawValue))", ("author", { events.author("A") }), ("archive", { events.archive() }))
    }
    func makeAuthor(name: String, events: Herald.Author.Events) -> some View {
      ViewPage("author(\(name))", ("article", { events.article(2) }))
    }
    func makeArchive(from: Herald.ArticleID, events: Herald.Archive.Events) -> UIViewController {
      ControllerPage("archive(\(from.rawValue))", ("article", { events.article(4) }), ("front", { events.front() }))
    }
    func makeSavedList(events: Herald.SavedList.Events) -> UIViewController {
      ControllerPage("savedList", ("open", { events.open(3) }))
    }
    func makeSettingsList(events: Herald.SettingsList.Events) -> some View { ViewPage("settingsList", ("done", { events.done() })) }
    func makeOffer(events: Herald.Offer.Events) -> some View {
      ViewPage("offer", ("terms", { events.terms() }), ("buy", { events.buy(1) }), ("later", { events.later() }))
    }
    func makeTerms() -> UIViewController { ControllerPage("terms") }
  }
}
