import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

extension NavGraph.RehearsalPage: NavGraph.ColumnReader {
  /// The columns that the pages of a world have read around them, indexed by the names of the pages.
  private static var told: [ObjectIdentifier: [String: NavGraph.AnyColumns]] = [:]

  public func read(_ columns: NavGraph.AnyColumns) { Self.told[ObjectIdentifier(Headless.world), default: [:]][description] = columns }

  static func told(_ name: String) -> NavGraph.Columns<Mail.Graph>? { told[ObjectIdentifier(Headless.world)]?[name]?.of(Mail.Graph.self) }
}

/// Tests the targets of rows in a split's lists, and which row is selected.
@MainActor @Suite struct ColumnsInBothTests {
  private typealias Columns = NavGraph.Columns<Mail.Graph>
  private static let inbox = Mail.Graph.Screen.messageList(mailbox: "inbox")
  private static let third = Mail.Graph.Screen.message(mailbox: "inbox", thread: "3")

  private var pad: HeadlessOptions {
    var options = HeadlessOptions()
    options.idiom = .pad
    return options
  }

  private func running(_ output: Output, restoring saved: NavGraph.Snapshot? = nil) async -> Stage<Mail.Graph> {
    let stage = Stage.mail(output)
    stage.window.changeSize(horizontal: .regular)
    await stage.start(restoring: saved)
    return stage
  }

  /// Checks the columns that the scene returns and, in UIKit, those that the list has read.
  private func expect(_ columns: Columns, on stage: Stage<Mail.Graph>, in output: Output, list: String? = "messageList(mailbox: \"inbox\")")
  {
    #expect(stage.navigator?.columns(of: .window) == columns)
    guard output == .uikit, let list else { return }
    let told = Headless.liveControllers.lazy.compactMap { $0 as? NavGraph.RehearsalPage }.last {
      $0.description.replacing(/[A-Za-z.]+\(rawValue: ("[^"]*")\)/) { $0.1 } == list
    }
    #expect(told.flatMap { NavGraph.RehearsalPage.told($0.description) } == columns, "\(list)")
  }

  @Test(arguments: Output.allCases) func s7_atFirstItIsWhatIsDeclared(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      expect(Columns(sidebar: .mailboxes, content: Self.inbox, detail: .noMessage), on: stage, in: output)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s7_aTapSelects_andWhatIsPushedOnItBelongsToTheSameRow(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      await stage.tap("open", on: "messageList", 3)
      expect(Columns(sidebar: .mailboxes, content: Self.inbox, detail: Self.third), on: stage, in: output)
      await stage.tap("source", on: "message")
      expect(Columns(sidebar: .mailboxes, content: Self.inbox, detail: Self.third), on: stage, in: output)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s7_clearSelectsNothing(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      await stage.tap("open", on: "messageList", 3)
      await stage.tap("open", on: "mailboxes", 5)
      expect(
        Columns(sidebar: .mailboxes, content: .messageList(mailbox: "5"), detail: .noMessage), on: stage, in: output,
        list: "messageList(mailbox: \"5\")")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s7_aLinkSelects(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      stage.open(Mail.Route.mailboxThread(mailbox: "work", thread: "8").target)
      await stage.settle()
      expect(
        Columns(
          sidebar: .mailboxes, content: .messageList(mailbox: "work"), detail: .message(mailbox: "work", thread: "8")), on: stage,
        in: output,
        list: "messageList(mailbox: \"work\")")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s7_whatIsRestoredIsSelected(_ output: Output) async throws {
    let saved = try await Headless.isolated(pad) {
      let stage = await running(output)
      await stage.tap("open", on: "messageList", 3)
      return try #require(stage.saved)
    }
    await Headless.isolated(pad) {
      let stage = await running(output, restoring: saved)
      expect(Columns(sidebar: .mailboxes, content: Self.inbox, detail: Self.third), on: stage, in: output)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s7_backInANarrowWindowSelectsNothing(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.mail(output)
      await stage.start()
      expect(Columns(sidebar: .mailboxes, content: Self.inbox), on: stage, in: output)
      await stage.tap("open", on: "messageList", 3)
      expect(Columns(sidebar: .mailboxes, content: Self.inbox, detail: Self.third), on: stage, in: output, list: nil)
      await stage.finger { stage.split?.backToColumnBelow() }
      expect(Columns(sidebar: .mailboxes, content: Self.inbox), on: stage, in: output)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func s7_aNarrowWindowThatWidensShowsTheSelectionAgain(_ output: Output) async {
    await Headless.isolated(pad) {
      let stage = await running(output)
      await stage.tap("open", on: "messageList", 3)
      for size in [UIUserInterfaceSizeClass.compact, .regular] {
        stage.window.changeSize(horizontal: size)
        await stage.settle()
      }
      expect(Columns(sidebar: .mailboxes, content: Self.inbox, detail: Self.third), on: stage, in: output)
      stage.expectConsistent()
    }
  }
}
