import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests that requests run one at a time, in order, and always end.
@MainActor @Suite struct QueueInBothTests {
  private typealias Event = NavGraph.Event<Messenger.Graph>
  private let bob = Messenger.ContactID(rawValue: "bob")

  private func running(_ output: Output) async -> Stage<Messenger.Graph> {
    let stage = Stage.messenger(output)
    await stage.start()
    stage.forget()
    return stage
  }

  private func model(_ stage: Stage<Messenger.Graph>) throws -> NavGraph.Reducer<Messenger.Graph> {
    NavGraph.Reducer(try #require(stage.navigator).tree)
  }

  /// Sends an event from the place that the model predicts for the user.
  private func send(
    _ action: NavGraph.Action<Messenger.Graph>, on stage: Stage<Messenger.Graph>, model: inout NavGraph.Reducer<Messenger.Graph>,
    number: Int = 0
  ) {
    let place = model.tree.leaf.id
    stage.navigator?.send(Event("\(number) \(action)", action), from: place)
    model = NavGraph.Reducer(model.tree, at: place)
    model.run(action)
  }

  @Test(arguments: Output.allCases) func q1_oneAfterTheOther(_ output: Output) async throws {
    var options = HeadlessOptions()
    options.jitter = { 100 }
    try await Headless.isolated(options) {
      let stage = await running(output)
      var model = try model(stage)
      var times: [Double] = []
      stage.onReport = { [weak window = stage.window] report in
        guard case .began = report else { return }
        times.append(Headless.clock.now)
        #expect(window?.isInTransition == false)
      }
      for action: NavGraph.Action<Messenger.Graph> in [
        .push(.profile(contact: bob)), .present(.blockContact), .dismiss, .push(.folderView(folder: .spam)), .pop,
      ] {
        send(action, on: stage, model: &model)
      }
      await stage.settle()
      #expect(times.count == 5)
      for (earlier, later) in zip(times, times.dropFirst()) { #expect(later - earlier > 100) }
      #expect(stage.dropped == [])
      stage.expectConsistent()
    }
  }

  /// Thirty requests at random moments have the same result as one after the other.
  @Test(arguments: Output.allCases, 0..<12) func q2_theStateIsTheFoldOfTheIntents(_ output: Output, _ seed: Int) async throws {
    var options = HeadlessOptions()
    options.pathIsWrittenEarly = seed & 1 != 0
    options.onDismissComesFirst = seed & 2 != 0
    options.didShowBeforeCompletions = seed & 4 != 0
    options.animates = seed % 8 != 7
    try await Headless.isolated(options) {
      let stage = await running(output)
      var model = try model(stage)
      var dice = UInt64(seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
      func roll(_ count: Int) -> Int {
        dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((dice >> 33) % UInt64(count))
      }
      for number in 0..<30 {
        let isUp = !model.tree.modals.isEmpty
        let steps: [NavGraph.Action<Messenger.Graph>] =
          isUp
          ? [.dismiss, .present(.chatInfo(id: .init(rawValue: "\(number)")))]
          : [
            .push(.profile(contact: .init(rawValue: "\(number)"))), .pop, .present(.blockContact), .select(.main, [0, 2, 3][roll(3)]),
            .popToRoot,
          ]
        send(steps[roll(steps.count)], on: stage, model: &model, number: number)
        await stage.wander(roll(4))
      }
      #expect(await stage.settle())
      let tree = try #require(stage.navigator).tree
      #expect(stage.dropped == [])
      #expect(tree.shape == model.tree.shape)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func q3_aSecondTapInFlightIsNothing(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      for _ in 0..<3 { stage.ask("profile", on: "chatList") }
      await stage.untilItMoves()
      stage.page("chatList")?.ask(for: 0, trying: 1)
      await stage.settle()
      #expect(stage.state.first?.contains("*chats[chatList, ") == true)
      #expect(stage.stack?.viewControllers.count == 2)
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func q4_anIntentWhosePlaceIsGoneIsDropped(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      await stage.tap("profile", on: "chatList")
      let page = try #require(stage.page("profile"))
      await stage.finger { stage.stack?.tapBack() }
      stage.forget()
      for event in page.eventNames.indices { page.ask(for: event, trying: 1) }
      await stage.settle()
      #expect(stage.dropped.count == page.eventNames.count)
      #expect(stage.shown == ["chatList"])
      #expect(stage.presented.isEmpty)
    }
  }

  @Test(arguments: Output.allCases, [true, false]) func q5_aFingerThatWasFirstIsFirst(_ output: Output, completes: Bool) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("profile", on: "chatList")
      stage.forget()
      #expect(stage.stack?.swipeBack(complete: completes) == true)
      stage.page("profile")?.ask(for: 0, trying: 5)
      await stage.settle()
      #expect(stage.shown == (completes ? ["chatList"] : ["chat(id: \"5\", message: nil)"]))
      #expect(stage.dropped.count == (completes ? 1 : 0))
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func q5_aLinkDuringADragSeesWhatTheDragLeaves(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      #expect(stage.presented.last?.dragSheetDown() == true)
      stage.open(Messenger.Route.settings.target)
      await stage.settle()
      #expect(stage.shown == ["settingsHome"])
      #expect(stage.ended.count == 1)
      #expect(await stage.answered("compose") == 1)
      stage.expectConsistent()
    }
  }

  /// A paused swipe delays all requests and isn't reported as an error.
  @Test(arguments: FaultyOutput.all) func q6_aSwipeIsWaitedFor(_ faulty: FaultyOutput) async {
    await Headless.isolated(faulty.options) {
      let stage = await running(faulty.output)
      await stage.tap("profile", on: "chatList")
      stage.forget()
      #expect(stage.stack?.swipeBack() == true)
      stage.open(Messenger.Route.settings.target)
      #expect(await stage.settle())
      #expect(stage.shown == ["settingsHome"])
      if faulty.faults == .none { #expect(!stage.reports.contains(.isStuck)) }
      stage.expectConsistent()
    }
  }

  @Test(arguments: FaultyOutput.all) func q6_withoutAnimationsNothingHangs(_ faulty: FaultyOutput) async {
    var options = faulty.options
    options.animates = false
    await Headless.isolated(options) {
      let output = faulty.output
      let stage = await running(output)
      await stage.tap("profile", on: "chatList")
      await stage.tap("message", on: "profile", 2)
      await stage.tap("info", on: "chat")
      await stage.tap("close", on: "chatInfo")
      await stage.tapTab(2)
      #expect(stage.shown == ["contactList"])
      stage.expectConsistent()
    }
  }

  /// Selecting a tab and pushing a screen on it is one change.
  @Test(arguments: Output.allCases) func q7_whatBelongsTogetherIsOneChange(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      let place = try model(stage).tree.leaf.id
      stage.navigator?.send(Event("together", .select(.main, 4), .push(.notifications)), from: place)
      await stage.settle()
      let changes = stage.reports.filter { if case .shows = $0 { true } else { false } }
      #expect(changes.count == 1 && stage.begun == ["together"])
      #expect(stage.shown == ["notifications"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func q8_whatIsPresentedLiesOnWhatIsOnTop(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      var model = try model(stage)
      for modal: Messenger.Graph.Modal in [.blockContact, .chatInfo(id: .init(rawValue: "1")), .filterMenu] {
        send(.present(modal), on: stage, model: &model)
      }
      await stage.settle()
      #expect(stage.presented.count == 3)
      #expect(stage.shown == ["chatList", "blockPicker", "chatInfo(id: \"1\")", "filters"])
      stage.expectConsistent()
    }
  }
}
