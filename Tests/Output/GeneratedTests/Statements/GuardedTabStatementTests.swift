import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import ShopGenerated

/// Tests a guard of a tab in the Shop sample.
@MainActor @Suite struct GuardedTabStatementTests {
  /// A tap and an event evaluate the guard of a tab, which is selected if the guard succeeds.
  @Test(arguments: 0..<2) func g3_everyWayToATabAsks(_ way: Int) async throws {
    try await Headless.isolated {
      let rig = ShopTests.Rig()
      await rig.settle()
      switch way {
      case 0: rig.tabs?.tapTab(3)
      default: rig.scene.navigator.send(NavGraph.Event("select", .select(.main, 3)), from: rig.scene.navigator.tree.leaf.id)
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
