import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests links of the generated Messenger, at launch and while it runs.
@MainActor @Suite struct MessengerLinkTests {
  let blocked = URL(string: "messenger://settings/privacy/blocked?utm_source=mail&contact=bob")!
  let expected = ["settingsHome", "privacy", "\(Messenger.Graph.Screen.blockList(contact: Messenger.ContactID(rawValue: "bob")))"]

  func expectBack(_ rig: MessengerRig) async {
    #expect(rig.tabs?.selectedIndex == 4)
    #expect(rig.path == expected)
    rig.expectConsistent()
    for level in [2, 1] {
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.path == Array(expected.prefix(level)))
    }
    #expect(rig.stack?.tapBack() == false)
    rig.expectConsistent()
  }

  @Test func aColdLinkShowsItsWholePlace() async {
    await Headless.isolated {
      let rig = MessengerRig()
      #expect(rig.scene.open(url: blocked))
      await rig.settle()
      await expectBack(rig)
    }
  }

  @Test func aWarmLinkShowsTheSame() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(Messenger.ChatID(rawValue: "ann"))
      await rig.settle()
      #expect(rig.scene.open(url: URL(string: "https://www.messenger.example/settings/privacy/blocked/?contact=bob")!))
      await rig.settle()
      await expectBack(rig)
      rig.tabs?.tapTab(0)
      await rig.settle()
      #expect(rig.path.count == 2, "what is not visible is kept")
    }
  }

  @Test func openedTwiceNothingIsAdded() async {
    await Headless.isolated {
      let rig = MessengerRig()
      rig.scene.open(url: blocked)
      await rig.settle()
      let controllers = rig.stack?.viewControllers
      rig.scene.open(url: blocked)
      await rig.settle()
      #expect(rig.stack?.viewControllers == controllers, "the same controllers")
      rig.expectConsistent()
    }
  }

  @Test func aLinkDuringASwipe() async throws {
    for complete in [true, false] {
      try await Headless.isolated {
        let rig = MessengerRig()
        await rig.settle()
        try #require(rig.events(Messenger.ChatList.Events.self)).folder(.inbox)
        await rig.settle()
        rig.stack?.swipeBack(complete: complete)
        rig.scene.open(.spam)
        await rig.settle()
        #expect(rig.path == ["chatList", "\(Messenger.Graph.Screen.folderView(folder: .spam))"])
        rig.expectConsistent()
      }
    }
  }

  /// `here` pushes on the visible stack, also in a sheet, and otherwise shows the place that the route names.
  @Test func hereIsWhereverTheUserIs() async {
    await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      rig.tabs?.tapTab(3)
      await rig.settle()
      rig.scene.open(url: URL(string: "messenger://@bob")!)
      await rig.settle()
      let profile = "\(Messenger.Graph.Screen.profile(contact: Messenger.ContactID(rawValue: "bob")))"
      #expect(rig.path == ["searchHome", profile])
      rig.scene.open(url: URL(string: "messenger://users/bob")!)
      await rig.settle()
      #expect(rig.path == ["searchHome", profile], "it is there already")
      rig.tabs?.tapTab(4)
      await rig.settle()
      rig.scene.open(url: URL(string: "messenger://users/bob")!)
      await rig.settle()
      #expect(rig.tabs?.selectedIndex == 2)
      #expect(rig.path == ["contactList", profile])
      rig.expectConsistent()
    }
  }

  @Test func aLinkMayEndInASheet() async {
    await Headless.isolated {
      let rig = MessengerRig()
      rig.scene.open(.new)
      await rig.settle()
      #expect(rig.path == ["recipientPicker"])
      let sheet = rig.topModal
      rig.scene.open(.new)
      await rig.settle()
      #expect(rig.topModal === sheet, "opened twice it is the same sheet")
      rig.expectConsistent()
    }
  }

  /// A target may continue inside a sheet. Back is right at every level, and dismissing the sheet shows the content under it.
  @Test func aLinkMayLeadOnInASheet() async throws {
    await Headless.isolated {
      let rig = MessengerRig()
      let folder = "\(Messenger.Graph.Screen.folderView(folder: .inbox))"
      let target = Messenger.Graph.Target(
        .root(.main, .tab(0, .path([.chatList, .folderView(folder: .inbox)]))),
        presenting: [.present(.newMessage, showing: .path([.recipientPicker, .groupForm]))])
      rig.scene.navigator.open(target)
      await rig.settle()
      #expect(rig.path == ["recipientPicker", "groupForm"])
      rig.expectConsistent()
      let (sheet, controllers) = (rig.modalIdentity, rig.stackIdentity)
      rig.scene.navigator.open(target)
      await rig.settle()
      #expect(rig.stackIdentity == controllers, "opened twice, the same controllers")
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.path == ["recipientPicker"])
      #expect(rig.stack?.tapBack() == false)
      rig.expectConsistent()
      rig.scene.navigator.open(target)
      await rig.settle()
      #expect(rig.path == ["recipientPicker", "groupForm"], "only the path has changed")
      #expect(rig.modalIdentity == sheet)
      #expect(rig.stackIdentity.first == controllers.first)
      rig.scene.open(.new)
      await rig.settle()
      #expect(rig.path == ["recipientPicker"], "a link that names nothing in it leads back to what it shows first")
      rig.expectConsistent()
      rig.scene.navigator.open(target)
      await rig.settle()
      // The content under the sheet was created with it.
      var reducer = NavGraph.Reducer(rig.scene.navigator.tree)
      reducer.run(.dismiss)
      #expect(reducer.tree.shape.count == 1)
      rig.scene.navigator.open(Messenger.Graph.Target(.root(.main, .tab(0, .path([.chatList, .folderView(folder: .inbox)])))))
      await rig.settle()
      #expect(rig.path == ["chatList", folder])
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.path == ["chatList"])
      rig.expectConsistent()
    }
  }

  @Test func theLatestLinkWins() async {
    await Headless.isolated {
      let rig = MessengerRig()
      rig.scene.open(.new)
      rig.scene.open(.spam)
      rig.scene.open(.settings)
      await rig.settle()
      #expect(rig.path == ["settingsHome"])
      #expect(rig.topModal == nil)
      rig.expectConsistent()
    }
  }

  /// `parse(url) == self` is true for every link that has a URL.
  @Test(arguments: ["ann", "ü/ ?%#&=+", "a\u{301}", "\u{e1}", " ", "%2F", "🙂"])
  func textsComeBack(_ text: String) {
    let id = Messenger.ChatID(rawValue: text)
    let contact = Messenger.ContactID(rawValue: text)
    let routes: [Messenger.Route] = [
      .chats(id: id), .chatsM(id: id, message: Messenger.MessageID(rawValue: UUID())), .new, .spam, .users(contact: contact), .settings,
      .settingsPrivacy, .settingsPrivacyBlocked(contact: contact), .settingsPrivacyBlocked(contact: nil),
    ]
    for route in routes {
      #expect(route.url != nil)
      #expect(route.url.map(Messenger.Route.parse) == .success(route))
    }
  }

  @Test(arguments: [
    "messenger://", "messenger:chats/1", "messenger://chats//1", "messenger://chats/..",
    "http://messenger.example/new", "https://elsewhere.example/new", "https://messenger.example:8080/new",
    "https://user@messenger.example/new", "messenger://chats/1/m/not-a-uuid", "messenger://Chats/1", "other://new",
    "messenger://new/more", "messenger://chats/%ff",
  ])
  func whatIsNoLink(_ text: String) {
    #expect(URL(string: text).flatMap { try? Messenger.Route.parse($0).get() } == nil)
  }

  @Test func otherSpellingsOfALink() {
    let spellings = [
      "MESSENGER://new", "https://MESSENGER.example/new", "https://messenger.example:443/new/", "messenger:///new", "messenger://new?x=1",
      "messenger://n%65w", "messenger://new#top",
    ]
    for text in spellings { #expect(URL(string: text).map(Messenger.Route.parse) == .success(.new), "\(text)") }
    #expect(URL(string: "messenger://c/ann").map(Messenger.Route.parse) == .success(.chats(id: Messenger.ChatID(rawValue: "ann"))))
  }
}
