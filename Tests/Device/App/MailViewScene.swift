import Foundation
import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import UIKit

#if canImport(MailGenerated)
@testable import MailGenerated
#endif

/// The sample Mail with SwiftUI views.
@MainActor final class MailViewScene: SampleScene, Mail.Guards, Mail.Conditions {
  private(set) var reports: [String] = []
  private var scene: Mail.NavigationViewScene?
  /// False at first, so that the app starts with the guard flow instead of the root.
  private var account = false

  init(in window: UIWindow) {
    let scene = Mail.NavigationViewScene(factory: Views(), guards: self, conditions: self)
    scene.navigator.report = { [weak self] report in
      switch report {
      case .began(let name): self?.reports.append(name)
      case .dropped(let name, _): self?.reports.append("dropped \(name)")
      case .isStuck: self?.reports.append("stuck")
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

  /// A screen with a text, and a button for each event. The names of events must be distinct.
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
    func makeMailboxes(events: Mail.Mailboxes.Events) -> some View {
      Page("Mailboxes", ("open", { events.open("inbox") }), ("compose", { events.compose() }), ("settings", { events.settings() }))
    }

    func makeMessageList(mailbox: Mail.MailboxID, events: Mail.MessageList.Events) -> some View {
      Page("Messages", ("open", { events.open("first") }), ("compose", { events.compose() }))
    }

    func makeNoMessage() -> some View { Page("Nothing") }

    func makeMessage(mailbox: Mail.MailboxID, thread: Mail.ThreadID, events: Mail.Message.Events) -> some View {
      Page("Message", ("sender", { events.sender("ann@example.com") }), ("source", { events.source() }))
    }

    func makeSender(address: String, events: Mail.Sender.Events) -> some View { Page("Sender") }
    func makeSource(thread: Mail.ThreadID) -> some View { Page("Source") }
    func makeAttachment(file: Foundation.URL, events: Mail.Attachment.Events) -> some View {
      Page("Attachment", ("close", { events.close() }))
    }

    func makeComposer(draft: Draft?, events: Mail.Composer.Events) -> some View {
      Page("New Message", ("recipients", { events.recipients() }), ("cancel", { events.cancel() }))
    }

    func makeRecipients(events: Mail.Recipients.Events) -> some View { Page("Recipients", ("done", { events.done() })) }

    func makeSettingsHome(events: Mail.SettingsHome.Events) -> some View {
      Page("Settings", ("signature", { events.signature() }), ("done", { events.done() }))
    }

    func makeSignature() -> some View { Page("Signature") }
    func makeAccountHello(events: Mail.AccountHello.Events) -> some View { Page("Welcome", ("next", { events.next() })) }
    func makeAccountForm(events: Mail.AccountForm.Events) -> some View { Page("Account", ("done", { events.done() })) }
  }
}
