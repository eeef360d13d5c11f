import Foundation
import NavGraphRuntime
import NavGraphUIKit
import UIKit

#if canImport(MailGenerated)
@testable import MailGenerated
#endif

/// The sample Mail with view controllers.
@MainActor final class MailScene: SampleScene, Mail.Guards, Mail.Conditions {
  private(set) var reports: [String] = []
  private var scene: Mail.NavigationScene?
  /// False at first, so that the app starts with the guard flow instead of the root.
  private var account = false

  init(in window: UIWindow) {
    let scene = Mail.NavigationScene(window: window, factory: self, guards: self, conditions: self)
    scene.navigator.report = { [weak self] report in
      switch report {
      case .began(let name): self?.reports.append(name)
      case .dropped(let name, _): self?.reports.append("dropped \(name)")
      case .isHeldUp: self?.reports.append("held up")
      case .isStuck: self?.reports.append("stuck")
      case .leaks(let name): self?.reports.append("leaks \(name)")
      default: break
      }
    }
    self.scene = scene
  }

  func hasAccount() async -> Bool {
    defer { account = true }
    return account
  }

  var online: Bool { true }

  /// A message editor that asks for confirmation before the user drags it away.
  private final class Writing: DeviceScreen, NavGraph.DismissalConfirming {
    var mayDismiss: Bool { false }

    func confirmDismissal() async -> Bool { await ask("Drop the message?") }
  }
}

extension MailScene: Mail.Factory {
  func makeMailboxes(events: Mail.Mailboxes.Events) -> UIViewController {
    DeviceScreen("Mailboxes", ("open", { events.open("inbox") }), ("compose", { events.compose() }), ("settings", { events.settings() }))
  }

  func makeMessageList(mailbox: Mail.MailboxID, events: Mail.MessageList.Events) -> UIViewController {
    DeviceScreen("Messages", ("open", { events.open("first") }), ("compose", { events.compose() }))
  }

  func makeNoMessage() -> UIViewController { DeviceScreen("Nothing") }

  func makeMessage(mailbox: Mail.MailboxID, thread: Mail.ThreadID, events: Mail.Message.Events) -> UIViewController {
    DeviceScreen("Message", ("sender", { events.sender("ann@example.com") }), ("source", { events.source() }))
  }

  func makeSender(address: String, events: Mail.Sender.Events) -> UIViewController { DeviceScreen("Sender") }
  func makeSource(thread: Mail.ThreadID) -> UIViewController { DeviceScreen("Source") }

  func makeAttachment(file: Foundation.URL, events: Mail.Attachment.Events) -> UIViewController {
    DeviceScreen("Attachment", ("close", { events.close() }))
  }

  func makeComposer(draft: Draft?, events: Mail.Composer.Events) -> UIViewController {
    Writing("New Message", ("recipients", { events.recipients() }), ("cancel", { events.cancel() }))
  }

  func makeRecipients(events: Mail.Recipients.Events) -> UIViewController { DeviceScreen("Recipients", ("done", { events.done() })) }

  func makeSettingsHome(events: Mail.SettingsHome.Events) -> UIViewController {
    DeviceScreen("Settings", ("signature", { events.signature() }), ("done", { events.done() }))
  }

  func makeSignature() -> UIViewController { DeviceScreen("Signature") }
  func makeAccountHello(events: Mail.AccountHello.Events) -> UIViewController { DeviceScreen("Welcome", ("next", { events.next() })) }
  func makeAccountForm(events: Mail.AccountForm.Events) -> UIViewController { DeviceScreen("Account", ("done", { events.done() })) }
}
