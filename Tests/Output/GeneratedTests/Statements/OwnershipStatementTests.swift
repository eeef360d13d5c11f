import Foundation
import Repository
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests memory ownership.
@MainActor @Suite struct OwnershipStatementTests {
  /// Returns the texts of all generated files.
  static func generated() throws -> [(name: String, text: String)] {
    let folder = Repository.url(at: "Generated").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try files.filter { $0.pathExtension == "swift" }.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func c4_nothingIsDoneWhenSomethingGoes() throws {
    let files = try Self.generated()
    #expect(files.count > 100)
    for file in files {
      // Embedded parts need one `deinit`, because they aren't notified of their end (R1).
      let ends = file.text.contains("final class Ending")
      #expect(file.text.components(separatedBy: "deinit").count - 1 == (ends ? 1 : 0), "\(file.name)")
    }
  }

  /// The table of edges contains every event of a screen.
  @Test func c5_everyEventIsAnEdge() throws {
    let files = try Self.generated().filter { $0.name.hasPrefix("Messenger+") || $0.name == "Messenger.swift" }
    var events: Set<String> = []
    for file in files {
      for part in file.text.components(separatedBy: "Event(").dropFirst() {
        let text = part.drop(while: \.isWhitespace)
        let name = String(text.dropFirst().prefix { $0 != "\"" })
        // App-level events have no screen.
        if text.first == "\"", !name.hasPrefix("Messenger.") { events.insert(name) }
      }
    }
    #expect(events == Set(MessengerEdge.all.map(\.name)))
  }

  /// Screens, coordinators, and waiting callers that have left are released one turn later.
  @Test(arguments: MessengerEdge.all) func c5_whatIsLeftIsFreed(_ edge: MessengerEdge) async {
    await Headless.isolated {
      let rig = MessengerRig { edge.app($0) }
      await rig.settle()
      await rig.go(edge)
      struct Weak { weak var coordinator: NavGraph.Coordinator<Messenger.Graph>? }
      let there = rig.scene.host.coordinators.map { Weak(coordinator: $0) }
      await rig.goHome()
      #expect(rig.path == ["chatList"])
      let kept = Set(rig.scene.host.coordinators.map(ObjectIdentifier.init))
      for one in there {
        if let coordinator = one.coordinator { #expect(kept.contains(ObjectIdentifier(coordinator)), "\(coordinator.name) is kept") }
      }
      #expect(rig.scene.navigator.pendingOutcomes == 0)
      rig.expectConsistent("\(edge)")
    }
  }

  /// One event of each kind is sent a hundred times, and the others ten times.
  @Test(arguments: MessengerEdge.all) func c6_aHundredTimesLeaveNothingBehind(_ edge: MessengerEdge) async {
    let kinds: Set = [
      "ChatList.folder", "ChatList.compose", "ChatList.filter", "ChatList.search", "Chat.delete", "Chat.photo", "Unlock.unlocked",
      "RecipientPicker.pick", "CallView.hangUp", "Profile.block", "BlockPicker.done",
    ]
    await Headless.isolated {
      Headless.options.animates = false
      let rig = MessengerRig()
      await rig.settle()
      rig.turnsOfRest = 5
      // Every tab has been visible once, so its content stays.
      #expect(rig.seen.count == 1)
      let before = (rig.scene.host.coordinators.count, Headless.liveControllers.count)
      for _ in 0..<(kinds.contains(edge.name) ? 100 : 10) {
        await rig.go(edge)
        await rig.goHome()
      }
      rig.turnsOfRest = 20
      await rig.settle()
      #expect(rig.scene.host.coordinators.count == before.0)
      #expect(Headless.liveControllers.count == before.1)
      #expect(rig.scene.navigator.pendingOutcomes == 0)
      rig.expectConsistent("\(edge)")
    }
  }

  /// A screen that stays in memory is reported some seconds after it has left.
  @Test func c7_aLeakIsReported() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      var leaks: [String] = []
      rig.scene.navigator.report = { if case .leaks(let name) = $0 { leaks.append(name) } }
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).folder(.spam)
      await rig.settle()
      let kept = rig.front
      rig.stack?.swipeBack()
      await rig.settle()
      Headless.clock.advance(by: 4)
      await rig.settle()
      #expect(leaks.isEmpty, "it has a little time")
      Headless.clock.advance(by: 2)
      await rig.settle()
      #expect(leaks == ["folderView"])
      #expect(kept != nil)
      rig.scene.host.leakPatience = nil
      try #require(rig.events(Messenger.ChatList.Events.self)).profile(Messenger.ContactID(rawValue: "bob"))
      await rig.settle()
      let other = rig.front
      rig.stack?.swipeBack()
      await rig.settle()
      Headless.clock.advance(by: 60)
      await rig.settle()
      #expect(leaks == ["folderView"], "the check is off")
      #expect(other != nil)
    }
  }

  @Test func c7_whatIsFreedIsNoLeak() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      for _ in 0..<3 {
        try #require(rig.events(Messenger.ChatList.Events.self)).folder(.spam)
        await rig.settle()
        rig.stack?.swipeBack()
        await rig.settle()
        Headless.clock.advance(by: 60)
        await rig.settle()
      }
      #expect(rig.log == [])
    }
  }
}
