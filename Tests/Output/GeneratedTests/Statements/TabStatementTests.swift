import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests T1 and T2 with the Messenger: tabs with their stacks, and repeated taps.
@MainActor @Suite struct TabStatementTests {
  let ann = Messenger.ChatID(rawValue: "ann")

  /// Adds a scroll view with an offset to a controller's view, and returns it.
  private func scroll(in controller: UIViewController?) throws -> UIScrollView {
    let scroll = UIScrollView(frame: .zero)
    try #require(controller).view.addSubview(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 300)
    return scroll
  }

  @Test func t1_eachTabKeepsItsOwnStack() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      let chats = rig.stackIdentity
      rig.tabs?.tapTab(4)
      await rig.settle()
      try #require(rig.events(Messenger.SettingsHome.Events.self)).privacy()
      await rig.settle()
      let settings = rig.stackIdentity
      #expect(chats.count == 2 && settings.count == 2)
      for _ in 0..<3 {
        rig.tabs?.tapTab(0)
        await rig.settle()
        #expect(rig.stackIdentity == chats, "the controllers are those of before")
        rig.tabs?.tapTab(4)
        await rig.settle()
        #expect(rig.stackIdentity == settings)
      }
      rig.expectConsistent()
    }
  }

  @Test func t2_aSecondTapPopsToTheRootWithAnimation() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      try #require(rig.events(Messenger.Chat.Events.self)).chat(Messenger.ChatID(rawValue: "bea"))
      await rig.settle()
      #expect(rig.path.count == 3)
      rig.tabs?.tapTab(0)
      rig.tabs?.tapTab(0)
      while rig.stack?.transitionCoordinator == nil, Headless.clock.step() { await Headless.turn() }
      #expect(rig.stack?.transitionCoordinator?.isAnimated == true)
      await rig.settle()
      #expect(rig.path == ["chatList"] && rig.tabs?.selectedIndex == 0)
      rig.expectConsistent()
    }
  }

  @Test func t2_aTapDuringATransitionWaitsForIt() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      while rig.stack?.transitionCoordinator == nil, Headless.clock.step() { await Headless.turn() }
      rig.tabs?.tapTab(0)
      rig.tabs?.tapTab(2)
      await rig.settle()
      #expect(rig.tabs?.selectedIndex == 2)
      rig.expectConsistent()
    }
  }

  @Test func t2_atTheRootItScrollsToTheTop() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let scroll = try scroll(in: rig.front)
      rig.tabs?.tapTab(0)
      await rig.settle()
      #expect(scroll.contentOffset == .zero && rig.path == ["chatList"])
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      scroll.contentOffset = CGPoint(x: 0, y: 300)
      rig.tabs?.tapTab(0)
      await rig.settle()
      #expect(rig.path == ["chatList"] && scroll.contentOffset.y == 300, "what was popped to is as it was left")
    }
  }

  @Test func t4_moreThanFiveStandBehindMoreAndNobodyFightsIt() async throws {
    await Headless.isolated {
      let bar = UITabBarController()
      let window = UIWindow(frame: .zero)
      window.rootViewController = bar
      window.makeKeyAndVisible()
      Headless.clock.drain()
      let items = (0..<7).map { NavGraph.TabItem<Messenger.Graph>("tab\($0)", title: "Tab \($0)") }
      let screen = NavGraph.ControllerTabs<Messenger.Graph>(bar, NavGraph.TabBar("Main", items))
      let pages = (0..<7).map { _ in UIViewController() }
      @MainActor func show(_ selected: Int) {
        screen.show(NavGraph.TabState(contents: pages, selected: selected, answers: NavGraph.Answers()))
      }
      show(0)
      #expect(bar.viewControllers == pages && screen.selected == 0)
      bar.tapTab(4)
      #expect(bar.selectedIndex == NSNotFound && screen.selected == nil)
      show(0)
      #expect(bar.selectedIndex == NSNotFound, "the list behind More stays")
      bar.tapInMore(pages[5])
      #expect(screen.selected == 5)
      show(6)
      #expect(bar.selectedViewController === pages[6], "what stands behind More can be selected")
      show(1)
      #expect(bar.selectedIndex == 1 && Headless.violations == [] && Headless.exceptions == [])
    }
  }

  @Test func t3_beforeSystemTabsTheBarIsMadeOfControllers() async throws {
    await Headless.isolated {
      let bar = UITabBarController()
      let items: [NavGraph.TabItem<Messenger.Graph>] = [
        NavGraph.TabItem("first", title: "First", icon: "house", badge: .chats),
        NavGraph.TabItem("open", title: "Open", tabs: [NavGraph.TabItem("a", title: "A"), NavGraph.TabItem("b", title: "B")]),
        NavGraph.TabItem("add", title: "Add", action: Messenger.Graph.Event("add", .stay)),
        NavGraph.TabItem("draft", title: "Draft", hidden: .not(.holds(.hasDraft))),
        NavGraph.TabItem("search", isSearch: true),
      ]
      let screen = NavGraph.ControllerTabs<Messenger.Graph>(bar, NavGraph.TabBar("Main", items))
      let pages = (0..<5).map { _ in UIViewController() }
      var hasDraft = false
      var badge: String? = "3"
      @MainActor func show(_ selected: Int) {
        var answers = NavGraph.Answers<Messenger.Graph>()
        answers.holds = { _ in hasDraft }
        answers.badge = { _ in badge }
        screen.show(NavGraph.TabState(contents: pages, selected: selected, answers: answers))
      }
      @MainActor func titles() -> [String] { (bar.viewControllers ?? []).map { $0.tabBarItem.title ?? "system" } }
      show(0)
      #expect(titles() == ["First", "A", "B", "Add", "system"] && pages[0].tabBarItem.badgeValue == "3")
      (hasDraft, badge) = (true, nil)
      show(3)
      #expect(titles() == ["First", "A", "B", "Add", "Draft", "system"] && pages[0].tabBarItem.badgeValue == nil)
      hasDraft = false
      show(3)
      #expect(titles().contains("Draft") && screen.selected == 3, "a selected tab stays until it is left")
      show(1)
      #expect(!titles().contains("Draft") && screen.selected == 1)
      guard case .action? = screen.tapped(bar.viewControllers?[3] ?? bar), case .content(2)? = screen.tapped(pages[2]) else {
        Issue.record("a controller leads to its tab")
        return
      }
      if screen.tapped(bar.moreNavigationController) != nil { Issue.record("More is none of the app's") }
    }
  }
}
