import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphSwiftUI
@testable import NavGraphUIKit
@testable import PlayerGenerated

/// Tests tabs.
@MainActor @Suite struct TabInBothTests {
  @Test(arguments: Output.allCases) func t1_eachTabKeepsWhatItShows(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = Stage.messenger(output)
      await stage.start()
      await stage.tap("profile", on: "chatList")
      let page = try #require(stage.page("profile"))
      await stage.tapTab(2)
      await stage.tap("open", on: "contactList", 6)
      #expect(stage.shown == ["profile(contact: \"6\")"])
      await stage.tapTab(0)
      #expect(stage.shown == ["profile(contact: \"1\")"])
      #expect(stage.page("profile") === page || stage.pages.contains { $0 === page }, "nothing is made again")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func t2_aSecondTapGoesBackToTheRoot(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.messenger(output)
      await stage.start()
      await stage.tap("profile", on: "chatList")
      await stage.tap("message", on: "profile")
      // The chat hides the tab bar.
      await stage.finger { stage.stack?.tapBack() }
      await stage.tapTab(0)
      #expect(stage.shown == ["chatList"])
      stage.expectConsistent()
    }
  }

  private func player(_ output: Output) async -> Stage<Player.Graph> {
    let stage = Stage.player(output)
    await stage.start()
    return stage
  }

  /// Refreshes the bar after an answer of the app has changed.
  private func refresh(_ stage: Stage<Player.Graph>) async {
    switch stage.navigator?.host {
    case let host as NavGraph.SwiftUIHost<Player.Graph>: host.refresh()
    case let host as NavGraph.UIKitHost<Player.Graph>: host.reconcile()
    default: Issue.record("no host")
    }
    await stage.settle()
  }

  @Test(arguments: Output.allCases) func t7_aSearchTabBeginsASearch(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await player(output)
      let bar = try #require(stage.bar)
      switch output {
      case .uikit:
        guard #available(iOS 26.0, *) else { return }
        let search = try #require(bar.tabs.lazy.compactMap { $0 as? UISearchTab }.first)
        #expect(search.automaticallyActivatesSearch)
      case .swiftui: #expect(bar.activatesSearch)
      }
    }
  }

  @Test(arguments: Output.allCases, [false, true]) func t7_tabsComeAndGoWithAnAnimation(_ output: Output, reducesMotion: Bool) async throws
  {
    var options = HeadlessOptions()
    options.reducesMotion = reducesMotion
    try await Headless.isolated(options) {
      let stage = await player(output)
      let bar = try #require(stage.bar)
      for holding in [["hasDownloads"], []] as [Set<String>] {
        let before = Headless.world.dissolves
        stage.holding = holding
        await refresh(stage)
        switch output {
        case .uikit: #expect(bar.animatesTabs)
        case .swiftui: #expect(Headless.world.dissolves == before + (reducesMotion ? 0 : 1))
        }
        await refresh(stage)
        #expect(Headless.world.dissolves <= before + 1, "once")
      }
      stage.expectConsistent()
    }
  }
}
