import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// What the sample Mail needs of an app.
@MainActor final class MailWindowApp: Mail.Factory, Mail.Guards, Mail.Conditions {
  let online = true
  func hasAccount() async -> Bool { true }

  func mailboxes(on events: Mail.Mailboxes.Events) -> UIViewController { SampleScreen(Mail.Screen.mailboxes, events) }
  func messageList(mailbox: Mail.MailboxID, on events: Mail.MessageList.Events) -> UIViewController {
    SampleScreen(Mail.Screen.messageList(mailbox: mailbox), events)
  }
  func noMessage() -> UIViewController { SampleScreen(Mail.Screen.noMessage) }
  func message(mailbox: Mail.MailboxID, thread: Mail.ThreadID, on events: Mail.Message.Events) -> UIViewController {
    SampleScreen(Mail.Screen.message(mailbox: mailbox, thread: thread), events)
  }
  func sender(address: String, on events: Mail.Sender.Events) -> UIViewController {
    SampleScreen(Mail.Screen.sender(address: address), events)
  }
  func source(thread: Mail.ThreadID) -> UIViewController { SampleScreen(Mail.Screen.source(thread: thread)) }
  func attachment(file: URL, on events: Mail.Attachment.Events) -> UIViewController {
    SampleScreen(Mail.Screen.attachment(file: file), events)
  }
  func composer(draft: Draft?, on events: Mail.Composer.Events) -> UIViewController {
    SampleScreen(Mail.Screen.composer(draft: draft), events)
  }
  func recipients(on events: Mail.Recipients.Events) -> UIViewController { SampleScreen(Mail.Screen.recipients, events) }
  func settingsHome(on events: Mail.SettingsHome.Events) -> UIViewController { SampleScreen(Mail.Screen.settingsHome, events) }
  func signature() -> UIViewController { SampleScreen(Mail.Screen.signature) }
  func accountHello(on events: Mail.AccountHello.Events) -> UIViewController { SampleScreen(Mail.Screen.accountHello, events) }
  func accountForm(on events: Mail.AccountForm.Events) -> UIViewController { SampleScreen(Mail.Screen.accountForm, events) }
}
