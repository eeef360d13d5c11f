import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// A random number generator that produces the same numbers for the same seed.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}

/// Tests random taps, swipes, drags, and links. Afterwards the screen shows the state, UIKit was used correctly, and nothing has leaked.
@MainActor @Suite struct RandomWalkTests {
  @Test(arguments: 0..<16) func screenEqualsState(_ seed: Int) async {
    var options = HeadlessOptions()
    options.stackChangesAtEnd = seed & 1 != 0
    options.didShowWithoutTransition = seed & 2 != 0
    options.didShowBeforeCompletions = seed & 4 != 0
    options.refusesWhilePresented = seed & 8 != 0
    await Headless.isolated(options) {
      var numbers = SeededNumbers(UInt64(seed))
      let rig = MessengerRig { $0.isUnlocked = seed % 3 != 0 }
      await rig.settle()
      for step in 0..<60 {
        var trace: [Int] = []
        for _ in 0...numbers.next(4) {
          let choice = numbers.next(20)
          trace.append(choice)
          act(choice, rig, &numbers)
          for _ in 0..<numbers.next(4) {
            await Task.yield()
            Headless.clock.step()
          }
        }
        await rig.settle()
        rig.scene.host.reconcile()
        await rig.settle()
        rig.expectConsistent("seed \(seed), step \(step), \(trace)")
      }
      rig.scene.stop()
    }
  }

  private func act(_ choice: Int, _ rig: MessengerRig, _ numbers: inout SeededNumbers) {
    let chat = Messenger.ChatID(rawValue: String(numbers.next(3)))
    let contact = Messenger.ContactID(rawValue: String(numbers.next(3)))
    let isStill = Headless.clock.isIdle
    switch choice {
    case 0: rig.events(Messenger.ChatList.Events.self)?.chat(chat)
    case 1:
      rig.events(Messenger.ChatList.Events.self)?.profile(contact)
      rig.events(Messenger.ContactList.Events.self)?.open(contact)
    case 2: if let list = rig.events(Messenger.ChatList.Events.self) { Task { await list.compose.result() } }
    case 3: if let chat = rig.events(Messenger.Chat.Events.self) { Task { await chat.delete.result() } }
    case 4: (rig.topModal as? UIAlertController)?.tapButton(numbers.next(2))
    case 5: rig.events(Messenger.RecipientPicker.Events.self)?.pick(chat)
    case 6: rig.events(Messenger.RecipientPicker.Events.self)?.group()
    case 7: rig.events(Messenger.Unlock.Events.self)?.unlocked()
    case 8: rig.events(Messenger.Unlock.Events.self)?.cancel()
    case 9: rig.stack?.swipeBack(complete: numbers.next(2) == 0)
    case 10: rig.topModal?.dragSheetDown(complete: numbers.next(2) == 0)
    case 11: rig.tabs?.tapTab(numbers.next(5))
    case 12: rig.scene.open(.chats(id: chat))
    case 13: rig.scene.open(.settingsPrivacyBlocked(contact: contact))
    case 14: rig.scene.open(numbers.next(2) == 0 ? .new : .users(contact: contact))
    case 15: rig.app.isUnlocked.toggle()
    case 16: if isStill, rig.topModal == nil { rig.stack?.popViewController(animated: numbers.next(2) == 0) }
    case 17: if isStill { rig.window.rootViewController?.dismiss(animated: numbers.next(2) == 0) }
    case 18: rig.events(Messenger.Chat.Events.self)?.info()
    default: if let picker = rig.front as? ConfirmingScreen { picker.mayDismiss.toggle() }
    }
  }
}
