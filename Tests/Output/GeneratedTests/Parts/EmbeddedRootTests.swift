import Foundation
import NavGraphRuntime
import Testing
import UIKit

@testable import HelpGenerated
@testable import NavGraphUIKit

/// Tests a root in a container of the app.
@MainActor @Suite struct EmbeddedRootTests {
  @MainActor final class HelpApp: Help.Factory, Help.Guards {
    var isIntroduced = true

    func makeWelcome(events: Help.Welcome.Events) -> UIViewController { SampleScreen("welcome", events) }
    func makeTopicList(events: Help.TopicList.Events) -> UIViewController { SampleScreen("topicList", events) }
    func makeTopic(name: String, events: Help.Topic.Events) -> UIViewController { SampleScreen("topic " + name, events) }
    func makeQuestionForm(events: Help.QuestionForm.Events) -> UIViewController { SampleScreen("questionForm", events) }
    func introduced() async -> Bool { isIntroduced }
  }

  /// An app with its own tab bar, in which the graph fills one tab.
  @MainActor final class Rig {
    let window = UIWindow(frame: .zero)
    let tabs = UITabBarController()
    let part = NavGraph.PartController()
    let app = HelpApp()
    var scene: Help.NavigationScene?

    init(isIntroduced: Bool = true) {
      app.isIntroduced = isIntroduced
      tabs.viewControllers = [SampleScreen("home"), part]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      scene = Help.NavigationScene(in: part, factory: app, guards: app)
    }

    func settle() async {
      await rest { scene?.navigator.isIdle != false }
    }

    var stack: UINavigationController? { part.children.first as? UINavigationController }
    var names: [String] { (stack?.viewControllers ?? part.children).map { ($0 as? SampleScreen)?.name ?? "?" } }

    func top<Events>(as type: Events.Type = Events.self) -> Events? {
      ((stack?.topViewController ?? part.children.first) as? SampleScreen)?.events as? Events
    }
  }

  /// An alert of the app delays a part that it covers, but not one that isn't visible.
  @Test(arguments: [false, true]) func e2_whatTheAppPresentsElsewhereHoldsNobodyUp(isSeen: Bool) async throws {
    try await Headless.isolated {
      let rig = Rig()
      rig.tabs.selectedIndex = isSeen ? 1 : 0
      await rig.settle()
      let alert = UIAlertController(title: "own", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      rig.tabs.present(alert, animated: true)
      await rig.settle()
      try #require(rig.top(as: Help.TopicList.Events.self)).topic("Returns")
      await rig.settle()
      #expect(rig.names == (isSeen ? ["topicList"] : ["topicList", "topic Returns"]))
      #expect(alert.tapButton(0))
      await rig.settle()
      Headless.clock.advance(by: 0.3)
      await rig.settle()
      #expect(rig.names == ["topicList", "topic Returns"])
      #expect(Headless.violations + Headless.exceptions == [])
    }
  }

  @Test func e1_itFillsATab() async throws {
    try await Headless.isolated {
      let rig = Rig()
      rig.tabs.selectedIndex = 1
      await rig.settle()
      #expect(rig.names == ["topicList"])
      #expect(rig.part.children.first?.viewIfLoaded?.window === rig.window)
      try #require(rig.top(as: Help.TopicList.Events.self)).topic("Returns")
      await rig.settle()
      #expect(rig.names == ["topicList", "topic Returns"])
      #expect(rig.stack?.swipeBack() == true)
      await rig.settle()
      #expect(rig.names == ["topicList"])
      try #require(rig.top(as: Help.TopicList.Events.self)).ask()
      await rig.settle()
      #expect(rig.tabs.presentedViewController != nil)
      #expect(rig.tabs.presentedViewController?.dragSheetDown() == true)
      await rig.settle()
      #expect(rig.scene?.navigator.tree.modals.isEmpty == true)
      #expect(Headless.violations == [])
      #expect(Headless.exceptions == [])
    }
  }

  /// A guard flow replaces the root in the part.
  @Test func e1_theRootMayBeAskedFor() async throws {
    try await Headless.isolated {
      let rig = Rig(isIntroduced: false)
      rig.tabs.selectedIndex = 1
      await rig.settle()
      #expect(rig.names == ["welcome"])
      rig.app.isIntroduced = true
      try #require(rig.top(as: Help.Welcome.Events.self)).start()
      await rig.settle()
      #expect(rig.names == ["topicList"])
      #expect(rig.part.children.count == 1)
      #expect(Headless.violations == [])
    }
  }

  /// Links that arrive before the part is visible have been opened when it appears.
  @Test func e2_linksBeforeItIsSeen() async throws {
    try await Headless.isolated {
      let rig = Rig()
      let url = try #require(URL(string: "help:///topics/Returns"))
      #expect(rig.scene?.open(url: url) == true)
      await rig.settle()
      rig.tabs.selectedIndex = 1
      await rig.settle()
      #expect(rig.names == ["topicList", "topic Returns"])
      #expect(Headless.violations == [])
    }
  }

  /// The app's containers ask the part for the status bar, and the part returns its content.
  @Test func e1_thePartAnswersForWhatItShows() async throws {
    try await Headless.isolated {
      let rig = Rig()
      await rig.settle()
      let content = try #require(rig.part.shown)
      #expect(rig.part.childForStatusBarHidden === content)
      #expect(rig.part.childForStatusBarStyle === content)
      #expect(rig.part.childForHomeIndicatorAutoHidden === content)
    }
  }

  /// A stack in a part that is itself on a stack would have two bars, which is reported.
  @Test func e1_aStackOnAStackIsReported() async throws {
    try await Headless.isolated {
      let rig = Rig()
      rig.tabs.viewControllers = [UINavigationController(rootViewController: SampleScreen("home"))]
      let outer = try #require(rig.tabs.viewControllers?.first as? UINavigationController)
      var nested: [String] = []
      rig.scene?.navigator.report = { if case .nests(let name) = $0 { nested.append(name) } }
      await rig.settle()
      #expect(nested == [])
      outer.pushViewController(rig.part, animated: false)
      rig.scene?.host.reconcile()
      await rig.settle()
      #expect(nested == ["topics"])
    }
  }

  @Test func e5_itEndsWithItsScene() async {
    await Headless.isolated {
      let rig = Rig()
      rig.tabs.selectedIndex = 1
      await rig.settle()
      let navigator = WeakReference(rig.scene?.navigator)
      let host = WeakReference(rig.scene?.host)
      rig.scene = nil
      await rig.settle()
      #expect(navigator.object == nil)
      #expect(host.object == nil)
    }
  }
}
