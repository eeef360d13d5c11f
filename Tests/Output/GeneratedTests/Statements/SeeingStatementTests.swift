import Foundation
import Repository
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that everything that happens is reported, logged, and measured.
@MainActor @Suite struct SeeingStatementTests {
  typealias Report = NavGraph.Report<Messenger.Graph>
  private let ann = Messenger.ChatID(rawValue: "ann")

  /// The closure `report:` also gets the reports of the scene's start.
  @Test func v1_reportsBeginWithTheFirstScreen() async throws {
    await Headless.isolated {
      var reports: [Report] = []
      let app = MessengerApp()
      let scene = Messenger.NavigationScene(
        window: UIWindow(frame: .zero), factory: app, guards: app, conditions: app, badges: app, browse: { _ in },
        report: { reports.append($0) })
      for _ in 0..<2000 where reports.count < 3 {
        Headless.clock.step()
        await Headless.turn()
      }
      #expect(reports.prefix(2) == [.began("start"), .asked(.onboarded, isGranted: true)])
      guard case .shows? = reports.last else {
        Issue.record("\(reports)")
        return
      }
      scene.stop()
    }
  }

  /// A dropped event is logged with its name in the graph and with the reason.
  @Test func v2_aDroppedEventIsLoggedWithItsName() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.compose()
      await rig.settle()
      list.search()
      await rig.settle()
      #expect(record.dropped == ["ChatList.search: its place is covered"])
      #expect(rig.log.last == "ChatList.search: its place is covered")
    }
  }

  /// A trace contains names and no data of the user.
  @Test func v6_tracesAreLinesOfNames() async throws {
    try await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      var lines: [String] = []
      rig.scene.navigator.report = NavGraph.trace { lines.append($0) }
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      try #require(rig.events(Messenger.Chat.Events.self)).delete()
      await rig.settle()
      #expect(try #require(rig.topModal as? UIAlertController).tapButton("Delete"))
      await rig.settle()
      #expect(
        lines == [
          #"{"name":"\#(Messenger.Graph.fingerprint)","step":"trace"}"#, #"{"name":"ChatList.chat","step":"began"}"#,
          #"{"name":"unlocked","step":"asked","why":"yes"}"#, #"{"shows":["chat"],"step":"shows"}"#,
          #"{"name":"Chat.delete","step":"began"}"#, #"{"shows":["chat"],"step":"shows"}"#,
          #"{"shows":["chat"],"step":"shows"}"#, #"{"name":"deleteChat","step":"ended","why":"finished"}"#,
          #"{"name":"continuation","step":"began"}"#,
          #"{"shows":["chatList"],"step":"shows"}"#,
        ], "\(lines)")
      #expect(!lines.joined().contains("ann"))
    }
  }

  /// Each transition is one interval, from its cause until the screen is at rest.
  @Test func v4_eachTransitionIsAnInterval() async throws {
    try await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      var intervals: [String?] = []
      rig.scene.navigator.interval = { [window = rig.window] name in
        intervals.append(name)
        if name == nil { #expect(!window.isInTransition) }
      }
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.compose()
      await rig.settle()
      #expect(intervals == ["ChatList.compose", nil])
      rig.expectConsistent()
    }
  }
}
