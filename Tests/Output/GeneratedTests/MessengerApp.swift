import Foundation
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// The controllers and answers that an app supplies.
@MainActor final class MessengerApp: Messenger.Factory, Messenger.Guards, Messenger.Conditions, Messenger.Badges {
  var isOnboarded = true
  var isUnlocked = true
  var isSignedIn = true
  var hasDraft = false
  var unread = 0
  var asked: [String] = []
  /// Called while `unlocked` is evaluated.
  var whenAsked: () -> Void = {}
  var browsed: [URL] = []
  /// The controller for the next profile, or nil for the usual one.
  var panningScreen: UIViewController?

  var chats: String? { unread == 0 ? nil : String(unread) }

  func onboarded() async -> Bool {
    asked.append("onboarded")
    await Task.yield()
    return isOnboarded
  }

  func signedIn() async -> Bool {
    asked.append("signedIn")
    await Task.yield()
    return isSignedIn
  }

  func unlocked(chat: Messenger.ChatID) async -> Bool {
    asked.append("unlocked \(chat.rawValue)")
    whenAsked()
    await Task.yield()
    return isUnlocked
  }

  func makeChatList(events: Messenger.ChatList.Events) -> UIViewController { SampleScreen(Messenger.Graph.Screen.chatList, events) }
  func makeFolderView(folder: Messenger.Folder, events: Messenger.FolderView.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.folderView(folder: folder), events)
  }
  func makeChat(id: Messenger.ChatID, message: Messenger.MessageID?, events: Messenger.Chat.Events) -> SampleScreen {
    SampleScreen(Messenger.Graph.Screen.chat(id: id, message: message), events)
  }
  func updateChat(
    _ controller: SampleScreen, id: Messenger.ChatID, message: Messenger.MessageID?, events: Messenger.Chat.Events
  ) {
    controller.take(Messenger.Graph.Screen.chat(id: id, message: message), events)
  }
  func makeChatInfo(id: Messenger.ChatID, events: Messenger.ChatInfo.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.chatInfo(id: id), events)
  }
  func makePhoto(number: Int, events: Messenger.Photo.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.photo(number: number), events)
  }
  func makeUnlock(chat: Messenger.ChatID, events: Messenger.Unlock.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.unlock(chat: chat), events)
  }
  func makeFilters(events: Messenger.Filters.Events) -> UIViewController { SampleScreen(Messenger.Graph.Screen.filters, events) }
  func makeRecipientPicker(events: Messenger.RecipientPicker.Events) -> UIViewController {
    ConfirmingScreen(Messenger.Graph.Screen.recipientPicker, events)
  }
  func makeGroupForm(events: Messenger.GroupForm.Events) -> UIViewController { SampleScreen(Messenger.Graph.Screen.groupForm, events) }
  func makeCallView(chat: Messenger.ChatID, events: Messenger.CallView.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.callView(chat: chat), events)
  }
  func makeCallList(events: Messenger.CallList.Events) -> UIViewController { SampleScreen(Messenger.Graph.Screen.callList, events) }
  func makeContactList(events: Messenger.ContactList.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.contactList, events)
  }
  func makeProfile(contact: Messenger.ContactID, events: Messenger.Profile.Events) -> UIViewController {
    defer { panningScreen = nil }
    return panningScreen ?? SampleScreen(Messenger.Graph.Screen.profile(contact: contact), events)
  }
  func makeSearchHome(events: Messenger.SearchHome.Events) -> UIViewController { SampleScreen(Messenger.Graph.Screen.searchHome, events) }
  func makeWelcome(events: Messenger.Welcome.Events) -> UIViewController { SampleScreen(Messenger.Graph.Screen.welcome, events) }
  func makePermissions(events: Messenger.Permissions.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.permissions, events)
  }
  func makeReady(events: Messenger.Ready.Events) -> UIViewController { SampleScreen(Messenger.Graph.Screen.ready, events) }
  func makeCredentials(events: Messenger.Credentials.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.credentials, events)
  }
  func makeSettingsHome(events: Messenger.SettingsHome.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.settingsHome, events)
  }
  func makePrivacy(events: Messenger.Privacy.Events) -> UIViewController { SampleScreen(Messenger.Graph.Screen.privacy, events) }
  func makeBlockList(contact: Messenger.ContactID?, events: Messenger.BlockList.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.blockList(contact: contact), events)
  }
  func makeBlockPicker(events: Messenger.BlockPicker.Events) -> UIViewController {
    SampleScreen(Messenger.Graph.Screen.blockPicker, events)
  }
  func makeNotifications() -> UIViewController { SampleScreen(Messenger.Graph.Screen.notifications) }
}
