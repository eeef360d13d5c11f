import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests P1 to P5, U6, and G3: a scene is restored as far as the graph and the guards allow.
@MainActor @Suite struct RestorationStatementTests {
  typealias State = Messenger.NavigationState

  /// Returns a session with the saved state of a scene.
  private func session(_ state: State, _ change: (String) -> String = { $0 }) throws -> UISceneSession {
    let data = try #require(NavGraph.Snapshot(state.tree)?.data)
    return try session(Data(change(String(decoding: data, as: UTF8.self)).utf8))
  }

  private func session(_ data: Data) throws -> UISceneSession {
    let session = UISceneSession(headless: "saved")
    let activity = try #require(NavGraph.Snapshot(State.main().tree)?.activity)
    activity.userInfo = ["snapshot": data]
    session.stateRestorationActivity = activity
    return session
  }

  private func launch(_ session: UISceneSession, urls: [URL] = [], _ prepare: (MessengerApp) -> Void = { _ in }) throws -> MessengerRig {
    let app = MessengerApp()
    prepare(app)
    return try MessengerRig(launching: app, urls: urls, session: session)
  }

  private let deep = State.main(
    .settings, chats: [.chat(id: "1"), .profile(contact: "bob")], settings: [.privacy, .blockList(contact: "bob")])

  // MARK: P1

  @Test func p1_aSceneComesBackAsItWas() async throws {
    try await Headless.isolated {
      let rig = try launch(session(deep))
      await rig.settle()
      #expect(rig.scene.state == deep)
      #expect(rig.path == ["settingsHome", "privacy", "\(Messenger.Graph.Screen.blockList(contact: "bob"))"])
      rig.tabs?.tapTab(0)
      await rig.settle()
      #expect(rig.scene.state.screens(in: .chats).count == 3)
      rig.expectConsistent()
    }
  }

  @Test func p1_anUnknownScreenEndsTheStack() async throws {
    try await Headless.isolated {
      let rig = try launch(session(deep) { $0.replacingOccurrences(of: "blockList", with: "blockedPeople") })
      await rig.settle()
      #expect(rig.scene.state == .main(.settings, chats: [.chat(id: "1"), .profile(contact: "bob")], settings: [.privacy]))
      rig.expectConsistent()
    }
  }

