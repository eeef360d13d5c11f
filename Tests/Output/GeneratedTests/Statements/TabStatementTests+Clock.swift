import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import TabsGenerated

/// Tests T2 and T3 with the Tabs sample: repeated taps, a prominent tab, and a tab that is sometimes hidden.
@MainActor @Suite struct ClockTabStatementTests {
  @Test func t2_noneIsRespected() async throws {
    try await Headless.isolated {
      let stage = ClockStage()
      await stage.settle()
      try #require(stage.front?.events as? Clock.WorldClock.Events).city("Oslo")
      await stage.settle()
      stage.bar.tapTab(named: "world")
      await stage.settle()
      #expect(stage.bar.path.count == 2)
    }
  }

  @Test func t2_scrollToTopLeavesTheStackAsItIs() async throws {
    try await Headless.isolated {
      let stage = ClockStage()
      await stage.settle()
      stage.bar.tapTab(named: "timers")
      await stage.settle()
      try #require(stage.front?.events as? Clock.Timers.Events).timer("Tea")
      await stage.settle()
      let scroll = UIScrollView(frame: .zero)
      scroll.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0)
      try #require(stage.front).view = scroll
      scroll.contentOffset = CGPoint(x: 7, y: 300)
      stage.bar.tapTab(named: "timers")
      await stage.settle()
      #expect(stage.bar.path.count == 2 && scroll.contentOffset == CGPoint(x: 7, y: -88))
    }
  }

  @Test func t3_hiddenUntilItsConditionHolds() async throws {
    try await Headless.isolated {
      let stage = ClockStage()
      await stage.settle()
      #expect(stage.bar.tabNames == ["world", "alarms", "watch", "timers", "add"] && !stage.bar.visibleTabNames.contains("watch"))
      stage.scene.navigator.send(NavGraph.Event("select", .select(.main, 2)), from: stage.scene.navigator.tree.leaf.id)
      await stage.settle()
      #expect(stage.selected == "watch" && stage.bar.visibleTabNames.contains("watch") && stage.front?.name == "stopwatch")
      try #require(stage.front?.events as? Clock.Stopwatch.Events).timers()
      await stage.settle()
      #expect(stage.selected == "timers" && !stage.bar.visibleTabNames.contains("watch"))
      stage.hasWatch = true
      stage.scene.refresh()
      await stage.settle()
      #expect(stage.bar.visibleTabNames.contains("watch") && stage.selected == "timers")
    }
  }

  @Test func t3_prominentBadgeAndStyle() async throws {
    await Headless.isolated {
      let stage = ClockStage { $0.alarms = "1" }
      await stage.settle()
      #expect(stage.bar.prominentTabIdentifier == "timers")
      #expect(stage.bar.tab(forIdentifier: "alarms")?.badgeValue == "1")
      #expect(stage.bar.mode == .tabBar && stage.bar.customizationIdentifier == nil)
    }
  }

  /// UIKit never replaces a tab's controller, so another controller needs another tab with the same identifier.
  @Test func t1_whatATabShowsMayBeReplaced() async throws {
    await Headless.isolated {
      let stage = ClockStage()
      await stage.settle()
      let before = stage.bar.tabs
      let leaf = stage.scene.navigator.tree.leaf.id
      stage.scene.navigator.send(Clock.Graph.Event("afresh", .restart), from: leaf)
      await stage.settle()
      #expect(stage.bar.tabs.map(\.identifier) == before.map(\.identifier) && stage.bar.path == ["worldClock"])
      #expect(Set(stage.bar.tabs.map(ObjectIdentifier.init)).isDisjoint(with: before.map(ObjectIdentifier.init)))
    }
  }
}
