import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

// Links with guards, and the effect of signing out on them.
extension WaitingLinkTests {
  /// A guard is evaluated when the link runs, not while a call delays it.
  @Test func g1_guardsAreAskedWhenTheLinkRuns() async throws {
    try await Headless.isolated {
      let rig = await running { $0.isSignedIn = false }
      try await call(rig)
      rig.scene.navigator.open(Target(settings, requires: [.signedIn]))
      rig.scene.open(.settingsPrivacy)
      await rig.settle()
      #expect(rig.app.asked == ["onboarded"])
      rig.app.isSignedIn = true
      try #require(rig.events(Messenger.CallView.Events.self)).hangUp()
      await rig.settle()
      #expect(rig.path == ["settingsHome", "privacy"])
      #expect(rig.app.asked == ["onboarded", "signedIn"])
      rig.expectConsistent()
    }
  }

  @Test func g1_theGuardOfALinkIsNotAskedWhereTheUserIs() async {
    await Headless.isolated {
      let rig = await running()
      let target = Target(settings, requires: [.signedIn])
      rig.scene.navigator.open(target)
      await rig.settle()
      #expect(rig.app.asked == ["onboarded", "signedIn"])
      rig.scene.navigator.open(target)
      await rig.settle()
      #expect(rig.app.asked == ["onboarded", "signedIn"])
      #expect(rig.path == ["settingsHome"])
    }
  }

  @Test func g3_thePushAsksAsTheLinkDoes() async throws {
    try await Headless.isolated {
      let rig = await running { $0.isSignedIn = false }
      rig.scene.open(.settings)
      await rig.settle()
      try #require(rig.events(Messenger.SettingsHome.Events.self)).privacy()
      await rig.settle()
      #expect(rig.path == ["credentials"])
      rig.app.isSignedIn = true
      try #require(rig.events(Messenger.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.path == ["settingsHome", "privacy"])
      rig.expectConsistent()
    }
  }

  @Test func g4_aFlowThatChangesNothingEndsTheLink() async throws {
    try await Headless.isolated {
      let rig = await running { $0.isSignedIn = false }
      rig.scene.open(.settingsPrivacy)
      await rig.settle()
      try #require(rig.events(Messenger.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.topModal == nil)
      #expect(rig.path == ["chatList"])
      #expect(rig.app.asked == ["onboarded", "signedIn", "signedIn"])
      #expect(rig.log.contains { $0.contains("still says no") })
      rig.expectConsistent()
    }
  }

  /// A second link needs the same guard. The flow stays presented with its content and leads to the second link.
  @Test(arguments: 0..<12) func g2_aSecondLinkTakesThePlaceOfTheFirst(_ delay: Int) async throws {
    try await Headless.isolated {
      let rig = await running { $0.isSignedIn = false }
      rig.scene.open(.settingsPrivacy)
      await rig.settle()
      let flow = try #require(rig.modalIdentity)
      rig.scene.open(.settingsPrivacyBlocked(contact: bob))
      await wander(delay)
      rig.scene.open(.settingsPrivacyBlocked(contact: nil))
      await rig.settle()
      #expect(rig.modalIdentity == flow)
      rig.app.isSignedIn = true
      try #require(rig.events(Messenger.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.path == ["settingsHome", "privacy", "\(Messenger.Graph.Screen.blockList(contact: nil))"])
      rig.expectConsistent()
    }
  }

  @Test func g2_aSecondLinkElsewhereEndsTheFlow() async {
    await Headless.isolated {
      let rig = await running { $0.isSignedIn = false }
      rig.scene.open(.settingsPrivacy)
      await rig.settle()
      rig.scene.open(.spam)
      await rig.settle()
      #expect(rig.topModal == nil)
      #expect(rig.path == spam)
      rig.app.isSignedIn = true
      await rig.settle()
      #expect(rig.path == spam, "the first is gone for good")
      rig.expectConsistent()
    }
  }

  /// A link replaces the event that waits for a guard flow. Earlier steps of the user stay.
  @Test func g2_aLinkBehindTheFlowOfATap() async throws {
    try await Headless.isolated {
      let rig = await running { $0.isSignedIn = false }
      rig.scene.open(.settings)
      await rig.settle()
      try #require(rig.events(Messenger.SettingsHome.Events.self)).privacy()
      await rig.settle()
      let flow = try #require(rig.modalIdentity)
      rig.scene.open(.settingsPrivacyBlocked(contact: bob))
      await rig.settle()
      #expect(rig.modalIdentity == flow)
      rig.app.isSignedIn = true
      try #require(rig.events(Messenger.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.path.count == 3)
      rig.expectConsistent()
    }
  }

  // MARK: Signing out

