import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime

/// Tests buttons with a condition.
@MainActor @Suite struct ButtonInBothTests {
  @Test(arguments: Output.allCases) func r4_buttonsAreDecidedWhenTheAlertComesUp(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = Stage.mail(output)
      await stage.start()
      let navigator = try #require(stage.navigator)
      @MainActor func present() async throws -> UIAlertController {
        navigator.send(NavGraph.Event("move", .present(.moveMessage)), from: navigator.tree.leaf.id)
        await stage.settle()
        return try #require(stage.presented.last as? UIAlertController)
      }
      let offline = try await present()
      #expect(offline.actions.map(\.title) == ["Archive", "Cancel"])
      // A change while the alert is presented has no effect.
      stage.holding = ["online"]
      await stage.settle()
      #expect(offline.actions.map(\.title) == ["Archive", "Cancel"])
      await stage.finger { offline.tapButton("Cancel") }
      let online = try await present()
      #expect(online.actions.map(\.title) == ["Archive", "Junk", "Cancel"])
      await stage.finger { online.tapButton("Junk") }
      #expect(stage.presented.isEmpty)
      stage.expectConsistent()
    }
  }
}
