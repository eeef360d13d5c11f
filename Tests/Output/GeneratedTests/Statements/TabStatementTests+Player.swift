import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import PlayerGenerated

/// Tests T1, T3, and T5 with the Player: sections, search, an action, an accessory, and changes.
@MainActor @Suite struct PlayerTabStatementTests {
  @Test func t1_tabsOfASectionKeepTheirStacks() async throws {
    try await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      stage.bar.tapTab(named: "albums")
      await stage.settle()
      try #require(stage.events(Player.AlbumList.Events.self)).album(Player.AlbumID(rawValue: "blue"))
      await stage.settle()
      let albums = stage.bar.content
      #expect(stage.bar.path == ["albumList", "\(Player.Graph.Screen.album(id: Player.AlbumID(rawValue: "blue")))"])
      stage.bar.tapTab(named: "artists")
      await stage.settle()
      #expect(stage.bar.path == ["artistList"] && albums?.parent == nil)
      stage.bar.tapTab(named: "home")
      await stage.settle()
      stage.bar.tapTab(named: "albums")
      await stage.settle()
      #expect(stage.bar.content === albums && stage.bar.path.count == 2)
      #expect(stage.built.filter { $0 == "albumList" }.count == 1, "nothing is built again")
    }
  }

  @Test func t3_tabsSectionsAndSearchAreTheSystems() async throws {
    await Headless.isolated {
      let stage = PlayerStage { $0.hasDownloads = true }
      await stage.settle()
      let bar = stage.bar
      #expect(bar.tabs.map(\.identifier) == ["home", "radio", "section.library", "add", bar.tabs[4].identifier, "section.Devices"])
      #expect(bar.tabs[2] is UITabGroup && bar.tabs[4] is UISearchTab && bar.tabs[5].preferredPlacement == .sidebarOnly)
      #expect((bar.tabs[2] as? UITabGroup)?.children.map(\.identifier) == ["albums", "artists", "playlists", "downloads"])
      #expect((bar.tabs[2] as? UITabGroup)?.managingNavigationController == nil, "each tab has a stack of its own")
      #expect(bar.mode == .tabSidebar && bar.customizationIdentifier == "Main")
      let before = bar.tabs
      stage.scene.refresh()
      await stage.settle()
      #expect(bar.tabs == before, "the same tabs: what the user arranged stays")
    }
  }

  @Test func t3_aTapIsReportedOnce() async throws {
    try await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      let coordinator = try #require(stage.scene.host.coordinator(of: NavGraph.TabsCoordinator<Player.Graph>.self))
      stage.bar.tapTab(named: "radio")
      let tree = stage.scene.navigator.tree
      guard case .tabs(_, _, selected: 1)? = stage.scene.navigator.tree.shape.first else {
        Issue.record("the tap is in the state at once")
        return
      }
      coordinator.tabBarController(stage.bar, didSelect: try #require(stage.bar.selectedViewController))
      coordinator.tabBarController(stage.bar, didSelectTab: try #require(stage.bar.selectedTab), previousTab: nil)
      #expect(stage.scene.navigator.tree == tree)
      await stage.settle()
      #expect(stage.selected == "radio")
    }
  }

  @Test func t3_aHiddenTabOpensByLinkAndStaysUntilItIsLeft() async throws {
    await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      #expect(!stage.bar.visibleTabNames.contains("downloads") && !stage.bar.tapTab(named: "downloads"))
      #expect(stage.scene.open(url: URL(string: "player://downloads")!))
      await stage.settle()
      #expect(stage.selected == "downloads" && stage.bar.path == ["downloads"])
      #expect(stage.bar.visibleTabNames.contains("downloads"))
      stage.scene.refresh()
      await stage.settle()
      #expect(stage.bar.visibleTabNames.contains("downloads"), "it stays until it is left")
      stage.bar.tapTab(named: "home")
      await stage.settle()
      #expect(stage.selected == "home" && !stage.bar.visibleTabNames.contains("downloads"))
    }
  }

  @Test func t3_conditionsAndBadgesFollowWhenTheAppSaysSo() async throws {
    await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      (stage.hasDownloads, stage.playlists) = (true, "2")
      stage.scene.refresh()
      await stage.settle()
      #expect(stage.bar.visibleTabNames.contains("downloads"))
      #expect(stage.bar.tab(forIdentifier: "playlists")?.badgeValue == "2")
      (stage.hasDownloads, stage.playlists) = (false, nil)
      stage.bar.tapTab(named: "radio")
      await stage.settle()
      #expect(!stage.bar.visibleTabNames.contains("downloads"), "each turn reads them again")
      #expect(stage.bar.tab(forIdentifier: "playlists")?.badgeValue == nil)
    }
  }

  @Test func t3_aSectionOpensWhereItWasLeft() async throws {
    await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      stage.bar.tapTab(named: "section.library")
      await stage.settle()
      #expect(stage.selected == "albums" && stage.bar.path == ["albumList"])
      stage.bar.tapTab(named: "playlists")
      await stage.settle()
      stage.bar.tapTab(named: "home")
      await stage.settle()
      stage.bar.tapTab(named: "section.library")
      await stage.settle()
      #expect(stage.selected == "playlists" && stage.bar.path == ["playlistList"])
    }
  }

  /// A phone has no sidebar, so the title menu leads to the other tabs of the section.
  @Test func t3_whereThereIsNoSidebarTheTitleLeadsToTheOthers() async throws {
    await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      stage.bar.tapTab(named: "albums")
      await stage.settle()
      let albums = stage.bar.content as? UINavigationController
      #expect(albums?.titleMenu?.map(\.title) == ["Albums", "Artists", "Playlists"])
      #expect(albums?.titleMenu?.map(\.isOn) == [true, false, false])
      #expect(albums?.pickFromTitleMenu("Playlists") == true)
      await stage.settle()
      #expect(stage.selected == "playlists" && stage.bar.path == ["playlistList"])
    }
    var options = HeadlessOptions()
    options.idiom = .pad
    await Headless.isolated(options) {
      let stage = PlayerStage()
      await stage.settle()
      stage.bar.tapTab(named: "albums")
      await stage.settle()
      #expect((stage.bar.content as? UINavigationController)?.titleMenu == nil)
    }
  }

  @Test func t3_anActionTabActsAndIsNeverSelected() async throws {
    try await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      stage.bar.tapTab(named: "add")
      await stage.settle()
      #expect(stage.selected == "home" && stage.top != nil)
      let playlist = Player.PlaylistID(rawValue: UUID())
      try #require(stage.events(Player.PlaylistForm.Events.self)).create(playlist)
      await stage.settle()
      #expect(stage.selected == "playlists" && stage.bar.path.last == "\(Player.Graph.Screen.playlist(id: playlist))")
    }
  }

  /// The system returns to the previous tab without a tap.
  @Test func t3_aCancelledSearchIsRead() async throws {
    try await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      let search = try #require(stage.bar.tabs.first { $0 is UISearchTab } as? UISearchTab)
      #expect(search.automaticallyActivatesSearch, "`search activates`")
      stage.bar.tapTab(named: "radio")
      await stage.settle()
      stage.bar.tapTab(search)
      await stage.settle()
      #expect(stage.bar.path == ["searchHome"])
      #expect(stage.bar.cancelSearch())
      let id = Player.AlbumID(rawValue: "blue")
      try #require(stage.events(Player.Radio.Events.self)).album(id)
      await stage.settle()
      #expect(stage.selected == "radio" && stage.bar.path == ["radio", "\(Player.Graph.Screen.album(id: id))"])
      guard case .tabs(_, _, selected: 1)? = stage.scene.navigator.tree.shape.first else {
        Issue.record("the state follows")
        return
      }
    }
  }

  @Test func t3_theAccessoryIsThereWhileItsConditionHolds() async throws {
    try await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      #expect(stage.bar.bottomAccessory == nil && !stage.built.contains("nowPlaying"))
      stage.playing = true
      stage.scene.refresh()
      await stage.settle()
      let strip = try #require(stage.bar.bottomAccessory)
      let screen = try #require(
        stage.scene.host.coordinators.compactMap { $0.controller as? SampleScreen }.first { $0.name == "nowPlaying" })
      #expect(strip.contentView === screen.view)
      stage.bar.tapTab(named: "radio")
      await stage.settle()
      #expect(stage.bar.bottomAccessory === strip, "it is not made again")
      try #require(screen.events as? Player.NowPlaying.Events).open()
      await stage.settle()
      #expect(stage.top is SampleScreen && (stage.top as? SampleScreen)?.name == "playerView")
      try #require(screen.events as? Player.NowPlaying.Events).open()
      await stage.settle()
      #expect(stage.scene.navigator.tree.modals.count == 1, "covered, it does nothing")
      try #require(stage.events(Player.PlayerView.Events.self)).close()
      await stage.settle()
      stage.playing = false
      stage.bar.tapTab(named: "home")
      await stage.settle()
      #expect(stage.bar.bottomAccessory == nil)
      stage.playing = true
      stage.scene.refresh()
      await stage.settle()
      #expect(stage.bar.bottomAccessory?.contentView === screen.view && stage.built.filter { $0 == "nowPlaying" }.count == 1)
    }
  }

  @Test func t5_theSearchTabAndTheMinimizedBarAreTheSystems() async throws {
    await Headless.isolated {
      let stage = PlayerStage()
      await stage.settle()
      #expect(stage.bar.tabs.contains { $0 is UISearchTab && $0.title == "Search" })
      #expect(stage.bar.tabBarMinimizeBehavior == .onScrollDown)
    }
  }
}
