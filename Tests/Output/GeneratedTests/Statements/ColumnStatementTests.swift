import Foundation
import Testing
import UIKit

@testable import ColumnsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests splits with two columns and an inspector in the sample Columns, which declares `collapses to sidebar`.
@MainActor @Suite struct ColumnStatementTests {
  @MainActor final class Workspace {
    let rig = SplitRig()
    let scene: Inspector.NavigationScene

    init() {
      scene = Inspector.NavigationScene(window: rig.window, factory: InspectorApp())
      rig.isIdle = { [weak navigator = scene.navigator] in navigator?.isIdle ?? true }
    }

    var tree: NavGraph.Tree<Inspector.Graph> { scene.navigator.tree }
    var list: Inspector.AssetList.Events? { rig.events(.primary) }
    var asset: Inspector.Asset.Events? { rig.events(.secondary) }
    var properties: Inspector.Properties.Events? { rig.events(.inspector) }
  }

  private let lamp = Inspector.AssetID(rawValue: "lamp")
  private let list = "\(Inspector.Graph.Screen.assetList)"
  private var asset: String { "\(Inspector.Graph.Screen.asset(id: lamp))" }
  private var properties: String { "\(Inspector.Graph.Screen.properties(asset: lamp))" }

  @Test func displayAndBehaviorAreAskedFor() async {
    await Headless.isolated(openQuestions(0)) {
      let work = Workspace()
      await work.rig.settle()
      #expect(work.rig.split?.style == .doubleColumn && work.rig.split?.preferredDisplayMode == .oneBesideSecondary)
      #expect(work.rig.split?.preferredSplitBehavior == .tile && work.rig.split?.visibleColumns == [.primary, .secondary])
      work.rig.expectNoMisuse()
    }
  }

