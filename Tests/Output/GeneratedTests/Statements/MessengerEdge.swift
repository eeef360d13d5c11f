import Foundation
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// One event of the Messenger sample, with taps that lead to a screen that has it.
struct MessengerEdge: Sendable, CustomStringConvertible {
  let name: String
  /// Sets the answers of the app.
  var app: @MainActor @Sendable (MessengerApp) -> Void = { _ in }
  /// The taps that lead to the screen, from the first tab on.
  let way: [@MainActor @Sendable (MessengerRig) -> Void]
  let fire: @MainActor @Sendable (MessengerRig) -> Void

  var description: String { name }

  typealias Tap = @MainActor @Sendable (MessengerRig) -> Void

  private init(_ name: String, app: @escaping @MainActor @Sendable (MessengerApp) -> Void = { _ in }, _ way: [Tap], _ fire: @escaping Tap) {
    (self.name, self.app, self.way, self.fire) = (name, app, way, fire)
  }

  private static let ann = Messenger.ChatID(rawValue: "ann")
  private static let bob = Messenger.ContactID(rawValue: "bob")

  private static func tab(_ index: Int) -> Tap { { _ = $0.tabs?.tapTab(index) } }
  private static let chat: Tap = { $0.events(Messenger.ChatList.Events.self)?.chat(ann) }
  private static let folder: Tap = { $0.events(Messenger.ChatList.Events.self)?.folder(.spam) }
  private static let compose: Tap = { rig in
    if let list = rig.events(Messenger.ChatList.Events.self) { Task { await list.compose.result() } }
  }
  private static let filter: Tap = { $0.events(Messenger.ChatList.Events.self)?.filter(NavGraph.Anchor(UIView(frame: .zero))) }
  private static let group: Tap = { $0.events(Messenger.RecipientPicker.Events.self)?.group() }
  private static let info: Tap = { $0.events(Messenger.Chat.Events.self)?.info() }
  private static let photo: Tap = { $0.events(Messenger.Chat.Events.self)?.photo(1) }
  private static let call: Tap = { $0.events(Messenger.CallList.Events.self)?.call(ann) }
  private static let contact: Tap = { $0.events(Messenger.ContactList.Events.self)?.open(bob) }
  private static let privacy: Tap = { $0.events(Messenger.SettingsHome.Events.self)?.privacy() }
  private static let blocked: Tap = { $0.events(Messenger.Privacy.Events.self)?.blocked() }
  private static let add: Tap = { $0.events(Messenger.BlockList.Events.self)?.add() }
  private static let next: Tap = { $0.events(Messenger.Welcome.Events.self)?.next() }
  private static let permissions: Tap = { $0.events(Messenger.Permissions.Events.self)?.next() }

