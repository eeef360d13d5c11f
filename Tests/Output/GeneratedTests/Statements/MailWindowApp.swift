import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// The factory, guards, and conditions of the sample Mail.
@MainActor final class MailWindowApp: Mail.Factory, Mail.Guards, Mail.Conditions {
  let online = true
  func hasAccount() async -> Bool { true }

  func makeMailboxes(events: Mail.Mailboxes.Events) -> UIViewController { SampleScreen(Mail.Graph.Screen.mailboxes, events) }
  func makeMessageList(mailbox: Mail.MailboxID, events: Mail.MessageList.Events) -> UIViewController {
    SampleScreen(Mail.Graph.Screen.messageList(mailbox: mailbox), events)
  }
  func makeNoMessage() -> UIViewController { SampleScreen(Mail.Graph.Screen.noMessage) }
  func makeMessage(mailbox: Mail.MailboxID, thread: Mail.ThreadID, events: Mail.Message.Events) -> UIViewController {
    SampleScreen(Mail.Graph.Screen.message(mailbox: mailbox, thread: thread), events)
  }
  func makeSender(address: String, events: Mail.Sender.Events) -> UIViewController {
    SampleScreen(Mail.Graph.Screen.sender(address: address), events)
  }
  func makeSource(thread: Mail.ThreadID) -> UIViewController { SampleScreen(Mail.Graph.Screen.source(thread: thread)) }
  func makeAttachment(file: URL, events: Mail.Attachment.Events) -> UIViewController {
    SampleScreen(Mail.Graph.Screen.attachment(file: file), events)
  }
  func makeComposer(draft: Draft?, events: Mail.Composer.Events) -> UIViewController {
    SampleScreen(Mail.Graph.Screen.composer(draft: draft), events)
  }
  func makeRecipients(events: Mail.Recipients.Events) -> UIViewController { SampleScreen(Mail.Graph.Screen.recipients, events) }
  func makeSettingsHome(events: Mail.SettingsHome.Events) -> UIViewController { SampleScreen(Mail.Graph.Screen.settingsHome, events) }
  func makeSignature() -> UIViewController { SampleScreen(Mail.Graph.Screen.signature) }
  func makeAccountHello(events: Mail.AccountHello.Events) -> UIViewController { SampleScreen(Mail.Graph.Screen.accountHello, events) }
  func makeAccountForm(events: Mail.AccountForm.Events) -> UIViewController { SampleScreen(Mail.Graph.Screen.accountForm, events) }
}
