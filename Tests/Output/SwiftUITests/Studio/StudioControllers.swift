import NavGraphRuntime
import NavGraphUIKit
import UIKit

@testable import StudioInUIKit

/// The studio in UIKit. Other tests compare its window with the tree.
@MainActor final class StudioControllers: Running {
  let window: UIWindow
  let scene: Studio.NavigationScene

  init(_ answers: Answers) {
    let about = About(answers: answers)
    window = UIWindow(frame: .zero)
    let scene = Studio.NavigationScene(window: window, factory: Screens(answers: answers), conditions: about, badges: about)
    self.scene = scene
    answers.hasChanged = { [weak scene] in scene?.refresh() }
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  var seen: [String] { wanted }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  func open(_ number: Int) -> String { StudioLinks.open(number) { scene.open(url: $0) } }
  func tapTab(_ number: Int) -> String {
    StudioLinks.tap(number, whileShowing: wanted) { title in
      guard let tabs, #available(iOS 18.0, *) else { return false }
      let all = tabs.tabs.flatMap { [$0] + (($0 as? UITabGroup)?.children ?? []) }
      return all.first { $0.title == title }.map { tabs.tapTab($0) } ?? false
    }
  }

  final class About: Studio.Conditions, Studio.Badges {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    var hasGuests: Bool { answers.grants }
    var rooms: String? { answers.grants ? "2" : nil }
  }

  /// A screen with a confirmation.
  final class AskingPage: ControllerPage, NavGraph.DismissalConfirming {
    let answers: Answers
    var mayDismiss: Bool { false }

    init(_ name: String, _ answers: Answers, _ events: (String, @MainActor () -> Void)...) {
      self.answers = answers
      super.init(name: name, events)
    }

    required init?(coder: NSCoder) { nil }

    func confirmDismissal() async -> Bool { answers.grants }
  }

  final class Screens: Studio.Factory {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }

    /// Returns a screen that is its own anchor.
    private func anchored(_ make: (@escaping @MainActor () -> NavGraph.Anchor) -> UIViewController) -> UIViewController {
      final class Marked {
        weak var controller: UIViewController?
      }
      let marked = Marked()
      let made = make { NavGraph.Anchor(marked.controller?.view ?? UIView(frame: .zero)) }
      marked.controller = made
      return made
    }

    func makeRoomList(events: Studio.RoomList.Events) -> UIViewController {
      anchored { anchor in
        ControllerPage(
          "roomList", ("room", { events.room("a") }), ("compose", { Task { _ = await events.compose.result() } }),
          ("map", { events.map() }),
          ("clear", { events.clear() }), ("sort", { Task { _ = await events.sort.result(anchor()) } }), ("menu", { events.menu(anchor()) }),
          ("picture", { events.picture(anchor()) }), ("poster", { events.poster(anchor()) }), ("sketch", { events.sketch(anchor()) }),
          ("frame", { events.frame(anchor()) }))
      }
    }
    func makeRoom(name: String, events: Studio.Room.Events) -> UIViewController {
      ControllerPage("room(\(name))", ("note", { events.note() }), ("bare", { events.bare() }))
    }
    func makeNote(text: String, events: Studio.Note.Events) -> UIViewController {
      AskingPage("note(\(text))", answers, ("away", { events.away() }), ("note", { events.note() }))
    }
    func makeBare(events: Studio.Bare.Events) -> UIViewController { ControllerPage("bare", ("away", { events.away() })) }
    func makeGuests(events: Studio.Guests.Events) -> UIViewController { ControllerPage("guests", ("room", { events.room() })) }
    func makeShelf(events: Studio.Shelf.Events) -> UIViewController { ControllerPage("shelf", ("room", { events.room() })) }
    func makeExtra(events: Studio.Extra.Events) -> UIViewController {
      ControllerPage("extra", ("compose", { Task { _ = await events.compose.result() } }))
    }
    func makePlayer(events: Studio.Player.Events) -> UIViewController { ControllerPage("player", ("open", { events.open() })) }
    func makeDraft(events: Studio.Draft.Events) -> UIViewController {
      AskingPage("draft", answers, ("done", { events.done() }), ("cancel", { events.cancel() }), ("map", { events.map() }))
    }
    func makeMenuScreen(events: Studio.MenuScreen.Events) -> UIViewController {
      anchored { anchor in
        ControllerPage("menuScreen", ("pick", { events.pick() }), ("map", { events.map() }), ("more", { events.more(anchor()) }))
      }
    }
    func makeWideScreen(events: Studio.WideScreen.Events) -> UIViewController {
      ControllerPage("wideScreen", ("close", { events.close() }))
    }
    func makePicture() -> UIViewController { ControllerPage("picture") }
    func makePosterScreen(events: Studio.PosterScreen.Events) -> UIViewController {
      ControllerPage("posterScreen", ("close", { events.close() }))
    }
    func makeSketch() -> UIViewController { AskingPage("sketch", answers) }
    func makeFrameScreen(events: Studio.FrameScreen.Events) -> UIViewController {
      AskingPage("frameScreen", answers, ("close", { events.close() }))
    }
    func makeMapScreen(events: Studio.MapScreen.Events) -> UIViewController { ControllerPage("mapScreen", ("close", { events.close() })) }
    func makeClearScreen(events: Studio.ClearScreen.Events) -> UIViewController {
      ControllerPage("clearScreen", ("close", { events.close() }))
    }
    func peekHeight(within room: Foundation.CGFloat) -> Foundation.CGFloat? { min(120, room) }
  }
}
