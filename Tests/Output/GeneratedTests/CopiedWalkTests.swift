import Testing

@testable import MessengerGenerated
@testable import NavGraphRuntime

// Printed by `test` in `navgraph walk`; `WalkCommandTests` compare it.
@Test func walk() {
  var state = Messenger.NavigationState.main()
  state = state.after(Messenger.ChatList.chat(id: Messenger.ChatID(rawValue: "7")))
  state = state.back()
  state = state.selecting(.settings)
  state = state.after(appEvent: Messenger.AppEvents.ring(chat: Messenger.ChatID(rawValue: "9")))
  #expect(Set(state.screens.map { Messenger.Graph.recordName(of: $0) }) == ["callView"])
  #expect(state.modals.count == 1)
}
