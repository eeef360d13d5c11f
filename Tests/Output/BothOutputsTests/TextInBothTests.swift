import NavGraphTesting
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import ShopGenerated

/// Tests texts that contain parameters.
@MainActor @Suite struct TextInBothTests {
  private func title(of page: UIViewController?) -> String? {
    sequence(first: page, next: { $0?.parent }).lazy.compactMap { $0?.navigationItem.title }.first { !$0.isEmpty }
  }

  @Test(arguments: Output.allCases) func o9_titlesShowParameters(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      let navigator = try #require(stage.navigator)
      for name in ["Tea & \\(cake)", "\"{name}\"", "%@ 茶"] {
        navigator.send(NavGraph.Event("open", .push(.category(name: name))), from: navigator.tree.leaf.id)
        await stage.settle()
        #expect(title(of: stage.page("category")) == name)
      }
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func o10_textsAreLookedUp(_ output: Output) async throws {
    let catalogue = [
      "Localizable/Cart": "Warenkorb", "Localizable/The payment was declined.": "Die Zahlung ist nicht erfolgt.",
      "Localizable/%@ has taken no money.": "%@ hat nichts abgebucht.", "Localizable/Change Payment": "Anders zahlen",
    ]
    try await HeadlessStrings.$catalogue.withValue(catalogue) {
      try await Headless.isolated {
        let stage = Stage.shop(output)
        await stage.start()
        let navigator = try #require(stage.navigator)
        navigator.send(NavGraph.Event("decline", .present(.declined(bank: "100% \"Bank\" %@"))), from: navigator.tree.leaf.id)
        await stage.settle()
        let alert = try #require(stage.presented.last as? UIAlertController)
        #expect(alert.title == "Die Zahlung ist nicht erfolgt." && alert.message == "100% \"Bank\" %@ hat nichts abgebucht.")
        #expect(alert.actions.map(\.title) == ["Anders zahlen", "Try Again"])
        stage.expectConsistent()
      }
    }
  }

  @Test(arguments: Output.allCases) func o9_alertsShowParameters(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      let navigator = try #require(stage.navigator)
      navigator.send(NavGraph.Event("decline", .present(.declined(bank: "A \"Bank\""))), from: navigator.tree.leaf.id)
      await stage.settle()
      let alert = try #require(stage.presented.last as? UIAlertController)
      #expect(alert.title == "The payment was declined." && alert.message == "A \"Bank\" has taken no money.")
      await stage.finger { alert.tapButton("Try Again") }
      #expect(stage.presented.isEmpty)
      stage.expectConsistent()
    }
  }
}
