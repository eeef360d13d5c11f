import Foundation
import Testing
import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests three columns with screens without a stack in the sample Mail, which declares `collapses to content`.
@MainActor @Suite struct MailColumnTests {
  @MainActor final class Window {
    let rig = SplitRig()
    let scene: Mail.NavigationScene

    init() {
      let app = MailWindowApp()
      scene = Mail.NavigationScene(window: rig.window, factory: app, guards: app, conditions: app)
      rig.isIdle = { [weak navigator = scene.navigator] in navigator?.isIdle ?? true }
    }

    var mailboxes: Mail.Mailboxes.Events? { rig.events(.primary) }
    var messages: Mail.MessageList.Events? { rig.events(.supplementary) }
    var message: Mail.Message.Events? { rig.events(.secondary) }
  }

  private let sent = Mail.MailboxID(rawValue: "sent")
  private let first = Mail.ThreadID(rawValue: "1")
  private let boxes = "\(Mail.Graph.Screen.mailboxes)"
  private let inbox = "\(Mail.Graph.Screen.messageList(mailbox: Mail.MailboxID(rawValue: "inbox")))"
  private var sentList: String { "\(Mail.Graph.Screen.messageList(mailbox: sent))" }
  private var message: String { "\(Mail.Graph.Screen.message(mailbox: sent, thread: first))" }

  /// A new root for a column keeps the column's controller. UIKit has nothing to exchange, and a collapsed split has nothing to reveal.
  @Test(arguments: 0..<16) func s7_aNewRootIsRevealed(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let window = Window()
      await window.rig.settle()
      #expect(window.rig.stack == [boxes, inbox])
      try #require(window.messages).mailboxes()
      await window.rig.settle()
      #expect(window.rig.stack == [boxes])
      let columns = window.rig.columns
      try #require(window.mailboxes).open(sent)
      await window.rig.settle()
      #expect(window.rig.stack == [boxes, sentList])
      try #require(window.messages).open(first)
      await window.rig.settle()
      #expect(window.rig.stack == [boxes, sentList, message])
      #expect(window.rig.columns == columns)
      await window.rig.back()
      await window.rig.back()
      #expect(window.rig.stack == [boxes] && window.rig.names(.supplementary) == [inbox])
      window.rig.expectNoMisuse()
    }
  }

  /// Other content keeps the detail, and leaving the content column doesn't change the detail.
  @Test(arguments: 0..<16) func whatStandsBehindIsKept(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let window = Window()
      await window.rig.settle()
      try #require(window.mailboxes).open(sent)
      await window.rig.settle()
      try #require(window.messages).open(first)
      await window.rig.settle()
      await window.rig.resize(.compact)
      #expect(window.rig.stack == [boxes, sentList])
      await window.rig.back()
      #expect(window.rig.names(.supplementary) == [inbox] && window.rig.names(.secondary) == [message])
      await window.rig.resize(.regular)
      #expect(window.rig.names(.secondary) == [message])
      window.rig.expectNoMisuse()
    }
  }

  /// A sequence that shows other content and then resets the detail to its declaration.
  @Test(arguments: 0..<16) func clearTakesTheDetailBack(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let window = Window()
      await window.rig.settle()
      try #require(window.messages).open(first)
      await window.rig.settle()
      try #require(window.message).sender("ada@example.com")
      await window.rig.settle()
      #expect(window.rig.names(.secondary).count == 2)
      try #require(window.mailboxes).open(sent)
      await window.rig.settle()
      #expect(window.rig.names(.secondary) == ["\(Mail.Graph.Screen.noMessage)"] && window.rig.names(.supplementary) == [sentList])
      await window.rig.resize(.compact)
      #expect(window.rig.stack == [boxes, sentList])
      window.rig.expectNoMisuse()
    }
  }

  /// A link changes the columns below. Modals over them are dismissed first, and the column that the link names is on top.
  @Test(arguments: 0..<16) func s6_aLinkChangesTheColumnsBeneath(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let window = Window()
      await window.rig.settle()
      try #require(window.messages).open(first)
      await window.rig.settle()
      window.scene.open(try Mail.Route.parse(try #require(URL(string: "mailbox://sent/1"))).get())
      await window.rig.settle()
      #expect(window.rig.stack == [boxes, sentList, message])
      await window.rig.resize(.regular)
      #expect(window.rig.names(.supplementary) == [sentList] && window.rig.names(.secondary) == [message])
      window.rig.expectNoMisuse()
    }
  }

  @Test func s5_aPopoverIsUpWhileTheSizeChanges() async throws {
    try await Headless.isolated(openQuestions(0)) {
      let window = Window()
      await window.rig.settle()
      try #require(window.messages).open(first)
      await window.rig.settle()
      let view = UIView(frame: .zero)
      window.rig.screens(.secondary).last?.view.addSubview(view)
      let moving = Task { [message = window.message] in await message?.move.result(NavGraph.Anchor(view)) }
      await window.rig.settle()
      await window.rig.resize(.compact)
      await window.rig.resize(.regular)
      let sheet = try #require(window.rig.split?.presentedViewController as? UIAlertController)
      sheet.tapButton("Archive")
      await window.rig.settle()
      _ = await moving.value
      #expect(window.rig.names(.secondary) == ["\(Mail.Graph.Screen.noMessage)"])
      window.rig.expectNoMisuse()
    }
  }
}
