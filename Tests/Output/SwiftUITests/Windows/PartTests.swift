import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import HelpSwiftUI

/// Tests a part of an app whose other views are written by hand.
@MainActor @Suite(.headless) struct PartTests {
  final class Guards: Help.Guards {
    var isIntroduced = true
    func introduced() async -> Bool { isIntroduced }
  }

  struct Screens: Help.Factory {
    func makeWelcome(events: Help.Welcome.Events) -> some View { ViewPage("welcome", ("start", { events.start() })) }
    func makeTopicList(events: Help.TopicList.Events) -> some View {
      ViewPage("topicList", ("topic", { events.topic("Returns") }), ("ask", { events.ask() }))
    }
    func makeTopic(name: String, events: Help.Topic.Events) -> some View { ViewPage("topic \(name)", ("ask", { events.ask() })) }
    func makeQuestionForm(events: Help.QuestionForm.Events) -> some View {
      ViewPage("questionForm", ("sent", { events.sent() }), ("cancel", { events.cancel() }))
    }
  }

  /// A tab view of the app with the part in one tab.
  struct Tabs<Content: View>: View {
    @State private var tab: Int
    private let content: Content

    init(first: Int = 0, @ViewBuilder content: () -> Content) {
      _tab = State(initialValue: first)
      self.content = content()
    }

    var body: some View {
      TabView(selection: $tab) {
        Text("home").tabItem { Text("Home") }.tag(0)
        content.tabItem { Text("Help") }.tag(1)
      }
    }
  }

  /// A sheet of the app.
  struct Sheet: View {
    @State private var isShown = false
    let guards: Guards

    var body: some View {
      Button("help") { isShown = true }.sheet(isPresented: $isShown) { Help.NavigationPart(factory: Screens(), guards: guards) }
    }
  }

  /// The part at an invalid position: a stack in a stack.
  struct Nested: View {
    let scene: Help.NavigationScene

    var body: some View { NavigationStack { NavGraph.RootView(scene.host) } }
  }

  private func rest() async {
    await Headless.pass(turns: 300)
  }

  private func tabs(in window: UIWindow) -> UITabBarController? {
    window.rootViewController?.containers(UITabBarController.self).first
  }

  /// Returns the first text of the front screen.
  private func seen(_ window: UIWindow) -> String { window.rootViewController?.frontScreen.texts.first ?? "-" }

  @Test func e1_itFillsATab() async {
    let guards = Guards()
    let window = UIWindow.showing(Tabs { Help.NavigationPart(factory: Screens(), guards: guards) })
    await rest()
    #expect(seen(window) == "home")
    #expect(tabs(in: window)?.tapTab(1) == true)
    await rest()
    #expect(seen(window) == "topicList")
    for (button, then) in [("topic", "topic Returns"), ("ask", "questionForm"), ("sent", "topic Returns")] {
      #expect(window.rootViewController?.frontScreen.tap(button) == true)
      await rest()
      #expect(seen(window) == then)
    }
    #expect(tabs(in: window)?.tapTab(0) == true)
    await rest()
    #expect(seen(window) == "home")
    #expect(tabs(in: window)?.tapTab(1) == true)
    await rest()
    #expect(seen(window) == "topic Returns", "what it shows stays while it can't be seen")
    #expect(Headless.violations == [])
  }

  @Test func e1_theRootMayBeAskedFor() async {
    let guards = Guards()
    guards.isIntroduced = false
    let window = UIWindow.showing(Tabs { Help.NavigationPart(factory: Screens(), guards: guards) })
    await rest()
    #expect(tabs(in: window)?.tapTab(1) == true)
    await rest()
    #expect(seen(window) == "welcome")
    guards.isIntroduced = true
    #expect(window.rootViewController?.frontScreen.tap("start") == true)
    await rest()
    #expect(seen(window) == "topicList")
    #expect(Headless.violations == [])
  }

  @Test func e1_itFillsASheet() async {
    let guards = Guards()
    let window = UIWindow.showing(Sheet(guards: guards))
    await rest()
    #expect(window.rootViewController?.frontScreen.tap("help") == true)
    await rest()
    #expect(seen(window) == "topicList")
    #expect(window.rootViewController?.frontScreen.tap("ask") == true)
    await rest()
    #expect(seen(window) == "questionForm")
    #expect(window.rootViewController?.frontScreen.tap("cancel") == true)
    await rest()
    #expect(seen(window) == "topicList")
    #expect(window.rootViewController?.presentedViewController?.dragSheetDown() == true)
    await rest()
    #expect(seen(window) == "help")
    #expect(Headless.violations == [])
  }

  /// A link that arrives while another tab is visible has been opened when the part is visible again, and it doesn't block anything.
  @Test func e2_linksWhileItIsOutOfSight() async throws {
    let guards = Guards()
    let scene = Help.NavigationScene(factory: Screens(), guards: guards)
    var reports: [String] = []
    scene.navigator.report = { if case .isStuck = $0 { reports.append("stuck") } }
    let window = UIWindow.showing(Tabs(first: 1) { NavGraph.RootView(scene.host) })
    await rest()
    #expect(tabs(in: window)?.tapTab(0) == true)
    await rest()
    #expect(scene.open(url: try #require(URL(string: "help:///topics/Returns"))))
    await rest()
    #expect(scene.navigator.isIdle)
    Headless.clock.advance(by: 30)
    await rest()
    #expect(reports == [])
    #expect(tabs(in: window)?.tapTab(1) == true)
    await rest()
    #expect(seen(window) == "topic Returns")
    #expect(Headless.violations == [])
    scene.stop()
  }

  @Test func e1_aStackOnAStackIsReported() async {
    let scene = Help.NavigationScene(factory: Screens(), guards: Guards())
    var nested: [String] = []
    scene.navigator.report = { if case .nests(let name) = $0 { nested.append(name) } }
    let window = UIWindow.showing(Nested(scene: scene))
    await rest()
    #expect(nested == ["topics"])
    withExtendedLifetime(window) {}
    scene.stop()
  }
}
