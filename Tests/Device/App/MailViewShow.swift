import Foundation
import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import UIKit

#if canImport(MailGenerated)
@testable import MailGenerated
#endif

/// The sample Mail, with views.
@MainActor final class MailViewShow: Show, Mail.Guards, Mail.Conditions {
  private(set) var heard: [String] = []
  private var scene: Mail.ViewScene?
  private var account = false

  init(in window: UIWindow) {
    let scene = Mail.ViewScene(factory: Views(), guards: self, conditions: self)
    scene.navigator.report = { [weak self] report in
      switch report {
      case .began(let name): self?.heard.append(name)
      case .dropped(let name, _): self?.heard.append("dropped \(name)")
      case .isStuck: self?.heard.append("stuck")
      default: break
      }
    }
    self.scene = scene
    window.rootViewController = UIHostingController(rootView: NavGraph.RootView(scene.host))
  }

  func hasAccount() async -> Bool {
    defer { account = true }
    return account
  }

  var online: Bool { true }

  /// A text, and a button for each event.
  struct Page: View {
    let text: String
    let events: [(name: String, send: @MainActor () -> Void)]

    init(_ text: String, _ events: (name: String, send: @MainActor () -> Void)...) {
      self.text = text
      self.events = events
    }

    var body: some View {
      VStack {
        Text(text)
        ForEach(events.map { $0.name }, id: \.self) { name in Button(name) { events.first { $0.name == name }?.send() } }
      }
    }
  }

  struct Views: Mail.ViewFactory {
    func mailboxes(on events: Mail.Mailboxes.Events) -> some View {
      Page("Mailboxes", ("open", { events.open("inbox") }), ("compose", { events.compose() }), ("settings", { events.settings() }))
    }

    func messageList(mailbox: Mail.MailboxID, on events: Mail.MessageList.Events) -> some View {
      Page("Messages", ("open", { events.open("first") }), ("compose", { events.compose() }))
    }

    func noMessage() -> some View { Page("Nothing") }

    func message(mailbox: Mail.MailboxID, thread: Mail.ThreadID, on events: Mail.Message.Events) -> some View {
      Page("Message", ("sender", { events.sender("ann@example.com") }), ("source", { events.source() }))
    }

    func sender(address: String, on events: Mail.Sender.Events) -> some View { Page("Sender") }
    func source(thread: Mail.ThreadID) -> some View { Page("Source") }
    func attachment(file: Foundation.URL, on events: Mail.Attachment.Events) -> some View {
      Page("Attachment", ("close", { events.close() }))
    }

    func composer(draft: Draft?, on events: Mail.Composer.Events) -> some View {
      Page("New Message", ("recipients", { events.recipients() }), ("cancel", { events.cancel() }))
    }

    func recipients(on events: Mail.Recipients.Events) -> some View { Page("Recipients", ("done", { events.done() })) }

    func settingsHome(on events: Mail.SettingsHome.Events) -> some View {
      Page("Settings", ("signature", { events.signature() }), ("done", { events.done() }))
    }

    func signature() -> some View { Page("Signature") }
    func accountHello(on events: Mail.AccountHello.Events) -> some View { Page("Welcome", ("next", { events.next() })) }
    func accountForm(on events: Mail.AccountForm.Events) -> some View { Page("Account", ("done", { events.done() })) }
  }
}