  @Test func g5_leavingTheRootDropsWhatWaits() async throws {
    try await Headless.isolated {
      let rig = await running()
      try await call(rig)
      rig.scene.open(.settingsPrivacy)
      await rig.settle()
      await send(rig, .restart)
      #expect(rig.topModal == nil)
      #expect(rig.path == ["chatList"], "the link was somebody else's")
      #expect(rig.log.contains { $0.contains("left its root") })
      rig.expectConsistent()
    }
  }

  @Test func g5_leavingTheRootFromTheFlowDropsWhatIsParked() async {
    await Headless.isolated {
      let rig = await running { $0.isSignedIn = false }
      rig.scene.open(.settingsPrivacy)
      await rig.settle()
      rig.app.isSignedIn = true
      await send(rig, .switchTo(.main))
      #expect(rig.path == ["chatList"])
      rig.expectConsistent()
    }
  }

  @Test func g5_aLinkAfterTheLogoutIsTheNextUsers() async throws {
    try await Headless.isolated {
      let rig = await running()
      rig.app.isOnboarded = false
      rig.scene.navigator.send(Messenger.Graph.Event("signOut", .restart), from: rig.scene.navigator.tree.leaf.id)
      await rig.settle()
      #expect(rig.seen == ["page welcome"])
      rig.scene.open(.spam)
      await rig.settle()
      #expect(rig.seen == ["page welcome"])
      try #require(rig.events(Messenger.Welcome.Events.self)).next()
      await rig.settle()
      try #require(rig.events(Messenger.Permissions.Events.self)).next()
      await rig.settle()
      rig.app.isOnboarded = true
      try #require(rig.events(Messenger.Ready.Events.self)).done()
      await rig.settle()
      #expect(rig.path == spam)
      rig.expectConsistent()
    }
  }

  @Test func g5_linksCanBeForgotten() async throws {
    try await Headless.isolated {
      let rig = await running { $0.isSignedIn = false }
      rig.scene.open(.settingsPrivacy)
      await rig.settle()
      rig.scene.forgetLinks()
      rig.app.isSignedIn = true
      try #require(rig.events(Messenger.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.path == ["chatList"])
      try await call(rig)
      rig.scene.open(.spam)
      await rig.settle()
      rig.scene.forgetLinks()
      try #require(rig.events(Messenger.CallView.Events.self)).hangUp()
      await rig.settle()
      #expect(rig.path == ["callList"])
      rig.expectConsistent()
    }
  }

  /// The session ends while another guard's flow is presented. The link then waits for the flow of the first guard.
  @Test func g5_aSessionThatEndsMidFlowParksAgain() async throws {
    try await Headless.isolated {
      let rig = await running { $0.isUnlocked = false }
      rig.scene.navigator.open(Target(.root(.main, .tab(0, .path([.chatList, .chat(id: ann)]))), requires: [.signedIn]))
      await rig.settle()
      #expect(rig.app.asked == ["onboarded", "signedIn", "unlocked ann"])
      rig.app.isSignedIn = false
      rig.app.isUnlocked = true
      try #require(rig.events(Messenger.Unlock.Events.self)).unlocked()
      await rig.settle()
      #expect(rig.path == ["credentials"])
      rig.app.isSignedIn = true
      try #require(rig.events(Messenger.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.path == ["chatList", "\(Messenger.Graph.Screen.chat(id: ann))"])
      rig.expectConsistent()
    }
  }

  /// If the root's guard refuses, the previous root returns with its controllers.
  @Test(arguments: [true, false]) func g2_aRefusedRootIsBack(_ isDismissed: Bool) async throws {
    try await Headless.isolated {
      let rig = await running()
      rig.scene.open(.settingsPrivacyBlocked(contact: bob))
      await rig.settle()
      let (before, tabs, path) = (rig.scene.navigator.tree.shape, rig.tabs.map(ObjectIdentifier.init), rig.stackIdentity)
      rig.app.isOnboarded = false
      await send(rig, .restart)
      #expect(rig.seen == ["page welcome"])
      if isDismissed {
        await send(rig, .dismiss)
      } else {
        await send(rig, .page(.to(2)))
        try #require(rig.events(Messenger.Ready.Events.self)).done()
        await rig.settle()
      }
      #expect(rig.scene.navigator.tree.shape == before)
      #expect(rig.tabs.map(ObjectIdentifier.init) == tabs)
      #expect(rig.stackIdentity == path)
      rig.expectConsistent()
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.path == ["settingsHome", "privacy"])
      rig.expectConsistent()
    }
  }

  @Test func aSceneThatEndsForgetsItsLinks() async {
    await Headless.isolated {
      do {
        let rig = await running { $0.isSignedIn = false }
        rig.scene.open(.settingsPrivacy)
        await rig.settle()
        rig.scene.open(.settingsPrivacyBlocked(contact: bob))
        rig.scene.stop()
        await rig.settle()
      }
      for _ in 0..<20 { await Headless.turn() }
      #expect(Headless.liveControllers.filter { $0 is SampleScreen }.isEmpty)
    }
  }
}
