import NavGraphTesting
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import ShopGenerated

/// Tests text fields in alerts.
@MainActor @Suite struct FieldInBothTests {
  private func alert(_ stage: Stage<Shop.Graph>) async throws -> UIAlertController {
    await stage.tapTab(1)
    stage.ask("jump", on: "searchHome")
    await stage.settle()
    return try #require(stage.presented.last as? UIAlertController)
  }

  @Test(arguments: Output.allCases) func r5_whatIsTypedIsTheButtonsValue(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      let alert = try await alert(stage)
      #expect(alert.textFields?.map(\.placeholder) == ["Name"] && alert.textFields?.map { $0.text ?? "" } == [""])
      alert.type("Tea & \"Cake\"")
      await stage.settle()
      await stage.finger { alert.tapButton("Open") }
      #expect(stage.presented.isEmpty)
      #expect(stage.navigator?.tree.leaf.screen == .category(name: "Tea & \"Cake\"", sort: .popular))
      #expect(stage.ended.last?.contains("Tea & ") == true)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func r5_nothingIsNotATextWhereOneIsRequired(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      let alert = try await alert(stage)
      #expect(alert.actions.map(\.isEnabled) == [false, true])
      #expect(!alert.tapButton("Open"))
      alert.type("a")
      await stage.settle()
      #expect(alert.actions.map(\.isEnabled) == [true, true])
      alert.type("")
      await stage.settle()
      #expect(alert.actions.map(\.isEnabled) == [false, true])
      await stage.finger { alert.tapButton("Cancel") }
      #expect(stage.presented.isEmpty && stage.navigator?.tree.leaf.screen == .searchHome)
      stage.expectConsistent()
    }
  }

  /// The next alert begins with its initial text.
  @Test(arguments: Output.allCases) func r5_aFieldBeginsAnew(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = Stage.shop(output)
      await stage.start()
      let first = try await alert(stage)
      first.type("typed")
      await stage.settle()
      await stage.finger { first.tapButton("Cancel") }
      stage.ask("jump", on: "searchHome")
      await stage.settle()
      let second = try #require(stage.presented.last as? UIAlertController)
      #expect(second !== first && second.textFields?.map { $0.text ?? "" } == [""])
      #expect(second.actions.map(\.isEnabled) == [false, true])
      await stage.finger { second.tapButton("Cancel") }
      stage.expectConsistent()
    }
  }
}
