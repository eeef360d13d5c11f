import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests that every caller that waits for an outcome gets one.
@MainActor @Suite struct ResultInBothTests {
  private typealias Outcome = NavGraph.Outcome<Messenger.Graph.Result>

  private func running(_ output: Output) async -> Stage<Messenger.Graph> {
    let stage = Stage.messenger(output)
    await stage.start()
    return stage
  }

  /// Presents a flow from the list of chats and passes its outcome to `answered`.
  private func compose(_ stage: Stage<Messenger.Graph>, _ answered: @escaping @MainActor (Outcome) -> Void) throws -> Task<Void, Never> {
    let navigator = try #require(stage.navigator)
    let place = navigator.tree.leaf.id
    return Task { answered(await navigator.perform(Messenger.ChatList.compose(), from: place)) }
  }

  @Test(arguments: Output.allCases, 0..<5) func r1_everyWayOutAnswersOnce(_ output: Output, way: Int) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      var outcomes: [Outcome] = []
      _ = try compose(stage) { outcomes.append($0) }
      await stage.settle()
      await stage.tap("group", on: "recipientPicker")
      let navigator = try #require(stage.navigator)
      switch way {
      case 0: await stage.tap("create", on: "groupForm", 4)
      case 1: await stage.finger { stage.presented.last?.dragSheetDown() }
      case 2: stage.open(Messenger.Route.settings.target)
      case 3: navigator.send(NavGraph.Event("out", .switchTo(.main)), from: navigator.tree.leaf.id)
      default: stage.stop()
      }
      await stage.settle()
      await stage.waits(until: { !outcomes.isEmpty })
      #expect(outcomes.count == 1)
      switch (way, outcomes.first) {
      case (0, .finished?), (1, .dismissed(by: .user)?), (2, .dismissed(by: .link)?), (3..., .dismissed?): break
      default: Issue.record("way \(way): \(outcomes)")
      }
    }
  }

  private func perform(
    _ event: NavGraph.Event<Messenger.Graph>, _ stage: Stage<Messenger.Graph>, _ answered: @escaping @MainActor (Outcome) -> Void
  ) throws -> Task<Void, Never> {
    let navigator = try #require(stage.navigator)
    let place = navigator.tree.leaf.id
    return Task { answered(await navigator.perform(event, from: place)) }
  }

  /// `present NewMessage / GroupForm`: the modal appears with both screens, and the caller gets its outcome.
  @Test(arguments: Output.allCases) func r1_whatOpensDeeperAnswers(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      var outcomes: [Outcome] = []
      _ = try perform(NavGraph.Event("deeper", .present(.newMessage), .push(.groupForm)), stage) { outcomes.append($0) }
      await stage.settle()
      let navigator = try #require(stage.navigator)
      #expect(stage.presented.count == 1)
      #expect(navigator.tree.modals.first?.content?.stack?.compactMap(\.screen) == [.recipientPicker, .groupForm])
      #expect(outcomes.isEmpty)
      stage.expectConsistent()
      await stage.tap("create", on: "groupForm", 4)
      await stage.settle()
      #expect(stage.presented.isEmpty)
      await stage.waits(until: { !outcomes.isEmpty })
      #expect(outcomes.count == 1)
      stage.expectConsistent()
    }
  }

  /// Callers that wait for a modal below get their outcomes too, from the top down.
  @Test(arguments: Output.allCases) func r1_whatLiesOnItGoesToo(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      var outcomes: [Outcome] = []
      _ = try compose(stage) { outcomes.append($0) }
      await stage.settle()
      let navigator = try #require(stage.navigator)
      navigator.send(NavGraph.Event("more", .present(.blockContact)), from: navigator.tree.leaf.id)
      await stage.settle()
      #expect(stage.presented.count == 2)
      stage.forget()
      stage.open(Messenger.Route.settings.target)
      await stage.settle()
      await stage.waits(until: { !outcomes.isEmpty })
      #expect(outcomes.count == 1 && stage.ended.map { String($0.prefix(5)) } == ["block", "newMe"])
      #expect(stage.shown == ["settingsHome"])
      stage.expectConsistent()
    }
  }

  /// An event with a result can also be sent without waiting for the result.
  @Test(arguments: Output.allCases) func r7_whatHasAResultCanBeTold(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      let navigator = try #require(stage.navigator)
      let events = Messenger.ChatList.Events.at(Messenger.Graph.Place(navigator, navigator.tree.leaf.id))
      events.compose()
      await stage.settle()
      #expect(stage.presented.count == 1 && navigator.pendingOutcomes == 0)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func r3_aTaskThatIsCancelledAlreadyShowsNothing(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      var outcomes: [Outcome] = []
      let task = try compose(stage) { outcomes.append($0) }
      task.cancel()
      await stage.settle()
      for _ in 0..<1000 where outcomes.isEmpty { await stage.wander(1) }
      #expect(outcomes.count == 1 && stage.presented.isEmpty)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func r2_theAnswerComesBetweenTheAnimationAndTheNextIntent(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      var begunThen: [String]?
      _ = try compose(stage) { _ in
        begunThen = stage.begun
        #expect(!stage.window.isInTransition)
      }
      await stage.settle()
      stage.forget()
      stage.ask("cancel", on: "recipientPicker")
      stage.open(Messenger.Route.settings.target)
      await stage.settle()
      #expect(begunThen?.contains("link") == false)
      #expect(stage.shown == ["settingsHome"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases, 0..<20) func r3_aCancelledTaskLeavesItsFlowUp(_ output: Output, turns: Int) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      var outcomes: [Outcome] = []
      let task = try compose(stage) { outcomes.append($0) }
      await stage.wander(turns)
      let hasAsked = stage.navigator?.pendingOutcomes == 1
      task.cancel()
      for _ in 0..<1000 where outcomes.isEmpty { await stage.wander(1) }
      #expect(outcomes == [.dismissed(by: .app)])
      await stage.settle()
      #expect(stage.shown.last == (hasAsked ? "recipientPicker" : "chatList"))
      stage.expectConsistent()
      guard hasAsked else { return }
      await stage.tap("group", on: "recipientPicker")
      await stage.tap("create", on: "groupForm", 4)
      #expect(stage.presented.isEmpty && outcomes.count == 1)
      stage.expectConsistent()
    }
  }
}
