import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests of the sizes of sheets that the graph specifies, in both outputs.
@MainActor @Suite struct SizeInBothTests {
  @Test(arguments: Output.allCases) func d15_aPageAndAFormDiffer(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.messenger(output)
      await stage.start()
      await stage.tap("compose", on: "chatList")
      #expect(stage.presented.last?.modalPresentationStyle == .pageSheet)
      await stage.tap("cancel", on: "recipientPicker")
      await stage.tap("chat", on: "chatList")
      await stage.tap("info", on: "chat")
      #expect(stage.presented.last?.modalPresentationStyle == .formSheet)
      stage.expectConsistent()
    }
  }
}
