import NavGraphTesting
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import ShopGenerated

/// Tests guards that are evaluated during navigation.
@MainActor @Suite struct GuardInBothTests {
  private func running(_ output: Output, refusing: Bool = true) async -> Stage<Shop.Graph> {
    let stage = Stage.shop(output)
    await stage.start()
    stage.refused = refusing ? ["signedIn"] : []
    stage.forget()
    return stage
  }

  @Test(arguments: Output.allCases) func g1_aGuardIsAskedWhenItsTurnComes(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output, refusing: false)
      stage.ask("product", on: "catalogue")
      stage.open(Shop.Route.orders(id: 4).target)
      #expect(stage.asked == [])
      await stage.untilItMoves()
      #expect(stage.asked == [], "the screen before has not arrived")
      await stage.settle()
      #expect(stage.asked == ["signedIn"])
      #expect(stage.shown == ["order(id: 4)"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases, [true, false]) func g2_theTargetGoesOnOnce(_ output: Output, finishes: Bool) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("product", on: "catalogue")
      await stage.tap("buy", on: "product")
      #expect(stage.shown == ["product(id: \"1\")", "credentials"])
      if finishes {
        stage.refused = []
        await stage.tap("done", on: "credentials")
        #expect(stage.presented.count == 1 && stage.page("shipping") != nil)
        #expect(stage.asked == ["signedIn", "signedIn"])
      } else {
        await stage.tap("cancel", on: "credentials")
        #expect(stage.shown == ["product(id: \"1\")"])
        #expect(await stage.answered("buy") == 1)
      }
      stage.expectConsistent()
    }
  }

  /// A tab, a link, and a push evaluate the guard, and none is entered before the answer.
  @Test(arguments: Output.allCases, 0..<3) func g3_everyWayAsks(_ output: Output, way: Int) async {
    await Headless.isolated {
      let stage = await running(output)
      switch way {
      case 0: await stage.tapTab(3)
      case 1:
        stage.open(Shop.Route.orders(id: 7).target)
        await stage.settle()
      default:
        await stage.tap("product", on: "catalogue")
        await stage.tap("buy", on: "product")
      }
      #expect(stage.asked == ["signedIn"])
      #expect(stage.shown.last == "credentials" && stage.shown.first != "account")
      stage.expectConsistent()
      stage.refused = []
      await stage.tap("done", on: "credentials")
      #expect(stage.presented.count == (way == 2 ? 1 : 0))
      if way == 0 { #expect(stage.shown == ["account"]) }
      if way == 1 { #expect(stage.shown == ["order(id: 7)"]) }
      stage.expectConsistent()
    }
  }

  /// A link to a place without the guard dismisses the guard flow and drops the request that waited.
  @Test(arguments: Output.allCases) func g2_aSecondLinkElsewhereEndsTheFlow(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      stage.open(Shop.Route.orders(id: 4).target)
      await stage.settle()
      #expect(stage.shown == ["catalogue", "credentials"])
      stage.open(Shop.Route.cart.target)
      await stage.settle()
      #expect(stage.shown == ["cart"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases, 0..<6) func g2_aSecondLinkTakesThePlaceOfTheFirst(_ output: Output, turns: Int) async {
    await Headless.isolated {
      let stage = await running(output)
      stage.open(Shop.Route.orders(id: 4).target)
      await stage.wander(turns)
      stage.open(Shop.Route.orders(id: 5).target)
      await stage.settle()
      #expect(stage.shown == ["catalogue", "credentials"])
      stage.refused = []
      await stage.tap("done", on: "credentials")
      #expect(stage.shown == ["order(id: 5)"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func g5_linksCanBeForgotten(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      stage.open(Shop.Route.orders(id: 4).target)
      await stage.settle()
      stage.navigator?.forgetLinks()
      stage.refused = []
      await stage.tap("done", on: "credentials")
      #expect(stage.shown == ["catalogue"])
      stage.expectConsistent()
    }
  }

  /// The flow has finished, but the guard still fails.
  @Test(arguments: Output.allCases) func g4_aSecondNoEndsIt(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tapTab(3)
      await stage.tap("done", on: "credentials")
      #expect(stage.shown == ["catalogue"])
      #expect(stage.dropped.count == 1)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func g5_leavingTheRootForgetsLinks(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      stage.open(Shop.Route.orders(id: 4).target)
      await stage.settle()
      #expect(stage.shown == ["catalogue", "credentials"])
      let navigator = try #require(stage.navigator)
      navigator.send(NavGraph.Event("out", .switchTo(.main)), from: navigator.tree.leaf.id)
      stage.refused = []
      await stage.settle()
      #expect(stage.shown == ["catalogue"])
      stage.expectConsistent()
    }
  }
}
