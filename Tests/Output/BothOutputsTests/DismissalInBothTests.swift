import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests dismissals, each of which happens once.
@MainActor @Suite struct DismissalInBothTests {
  private func running(_ output: Output) async -> Stage<Messenger.Graph> {
    let stage = Stage.messenger(output)
    await stage.start()
    return stage
  }

  /// Returns an app with three screens in the first tab's stack.
  private func deep(_ output: Output) async -> Stage<Messenger.Graph> {
    let stage = await running(output)
    await stage.tap("profile", on: "chatList")
    await stage.tap("message", on: "profile", 2)
    await stage.tap("profile", on: "chat", 3)
    #expect(stage.shown == ["profile(contact: \"3\")"])
    stage.forget()
    return stage
  }

  @Test(arguments: Output.allCases) func d1_theMenuOfBackLeavesSeveralScreensInOneStep(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await deep(output)
      let list = try #require(stage.stack?.viewControllers.first)
      await stage.finger { stage.stack?.longPressBack(to: list) }
      #expect(stage.shown == ["chatList"])
      #expect(stage.begun == [], "a fact, and no intent")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func d2_aSwipeThatSpringsBackIsNone(_ output: Output) async {
    await Headless.isolated {
      let stage = await deep(output)
      let before = stage.state
      await stage.finger { stage.stack?.swipeBack(complete: false) }
      #expect(stage.state == before)
      stage.expectConsistent()
      await stage.finger { stage.stack?.swipeBack() }
      #expect(stage.shown == ["chat(id: \"2\", message: nil)"])
      stage.expectConsistent()
    }
  }

  /// Back, a swipe, and the Back menu result in the same state.
  @Test(arguments: Output.allCases) func d3_everyWayBackLeavesTheSame(_ output: Output) async throws {
    var states: Set<[String]> = []
    for way in 0..<3 {
      try await Headless.isolated {
        let stage = await deep(output)
        let below = try #require(stage.stack?.viewControllers.dropLast().last)
        await stage.finger {
          switch way {
          case 0: stage.stack?.tapBack()
          case 1: stage.stack?.swipeBack()
          default: stage.stack?.longPressBack(to: below)
          }
        }
        states.insert(stage.state)
        stage.expectConsistent()
      }
    }
    #expect(states.count == 1, "\(states)")
  }

  @Test(arguments: Output.allCases) func d4_aSheetEndsOnceWhoeverDismissesIt(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      for way in 0..<3 {
        stage.forget()
        await stage.tap("compose", on: "chatList")
        #expect(stage.shown == ["chatList", "recipientPicker"])
        switch way {
        case 0: await stage.finger { stage.presented.last?.dragSheetDown() }
        case 1: await stage.tap("cancel", on: "recipientPicker")
        default: await stage.tap("pick", on: "recipientPicker", 7)
        }
        #expect(stage.ended.count == 1, "\(stage.ended)")
        #expect(await stage.answered("compose", way + 1) == way + 1)
        stage.expectConsistent()
      }
      #expect(stage.shown == ["chat(id: \"7\", message: nil)"], "the last one was finished")
    }
  }

  @Test(arguments: Output.allCases) func d5_aDragThatSpringsBackIsNone(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      await stage.finger { stage.presented.last?.dragSheetDown(complete: false) }
      #expect(stage.shown == ["chatList", "recipientPicker"])
      #expect(stage.ended == [] && stage.answers == [:])
      stage.expectConsistent()
      await stage.tap("group", on: "recipientPicker")
      #expect(stage.shown == ["chatList", "groupForm"])
    }
  }

  /// A screen with `swipeBack none` can't be left with a swipe, but with Back. The screens around it keep their swipes.
  @Test(arguments: Output.allCases) func d10_swipesBelongToTheirScreens(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      await stage.tap("group", on: "recipientPicker")
      #expect(stage.shown == ["chatList", "groupForm"])
      let before = stage.state
      await stage.finger { stage.stack?.swipeBack() == false }
      if #available(iOS 26.0, *) { await stage.finger { stage.stack?.swipeContentBack() == false } }
      #expect(stage.state == before)
      stage.expectConsistent()
      await stage.finger { stage.stack?.tapBack() }
      #expect(stage.shown == ["chatList", "recipientPicker"])
      #expect(stage.stack?.interactivePopGestureRecognizer?.isEnabled == true, "given back")
      await stage.tap("cancel", on: "recipientPicker")
      await stage.tap("folder", on: "chatList", 1)
      #expect(stage.stack?.interactivePopGestureRecognizer?.isEnabled == true)
      if #available(iOS 26.0, *) {
        // FolderView declares `swipeBack edge`.
        await stage.finger { stage.stack?.swipeContentBack() == false }
      }
      await stage.finger { stage.stack?.swipeBack(complete: false) }
      await stage.finger { stage.stack?.swipeBack() }
      #expect(stage.shown == ["chatList"])
      if #available(iOS 26.0, *) { #expect(stage.stack?.interactiveContentPopGestureRecognizer?.isEnabled == true, "given back") }
      stage.expectConsistent()
    }
  }

  /// A drag and a link evaluate the dismissal confirmation of the same screen.
  @Test(arguments: Output.allCases, [false, true]) func d7_whoeverWantsTheSheetAwayAsksItsScreen(_ output: Output, agrees: Bool)
    async throws
  {
    for way in 0..<2 {
      try await Headless.isolated {
        let stage = await running(output)
        await stage.tap("compose", on: "chatList")
        do {
          let page = try #require(stage.page("recipientPicker"))
          (page.mayDismiss, page.isDismissalConfirmed) = (false, agrees)
        }
        if way == 0 {
          await stage.finger { stage.presented.last?.dragSheetDown() }
        } else {
          stage.open(Messenger.Route.settings.target)
          await stage.settle()
        }
        let stays = ["chatList", "recipientPicker"]
        #expect(stage.shown == (!agrees ? stays : way == 0 ? ["chatList"] : ["settingsHome"]), "way \(way)")
        #expect(stage.ended.count == (agrees ? 1 : 0))
        stage.expectConsistent()
      }
    }
  }
}
