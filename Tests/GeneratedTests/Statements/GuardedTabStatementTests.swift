import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import ShopGenerated

/// A guard on a tab of the Shop sample.
@MainActor @Suite struct GuardedTabStatementTests {
  /// A tap, an event and a link ask alike; the tab is selected when the answer is yes.
  @Test(arguments: 0..<3) func g3_everyWayToATabAsks(_ way: Int) async throws {
    try await Headless.isolated {
      let rig = ShopTests.Rig()
      await rig.settle()
      switch way {
      case 0: rig.tabs?.tapTab(3)
      case 1: rig.scene.navigator.send(NavGraph.Event("select", .select(.main, 3)), from: rig.scene.navigator.tree.leaf.id)
      default: try #require(rig.scene.host.coordinator(of: Shop.MainCoordinator.self)).selectAccount()
      }
      await rig.settle()
      #expect(rig.tabs?.selectedIndex == 0)
      #expect(rig.path == ["credentials"])
      rig.app.isSignedIn = true
      try #require(rig.events(Shop.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.tabs?.selectedIndex == 3)
      #expect(rig.path == ["account"])
      #expect(Headless.violations == [])
    }
  }
}
