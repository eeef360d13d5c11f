import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that every caller that waits for an outcome gets one, once, at the right moment.
@MainActor @Suite struct ResultStatementTests {
  typealias Event = NavGraph.Event<Messenger.Graph>
  typealias Outcome = NavGraph.Outcome<Messenger.ChatID>
  let ann = Messenger.ChatID(rawValue: "ann")

  struct WayOut: Sendable, CustomStringConvertible {
    let description: String
    let outcome: NavGraph.Outcome<Messenger.ChatID>
    let leave: @MainActor @Sendable (MessengerRig) -> Void
  }

  private static func send(_ action: NavGraph.Action<Messenger.Graph>) -> @MainActor @Sendable (MessengerRig) -> Void {
    { rig in rig.scene.navigator.send(Event("leave", action), from: rig.scene.navigator.tree.leaf.id) }
  }

  nonisolated static let waysOut: [WayOut] = [
    WayOut(description: "finished", outcome: .finished(Messenger.ChatID(rawValue: "ann"))) {
      $0.events(Messenger.RecipientPicker.Events.self)?.pick(Messenger.ChatID(rawValue: "ann"))
    },
    WayOut(description: "a finger", outcome: .dismissed(by: .user)) { $0.topModal?.dragSheetDown() },
    WayOut(description: "its own dismiss", outcome: .dismissed(by: .app)) { $0.events(Messenger.RecipientPicker.Events.self)?.cancel() },
    WayOut(description: "dismiss all", outcome: .dismissed(by: .app)) { rig in
      rig.scene.navigator.send(Event("leave", .dismissAll), from: rig.scene.navigator.tree.leaf.id)
    },
    WayOut(description: "a link", outcome: .dismissed(by: .link)) { $0.scene.open(.settings) },
    WayOut(description: "another root", outcome: .dismissed(by: .root)) { rig in
      rig.scene.navigator.send(Event("leave", .restart), from: rig.scene.navigator.tree.leaf.id)
    },
    WayOut(description: "somebody else", outcome: .dismissed(by: .user)) { rig in
      rig.window.rootViewController?.dismiss(animated: false)
      rig.scene.host.reconcile()
    },
    WayOut(description: "the end of the scene", outcome: .dismissed(by: .parent)) { $0.scene.stop() },
  ]

