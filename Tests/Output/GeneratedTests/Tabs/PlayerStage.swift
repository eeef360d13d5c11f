import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import PlayerGenerated

/// The Player sample in a window: sections, a search tab, an action, and an accessory.
@MainActor final class PlayerStage: Player.Factory, Player.Conditions, Player.Badges {
  let window = UIWindow(frame: .zero)
  private(set) var scene: Player.NavigationScene!
  var log: [String] = []
  var playing = false
  var hasDownloads = false
  var playlists: String?
  /// The screens that were created.
  private(set) var built: [String] = []

  init(_ prepare: (PlayerStage) -> Void = { _ in }) {
    prepare(self)
    scene = Player.NavigationScene(window: window, factory: self, conditions: self, badges: self)
    scene.navigator.log = { [weak self] in self?.log.append($0) }
  }

  /// Ends the scene, which retains the app and therefore this stage.
  func close() { scene = nil }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await rest({ scene.navigator.isIdle }, sourceLocation: sourceLocation)
  }

  var bar: UITabBarController { window.rootViewController as? UITabBarController ?? UITabBarController() }
  var selected: String? { bar.selectedTab?.identifier }
  var top: UIViewController? {
    var top: UIViewController?
    while let next = (top ?? window.rootViewController)?.presentedViewController { top = next }
    return top
  }
  func events<Events>(_ type: Events.Type = Events.self) -> Events? {
    let front = top ?? bar.content
    return (((front as? UINavigationController)?.topViewController ?? front) as? SampleScreen)?.events as? Events
  }

  private func screen(_ screen: Player.Graph.Screen, _ events: Any? = nil) -> UIViewController {
    built.append("\(screen)")
    return SampleScreen(screen, events)
  }

  func makeHome(events: Player.Home.Events) -> UIViewController { screen(.home, events) }
  func makeRadio(events: Player.Radio.Events) -> UIViewController { screen(.radio, events) }
  func makeAlbumList(events: Player.AlbumList.Events) -> UIViewController { screen(.albumList, events) }
  func makeArtistList(events: Player.ArtistList.Events) -> UIViewController { screen(.artistList, events) }
  func makePlaylistList(events: Player.PlaylistList.Events) -> UIViewController { screen(.playlistList, events) }
  func makeDownloads(events: Player.Downloads.Events) -> UIViewController { screen(.downloads, events) }
  func makeSearchHome(events: Player.SearchHome.Events) -> UIViewController { screen(.searchHome, events) }
  func makeSpeakers(events: Player.Speakers.Events) -> UIViewController { screen(.speakers, events) }
  func makeHistory(events: Player.History.Events) -> UIViewController { screen(.history, events) }
  func makeAlbum(id: Player.AlbumID, events: Player.Album.Events) -> UIViewController { screen(.album(id: id), events) }
  func makeArtist(id: Player.ArtistID, events: Player.Artist.Events) -> UIViewController { screen(.artist(id: id), events) }
  func makeCredits(album: Player.AlbumID) -> UIViewController { screen(.credits(album: album)) }
  func makePlaylist(id: Player.PlaylistID, events: Player.Playlist.Events) -> UIViewController { screen(.playlist(id: id), events) }
  func makeNowPlaying(events: Player.NowPlaying.Events) -> UIViewController { screen(.nowPlaying, events) }
  func makePlayerView(events: Player.PlayerView.Events) -> UIViewController { screen(.playerView, events) }
  func makeQueueView(events: Player.QueueView.Events) -> UIViewController { screen(.queueView, events) }
  func makePlaylistForm(events: Player.PlaylistForm.Events) -> UIViewController { screen(.playlistForm, events) }
}
