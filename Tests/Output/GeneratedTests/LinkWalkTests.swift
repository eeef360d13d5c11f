import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests links of every kind and policy at random moments while the user taps, signs in and out, and makes calls.
/// Afterwards the screen shows the state, there is a root, and a last link to an unguarded place arrives.
@MainActor @Suite struct LinkWalkTests {
  @Test(arguments: 0..<16) func linksAtAnyMoment(_ seed: Int) async {
    var options = HeadlessOptions()
    options.stackChangesAtEnd = seed & 1 != 0
    options.didShowWithoutTransition = seed & 2 != 0
    options.didShowBeforeCompletions = seed & 4 != 0
    options.refusesWhilePresented = seed & 8 != 0
    await Headless.isolated(options) {
      var numbers = SeededNumbers(UInt64(1_000 + seed))
      let rig = MessengerRig { $0.isSignedIn = seed % 2 == 0 }
      for step in 0..<50 {
        var trace: [Int] = []
        for _ in 0...numbers.next(4) {
          let choice = numbers.next(22)
          trace.append(choice)
          act(choice, rig, &numbers)
          for _ in 0..<numbers.next(5) {
            await Task.yield()
            Headless.clock.step()
          }
        }
        await rig.settle()
        rig.scene.host.reconcile()
        await rig.settle()
        let note = "seed \(seed), step \(step), \(trace)"
        let tree = rig.scene.navigator.tree
        #expect(tree.rootName != nil || tree.rootFlow != nil, "\(note): there is no root")
        rig.expectConsistent(note)
      }
      await leaveEverything(rig)
      rig.scene.open(.settings)
      await rig.settle()
      #expect(rig.path == ["settingsHome"], "seed \(seed)")
      rig.expectConsistent("seed \(seed), at last")
      rig.scene.stop()
    }
  }

  private func target(_ numbers: inout SeededNumbers) -> Messenger.Graph.Target {
    let contact = Messenger.ContactID(rawValue: String(numbers.next(2)))
    let chat = Messenger.ChatID(rawValue: String(numbers.next(2)))
    let policies: [NavGraph.LinkPolicy] = [.dismiss, .dismiss, .over, .wait, .reject, .now, .now]
    let places: [NavGraph.TargetPlace<Messenger.Graph>] = [
      .root(.main, .tab(4, .path([.settingsHome, .privacy, .blockList(contact: contact)]))),
      .root(.main, .tab(0, .path([.chatList, .chat(id: chat)]))),
      numbers.next(2) == 0 ? .root(.main, .tab(0, .path([.chatList]))) : .root(.main, .tab(1, .path([.callList]))),
      .here([.profile(contact: contact)], in: [.chats, .contacts, .search], otherwise: nil),
      .here([.groupForm], in: [.newMessage], otherwise: .root(.main, .tab(2, .path([.contactList])))),
      .anywhere,
    ]
    let place = places[numbers.next(places.count)]
    var modals: [NavGraph.TargetModal<Messenger.Graph>] = []
    switch numbers.next(6) {
    case 0: modals = [.present(.newMessage)]
    case 1: modals = [.present(.newMessage, showing: .path([.recipientPicker, .groupForm]))]
    default: break
    }
    if case .anywhere = place, modals.isEmpty { modals = [.present(.blockContact)] }
    var policy = policies[numbers.next(policies.count)]
    // `over` changes what is under a modal, which UIKit refuses here. `now` does the same if it doesn't only present.
    if policy.leavesModals, Headless.options.refusesWhilePresented { policy = .dismiss }
    return Messenger.Graph.Target(
      place, presenting: modals, policy: policy, requires: numbers.next(3) == 0 ? [.signedIn] : [])
  }

  private func act(_ choice: Int, _ rig: MessengerRig, _ numbers: inout SeededNumbers) {
    let chat = Messenger.ChatID(rawValue: String(numbers.next(2)))
    switch choice {
    case 0...6: rig.scene.navigator.open(target(&numbers))
    case 7: rig.events(Messenger.ChatList.Events.self)?.chat(chat)
    case 8: if let list = rig.events(Messenger.ChatList.Events.self) { Task { await list.compose.result() } }
    case 9: if let chat = rig.events(Messenger.Chat.Events.self) { Task { await chat.delete.result() } }
    case 10: (rig.topModal as? UIAlertController)?.tapButton(numbers.next(2))
    case 11: rig.events(Messenger.Credentials.Events.self)?.done()
    case 12: rig.events(Messenger.Credentials.Events.self)?.cancel()
    case 13: rig.app.isSignedIn.toggle()
    case 14: if let picker = rig.front as? ConfirmingScreen { (picker.mayDismiss, picker.answer) = (false, numbers.next(2) == 0) }
    case 15: rig.events(Messenger.CallList.Events.self)?.call(chat)
    case 16: rig.events(Messenger.CallView.Events.self)?.hangUp()
    case 17: rig.topModal?.dragSheetDown(complete: numbers.next(2) == 0)
    case 18: rig.stack?.swipeBack(complete: numbers.next(2) == 0)
    case 19: rig.tabs?.tapTab(numbers.next(5))
    case 20:
      rig.app.isOnboarded = numbers.next(3) != 0
      rig.scene.navigator.send(Messenger.Graph.Event("signOut", .restart), from: rig.scene.navigator.tree.leaf.id)
    default:
      rig.app.isOnboarded = true
      rig.events(Messenger.Welcome.Events.self)?.next()
      rig.events(Messenger.Permissions.Events.self)?.next()
      rig.events(Messenger.Ready.Events.self)?.done()
      if numbers.next(4) == 0 { rig.scene.forgetLinks() }
    }
  }

  /// Ends everything that delays links: onboarding, calls, and sheets that refuse dismissal.
  private func leaveEverything(_ rig: MessengerRig) async {
    (rig.app.isOnboarded, rig.app.isSignedIn, rig.app.isUnlocked) = (true, true, true)
    rig.scene.forgetLinks()
    await rig.settle()
    for _ in 0..<20 {
      for controller in Headless.liveControllers { (controller as? ConfirmingScreen)?.mayDismiss = true }
      (rig.topModal as? UIAlertController)?.tapButton(1)
      rig.events(Messenger.Welcome.Events.self)?.next()
      rig.events(Messenger.Permissions.Events.self)?.next()
      rig.events(Messenger.Ready.Events.self)?.done()
      rig.events(Messenger.CallView.Events.self)?.hangUp()
      rig.topModal?.dragSheetDown()
      await rig.settle()
    }
  }
}