  /// An argument that isn't of its type, a missing one, and an unknown one.
  @Test func p1_changedParameters() throws {
    func restored(_ state: State, _ change: (String) -> String) throws -> State {
      let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
      let changed = change(text)
      #expect(changed != text)
      return try JSONDecoder().decode(State.self, from: Data(changed.utf8))
    }
    let state = State.main(chats: [.folderView(folder: .spam), .chat(id: "1"), .profile(contact: "x")])
    #expect(try restored(state) { $0.replacingOccurrences(of: "junk", with: "trash") } == .main(), "a case that is gone")
    #expect(
      try restored(state) { $0.replacingOccurrences(of: #"\"1\""#, with: "1") } == .main(chats: [.folderView(folder: .spam)]),
      "another type")
    #expect(
      try restored(state) { $0.replacingOccurrences(of: #""contact""#, with: #""person""#) }
        == .main(chats: [.folderView(folder: .spam), .chat(id: "1")]), "renamed")
    #expect(
      try restored(state) { $0.replacingOccurrences(of: #""message""#, with: #""position""#) } == state, "an optional one that is gone")
  }

  @Test func p1_anUnknownTabIsTheFirst() throws {
    let text = String(decoding: try JSONEncoder().encode(deep), as: UTF8.self).replacingOccurrences(of: "settings\"", with: "account\"")
    let state = try JSONDecoder().decode(State.self, from: Data(text.utf8))
    #expect(state.mainTab == .chats)
    #expect(state.screens(in: .chats).count == 3)
  }

  /// A screen that still exists but isn't allowed at its position.
  @Test func p1_aScreenThatMovedEndsTheStack() throws {
    let text = String(decoding: try JSONEncoder().encode(State.main(.settings, settings: [.notifications, .privacy])), as: UTF8.self)
    let moved = text.replacingOccurrences(of: "notifications", with: "callList")
    #expect(try JSONDecoder().decode(State.self, from: Data(moved.utf8)) == .main(.settings))
  }

  @Test func p1_anotherRootOrFormatIsAStartLikeAnyOther() async throws {
    let changes = [("\"main\"", "\"home\""), ("\"version\":1", "\"version\":2")]
    for (old, new) in changes {
      try await Headless.isolated {
        let rig = try launch(session(deep) { $0.replacingOccurrences(of: old, with: new) })
        await rig.settle()
        #expect(rig.scene.state == .main(), "\(old)")
        rig.expectConsistent()
      }
    }
  }

  /// Bytes of other apps, and ones that were truncated, changed, enlarged, or nested deeply.
  @Test func p1_hostileBytesNeverCrash() throws {
    let data = try #require(NavGraph.Snapshot(State.main(presenting: [.newMessage([.groupForm])]).tree)?.data)
    var numbers = SeededNumbers(7)
    for round in 0..<3_000 {
      var bytes = [UInt8](data)
      for _ in 0...numbers.next(6) {
        switch numbers.next(4) {
        case 0: bytes[numbers.next(bytes.count)] = UInt8(numbers.next(256))
        case 1: bytes.removeLast(numbers.next(bytes.count / 2 + 1))
        case 2: bytes.insert(contentsOf: bytes.prefix(numbers.next(bytes.count)), at: numbers.next(bytes.count))
        default: bytes.swapAt(numbers.next(bytes.count), numbers.next(bytes.count))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      guard let snapshot = NavGraph.Snapshot(Data(bytes)) else { continue }
      var tree = NavGraph.Tree<Messenger.Graph>(idiom: .phone)
      guard tree.restore(snapshot) else { continue }
      tree.restoreModals(of: snapshot)
      #expect(tree.misplaced(since: 0) == nil, "round \(round)")
    }
    let deep = String(repeating: "[", count: 60_000)
    for text in ["", "{}", "[]", "null", deep, String(repeating: "{\"parts\":", count: 6_000), "{\"version\":1e999}"] {
      #expect(NavGraph.Snapshot(Data(text.utf8)) == nil)
    }
    let huge = "{\"version\":1,\"graph\":\"\",\"root\":{\"name\":\"main\"},\"modals\":[],\"parts\":{\"x\":{\"selected\":\""
    #expect(NavGraph.Snapshot(Data((huge + String(repeating: "x", count: 1 << 20) + "\"}}}").utf8)) == nil, "too large")
  }

  /// Values of wrong types at every position of a snapshot, and positions that don't exist.
  @Test func p1_wrongTypesNeverCrash() throws {
    let state = State.main(chats: [.chat(id: "1")]).after(Messenger.Chat.info(id: "1"))
    let text = String(decoding: try #require(NavGraph.Snapshot(state.tree)?.data), as: UTF8.self)
    let replacements = ["null", "-1", "[9223372036854775807]", "{}", "\"x\"", "[[]]", "[0,-5]", "[7,7,7,7,7]", "1e40", "true"]
    for key in ["version", "graph", "root", "parts", "modals", "presenter", "modal", "arms", "name", "arguments", "pushed", "selected"] {
      for value in replacements {
        for pattern in ["\"\(key)\":\\{[^{}]*\\}", "\"\(key)\":\\[[^\\[\\]]*\\]", "\"\(key)\":[0-9]+", "\"\(key)\":\"[^\"]*\""] {
          let changed = text.replacingOccurrences(of: pattern, with: "\"\(key)\":" + value, options: .regularExpression)
          guard let snapshot = NavGraph.Snapshot(Data(changed.utf8)) else { continue }
          var tree = NavGraph.Tree<Messenger.Graph>(idiom: .phone)
          guard tree.restore(snapshot) else { continue }
          tree.restoreModals(of: snapshot)
          #expect(tree.misplaced(since: 0) == nil, "\(changed)")
          #expect(tree.modals.count <= 1)
        }
      }
    }
  }

  /// Chains of modals are checked when they are decoded.
  @Test func p1_aModalThatNobodyPresentsThereStaysAway() throws {
    let info = State.main(chats: [.chat(id: "1")]).after(Messenger.Chat.info(id: "1"))
    let text = String(decoding: try JSONEncoder().encode(info), as: UTF8.self)
    #expect(try JSONDecoder().decode(State.self, from: Data(text.utf8)) == info)
    let other = text.replacingOccurrences(of: "\"chatInfo\"", with: "\"blockContact\"")
    #expect(try JSONDecoder().decode(State.self, from: Data(other.utf8)) == .main(chats: [.chat(id: "1")]), "the block list presents it")
    let alert = text.replacingOccurrences(of: "\"chatInfo\"", with: "\"deleteChat\"")
    #expect(try JSONDecoder().decode(State.self, from: Data(alert.utf8)) == .main(chats: [.chat(id: "1")]), "alerts don't come back")
    let gone = text.replacingOccurrences(of: "folderView", with: "x").replacingOccurrences(of: "\"chat\"", with: "\"gone\"")
    #expect(try JSONDecoder().decode(State.self, from: Data(gone.utf8)) == .main(), "nor does what stood on a screen that is gone")
  }

  // MARK: P2

  @Test func p2_eachSceneHasItsOwn() async throws {
    try await Headless.isolated {
      let app = MessengerApp()
      let first = try MessengerRig(launching: app, session: UISceneSession(headless: "first"))
      let second = try MessengerRig(launching: app, session: UISceneSession(headless: "second"))
      await first.settle()
      await second.settle()
      first.tabs?.tapTab(4)
      second.events(Messenger.ChatList.Events.self)?.profile("bob")
      await first.settle()
      await second.settle()
      let sessions = try [first, second].map { try #require($0.system?.session) }
      first.system?.disconnect()
      second.system?.disconnect()
      let again = try sessions.map { try MessengerRig(launching: app, session: $0) }
      for rig in again { await rig.settle() }
      #expect(again.map(\.scene.state) == [.main(.settings), .main(chats: [.profile(contact: "bob")])])
    }
  }

  // MARK: P3 and G3

  /// Places whose guards fail are removed with everything on top of them, and their guard flows aren't presented.
  @Test func p3_g3_whatAGuardRefusesIsCutBack() async throws {
    try await Headless.isolated {
      let rig = try launch(session(State.main(chats: [.profile(contact: "bob"), .chat(id: "1"), .chat(id: "2")]))) {
        $0.isUnlocked = false
      }
      await rig.settle()
      #expect(rig.app.asked.contains("unlocked 1"))
      #expect(rig.scene.state == .main(chats: [.profile(contact: "bob")]))
      rig.expectConsistent()
    }
  }

  @Test func g3_grantedPlacesComeBack() async throws {
    try await Headless.isolated {
      let rig = try launch(session(State.main(chats: [.chat(id: "1")])))
      await rig.settle()
      #expect(rig.app.asked == ["onboarded", "unlocked 1"])
      #expect(rig.scene.state == .main(chats: [.chat(id: "1")]))
    }
  }

  /// The root's own guard presents its flow, as at any launch. Then the rest is restored.
  @Test func g3_theRootsGuardRunsItsFlowFirst() async throws {
    try await Headless.isolated {
      let rig = try launch(session(deep)) { $0.isOnboarded = false }
      await rig.settle()
      #expect(rig.front.map { ($0 as? SampleScreen)?.name } == "welcome")
      #expect(rig.scene.restorationActivity != nil, "what has not come back yet is kept")
      rig.events(Messenger.Welcome.Events.self)?.next()
      await rig.settle()
      rig.events(Messenger.Permissions.Events.self)?.next()
      await rig.settle()
      rig.app.isOnboarded = true
      rig.events(Messenger.Ready.Events.self)?.done()
      await rig.settle()
      #expect(rig.scene.state == deep)
      rig.expectConsistent()
    }
  }

  /// Guards of invisible content are evaluated when it becomes visible.
  @Test func g3_hiddenTabsAreAskedLater() async throws {
    try await Headless.isolated {
      let rig = try launch(session(deep)) { $0.isUnlocked = false }
      await rig.settle()
      #expect(!rig.app.asked.contains("unlocked 1"))
      #expect(rig.scene.state == deep)
      rig.tabs?.tapTab(0)
      await rig.settle()
      #expect(rig.app.asked.contains("unlocked 1"))
      #expect(rig.scene.state.modals == [.unlock(chat: "1")], "now it was asked for")
    }
  }

  /// A guard flow isn't saved, because the request that waits for it can't be.
  @Test func p3_flowsOfGuardsAreNotKept() async throws {
    try await Headless.isolated {
      let app = MessengerApp()
      app.isUnlocked = false
      let rig = try MessengerRig(launching: app)
      await rig.settle()
      rig.events(Messenger.ChatList.Events.self)?.chat("1")
      await rig.settle()
      #expect(rig.scene.state.modals == [.unlock(chat: "1")])
      #expect(rig.scene.navigator.snapshot?.modals.isEmpty == true)
    }
  }

  /// An outcome handler is restored with its modal.
  @Test func p3_armsComeBackWithTheirModal() async throws {
    try await Headless.isolated {
      let state = State.main().after(Messenger.ChatList.compose()).after(Messenger.RecipientPicker.group())
      let rig = try launch(session(state))
      await rig.settle()
      #expect(rig.scene.state == .main(presenting: [.newMessage([.groupForm])]))
      rig.expectConsistent()
      rig.events(Messenger.GroupForm.Events.self)?.create("9")
      await rig.settle()
      #expect(rig.scene.state == .main(chats: [.chat(id: "9")]))
      rig.expectConsistent()
    }
  }

  /// Outcome handlers are only restored by the graph that saved them.
  @Test func p3_armsOfAnotherGraphDontComeBack() async throws {
    try await Headless.isolated {
      let state = State.main().after(Messenger.ChatList.compose())
      let rig = try launch(session(state) { $0.replacingOccurrences(of: Messenger.Graph.fingerprint, with: "another") })
      await rig.settle()
      #expect(rig.scene.state == .main())
      let plain = State.main(chats: [.chat(id: "1")]).after(Messenger.Chat.info(id: "1"))
      let other = try launch(session(plain) { $0.replacingOccurrences(of: Messenger.Graph.fingerprint, with: "another") })
      await other.settle()
      #expect(other.scene.state == plain, "without arms it does")
    }
  }

  // MARK: P4

  @Test(arguments: 0..<24) func p4_whatIsKeptIsWhatComesBack(_ seed: Int) throws {
    var numbers = SeededNumbers(UInt64(seed))
    var state = State.main()
    for _ in 0..<40 {
      state = step(state, &numbers)
      let kept = try JSONDecoder().decode(State.self, from: JSONEncoder().encode(state))
      // An alert isn't saved.
      #expect(kept == (state.modals.last == .deleteChat ? state.dismissed() : state), "seed \(seed)")
      let data = try #require(NavGraph.Snapshot(state.tree)?.data)
      #expect(data.count <= NavGraph.Snapshot.limit)
    }
  }

  private func step(_ state: State, _ numbers: inout SeededNumbers) -> State {
    let chat = Messenger.ChatID(rawValue: "\(numbers.next(5))")
    let events: [Messenger.Graph.Event]
    switch state.screens.first {
    case .chatList: events = [Messenger.ChatList.compose(), Messenger.ChatList.chat(id: chat), Messenger.ChatList.folder(of: .spam)]
    case .chat(let id, _):
      events = [
        Messenger.Chat.info(id: id), Messenger.Chat.photo(number: numbers.next(9)), Messenger.Chat.delete(), Messenger.Chat.chat(id: chat),
      ]
    case .recipientPicker: events = [Messenger.RecipientPicker.group(), Messenger.RecipientPicker.pick(chat: chat)]
    case .settingsHome: events = [Messenger.SettingsHome.privacy(), Messenger.SettingsHome.notifications()]
    case .privacy: events = [Messenger.Privacy.blocked()]
    case .blockList: events = [Messenger.BlockList.add()]
    default: events = []
    }
    switch numbers.next(6) {
    case 0: return state.modals.isEmpty ? state.selecting(numbers.next(2) == 0 ? .chats : .settings) : state.dismissed()
    case 1: return state.back()
    default: return events.isEmpty ? state.back() : state.after(events[numbers.next(events.count)])
    }
  }

  /// Ten thousand screens exceed the size limit. Invisible content is omitted first, and then the tops of stacks.
  @Test func p4_theSizeIsBounded() throws {
    let many = (0..<10_000).map { Messenger.NavigationState.ChatsStep.chat(id: Messenger.ChatID(rawValue: "\($0)")) }
    let hidden = State.main(.settings, chats: NavGraph.Path(many), settings: [.privacy])
    let kept = try #require(NavGraph.Snapshot(hidden.tree)?.data)
    #expect(kept.count <= NavGraph.Snapshot.limit)
    var tree = NavGraph.Tree<Messenger.Graph>(idiom: .phone)
    #expect(tree.restore(try #require(NavGraph.Snapshot(kept))))
    #expect(tree.shape == State.main(.settings, settings: [.privacy]).tree.shape)
    let shown = State.main(.chats, chats: NavGraph.Path(many))
    let part = try #require(NavGraph.Snapshot(shown.tree)?.data)
    #expect(part.count <= NavGraph.Snapshot.limit)
    #expect(tree.restore(try #require(NavGraph.Snapshot(part))))
    guard case .tabs(_, let tabs, 0) = tree.root.shape, case .stack(_, let screens)? = tabs.first else {
      Issue.record("the first tab is selected")
      return
    }
    #expect(screens.count > 100 && screens.count < 10_000)
    #expect(screens.dropFirst().first == .chat(id: "0"), "the lower ones stay")
  }

  // MARK: P5

  /// Restored content appears without animation when the scene connects, or after the guards have been evaluated.
  @Test func p5_nothingIsAnimated() async throws {
    try await Headless.isolated {
      let state = State.main(chats: [.chat(id: "1")]).after(Messenger.Chat.info(id: "1"))
      let rig = try launch(session(state))
      for _ in 0..<200 { await Headless.turn() }
      #expect(rig.scene.state == state, "no time has passed")
      await rig.settle()
      let screens = Headless.liveControllers.compactMap { $0 as? SampleScreen }
      #expect(screens.filter(\.hasAppeared).count == 2, "the chat, and what is presented on it")
      #expect(!screens.contains { $0.hasMoved })
      rig.expectConsistent()
    }
  }

  /// Covered screens don't appear: those below the top of a stack, and those of other tabs.
  @Test func p5_coveredScreensDontAppear() async throws {
    try await Headless.isolated {
      let rig = try launch(session(deep))
      await rig.settle()
      let loaded = Headless.liveControllers.compactMap { $0 as? SampleScreen }.filter(\.hasAppeared).map(\.name)
      #expect(loaded == ["\(Messenger.Graph.Screen.blockList(contact: "bob"))"])
    }
  }

  // MARK: U6

  @Test func u6_aLinkBeatsTheStackThatItNames() async throws {
    try await Headless.isolated {
      let link = try #require(URL(string: "messenger://chats/7"))
      let rig = try launch(session(deep), urls: [link])
      await rig.settle()
      #expect(rig.scene.state == .main(.chats, chats: [.chat(id: "7")], settings: [.privacy, .blockList(contact: "bob")]))
      #expect(!rig.app.asked.contains("unlocked 1"), "nobody is asked about what doesn't come back")
      rig.expectConsistent()
    }
  }

  @Test func u6_modalsDontComeBackOnTopOfALink() async throws {
    try await Headless.isolated {
      let link = try #require(URL(string: "messenger://settings"))
      let state = State.main().after(Messenger.ChatList.compose())
      let rig = try launch(session(state), urls: [link])
      await rig.settle()
      #expect(rig.scene.state == .main(.settings))
      rig.expectConsistent()
    }
  }
}
