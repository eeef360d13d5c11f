import NavGraphRuntime
import NavGraphUIKit
import UIKit

#if canImport(AppearancesGenerated)
@testable import AppearancesGenerated
#endif

/// Shows the sample Appearances.
@MainActor final class GalleryShow: Show {
  private(set) var heard: [String] = []
  private var scene: Gallery.NavigationScene?

  init(in window: UIWindow) {
    let scene = Gallery.NavigationScene(window: window, factory: self)
    scene.navigator.report = { [weak self] report in
      switch report {
      case .began(let name): self?.heard.append(name)
      case .dropped(let name, _): self?.heard.append("dropped \(name)")
      case .leaks(let name): self?.heard.append("leaks \(name)")
      case .isStuck: self?.heard.append("stuck")
      default: break
      }
    }
    self.scene = scene
  }

  /// A screen with a dismissal confirmation.
  private final class Label: DeviceScreen, NavGraph.DismissalConfirming {
    var mayDismiss: Bool { false }

    func confirmDismissal() async -> Bool { await ask("Leave the label?") }
  }
}

extension GalleryShow: Gallery.Factory {
  func makeRoomList(events: Gallery.RoomList.Events) -> UIViewController {
    DeviceScreen("Rooms", ("open", { events.open("Blue") }), ("about", { events.about() }))
  }

  func makeRoom(name: String, events: Gallery.Room.Events) -> UIViewController {
    // The screen owns its buttons, so they reference it weakly.
    weak var shown: DeviceScreen?
    let screen = DeviceScreen(
      name, ("label", { events.label() }), ("plan", { events.plan() }),
      ("picture", { if let spot = shown?.spot { events.picture(anchor: NavGraph.Anchor(spot), number: 1) } }))
    shown = screen
    return screen
  }

  func makePicture(number: Int) -> UIViewController { DeviceScreen("Picture") }
  func makeLabel(name: String) -> UIViewController { Label("Label") }
  func makePlan(events: Gallery.Plan.Events) -> UIViewController { DeviceScreen("Plan", ("close", { events.close() })) }
  func makeSaved(events: Gallery.Saved.Events) -> UIViewController { DeviceScreen("Saved", ("poster", { events.open(1) })) }
  func makePoster(number: Int, events: Gallery.Poster.Events) -> UIViewController { DeviceScreen("Poster", ("close", { events.close() })) }
  func makeAbout(events: Gallery.About.Events) -> UIViewController { DeviceScreen("About", ("done", { events.done() })) }
}
