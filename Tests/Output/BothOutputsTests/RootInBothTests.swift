import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests roots, and which of their screens are created.
@MainActor @Suite struct RootInBothTests {
  /// Roots cross-fade, unless the user has enabled Reduce Motion.
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

  /// A tab's content is created when it's first visible, and it stays.
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

  /// A link into a tab that hasn't been visible creates only that tab's content, and so does restoration.
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
