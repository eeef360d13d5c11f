import Foundation
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// What an app supplies: controllers, and answers.
@MainActor final class MessengerApp: Messenger.Factory, Messenger.Guards, Messenger.Conditions, Messenger.Badges {
  var isOnboarded = true
  var isUnlocked = true
  var isSignedIn = true
  var hasDraft = false
  var unread = 0
  var asked: [String] = []
  /// What happens while `unlocked` is being asked.
  var whenAsked: () -> Void = {}
  var browsed: [URL] = []
  /// What the next profile is shown by.
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

  func chatList(on events: Messenger.ChatList.Events) -> UIViewController { SampleScreen(Messenger.Screen.chatList, events) }
  func folderView(folder: Messenger.Folder, on events: Messenger.FolderView.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.folderView(folder: folder), events)
  }
  func chat(id: Messenger.ChatID, message: Messenger.MessageID?, on events: Messenger.Chat.Events) -> SampleScreen {
    SampleScreen(Messenger.Screen.chat(id: id, message: message), events)
  }
  func updateChat(
    _ controller: SampleScreen, id: Messenger.ChatID, message: Messenger.MessageID?, on events: Messenger.Chat.Events
  ) {
    controller.take(Messenger.Screen.chat(id: id, message: message), events)
  }
  func chatInfo(id: Messenger.ChatID, on events: Messenger.ChatInfo.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.chatInfo(id: id), events)
  }
  func photo(number: Int, on events: Messenger.Photo.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.photo(number: number), events)
  }
  func unlock(chat: Messenger.ChatID, on events: Messenger.Unlock.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.unlock(chat: chat), events)
  }
  func filters(on events: Messenger.Filters.Events) -> UIViewController { SampleScreen(Messenger.Screen.filters, events) }
  func recipientPicker(on events: Messenger.RecipientPicker.Events) -> UIViewController {
    ConfirmingScreen(Messenger.Screen.recipientPicker, events)
  }
  func groupForm(on events: Messenger.GroupForm.Events) -> UIViewController { SampleScreen(Messenger.Screen.groupForm, events) }
  func callView(chat: Messenger.ChatID, on events: Messenger.CallView.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.callView(chat: chat), events)
  }
  func callList(on events: Messenger.CallList.Events) -> UIViewController { SampleScreen(Messenger.Screen.callList, events) }
  func contactList(on events: Messenger.ContactList.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.contactList, events)
  }
  func profile(contact: Messenger.ContactID, on events: Messenger.Profile.Events) -> UIViewController {
    defer { panningScreen = nil }
    return panningScreen ?? SampleScreen(Messenger.Screen.profile(contact: contact), events)
  }
  func searchHome(on events: Messenger.SearchHome.Events) -> UIViewController { SampleScreen(Messenger.Screen.searchHome, events) }
  func welcome(on events: Messenger.Welcome.Events) -> UIViewController { SampleScreen(Messenger.Screen.welcome, events) }
  func permissions(on events: Messenger.Permissions.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.permissions, events)
  }
  func ready(on events: Messenger.Ready.Events) -> UIViewController { SampleScreen(Messenger.Screen.ready, events) }
  func credentials(on events: Messenger.Credentials.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.credentials, events)
  }
  func settingsHome(on events: Messenger.SettingsHome.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.settingsHome, events)
  }
  func privacy(on events: Messenger.Privacy.Events) -> UIViewController { SampleScreen(Messenger.Screen.privacy, events) }
  func blockList(contact: Messenger.ContactID?, on events: Messenger.BlockList.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.blockList(contact: contact), events)
  }
  func blockPicker(on events: Messenger.BlockPicker.Events) -> UIViewController {
    SampleScreen(Messenger.Screen.blockPicker, events)
  }
  func notifications() -> UIViewController { SampleScreen(Messenger.Screen.notifications) }
}
