import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests guards. `WaitingLinkTests` has more tests of guards of links.
@MainActor @Suite struct GuardStatementTests {
  typealias Event = NavGraph.Event<Messenger.Graph>
  let ann = Messenger.ChatID(rawValue: "ann")

  @Test func g1_aGuardIsAskedWhenItsTurnComes() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      rig.app.asked = []
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      var model = NavGraph.Reducer(rig.scene.navigator.tree)
      model.run(.push(.folderView(folder: .spam)))
      list.folder(.spam)
      rig.scene.navigator.send(Event("chat", .push(.chat(id: ann))), from: model.tree.leaf.id)
      await Task.yield()
      #expect(rig.app.asked == [], "the folder is still on its way")
      await rig.settle()
      #expect(rig.app.asked == ["unlocked ann"])
      #expect(rig.path.count == 3)
      #expect(record.reports.contains(.asked(.unlocked(chat: ann), isGranted: true)))
      rig.expectConsistent()
    }
  }

  /// An event that waited continues once, and only if the flow has finished.
  @Test(arguments: [true, false]) func g2_theTargetGoesOnOnce(_ finishes: Bool) async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running { $0.isUnlocked = false }
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      #expect(rig.events(Messenger.Unlock.Events.self) != nil)
      let unlock = try #require(rig.events(Messenger.Unlock.Events.self))
      rig.app.isUnlocked = finishes
      if finishes { unlock.unlocked() } else { unlock.cancel() }
      await rig.settle()
      #expect(rig.path.count == (finishes ? 2 : 1))
      #expect(rig.topModal == nil)
      #expect(record.ended.count == 1)
      rig.stack?.swipeBack()
      await rig.settle()
      #expect(rig.path == ["chatList"], "nothing comes after it")
      rig.expectConsistent()
    }
  }

  @Test func g4_aSecondNoEndsIt() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running { $0.isUnlocked = false }
      rig.app.asked = []
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      try #require(rig.events(Messenger.Unlock.Events.self)).unlocked()
      await rig.settle()
      #expect(rig.app.asked == ["unlocked ann", "unlocked ann"])
      #expect(record.dropped == ["ChatList.chat: its guard still says no after its flow"])
      #expect(rig.path == ["chatList"] && rig.topModal == nil)
      rig.expectConsistent()
    }
  }
}