  @Test(arguments: waysOut) func r1_everyWayOutAnswersOnce(_ way: WayOut) async throws {
    try await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      var answers: [Outcome] = []
      Task { answers.append(await list.compose.result()) }
      await rig.settle()
      #expect(answers == [])
      way.leave(rig)
      await rig.settle()
      await turns { answers.count == 1 }
      #expect(answers == [way.outcome])
      #expect(rig.scene.navigator.pendingOutcomes == 0)
    }
  }

  /// A modal over a dismissed flow is dismissed with it.
  @Test func r1_whatStandsOnItGoesToo() async throws {
    try await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      var answers: [String] = []
      Task { answers.append("below: \(await list.compose.result())") }
      await rig.settle()
      let place = rig.scene.navigator.tree.leaf.id
      Task { answers.append("above: \(await rig.scene.navigator.perform(Event("more", .present(.blockContact)), from: place))") }
      await rig.settle()
      rig.scene.open(.settings)
      await rig.settle()
      await turns { answers.count == 2 }
      #expect(answers.sorted() == ["above: dismissed(by: parent)", "below: dismissed(by: link)"].map(spelled).sorted())
      rig.expectConsistent()
    }
  }

  /// Lets waiting tasks run until a condition is true. A scene at rest has sent its answers, but the tasks may not have run since.
  private func turns(until isThere: () -> Bool) async {
    for _ in 0..<1000 where !isThere() { await Headless.turn() }
  }

  private func spelled(_ text: String) -> String {
    let cause = text.hasSuffix("parent)") ? NavGraph.Cause.parent : .link
    let outcome =
      text.hasPrefix("above") ? "\(NavGraph.Outcome<Messenger.Graph.Result>.dismissed(by: cause))" : "\(Outcome.dismissed(by: cause))"
    return String(text.prefix(7)) + outcome
  }

  /// A flow that its guard refuses has the outcome `dismissed`, also for outcome handlers.
  @Test func r1_aRefusalIsAnAnswer() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running { $0.isUnlocked = false }
      let place = rig.scene.navigator.tree.leaf.id
      let guarded = Event("guarded", requires: [.unlocked(chat: ann)], .present(.newMessage, then: .chatListCompose))
      let outcome = Task { await rig.scene.navigator.perform(guarded, from: place) }
      await rig.settle()
      try #require(rig.events(Messenger.Unlock.Events.self)).cancel()
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .guard))
      #expect(record.begun.suffix(1) == ["continuation"])
      rig.expectConsistent()
    }
  }

  /// The answer arrives after the sheet is off the screen and before the next request begins.
  @Test func r2_theAnswerComesBetweenTheAnimationAndTheNextIntent() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      var order: [String] = []
      record.onReport = { if case .began(let name) = $0 { order.append(name) } }
      Task {
        _ = await list.compose.result()
        #expect(rig.topModal == nil)
        #expect(rig.window.rootViewController?.transitionCoordinator == nil)
        order.append("answered")
      }
      await rig.settle()
      try #require(rig.events(Messenger.RecipientPicker.Events.self)).cancel()
      await Task.yield()
      Headless.clock.step()
      list.search()
      await rig.settle()
      #expect(order == ["ChatList.compose", "RecipientPicker.cancel", "continuation", "answered", "ChatList.search"])
      rig.expectConsistent()
    }
  }

  /// A task may be cancelled at any time. It gets an answer, and its flow is presented and stays.
  @Test(arguments: 0..<40) func r3_aCancelledTaskLeavesItsFlowUp(_ delay: Int) async throws {
    for isUnlocked in [true, false] {
      try await Headless.isolated {
        let (rig, _) = await DismissalStatementTests.running { $0.isUnlocked = isUnlocked }
        let place = rig.scene.navigator.tree.leaf.id
        let guarded = Event("guarded", requires: [.unlocked(chat: ann)], .present(.newMessage, then: .chatListCompose))
        let outcome = Task { await rig.scene.navigator.perform(guarded, from: place) }
        for _ in 0..<delay {
          await Task.yield()
          if delay.isMultiple(of: 2) { Headless.clock.step() }
        }
        let hasAsked = rig.scene.navigator.pendingOutcomes == 1
        outcome.cancel()
        #expect(await outcome.value == .dismissed(by: .app))
        await rig.settle()
        #expect(rig.scene.navigator.pendingOutcomes == 0)
        #expect((rig.topModal != nil) == hasAsked, "after \(delay), unlocked: \(isUnlocked)")
        if hasAsked {
          if isUnlocked {
            try #require(rig.events(Messenger.RecipientPicker.Events.self)).cancel()
          } else {
            try #require(rig.events(Messenger.Unlock.Events.self)).cancel()
          }
          await rig.settle()
        }
        #expect(rig.topModal == nil)
        rig.expectConsistent("after \(delay), unlocked: \(isUnlocked)")
        try #require(rig.events(Messenger.ChatList.Events.self)).folder(.spam)
        await rig.settle()
        #expect(rig.path.count == 2, "and the queue goes on")
      }
    }
  }

  /// An event with a result can also be sent without waiting for the result.
  @Test func r7_whatHasAResultCanBeTold() async throws {
    try await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.compose()
      await rig.settle()
      #expect(rig.topModal != nil)
      #expect(rig.scene.navigator.pendingOutcomes == 0)
      try #require(rig.events(Messenger.RecipientPicker.Events.self)).pick(ann)
      await rig.settle()
      #expect(
        rig.path == ["chatList", #"chat(id: MessengerGenerated.Messenger.ChatID(rawValue: "ann"), message: nil)"#], "and the arm goes on")
      rig.expectConsistent()
    }
  }

  @Test func r3_aTaskThatIsCancelledAlreadyShowsNothing() async throws {
    await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      let place = rig.scene.navigator.tree.leaf.id
      let outcome = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await rig.scene.navigator.perform(Event("late", .present(.newMessage)), from: place)
      }
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .app))
      #expect(rig.topModal == nil)
      rig.expectConsistent()
    }
  }
}
