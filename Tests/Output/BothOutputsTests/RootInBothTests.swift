import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Roots, and what is made of them before it is seen.
@MainActor @Suite struct RootInBothTests {
  /// One root fades into the next, unless the user wants less motion.
  @Test(arguments: Output.allCases, [false, true]) func o12_rootsFade(_ output: Output, reducesMotion: Bool) async {
    var options = HeadlessOptions()
    options.reducesMotion = reducesMotion
    await Headless.isolated(options) {
      let stage = Stage.messenger(output)
      await stage.start()
      #expect(stage.shown == ["chatList"])
      #expect(Headless.world.dissolves == (reducesMotion ? 0 : 1), "the root has taken the place of what was shown before it")
      stage.expectConsistent()
    }
  }

  /// What comes back with a scene is there at once.
  @Test(arguments: Output.allCases) func o12_whatIsBroughtBackDoesntFade(_ output: Output) async throws {
    try await Headless.isolated {
      let first = Stage.messenger(output)
      await first.start()
      let saved = try #require(first.saved)
      first.stop()
      let before = Headless.world.dissolves
      let stage = Stage.messenger(output)
      await stage.start(restoring: saved)
      #expect(stage.shown == ["chatList"])
      #expect(Headless.world.dissolves - before <= 1)
      stage.expectConsistent()
    }
  }

  private func made(_ stage: Stage<Messenger.Graph>) -> Set<String> {
    Set(stage.pages.map { String($0.description.prefix { $0 != "(" }) })
  }

  /// A tab is made when it is first seen, and stays from then on.
  @Test(arguments: Output.allCases, [false, true]) func t6_tabsAreMadeWhenTheyAreSeen(_ output: Output, looksAhead: Bool) async {
    var options = HeadlessOptions()
    options.looksIntoHiddenTabs = looksAhead
    await Headless.isolated(options) {
      let stage = Stage.messenger(output)
      await stage.start()
      #expect(made(stage) == ["chatList"])
      await stage.tapTab(2)
      #expect(made(stage) == ["chatList", "contactList"])
      await stage.tapTab(0)
      #expect(made(stage) == ["chatList", "contactList"])
      stage.expectConsistent()
    }
  }

  /// A link deep into a tab that nobody has seen makes that one and no other, and so does what comes back with a scene.
  @Test(arguments: Output.allCases) func t6_linksAndSnapshotsMakeWhatTheyShow(_ output: Output) async throws {
    try await Headless.isolated {
      let first = Stage.messenger(output)
      await first.start()
      first.open(Messenger.Route.settings.target)
      await first.settle()
      #expect(first.shown == ["settingsHome"])
      #expect(made(first) == ["chatList", "settingsHome"])
      first.expectConsistent()
      let saved = try #require(first.saved)
      first.stop()
      await first.settle()
      let stage = Stage.messenger(output)
      await stage.start(restoring: saved)
      #expect(stage.shown == ["settingsHome"])
      #expect(made(stage).contains("settingsHome") && !made(stage).contains("contactList"))
      stage.expectConsistent()
    }
  }
}