  @Test(arguments: 0..<16) func s2_theAuthorSaysToWhatItCollapses(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let work = Workspace()
      await work.rig.settle()
      try #require(work.list).open(lamp)
      await work.rig.settle()
      let before = work.tree
      await work.rig.resize(.compact)
      #expect(work.rig.stack == [list], "what was chosen waits in its column")
      await work.rig.resize(.regular)
      #expect(work.tree == before && work.rig.names(.secondary) == [asset])
      await work.rig.resize(.compact)
      try #require(work.list).open(lamp)
      await work.rig.settle()
      #expect(work.rig.stack == [list, asset])
      try #require(work.asset).close()
      await work.rig.settle()
      #expect(work.rig.stack == [list] && work.rig.names(.secondary) == ["\(Inspector.Graph.Screen.noAsset)"])
      work.rig.expectNoMisuse()
    }
  }

  /// On a phone, the column that a link names is on top, whatever the split collapses to, at launch and later.
  @Test(arguments: [false, true]) func s6_aLinkBeatsWhatTheSplitCollapsesTo(_ isWarm: Bool) async throws {
    try await Headless.isolated(openQuestions(0, idiom: .phone)) {
      let work = Workspace()
      if isWarm { await work.rig.settle() }
      let url = try #require(URL(string: "inspector://assets/lamp/versions/3"))
      work.scene.open(try Inspector.Route.parse(url).get())
      await work.rig.settle()
      #expect(work.rig.stack == [list, asset, "\(Inspector.Graph.Screen.version(asset: lamp, number: 3))"])
      try #require(work.rig.events(.secondary, Inspector.Version.Events.self)).back()
      await work.rig.settle()
      #expect(work.rig.stack == [list, asset])
      work.rig.expectNoMisuse()
    }
  }

  /// A split doesn't collapse before the window is visible. A link that was opened before is on top afterwards.
  @Test func s6_aLinkBeforeTheWindowIsSeen() async throws {
    try await Headless.isolated(openQuestions(0, idiom: .phone)) {
      let rig = SplitRig()
      let navigator = NavGraph.Navigator<Inspector.Graph>(idiom: .phone, answers: NavGraph.Answers())
      let host = NavGraph.UIKitHost(window: rig.window, navigator: navigator) { screen, _ in SampleScreen(screen) }
      rig.isIdle = { navigator.isIdle }
      navigator.start()
      let url = try #require(URL(string: "inspector://assets/lamp"))
      navigator.open(try Inspector.Route.parse(url).get().target)
      await rig.settle()
      #expect(rig.split?.isCollapsed == false && rig.names(.secondary) == [asset])
      rig.window.makeKeyAndVisible()
      await rig.settle()
      #expect(rig.stack == [list, asset])
      rig.expectNoMisuse()
      withExtendedLifetime(host) {}
    }
  }

  /// The first column is shown again while another is on its stack. It is the same place and stays.
  @Test(arguments: 0..<16) func s4_whatLiesBeneathStaysWhereItIsShownAgain(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let work = Workspace()
      await work.rig.settle()
      await work.rig.resize(.compact)
      try #require(work.list).open(lamp)
      await work.rig.settle()
      let before = work.tree.root.children.first?.id
      let event = NavGraph.Event<Inspector.Graph>("test", .show(.sidebar, .screen(.assetList)), .show(.detail))
      work.scene.navigator.send(event, from: work.tree.root.leaf.id)
      await work.rig.settle()
      #expect(work.rig.stack == [list, asset] && work.tree.root.children.first?.id == before)
      #expect(Headless.liveControllers.filter { ($0 as? SampleScreen)?.name == list }.count == 1)
      await work.rig.back()
      #expect(work.rig.stack.count == 1 && work.rig.names(.secondary) == ["\(Inspector.Graph.Screen.noAsset)"])
      work.rig.expectNoMisuse()
    }
  }

  @Test func showRevealsAColumnAsItIs() async throws {
    try await Headless.isolated(openQuestions(0)) {
      let work = Workspace()
      await work.rig.settle()
      work.rig.split?.hide(.primary)
      await work.rig.settle()
      try #require(work.rig.events(.secondary, Inspector.NoAsset.Events.self)).browse()
      await work.rig.settle()
      #expect(work.rig.split?.visibleColumns == [.primary, .secondary])
      try #require(work.list).open(lamp)
      await work.rig.settle()
      try #require(work.list).deselect()
      await work.rig.settle()
      #expect(work.rig.names(.secondary) == ["\(Inspector.Graph.Screen.noAsset)"])
      #expect(work.tree.shape == [Inspector.Graph.shape(of: .workspace)])
      work.rig.expectNoMisuse()
    }
  }

  @Test(arguments: 0..<16) func theInspectorIsHiddenUntilItIsAskedFor(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let work = Workspace()
      await work.rig.settle()
      #expect(work.rig.split?.isShowing(.inspector) == false)
      try #require(work.list).inspect(lamp)
      await work.rig.settle()
      #expect(work.rig.split?.isShowing(.inspector) == true && work.rig.names(.inspector) == [properties])
      try #require(work.properties).reveal(lamp)
      await work.rig.settle()
      #expect(work.rig.split?.visibleColumns == [.primary, .secondary, .inspector] && work.rig.names(.secondary) == [asset])
      work.rig.split?.closeInspector()
      await work.rig.settle()
      #expect(work.tree.root.visible.count == 2, "the tree knows that the user closed it")
      try #require(work.asset).inspect()
      await work.rig.settle()
      #expect(work.rig.split?.isShowing(.inspector) == true && work.rig.names(.inspector) == [properties], "as it was")
      work.rig.expectNoMisuse()
    }
  }

  @Test(arguments: 0..<16) func collapsedTheInspectorCoversTheStackUntilItIsClosed(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let work = Workspace()
      await work.rig.settle()
      try #require(work.list).inspect(lamp)
      await work.rig.settle()
      let before = work.tree
      await work.rig.resize(.compact)
      #expect(work.rig.split?.visibleColumns == [.inspector])
      await work.rig.resize(.regular)
      #expect(work.tree == before && work.rig.split?.isShowing(.inspector) == true)
      await work.rig.resize(.compact)
      try #require(work.properties).reveal(lamp)
      await work.rig.settle()
      #expect(work.rig.split?.visibleColumns == [.secondary] && work.rig.stack == [list, asset])
      try #require(work.asset).inspect()
      await work.rig.settle()
      work.rig.split?.closeInspector()
      await work.rig.settle()
      #expect(work.rig.split?.visibleColumns == [.secondary])
      try #require(work.asset).version(7)
      await work.rig.settle()
      #expect(work.rig.stack.count == 3, "the stack beneath works again")
      work.rig.expectNoMisuse()
    }
  }
}
