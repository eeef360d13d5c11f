import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import UIKit

@testable import StudioSwiftUI

/// The studio in SwiftUI.
@MainActor final class StudioViews: Running {
  let window: UIWindow
  let scene: Studio.NavigationScene

  init(_ answers: Answers) {
    let about = About(answers: answers)
    let scene = Studio.NavigationScene(factory: Screens(answers: answers), conditions: about, badges: about)
    self.scene = scene
    answers.hasChanged = { [weak scene] in scene?.refresh() }
    window = .showing(NavGraph.RootView(scene.host))
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  func open(_ number: Int) -> String { StudioLinks.open(number) { scene.open(url: $0) } }
  func selectedContent(of tabs: UITabBarController) -> Int {
    StudioLinks.titles.firstIndex(of: tabs.selectedViewController?.tabBarItem.title ?? "") ?? -1
  }
  func tapTab(_ number: Int) -> String {
    StudioLinks.tap(number, whileShowing: wanted) { title in
      guard let index = tabs?.viewControllers?.firstIndex(where: { $0.tabBarItem.title == title }) else { return false }
      return tabs?.tapTab(index) ?? false
    }
  }

  final class About: Studio.Conditions, Studio.Badges {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    var hasGuests: Bool { answers.grants }
    var rooms: String? { answers.grants ? "2" : nil }
  }

  struct Screens: Studio.Factory {
    let answers: Answers

    func makeRoomList(events: Studio.RoomList.Events) -> some View {
      NavGraph.Anchored { anchor in
        ViewPage(
          "roomList", ("room", { events.room("a") }), ("compose", { Task { _ = await events.compose.result() } }),
          ("map", { events.map() }),
          ("clear", { events.clear() }), ("sort", { Task { _ = await events.sort.result(anchor) } }), ("menu", { events.menu(anchor) }),
          ("picture", { events.picture(anchor) }), ("poster", { events.poster(anchor) }), ("sketch", { events.sketch(anchor) }),
          ("frame", { events.frame(anchor) }))
      }
    }
    func makeRoom(name: String, events: Studio.Room.Events) -> some View {
      ViewPage("room(\(name))", ("note", { events.note() }), ("bare", { events.bare() }))
    }
    func makeNote(text: String, events: Studio.Note.Events) -> some View {
      ViewPage("note(\(text))", ("away", { events.away() }), ("note", { events.note() })).confirmsLeaving { answers.grants }
    }
    func makeBare(events: Studio.Bare.Events) -> some View { ViewPage("bare", ("away", { events.away() })) }
    func makeGuests(events: Studio.Guests.Events) -> some View { ViewPage("guests", ("room", { events.room() })) }
    func makeShelf(events: Studio.Shelf.Events) -> some View { ViewPage("shelf", ("room", { events.room() })) }
    func makeExtra(events: Studio.Extra.Events) -> some View {
      ViewPage("extra", ("compose", { Task { _ = await events.compose.result() } }))
    }
    func makePlayer(events: Studio.Player.Events) -> some View { ViewPage("player", ("open", { events.open() })) }
    func makeDraft(events: Studio.Draft.Events) -> some View {
      ViewPage("draft", ("done", { events.done() }), ("cancel", { events.cancel() }), ("map", { events.map() }))
        .confirmsLeaving { answers.grants }
    }
    func makeMenuScreen(events: Studio.MenuScreen.Events) -> some View {
      NavGraph.Anchored { anchor in
        ViewPage("menuScreen", ("pick", { events.pick() }), ("map", { events.map() }), ("more", { events.more(anchor) }))
      }
    }
    func makeWideScreen(events: Studio.WideScreen.Events) -> some View { ViewPage("wideScreen", ("close", { events.close() })) }
    func makePicture() -> some View { ViewPage("picture") }
    func makePosterScreen(events: Studio.PosterScreen.Events) -> some View { ViewPage("posterScreen", ("close", { events.close() })) }
    func makeSketch() -> some View { ViewPage("sketch").confirmsLeaving { answers.grants } }
    func makeFrameScreen(events: Studio.FrameScreen.Events) -> some View {
      ViewPage("frameScreen", ("close", { events.close() })).confirmsLeaving { answers.grants }
    }
    func makeMapScreen(events: Studio.MapScreen.Events) -> some View { ViewPage("mapScreen", ("close", { events.close() })) }
    func makeClearScreen(events: Studio.ClearScreen.Events) -> some View { ViewPage("clearScreen", ("close", { events.close() })) }
    func peekHeight(within room: Foundation.CGFloat) -> Foundation.CGFloat? { min(120, room) }
  }
}

/// The links and tabs of the studio, for both outputs.
enum StudioLinks {
  static let titles = ["Rooms", "Guests", "Shelf", "Extra", "Add"]

  static func open(_ number: Int, _ open: (URL) -> Void) -> String {
    let links = ["studio://rooms/5", "studio://compose"]
    let link = links[number % links.count]
    if let url = URL(string: link) { open(url) }
    return link
  }

  static func tap(_ number: Int, whileShowing shown: [String], _ tap: (String) -> Bool) -> String {
    let title = titles[number % titles.count]
    // From iOS 26 on, SwiftUI pops the stack of a tab that is tapped again, without a confirmation.
    if shown.first?.hasPrefix("tabs*\(number % titles.count)[") ?? false, shown.first?.contains("note(") ?? false { return "not again" }
    return "tab \(title) \(tap(title))"
  }
}
