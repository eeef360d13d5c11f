import NavGraphRuntime
import NavGraphUIKit
import UIKit

#if canImport(AppearancesGenerated)
@testable import AppearancesGenerated
#endif

/// The sample Appearances, with view controllers.
@MainActor final class GalleryScene: SampleScene {
  private(set) var reports: [String] = []
  private var scene: Gallery.NavigationScene?

  init(in window: UIWindow) {
    let scene = Gallery.NavigationScene(window: window, factory: self)
    scene.navigator.report = { [weak self] report in
      switch report {
      case .began(let name): self?.reports.append(name)
      case .dropped(let name, _): self?.reports.append("dropped \(name)")
      case .leaks(let name): self?.reports.append("leaks \(name)")
      case .isStuck: self?.reports.append("stuck")
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

extension GalleryScene: Gallery.Factory {
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
