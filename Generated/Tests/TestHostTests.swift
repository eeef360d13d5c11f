// Written by hand, unlike what lies in the folders: the host that `generate --tests` writes is a screen for an app's own tests.

import Foundation
import NavGraphRuntime
import NavGraphTesting
import Testing

@testable import MessengerGenerated

@MainActor @Suite struct TestHostTests {
  typealias Links = NavGraph.LinkTests<Messenger.Graph>
  typealias Event = NavGraph.Event<Messenger.Graph>

  /// The screen takes its time, and the log says what happened in which order.
  @Test func o6_aFakeHostAndALogOfWhatHappens() async throws {
    let scene = Links.Scene(on: .phone)
    await scene.start()
    scene.host.takesItsTime = true
    let list = scene.navigator.tree.leaf.id
    scene.navigator.send(Messenger.ChatList.folder(of: .spam), from: list)
    scene.navigator.send(Messenger.ChatList.search(), from: list)
    #expect(scene.navigator.tree.leaf.screen == .chatList, "the screen is still moving")
    for _ in 0..<6 { scene.host.comeToRest() }
    #expect(scene.navigator.tree.leaf.screen == .folderView(folder: .spam))
    #expect(scene.navigator.isIdle)
    let begun = scene.reports.compactMap { if case .began(let name) = $0 { name } else { nil } }
    #expect(begun.suffix(2) == ["ChatList.folder", "ChatList.search"])
    #expect(scene.reports.last == .dropped("ChatList.search", because: "its place is covered"))
  }

  /// An intent begins when the one before has come to rest.
  @Test func q1_nothingBeginsBeforeTheScreenIsAtRest() async throws {
    let scene = Links.Scene(on: .phone)
    await scene.start()
    scene.host.takesItsTime = true
    let list = scene.navigator.tree.leaf.id
    scene.navigator.send(Event("first", .select(.main, 1)), from: list)
    scene.navigator.select(2, in: scene.navigator.tree.root.id)
    scene.host.pass(1)
    #expect(scene.navigator.tree.leaf.screen == .chatList)
    scene.host.comeToRest()
    #expect(scene.navigator.tree.leaf.screen == .callList, "the first, and not the second")
    scene.host.comeToRest()
    scene.host.comeToRest()
    #expect(scene.navigator.tree.leaf.screen == .contactList)
  }

  /// A screen that never comes to rest is read afresh after a while.
  @Test func q6_theWatchdogNeedsNoTask() async throws {
    let scene = Links.Scene(on: .phone)
    await scene.start()
    scene.host.takesItsTime = true
    scene.navigator.send(Messenger.ChatList.search(), from: scene.navigator.tree.leaf.id)
    for _ in 0..<6 { scene.host.pass(11) }
    #expect(scene.reports.contains(.isStuck))
    #expect(scene.navigator.tree.leaf.screen == .searchHome)
    #expect(scene.navigator.isIdle)
  }
}
