import NavGraphTesting
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import ShopGenerated

/// Tests memory ownership.
@MainActor @Suite struct OwnershipInBothTests {
  private typealias Step = (event: String, screen: String)

  /// Sequences of events that navigate to a screen and sometimes back.
  private static var ways: [[Step]] {
    [
      [("product", "catalogue")], [("category", "catalogue"), ("filter", "category"), ("apply", "filterForm")],
      [("product", "catalogue"), ("photos", "product"), ("close", "photos")], [("product", "catalogue"), ("reviews", "product")],
      [("product", "catalogue"), ("buy", "product"), ("next", "shipping"), ("cancel", "shipping")],
    ]
  }

  private func back(_ stage: Stage<Shop.Graph>) async {
    while !stage.presented.isEmpty { await stage.finger { stage.presented.last?.dragSheetDown() } }
    while stage.stack?.viewControllers.count ?? 1 > 1 { await stage.finger { stage.stack?.tapBack() } }
  }

  private func walk(_ stage: Stage<Shop.Graph>, _ way: [Step]) async {
    for step in way where step.event != "cancel" { await stage.tap(step.event, on: step.screen) }
    await back(stage)
  }

  @Test(arguments: Output.allCases) func c5_whatIsLeftIsFreed(_ output: Output) async {
    for way in Self.ways {
      await Headless.isolated {
        let stage = Stage.shop(output)
        await stage.start()
        await walk(stage, way)
        #expect(stage.shown == ["catalogue"])
        #expect(stage.strays == [], "\(way)")
        stage.expectConsistent()
      }
    }
  }

  @Test(arguments: Output.allCases) func c6_manyTimesLeaveNothingBehind(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      for way in Self.ways { await walk(stage, way) }
      let before = Headless.liveControllers.count
      for _ in 0..<20 {
        for way in Self.ways { await walk(stage, way) }
      }
      #expect(Headless.liveControllers.count == before)
      stage.expectConsistent()
    }
  }

  /// The scene ends while it shows screens.
  @Test(arguments: Output.allCases) func c4_theEndAnswersThoseWhoWait(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      await stage.tap("product", on: "catalogue")
      await stage.tap("buy", on: "product")
      #expect(stage.page("shipping") != nil && stage.presented.count == 1)
      stage.stop()
      await stage.settle()
      #expect(await stage.answered("buy") == 1)
    }
  }
}
