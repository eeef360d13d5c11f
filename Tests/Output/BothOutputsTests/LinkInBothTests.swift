import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests links in different states of the app.
@MainActor @Suite struct LinkInBothTests {
  private typealias Route = Messenger.Route

  private func running(_ output: Output) async -> Stage<Messenger.Graph> {
    let stage = Stage.messenger(output)
    await stage.start()
    return stage
  }

  private func open(_ route: Route, _ stage: Stage<Messenger.Graph>) async {
    stage.open(route.target)
    await stage.settle()
  }

  @Test(arguments: Output.allCases) func u4_openedTwiceNothingIsAdded(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      await open(.chats(id: "9"), stage)
      #expect(stage.shown == ["chat(id: \"9\", message: nil)"])
      let before = try #require(stage.navigator).tree
      await open(.chats(id: "9"), stage)
      #expect(stage.navigator?.tree.root == before.root, "the same places")
      await stage.tap("profile", on: "chat")
      await open(.chats(id: "9"), stage)
      #expect(stage.navigator?.tree.shape == before.shape, "from deeper, too")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func u5_sheetsGoBeforeALink(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      await stage.tap("group", on: "recipientPicker")
      await open(.settings, stage)
      #expect(stage.shown == ["settingsHome"])
      #expect(await stage.answered("compose") == 1)
      stage.expectConsistent()
    }
  }

  /// A call is `blocked`: the user can't drag it down, and a link waits until it ends.
  @Test(arguments: Output.allCases) func u5_aBlockedModalMakesItWait(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tapTab(1)
      await stage.tap("call", on: "callList")
      #expect(stage.shown == ["callList", "callView(chat: \"1\")"])
      await open(.settings, stage)
      await open(.spam, stage)
      #expect(stage.shown == ["callList", "callView(chat: \"1\")"])
      await stage.tap("hangUp", on: "callView")
      #expect(stage.shown == ["folderView(folder: MessengerGenerated.Messenger.Folder.spam)"], "of those that wait the latest is left")
      stage.expectConsistent()
    }
  }

  /// A blocked modal delays a link for ten minutes, and then the link is opened. One second later, it would be dropped.
  @Test(arguments: Output.allCases, [600.0, 601]) func u12_aLinkThatHasWaitedForTooLongIsDropped(_ output: Output, waited: Double) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tapTab(1)
      await stage.tap("call", on: "callList")
      stage.forget()
      stage.navigator?.clock = { 5_000 }
      stage.open(Messenger.Graph.Target(.root(.main, .tab(4, .path([.settingsHome]))), expiresAfter: 600))
      await stage.settle()
      #expect(stage.shown == ["callList", "callView(chat: \"1\")"])
      stage.navigator?.clock = { 5_000 + waited }
      await stage.tap("hangUp", on: "callView")
      #expect(stage.shown == [waited > 600 ? "callList" : "settingsHome"])
      #expect(stage.dropped.count == (waited > 600 ? 1 : 0))
      stage.expectConsistent()
    }
  }

  /// A `links now` link is presented over a guard flow that replaces the root. The
  /// flow continues afterwards, and so does a link that waits for the root.
  @Test(arguments: Output.allCases, [true, false]) func u13_aLinkAtOnceLiesOnAGuardsFlow(_ output: Output, swipes: Bool) async {
    await Headless.isolated {
      let stage = Stage.messenger(output)
      stage.refused = ["onboarded"]
      await stage.start(settles: false)
      stage.open(Route.chats(id: "3").target)
      let target = Messenger.Graph.Target(.anywhere, presenting: [.present(.newMessage)], policy: .now)
      stage.open(target)
      await stage.settle()
      #expect(stage.shown == ["welcome", "recipientPicker"] && stage.asked == ["onboarded"])
      stage.expectConsistent()
      stage.open(target)
      await stage.settle()
      #expect(stage.shown == ["welcome", "recipientPicker"], "opened twice nothing is added")
      if swipes {
        await stage.finger { stage.presented.last?.dragSheetDown() }
      } else {
        await stage.tap("pick", on: "recipientPicker", 5)
      }
      #expect(stage.shown == ["welcome"] && stage.asked == ["onboarded"])
      stage.expectConsistent()
      stage.refused = []
      for screen in ["welcome", "permissions"] { await stage.tap("next", on: screen) }
      await stage.tap("done", on: "ready")
      #expect(stage.shown == ["chat(id: \"3\", message: nil)"], "the link that waited")
      stage.expectConsistent()
    }
  }

  /// The caller can open a URL in the browser if `open` returns false.
  @Test(arguments: Output.allCases, [true, false]) func u14_aLinkThatOpensNothingComesBack(_ output: Output, holds: Bool) async {
    await Headless.isolated {
      let stage = await running(output)
      stage.forget()
      let settings = Messenger.Graph.Target(.root(.main, .tab(4, .path([.settingsHome]))))
      let target = Messenger.Graph.Target([.when(.value(holds), .open(settings)), .otherwise(.stay)])
      #expect(stage.navigator?.open(.some(target)) == holds)
      await stage.settle()
      #expect(stage.shown == [holds ? "settingsHome" : "chatList"])
      #expect(stage.dropped == (holds ? [] : ["link: none of its branches leads anywhere now"]))
      stage.expectConsistent()
    }
  }

  private func target(_ policy: NavGraph.LinkPolicy) -> Messenger.Graph.Target {
    Messenger.Graph.Target(.root(.main, .tab(4, .path([.settingsHome]))), policy: policy)
  }

  @Test(arguments: Output.allCases, [true, false]) func u5_waitWaitsForTheSheet(_ output: Output, finishes: Bool) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      stage.open(target(.wait))
      await stage.settle()
      #expect(stage.shown == ["chatList", "recipientPicker"])
      if finishes {
        await stage.tap("pick", on: "recipientPicker", 5)
      } else {
        await stage.finger { stage.presented.last?.dragSheetDown() }
      }
      #expect(stage.shown == ["settingsHome"])
      await stage.tapTab(0)
      #expect(stage.shown == [finishes ? "chat(id: \"5\", message: nil)" : "chatList"], "what the sheet leads to came before the link")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func u5_rejectIsDropped(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      stage.forget()
      stage.open(target(.reject))
      await stage.settle()
      #expect(stage.shown == ["chatList", "recipientPicker"] && stage.dropped.count == 1)
      await stage.finger { stage.presented.last?.dragSheetDown() }
      #expect(stage.shown == ["chatList"])
      stage.open(target(.reject))
      await stage.settle()
      #expect(stage.shown == ["settingsHome"], "without a modal it is a link as any other")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func u5_overKeepsTheSheet(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tapTab(1)
      await stage.tap("call", on: "callList")
      let sheet = stage.presented.last.map(ObjectIdentifier.init)
      stage.open(target(.over))
      await stage.settle()
      #expect(stage.presented.last.map(ObjectIdentifier.init) == sheet)
      #expect(stage.shown == ["settingsHome", "callView(chat: \"1\")"])
      stage.expectConsistent()
    }
  }

  /// While a sheet evaluates its confirmation for a link, another link arrives.
  /// The answer applies to the second link, without a second question.
  @Test(arguments: Output.allCases, [true, false]) func u5_aSecondLinkTakesOverTheQuestion(_ output: Output, answer: Bool) async throws {
    for delay in 0..<8 {
      await Headless.isolated {
        let stage = await running(output)
        await stage.tap("compose", on: "chatList")
        stage.page("recipientPicker")?.mayDismiss = false
        stage.page("recipientPicker")?.isDismissalConfirmed = answer
        let before = stage.state
        stage.open(Route.spam.target)
        await stage.wander(delay)
        stage.open(Route.settings.target)
        await stage.settle()
        if answer { #expect(stage.shown == ["settingsHome"], "after \(delay)") } else { #expect(stage.state == before, "after \(delay)") }
        stage.expectConsistent()
      }
    }
  }

  @Test(arguments: Output.allCases) func u5_anAlertGoes(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("chat", on: "chatList")
      await stage.tap("delete", on: "chat")
      #expect(stage.shown.last == "alert")
      await open(.settings, stage)
      #expect(stage.shown == ["settingsHome"])
      #expect(await stage.answered("delete") == 1)
      stage.expectConsistent()
    }
  }

  /// An alert can't present anything, so it is dismissed. The screen under it stays.
  @Test(arguments: Output.allCases) func u5_whatIsPresentedHereTakesAnAlertsPlace(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("chat", on: "chatList")
      await stage.tap("delete", on: "chat")
      for _ in 0..<2 {
        stage.open(Messenger.Graph.Target(.anywhere, presenting: [.present(.newMessage)]))
        await stage.settle()
        #expect(stage.shown == ["chat(id: \"1\", message: nil)", "recipientPicker"])
        #expect(await stage.answered("delete") == 1)
      }
      stage.expectConsistent()
    }
  }

  /// The screen is pushed once. No modal is dismissed, so no confirmation is evaluated.
  @Test(arguments: Output.allCases) func u4_hereInASheetThatAsks(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      stage.page("recipientPicker")?.mayDismiss = false
      stage.page("recipientPicker")?.isDismissalConfirmed = false
      for _ in 0..<2 {
        stage.open(Messenger.Graph.Target(.here([.groupForm], in: [.newMessage], otherwise: nil)))
        await stage.settle()
        #expect(stage.shown == ["chatList", "groupForm"] && stage.stack?.viewControllers.count == 2)
      }
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func u4_severalScreensHere(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      let bob = Messenger.Graph.Screen.profile(contact: .init(rawValue: "bob"))
      stage.open(Messenger.Graph.Target(.here([bob], in: [.chats], otherwise: nil)))
      await stage.settle()
      for _ in 0..<2 {
        stage.open(Messenger.Graph.Target(.here([bob, .chat(id: .init(rawValue: "ann"))], in: [.chats], otherwise: nil)))
        await stage.settle()
        #expect(stage.shown == ["chat(id: \"ann\", message: nil)"] && stage.stack?.viewControllers.count == 3)
      }
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func u6_aLinkAtLaunchWaitsForTheRoot(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.messenger(output)
      stage.refused = ["onboarded"]
      await stage.start(settles: false)
      stage.open(Route.settings.target)
      stage.open(Route.chats(id: "3").target)
      await stage.settle()
      #expect(stage.shown == ["welcome"])
      stage.refused = []
      for screen in ["welcome", "permissions"] { await stage.tap("next", on: screen) }
      await stage.tap("done", on: "ready")
      #expect(stage.shown == ["chat(id: \"3\", message: nil)"])
      stage.expectConsistent()
    }
  }
}
