import Foundation
import NavGraphTesting
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import ShopGenerated

/// Tests the restoration of a window.
@MainActor @Suite struct RestorationInBothTests {
  /// Returns the state of an account tab with a presented sheet.
  private func saved(_ output: Output) async throws -> (saved: NavGraph.Snapshot, state: [String]) {
    try await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      await stage.tapTab(3)
      await stage.tap("addresses", on: "account")
      await stage.tap("add", on: "addresses")
      #expect(stage.shown == ["addresses", "addressEditor"])
      stage.expectConsistent()
      return (try #require(stage.saved), stage.state)
    }
  }

  @Test(arguments: Output.allCases, Output.allCases) func p4_whatOneSavesTheOtherBringsBack(_ output: Output, _ other: Output) async throws
  {
    let (saved, state) = try await saved(output)
    let data = try #require(saved.data)
    let read = try #require(NavGraph.Snapshot(data))
    #expect(read == saved)
    await Headless.isolated {
      let stage = Stage.shop(other)
      await stage.start(restoring: read)
      #expect(stage.state == state)
      #expect(stage.saved == saved)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func p3_guardsAreAskedAgain(_ output: Output) async throws {
    let (saved, _) = try await saved(output)
    await Headless.isolated {
      let stage = Stage.shop(output)
      stage.refused = ["signedIn"]
      await stage.start(restoring: saved)
      #expect(stage.asked == ["signedIn"])
      #expect(!stage.shown.contains("addresses") && !stage.shown.contains("addressEditor"))
      stage.expectConsistent()
    }
  }

  @Test(arguments: ["", "nothing of ours", #"{"version":99}"#]) func p1_whatIsNoSnapshotIsNothing(text: String) {
    #expect(NavGraph.Snapshot(Data(text.utf8)) == nil)
  }

  /// A link at launch replaces what it names and the modals over it. The rest is restored.
  @Test(arguments: Output.allCases) func u6_aLinkBeatsWhatComesBack(_ output: Output) async throws {
    let (saved, _) = try await saved(output)
    await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start(restoring: saved, settles: false)
      stage.open(Shop.Route.orders(id: 9).target)
      await stage.settle()
      #expect(stage.shown == ["order(id: 9)"])
      stage.expectConsistent()
    }
  }

  /// A guard flow isn't restored, and neither is the request that waits for it.
  @Test(arguments: Output.allCases) func p3_flowsOfGuardsAreNotKept(_ output: Output) async throws {
    let saved = try await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      stage.refused = ["signedIn"]
      await stage.tapTab(3)
      #expect(stage.shown == ["catalogue", "credentials"])
      return try #require(stage.saved)
    }
    await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start(restoring: saved)
      #expect(stage.shown == ["catalogue"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func p5_nothingIsAnimated(_ output: Output) async throws {
    let (saved, state) = try await saved(output)
    await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start(restoring: saved, settles: false)
      for _ in 0..<200 { await Headless.turn() }
      #expect(stage.state == state, "no time has passed")
      await stage.settle()
      #expect(Headless.clock.now == 0, "nor does any while it comes to rest")
      stage.expectConsistent()
    }
  }
}
