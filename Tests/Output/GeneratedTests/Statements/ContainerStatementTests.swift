import Foundation
import Testing
import UIKit

@testable import MailGenerated
@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests containers of the app's own classes.
@MainActor @Suite struct ContainerStatementTests {
  final class BrandStack<Name>: NavGraph.StackController {
    var name: Name?
    let listener = AppStackDelegate()

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = listener
    }
  }
  final class BrandTabs: NavGraph.TabsController {
    let listener = AppTabDelegate()
    let strip = UIView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(strip)
      delegate = listener
    }
  }
  final class BrandSplit: NavGraph.SplitController {}
  final class BrandPages: NavGraph.PagesController {}

  private static func brandStack<Name>(_ name: Name?) -> BrandStack<Name> {
    let stack = BrandStack<Name>()
    stack.name = name
    return stack
  }

  private var containers: NavGraph.Containers<Messenger.Graph> {
    var containers = NavGraph.Containers<Messenger.Graph>()
    containers.navigation = { Self.brandStack($0) }
    containers.tabs = { _ in BrandTabs() }
    containers.pages = { BrandPages(transitionStyle: $1, navigationOrientation: .horizontal, options: $2) }
    return containers
  }

  /// The app's classes are used for every container. The delegates that they set get all calls, and so does the graph.
  @Test func a7_theAppsOwnClassesAreUsed() async throws {
    try await Headless.isolated {
      let rig = MessengerRig(containers: containers)
      await rig.settle()
      let tabs = try #require(rig.tabs as? BrandTabs)
      let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? BrandStack<Messenger.Graph.Container> }
      #expect(stacks.compactMap(\.name) == [.chats, .calls, .contacts, .search, .settings])
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.profile("1")
      await rig.settle()
      #expect(stacks[0].listener.heard.map { String($0.prefix { $0 != "(" }) }.suffix(2) == ["will profile", "did profile"])
      #expect(stacks[0].swipeBack())
      await rig.settle()
      #expect(rig.scene.navigator.tree.leaf.screen == .chatList, "the graph hears of it beside the app's delegate")
      #expect(tabs.tapTab(1))
      await rig.settle()
      #expect(tabs.listener.heard.contains("did"))
      #expect(rig.scene.navigator.tree.leaf.screen == .callList)
      #expect(tabs.tapTab(0))
      await rig.settle()
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      #expect((rig.topModal as? BrandStack<Messenger.Graph.Container>)?.name == .newMessage)
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user))
      rig.expectConsistent()
    }
  }

  @Test func a7_pagesToo() async {
    await Headless.isolated {
      let rig = MessengerRig(containers: containers) { $0.isOnboarded = false }
      await rig.settle()
      #expect(rig.window.rootViewController is BrandPages)
      rig.expectConsistent()
    }
  }

  /// A column without its own stack also has a navigation controller of the app's class.
  @Test func a7_splitsToo() async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let app = MailWindowApp()
      let rig = SplitRig()
      var containers = NavGraph.Containers<Mail.Graph>()
      containers.navigation = { Self.brandStack($0) }
      containers.split = { BrandSplit(style: $1) }
      let scene = Mail.NavigationScene(window: rig.window, factory: app, containers: containers, guards: app, conditions: app)
      rig.isIdle = { scene.navigator.isIdle }
      await rig.settle()
      let split = try #require(rig.split as? BrandSplit)
      let stacks = [UISplitViewController.Column.primary, .supplementary, .secondary].compactMap {
        split.viewController(for: $0) as? BrandStack<Mail.Graph.Container>
      }
      #expect(stacks.count == 3)
      rig.expectNoMisuse()
      scene.stop()
    }
  }
}