  /// Every event of the sample, in the order of the screens.
  static let all: [MessengerEdge] = [
    MessengerEdge("ChatList.compose", [], compose),
    MessengerEdge("ChatList.folder", [], folder),
    MessengerEdge("ChatList.filter", [], filter),
    MessengerEdge("ChatList.search", []) { $0.events(Messenger.ChatList.Events.self)?.search() },
    MessengerEdge("ChatList.chat", [], chat),
    MessengerEdge("ChatList.profile", []) { $0.events(Messenger.ChatList.Events.self)?.profile(bob) },
    MessengerEdge("ChatList.link", []) { $0.events(Messenger.ChatList.Events.self)?.link(URL(fileURLWithPath: "/")) },
    MessengerEdge("FolderView.chat", [folder]) { $0.events(Messenger.FolderView.Events.self)?.chat(ann) },
    MessengerEdge("FolderView.profile", [folder]) { $0.events(Messenger.FolderView.Events.self)?.profile(bob) },
    MessengerEdge("FolderView.link", [folder]) { $0.events(Messenger.FolderView.Events.self)?.link(URL(fileURLWithPath: "/")) },
    MessengerEdge("Chat.chat", [chat]) { $0.events(Messenger.Chat.Events.self)?.chat(ann) },
    MessengerEdge("Chat.profile", [chat]) { $0.events(Messenger.Chat.Events.self)?.profile(bob) },
    MessengerEdge("Chat.link", [chat]) { $0.events(Messenger.Chat.Events.self)?.link(URL(fileURLWithPath: "/")) },
    MessengerEdge("Chat.info", [chat], info),
    MessengerEdge("Chat.call", [chat]) { $0.events(Messenger.Chat.Events.self)?.call() },
    MessengerEdge("Chat.photo", [chat], photo),
    MessengerEdge("Chat.delete", [chat]) { rig in
      if let chat = rig.events(Messenger.Chat.Events.self) { Task { await chat.delete.result() } }
    },
    MessengerEdge("Chat.draft", app: { $0.hasDraft = true }, [chat]) { rig in
      if let chat = rig.events(Messenger.Chat.Events.self) { Task { await chat.draft.result() } }
    },
    MessengerEdge("ChatInfo.close", [chat, info]) { $0.events(Messenger.ChatInfo.Events.self)?.close() },
    MessengerEdge("Photo.close", [chat, photo]) { $0.events(Messenger.Photo.Events.self)?.close() },
    MessengerEdge("Unlock.unlocked", app: { $0.isUnlocked = false }, [chat]) { $0.events(Messenger.Unlock.Events.self)?.unlocked() },
    MessengerEdge("Unlock.cancel", app: { $0.isUnlocked = false }, [chat]) { $0.events(Messenger.Unlock.Events.self)?.cancel() },
    MessengerEdge("Filters.pick", [filter]) { $0.events(Messenger.Filters.Events.self)?.pick() },
    MessengerEdge("RecipientPicker.pick", [compose]) { $0.events(Messenger.RecipientPicker.Events.self)?.pick(ann) },
    MessengerEdge("RecipientPicker.group", [compose], group),
    MessengerEdge("RecipientPicker.cancel", [compose]) { $0.events(Messenger.RecipientPicker.Events.self)?.cancel() },
    MessengerEdge("GroupForm.create", [compose, group]) { $0.events(Messenger.GroupForm.Events.self)?.create(ann) },
    MessengerEdge("CallView.hangUp", [tab(1), call]) { $0.events(Messenger.CallView.Events.self)?.hangUp() },
    MessengerEdge("CallList.call", [tab(1)], call),
    MessengerEdge("ContactList.open", [tab(2)], contact),
    MessengerEdge("Profile.message", [tab(2), contact]) { $0.events(Messenger.Profile.Events.self)?.message(ann) },
    MessengerEdge("Profile.block", [tab(2), contact]) { $0.events(Messenger.Profile.Events.self)?.block() },
    MessengerEdge("SearchHome.chat", [tab(3)]) { $0.events(Messenger.SearchHome.Events.self)?.chat(ann) },
    MessengerEdge("SearchHome.profile", [tab(3)]) { $0.events(Messenger.SearchHome.Events.self)?.profile(bob) },
    MessengerEdge("SearchHome.link", [tab(3)]) { $0.events(Messenger.SearchHome.Events.self)?.link(URL(fileURLWithPath: "/")) },
    MessengerEdge("Welcome.next", app: { $0.isOnboarded = false }, [], next),
    MessengerEdge("Permissions.next", app: { $0.isOnboarded = false }, [next], permissions),
    MessengerEdge("Permissions.back", app: { $0.isOnboarded = false }, [next]) { $0.events(Messenger.Permissions.Events.self)?.back() },
    MessengerEdge("Ready.done", app: { $0.isOnboarded = false }, [next, permissions]) { rig in
      rig.app.isOnboarded = true
      rig.events(Messenger.Ready.Events.self)?.done()
    },
    MessengerEdge("Credentials.done", app: { $0.isSignedIn = false }, [tab(4), privacy]) { rig in
      rig.app.isSignedIn = true
      rig.events(Messenger.Credentials.Events.self)?.done()
    },
    MessengerEdge("Credentials.cancel", app: { $0.isSignedIn = false }, [tab(4), privacy]) {
      $0.events(Messenger.Credentials.Events.self)?.cancel()
    },
    MessengerEdge("SettingsHome.privacy", [tab(4)], privacy),
    MessengerEdge("SettingsHome.notifications", [tab(4)]) { $0.events(Messenger.SettingsHome.Events.self)?.notifications() },
    MessengerEdge("Privacy.blocked", [tab(4), privacy], blocked),
    MessengerEdge("BlockList.add", [tab(4), privacy, blocked], add),
    MessengerEdge("BlockPicker.done", [tab(4), privacy, blocked, add]) { $0.events(Messenger.BlockPicker.Events.self)?.done() },
    MessengerEdge("BlockPicker.cancel", [tab(4), privacy, blocked, add]) { $0.events(Messenger.BlockPicker.Events.self)?.cancel() },
  ]
}

extension MessengerRig {
  /// Sends the event of an edge after the taps that lead to it.
  func go(_ edge: MessengerEdge) async {
    edge.app(app)
    for tap in edge.way {
      tap(self)
      await settle()
    }
    edge.fire(self)
    await settle()
  }

  /// Returns to the first tab with only its root, from any state.
  func goHome() async {
    app.isOnboarded = true
    while window.rootViewController is UIPageViewController {
      events(Messenger.Welcome.Events.self)?.next()
      events(Messenger.Permissions.Events.self)?.next()
      events(Messenger.Ready.Events.self)?.done()
      await settle()
    }
    if let alert = topModal as? UIAlertController {
      alert.tapButton(alert.actions.count - 1)
      await settle()
    }
    if topModal != nil { window.rootViewController?.dismiss(animated: false) }
    scene.host.reconcile()
    await settle()
    for case let stack as UINavigationController in tabs?.viewControllers ?? [] {
      stack.popToRootViewController(animated: false)
    }
    tabs?.tapTab(0)
    scene.host.reconcile()
    await settle()
  }
}
