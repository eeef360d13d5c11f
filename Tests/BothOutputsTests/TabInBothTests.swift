import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated

/// Tabs.
@MainActor @Suite struct TabInBothTests {
  @Test(arguments: Output.allCases) func t1_eachTabKeepsWhatItShows(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = Stage.messenger(output)
      await stage.start()
      await stage.tap("profile", on: "chatList")
      let page = try #require(stage.page("profile"))
      await stage.tapTab(2)
      await stage.tap("open", on: "contactList", 6)
      #expect(stage.shown == ["profile(contact: \"6\")"])
      await stage.tapTab(0)
      #expect(stage.shown == ["profile(contact: \"1\")"])
      #expect(stage.page("profile") === page || stage.pages.contains { $0 === page }, "nothing is made again")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func t2_aSecondTapGoesBackToTheRoot(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.messenger(output)
      await stage.start()
      await stage.tap("profile", on: "chatList")
      await stage.tap("message", on: "profile")
      // The chat hides the bar.
      await stage.finger { stage.stack?.tapBack() }
      await stage.tapTab(0)
      #expect(stage.shown == ["chatList"])
      stage.expectConsistent()
    }
  }
}
