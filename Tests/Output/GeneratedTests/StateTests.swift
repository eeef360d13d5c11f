import Foundation
import Testing

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests the state of an app as a value: it is created, compared, and changed by events without a screen and off the main actor.
@Suite struct StateTests {
  typealias State = Messenger.NavigationState

  @Test func whatIsShownIsCompared() {
    #expect(State.main() == .main(.chats))
    #expect(State.main() != .main(.calls))
    #expect(State.main(chats: [.chat(id: "1")]) == .main(.chats, chats: [.chat(id: "1")]))
    #expect(State.main(chats: [.chat(id: "1")]) != .main(chats: [.chat(id: "2")]))
    #expect(State.main(presenting: [.newMessage()]) != .main())
    #expect(State.main(presenting: [.newMessage([.groupForm])]) != .main(presenting: [.newMessage()]))
    #expect(Set([State.main(), .main(.chats), .main(.calls)]).count == 2)
  }

  /// Two equal screens in a row stay two, with different identities.
  @Test func equalScreensStayTwo() {
    let state = State.main(chats: [.chat(id: "1"), .chat(id: "1")])
    #expect(state.screens(in: .chats) == [.chatList, .chat(id: "1"), .chat(id: "1")])
    #expect(state != .main(chats: [.chat(id: "1")]))
    #expect(state.back() == .main(chats: [.chat(id: "1")]))
    var ids: [Int] = []
    state.tree.root.eachNode { ids.append($0.id.rawValue) }
    #expect(Set(ids).count == ids.count)
  }

  @Test func eventsMapStatesToStates() {
    // The page about types shows this line; `PageFragmentTests` compare it.
    #expect(Messenger.NavigationState.main().after(Messenger.ChatList.chat(id: "1")) == .main(chats: [.chat(id: "1")]))
    let list = State.main()
    #expect(list.after(Messenger.ChatList.search()) == .main(.search))
    #expect(list.after(Messenger.ChatList.compose()) == .main(presenting: [.newMessage()]))
    #expect(list.selecting(.settings).after(Messenger.SettingsHome.privacy()) == .main(.settings, settings: [.privacy]))
    #expect(list.selecting(.settings).mainTab == .settings)
  }

  /// Outcome handlers apply to the event that presented the flow.
  @Test func flowsFinishAtTheirPresenter() {
    let composing = State.main().after(Messenger.ChatList.compose())
    #expect(composing.after(Messenger.RecipientPicker.pick(chat: "7")) == .main(chats: [.chat(id: "7")]))
    #expect(composing.after(Messenger.RecipientPicker.cancel()) == .main())
    #expect(composing.dismissed() == .main())
    let asking = State.main(chats: [.chat(id: "1")]).after(Messenger.Chat.delete())
    #expect(asking.modals == [.deleteChat])
    #expect(asking.finished(.deleteChatButton(.delete)) == .main())
    #expect(asking.finished(.deleteChatButton(.keep)) == .main(chats: [.chat(id: "1")]))
  }

  @Test func conditionsAndGuardsAreAnswered() {
    let chat = State.main(chats: [.chat(id: "1")])
    #expect(chat.after(Messenger.Chat.draft()) == chat)
    #expect(chat.after(Messenger.Chat.draft(), where: { $0 == .hasDraft }).modals == [.newMessage])
    let list = State.main()
    #expect(list.after(Messenger.ChatList.chat(id: "1"), grants: { $0 != .unlocked(chat: "1") }) == list)
  }

  @Test func linksMapStatesToStates() {
    let state = State.main(chats: [.chat(id: "1")], presenting: [.newMessage()])
    #expect(state.opening(.settingsPrivacyBlocked(contact: "bob")).mainTab == .settings)
    #expect(
      state.opening(.settingsPrivacyBlocked(contact: "bob"))
        == .main(.settings, chats: [.chat(id: "1")], settings: [.privacy, .blockList(contact: "bob")]))
  }

  /// An event of another screen, or an invented one, can't change the state in a way that the graph forbids.
  @Test func nothingForbiddenComesOfMadeUpEvents() {
    let list = State.main()
    #expect(list.after(Messenger.Graph.Event("made up", .push(.privacy))) == list)
    #expect(list.after(Messenger.Graph.Event("made up", .replace(.welcome))) == list)
    #expect(list.after(Messenger.Graph.Event("made up", .select(.main, 99))) == list)
    let place = NavGraph.TargetPlace<Messenger.Graph>.root(.main, .tab(0, .path([.chatList, .welcome])))
    #expect(list.after(Messenger.Graph.Event("made up", .open(NavGraph.Target(place)))) == list)
    #expect(list.after(Messenger.Graph.Event("made up", .push(.profile(contact: "a")))) == .main(chats: [.profile(contact: "a")]))
  }

  /// A tree that is created by hand contains only what the graph allows.
  @Test func nothingForbiddenComesOfTreesMadeByHand() {
    let parts = NavGraph.Parts<Messenger.Graph>(
      selected: "nowhere",
      ["chats": NavGraph.Parts(lowest: .welcome, [.chat(id: "1")]), "settings": NavGraph.Parts(lowest: nil, [.chatList])])
    #expect(NavGraph.Tree<Messenger.Graph>(.main, parts).shape == State.main().tree.shape)
  }

  @Test func itSaysWhatItIs() {
    #expect(
      State.main(.settings, settings: [.privacy], presenting: [.signIn]).description
        == "main(chats: [chatList], calls: [callList], contacts: [contactList], search: [searchHome], *settings: [settingsHome, privacy])"
        + " < signIn([credentials])")
  }

  @Test func screensForAnalytics() {
    #expect(State.main(chats: [.chat(id: "1")]).screens == [.chat(id: "1", message: nil)])
    #expect(State.main(presenting: [.newMessage()]).screens == [.recipientPicker])
  }
}
