import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import ShopGenerated

/// Tests T3 with the Shop: a tab with a guard.
@MainActor @Suite struct ShopTabStatementTests {
  @Test func t3_aGuardedTabIsSelectedOnSuccess() async throws {
    try await Headless.isolated {
      let rig = ShopTests.Rig()
      await rig.settle()
      let coordinator = try #require(rig.scene.host.coordinator(of: NavGraph.TabsCoordinator<Shop.Graph>.self))
      let account = try #require(rig.tabs?.tab(forIdentifier: "account"))
      #expect(!coordinator.tabBarController(coordinator.tabBarController, shouldSelectTab: account), "UIKit would pass the guard by")
      rig.app.isSignedIn = true
      await rig.settle()
      #expect(rig.tabs?.selectedTab === account && rig.path == ["account"])
    }
  }

  /// When a search ends, the system selects the tab without a tap. The guard is still evaluated.
  @Test func t3_aCancelledSearchDoesNotPassAGuardBy() async throws {
    try await Headless.isolated {
      let rig = ShopTests.Rig()
      rig.app.isSignedIn = true
      await rig.settle()
      let search = try #require(rig.tabs?.tabs.first { $0 is UISearchTab } as? UISearchTab)
      search.automaticallyActivatesSearch = true
      rig.tabs?.tapTab(named: "account")
      await rig.settle()
      #expect(rig.path == ["account"])
      rig.tabs?.tapTab(search)
      await rig.settle()
      rig.app.isSignedIn = false
      #expect(rig.tabs?.cancelSearch() == true)
      rig.scene.refresh()
      await rig.settle()
      #expect(rig.path == ["credentials"] && rig.tabs?.selectedTab === search)
      rig.app.isSignedIn = true
      try #require(rig.events(Shop.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.tabs?.selectedTab?.identifier == "account")
    }
  }
}
