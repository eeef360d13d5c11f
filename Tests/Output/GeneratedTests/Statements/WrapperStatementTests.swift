import Foundation
import Testing
import UIKit

@testable import AppearancesGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that a container of the runtime around a screen of the app returns that screen's preferences.
@MainActor @Suite struct WrapperStatementTests {
  enum Wrapper: CaseIterable { case bare, part, section }

  /// A screen with a value for every preference.
  final class Decided: UIViewController {
    let list = UIScrollView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
      setContentScrollView(list)
    }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var prefersPointerLocked: Bool { true }
    override var prefersInterfaceOrientationLocked: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(headless: "n")] }
  }

  private func wrap(_ wrapper: Wrapper, _ screen: UIViewController) -> NavGraph.SingleChildController {
    let made: NavGraph.SingleChildController
    switch wrapper {
    case .bare: return NavGraph.BareController(screen)
    case .part: made = NavGraph.PartController()
    case .section: made = NavGraph.SectionController(nibName: nil, bundle: nil)
    }
    made.show(screen)
    return made
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.clock.drain()
    return window
  }

  private func answers(_ window: UIWindow) -> [Bool] {
    [
      window.isStatusBarHidden, window.hidesHomeIndicator, window.deferredEdges == .bottom, window.isPointerLocked,
      window.isOrientationLocked, window.orientations == .landscape,
    ]
  }

  @Test(arguments: Wrapper.allCases) func d14_theScreenAnswers(_ wrapper: Wrapper) async {
    await Headless.isolated {
      let screen = Decided()
      let around = wrap(wrapper, screen)
      let window = window(around)
      around.show(UIViewController(nibName: nil, bundle: nil))
      #expect(answers(window) == [false, false, false, false, false, false] || wrapper == .bare)
      around.show(screen)
      #expect(answers(window) == [true, true, true, true, true, true], "the system is told to ask again")
      #expect(around.preferredInterfaceOrientationForPresentation == .landscapeRight)
      #expect(around.contentScrollView(for: .top) === screen.list)
      #expect(Headless.violations == [])
    }
  }

  @Test(arguments: Wrapper.allCases) func d14_itsSizeIsItsContainers(_ wrapper: Wrapper) async {
    await Headless.isolated {
      let screen = Decided()
      screen.preferredContentSize = CGSize(width: 300, height: 200)
      let around = wrap(wrapper, screen)
      #expect(around.preferredContentSize == CGSize(width: 300, height: 200))
      screen.preferredContentSize = CGSize(width: 320, height: 400)
      #expect(around.preferredContentSize == CGSize(width: 320, height: 400))
      around.show(UIViewController(nibName: nil, bundle: nil))
      #expect(around.preferredContentSize == .zero)
      around.preferredContentSize = CGSize(width: 1, height: 1)
      around.show(Decided())
      #expect(around.preferredContentSize == CGSize(width: 1, height: 1), "what the app has given it stays")
    }
  }

  @Test(arguments: Wrapper.allCases) func d14_itHoldsTheSheetAndTakesTheKeyboard(_ wrapper: Wrapper) async {
    await Headless.isolated {
      let screen = Decided()
      let around = wrap(wrapper, screen)
      let root = UIViewController(nibName: nil, bundle: nil)
      let window = window(root)
      root.present(around, animated: false)
      Headless.clock.drain()
      #expect(!around.isModalInPresentation)
      screen.isModalInPresentation = true
      #expect(around.isModalInPresentation)
      #expect(around.becomeFirstResponder() && screen.isFirstResponder && !around.isFirstResponder)
      #expect(window.reachableCommands == ["n"], "once, from the screen, where their targets are found")
      around.show(UIViewController(nibName: nil, bundle: nil))
      #expect(!around.becomeFirstResponder())
    }
  }

  /// A screen without a bar, whose status bar the graph hides. All other preferences are the screen's.
  @Test func d14_aBareScreenSaysTheRest() async throws {
    @MainActor final class App: Gallery.Factory {
      func makeRoomList(events: Gallery.RoomList.Events) -> UIViewController { LooksScreen(events) }
      func makeRoom(name: String, events: Gallery.Room.Events) -> UIViewController { LooksScreen(events) }
      func makePicture(number: Int) -> UIViewController { LooksScreen() }
      func makeLabel(name: String) -> UIViewController { LooksScreen() }
      func makePlan(events: Gallery.Plan.Events) -> UIViewController { LooksScreen(events) }
      func makeSaved(events: Gallery.Saved.Events) -> UIViewController { LooksScreen(events) }
      func makePoster(number: Int, events: Gallery.Poster.Events) -> UIViewController { Decided() }
      func makeAbout(events: Gallery.About.Events) -> UIViewController { LooksScreen(events) }
    }
    try await Headless.isolated {
      let rig = AppearanceFixture({ Gallery.NavigationScene(window: $0, factory: App()) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      #expect(rig.tabs?.tapTab(1) == true)
      await rig.settle()
      try rig.events(Gallery.Saved.Events.self).open(1)
      await rig.settle()
      let bare = try #require(rig.modal as? NavGraph.BareController)
      bare.setNeedsUpdateOfHomeIndicatorAutoHidden()
      rig.window.turn()
      #expect(rig.window.isStatusBarHidden && rig.window.hidesHomeIndicator && rig.window.orientations == .landscape)
      #expect(Headless.violations == [] && Headless.exceptions == [])
    }
  }
}
