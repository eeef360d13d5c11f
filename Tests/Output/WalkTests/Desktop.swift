import NavGraphRuntime
import NavGraphTesting
import Testing
import UIKit

@testable import Desk
@testable import enum Desk.Desk
@testable import DeskTests

/// A rehearsal of the app Desk: a split, tabs in its detail, and a modal that covers only the detail.
@MainActor final class Desktop {
  let window = UIWindow(frame: .zero)
  let rehearsal: NavGraph.Rehearsal<Desk.Graph>
  private(set) var ended: [String] = []
  private(set) var dropped = 0

  init() {
    rehearsal = Desk.rehearsal(in: window, grants: { _ in true }, holds: { _ in true })
    rehearsal.start()
    rehearsal.scene?.navigator.report = { [weak self] report in
      switch report {
      case .ended(let modal, let outcome): self?.ended.append("\(modal) \(outcome)")
      case .dropped: self?.dropped += 1
      default: break
      }
    }
  }

  var split: UISplitViewController? { window.rootViewController as? UISplitViewController }
  /// The tabs in the detail.
  var reader: UITabBarController? { split?.viewController(for: .secondary) as? UITabBarController }
  var sidebar: UIViewController? { split?.viewController(for: .primary) }
  var presented: [UIViewController] { Array(window.presentedControllers.dropFirst()) }

  func settle() async {
    var calm = 0
    for _ in 0..<20_000 where calm < 20 {
      await Headless.turn()
      if Headless.clock.step() || !rehearsal.isIdle { calm = 0 } else { calm += 1 }
    }
    #expect(calm == 20)
  }

  /// Sends an event of a visible page and waits until the scene is at rest.
  func tap(_ event: String, on screen: String, location: SourceLocation = #_sourceLocation) async {
    let pages = Headless.liveControllers.compactMap { $0 as? NavGraph.RehearsalPage }
    let page = pages.last { $0.description.prefix { $0 != "(" } == screen && $0.viewIfLoaded?.window != nil }
    #expect(page?.ask(event) == true, "\(event) on \(screen)", sourceLocation: location)
    await settle()
  }

  func resize(_ width: UIUserInterfaceSizeClass) async {
    window.changeSize(horizontal: width)
    await settle()
  }

  func expectConsistent(_ location: SourceLocation = #_sourceLocation) {
    #expect(rehearsal.differences == [], sourceLocation: location)
    #expect(Headless.violations + Headless.exceptions == [], sourceLocation: location)
    #expect(rehearsal.leftovers() == [], sourceLocation: location)
  }
}
