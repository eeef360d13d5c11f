import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime

/// Tests columns next to each other and in a collapsed split.
@MainActor @Suite struct SplitInBothTests {
  private func running(_ output: Output) async -> Stage<Mail.Graph> {
    let stage = Stage.mail(output)
    stage.window.changeSize(horizontal: .regular)
    await stage.start()
    return stage
  }

  private func width(_ stage: Stage<Mail.Graph>, _ size: UIUserInterfaceSizeClass) async {
    stage.window.changeSize(horizontal: size)
    #expect(await stage.settle())
  }

  private var pad: HeadlessOptions {
    var options = HeadlessOptions()
    options.idiom = .pad
    return options
  }

  @Test(arguments: Output.allCases) func s1_collapsedAndExpandedAgainNothingIsLost(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      await stage.tap("open", on: "messageList", 3)
      await stage.tap("source", on: "message")
      let before = stage.state
      await width(stage, .compact)
      #expect(stage.shown == ["messageList(mailbox: \"inbox\")"], "the graph says `collapses to content`")
      stage.expectConsistent()
      await width(stage, .regular)
      #expect(stage.state == before)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s2_thePlaceholderIsNeverOnTop(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      await width(stage, .compact)
      #expect(stage.shown == ["messageList(mailbox: \"inbox\")"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s3_thereAndBackAgainChangesNothing(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      await stage.tap("open", on: "messageList", 3)
      let before = stage.state
      for _ in 0..<3 {
        stage.window.changeSize(horizontal: .compact)
        stage.window.changeSize(horizontal: .regular)
        await stage.settle()
        #expect(stage.state == before)
      }
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s5_aSheetIsUpWhileTheSizeChanges(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      await stage.tap("open", on: "messageList", 3)
      await stage.tap("compose", on: "messageList")
      let before = stage.state
      for size in [UIUserInterfaceSizeClass.compact, .regular] { await width(stage, size) }
      #expect(stage.state == before && stage.presented.count == 1)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s6_aLinkPushesWhileCompactAndStandsInItsColumnLater(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      await width(stage, .compact)
      stage.open(Mail.Route.mailboxThread(mailbox: "work", thread: "8").target)
      await stage.settle()
      #expect(stage.shown == ["message(mailbox: \"work\", thread: \"8\")"])
      stage.expectConsistent()
      await width(stage, .regular)
      #expect(stage.shown == ["mailboxes", "messageList(mailbox: \"work\")", "message(mailbox: \"work\", thread: \"8\")"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s2_backLeavesAColumn(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.mail(output)
      await stage.start()
      await stage.tap("open", on: "messageList", 3)
      #expect(stage.shown == ["message(mailbox: \"inbox\", thread: \"3\")"])
      await stage.finger { stage.split?.backToColumnBelow() }
      #expect(stage.shown == ["messageList(mailbox: \"inbox\")"])
      stage.expectConsistent()
    }
  }
}
