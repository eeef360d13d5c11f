import Foundation
import Testing
import UIKit

@testable import AppearancesGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests the generated code for `title`, `subtitle`, `back`, `bar`, `hides`, and `transition` in the sample Appearances.
@MainActor @Suite struct BarAppearanceTests {
  final class Label: LooksScreen, NavGraph.DismissalConfirming {
    var mayDismiss = true
    var answer = true
    var asked = 0

    func confirmDismissal() async -> Bool {
      asked += 1
      await Task.yield()
      return answer
    }
  }

  @MainActor final class App: Gallery.Factory {
    func makeRoomList(events: Gallery.RoomList.Events) -> UIViewController { LooksScreen(events) }
    func makeRoom(name: String, events: Gallery.Room.Events) -> UIViewController {
      let screen = LooksScreen(events)
      screen.title = name
      return screen
    }
    func makePicture(number: Int) -> UIViewController { LooksScreen() }
    func makeLabel(name: String) -> UIViewController { Label() }
    func makePlan(events: Gallery.Plan.Events) -> UIViewController { LooksScreen(events) }
    func makeSaved(events: Gallery.Saved.Events) -> UIViewController { LooksScreen(events) }
    func makePoster(number: Int, events: Gallery.Poster.Events) -> UIViewController { LooksScreen(events) }
    func makeAbout(events: Gallery.About.Events) -> UIViewController { LooksScreen(events) }
  }

  typealias Rig = AppearanceFixture<Gallery.NavigationScene>

  private func run(_ body: (Rig) async throws -> Void) async rethrows {
    try await Headless.isolated {
      let rig = Rig({ Gallery.NavigationScene(window: $0, factory: App()) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      try await body(rig)
      #expect(Headless.violations == [] && Headless.exceptions == [])
    }
  }

  private func openRoom(_ rig: Rig) async throws {
    try rig.events(Gallery.RoomList.Events.self).open("Blue")
    await rig.settle()
  }

  @Test func titlesSubtitlesAndTheSwitchOfTheBar() async throws {
    try await run { rig in
      #expect(rig.stack?.navigationBar.prefersLargeTitles == true)
      #expect(rig.item?.title == "Rooms" && rig.item?.largeTitleDisplayMode == .always)
      #expect(rig.item?.subtitle == "On the ground floor")
      try rig.events(Gallery.RoomList.Events.self).about()
      await rig.settle()
      #expect(rig.item?.title == "About" && rig.item?.largeTitleDisplayMode == .inline)
      try rig.events(Gallery.About.Events.self).done()
      await rig.settle()
      try await openRoom(rig)
      #expect(rig.item?.title == "Blue" && rig.item?.subtitle == nil, "a title that the screen sets is its own")
      try rig.events(Gallery.Room.Events.self).label()
      await rig.settle()
      #expect(rig.item?.title == "Label" && rig.item?.largeTitleDisplayMode == .never)
    }
  }

  /// An empty view replaces a hidden title. The title remains for Back buttons and VoiceOver.
  @Test func aHiddenTitle() async throws {
    try await run { rig in
      try await openRoom(rig)
      let spot = try #require(rig.screen?.spot)
      try rig.events(Gallery.Room.Events.self).picture(anchor: NavGraph.Anchor(spot), number: 7)
      await rig.settle()
      #expect(rig.item?.titleView != nil && rig.item?.largeTitleDisplayMode == .never)
    }
  }

  /// Appearances are set on the item of the screen, never on the bar, and the
  /// innermost `bar` wins. From iOS 26 on, the system sets the background.
  @Test func appearancesAreSetPerScreen() async throws {
    try await run { rig in
      let list = try #require(rig.item)
      let slots = [list.standardAppearance, list.compactAppearance, list.scrollEdgeAppearance, list.compactScrollEdgeAppearance]
      #expect(slots.allSatisfy { ($0?.titleTextAttributes[.foregroundColor] as? UIColor)?.headlessName == "white" })
      #expect(slots.allSatisfy { ($0?.largeTitleTextAttributes[.foregroundColor] as? UIColor)?.headlessName == "white" })
      #expect(slots.map { $0?.headlessText } == ["standard", "standard", "transparent", "transparent"])
      #expect(rig.stack?.navigationBar.standardAppearance.titleTextAttributes.isEmpty == true, "the bar itself is left alone")
      try await openRoom(rig)
      #expect(rig.item?.standardAppearance == nil, "Clear has nothing but a background and a tint")
      try rig.events(Gallery.Room.Events.self).plan()
      await rig.settle()
      #expect(rig.item?.standardAppearance != nil, "Plan says nothing, so its stack does")
    }
  }

  @Test func tintsFollowTheScreenAndACancelledSwipeUndoesThem() async throws {
    try await run { rig in
      let stack = try #require(rig.stack)
      let bar = stack.navigationBar
      #expect(bar.tintColor?.headlessName == "white")
      try await openRoom(rig)
      #expect(bar.tintColor?.headlessName == "ink")
      #expect(stack.swipeBack(complete: false))
      #expect(bar.tintColor?.headlessName == "white" && bar.tintMoves, "the screen below begins to show")
      await rig.settle()
      #expect(bar.tintColor?.headlessName == "ink" && stack.viewControllers.count == 2)
      #expect(stack.swipeBack())
      await rig.settle()
      #expect(bar.tintColor?.headlessName == "white" && stack.viewControllers.count == 1)
      try rig.events(Gallery.RoomList.Events.self).about()
      await rig.settle()
      #expect(rig.stack?.navigationBar.tintColor?.headlessName == "accent", "a sheet of its own takes what the app says")
    }
  }

  @Test func theTabBarHasTwoSlots() async throws {
    try await run { rig in
      let bar = try #require(rig.tabs?.tabBar)
      #expect(bar.tintColor?.headlessName == "accent" && bar.unselectedItemTintColor?.headlessName == "ink")
      #expect(bar.scrollEdgeAppearance == nil && bar.standardAppearance.headlessText == "standard", "from iOS 26 on it is the system's")
      rig.tabs?.tapTab(1)
      await rig.settle()
      let saved = try #require(rig.item?.standardAppearance)
      #expect((saved.titleTextAttributes[.foregroundColor] as? UIColor)?.headlessName == "ink", "what the tab bar says holds in it, too")
    }
  }

  /// UIKit-N25: the options of a Back button are set on the screen below.
  @Test func uikit_n25_theBackButtonOfTheNextScreen() async throws {
    try await run { rig in
      try await openRoom(rig)
      #expect(rig.item?.backButtonTitle == "Rooms" && rig.item?.backButtonDisplayMode == .minimal)
      #expect(rig.stack?.backButtonText == "Rooms", "the list below says nothing but its title")
      try rig.events(Gallery.Room.Events.self).label()
      await rig.settle()
      #expect(rig.stack?.backButtonText?.isEmpty ?? true, "only the chevron")
    }
  }

  /// UIKit-N24: Back evaluates the confirmation once, even after several taps. A screen that may be dismissed is left at once.
  @Test func uikit_n24_backAsksFirst() async throws {
    try await run { rig in
      try await openRoom(rig)
      try rig.events(Gallery.Room.Events.self).label()
      await rig.settle()
      let label = try #require(rig.screen as? Label)
      #expect(rig.stack?.swipeBack() == false)
      label.mayDismiss = false
      label.answer = false
      rig.stack?.tapBack()
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.screen === label && label.asked == 1)
      label.answer = true
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.stack?.viewControllers.count == 2 && label.asked == 2)
      try rig.events(Gallery.Room.Events.self).label()
      await rig.settle()
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.stack?.viewControllers.count == 2, "a screen that may be left is not asked")
    }
  }

  @Test func barsAreHiddenForTheirScreensAlone() async throws {
    try await run { rig in
      let stack = try #require(rig.stack)
      stack.setToolbarHidden(false, animated: false)
      try await openRoom(rig)
      #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
      try rig.events(Gallery.Room.Events.self).plan()
      await rig.settle()
      #expect(stack.isNavigationBarHidden && !stack.isToolbarHidden)
      try rig.events(Gallery.Plan.Events.self).close()
      await rig.settle()
      #expect(!stack.isNavigationBarHidden)
      try rig.events(Gallery.Room.Events.self).label()
      await rig.settle()
      #expect(stack.isToolbarHidden)
      stack.tapBack()
      await rig.settle()
      #expect(!stack.isToolbarHidden, "what the app shows is back")
      stack.setToolbarHidden(true, animated: false)
      try rig.events(Gallery.Room.Events.self).label()
      await rig.settle()
      stack.tapBack()
      await rig.settle()
      #expect(stack.isToolbarHidden, "what the app hides itself stays hidden")
    }
  }

  /// A swipe back begins to show the bars of the screen below. A cancelled swipe reverts that (UIKit-N18).
  @Test func aCancelledSwipeTakesTheBarsBack() async throws {
    try await run { rig in
      let stack = try #require(rig.stack)
      stack.setToolbarHidden(false, animated: false)
      try await openRoom(rig)
      let spot = try #require(rig.screen?.spot)
      try rig.events(Gallery.Room.Events.self).picture(anchor: NavGraph.Anchor(spot), number: 1)
      await rig.settle()
      #expect(rig.window.isStatusBarHidden && rig.window.hidesHomeIndicator)
      #expect(stack.swipeBack(complete: false))
      await rig.settle()
      #expect(stack.viewControllers.count == 3)
      #expect(rig.window.isStatusBarHidden && rig.window.hidesHomeIndicator)
      #expect(stack.swipeBack())
      await rig.settle()
      #expect(stack.viewControllers.count == 2)
      #expect(!rig.window.isStatusBarHidden && !rig.window.hidesHomeIndicator)
    }
  }

  /// UIKit asks a controller for its status bar. The container around a screen answers instead of the screen, so a bare screen gets one.
  @Test func aBareScreenWithoutAStatusBar() async throws {
    try await run { rig in
      rig.tabs?.tapTab(1)
      await rig.settle()
      try rig.events(Gallery.Saved.Events.self).open(3)
      await rig.settle()
      #expect(rig.modal?.modalPresentationStyle == .fullScreen)
      #expect(rig.window.isStatusBarHidden && !rig.window.hidesHomeIndicator)
      try rig.events(Gallery.Poster.Events.self).close()
      await rig.settle()
      #expect(rig.modal == nil && !rig.window.isStatusBarHidden)
    }
  }

  @Test func aTabBarIsHiddenByThePush() async throws {
    try await run { rig in
      try await openRoom(rig)
      #expect(rig.screen?.hidesBottomBarWhenPushed == false)
      let spot = try #require(rig.screen?.spot)
      try rig.events(Gallery.Room.Events.self).picture(anchor: NavGraph.Anchor(spot), number: 1)
      await rig.settle()
      #expect(rig.screen?.hidesBottomBarWhenPushed == true)
    }
  }

  /// A zoom begins at the event's anchor, which is evaluated again on the way back.
  @Test func aZoomHasASource() async throws {
    try await run { rig in
      try await openRoom(rig)
      let room = try #require(rig.screen)
      try rig.events(Gallery.Room.Events.self).picture(anchor: NavGraph.Anchor(room.spot), number: 1)
      await rig.settle()
      #expect(rig.screen?.transitionName == "zoom")
      #expect(rig.screen?.zoomSource(from: room) === room.spot)
      rig.stack?.tapBack()
      await rig.settle()
      try rig.events(Gallery.Room.Events.self).picture(anchor: NavGraph.Anchor(UIView(frame: .zero)), number: 2)
      await rig.settle()
      #expect(rig.screen?.transitionName == nil, "a view that is not on the screen is no source: an ordinary push")
    }
  }

  @Test func withLessMotionNothingZooms() async throws {
    try await run { rig in
      Headless.options.reducesMotion = true
      try await openRoom(rig)
      let room = try #require(rig.screen)
      try rig.events(Gallery.Room.Events.self).picture(anchor: NavGraph.Anchor(room.spot), number: 1)
      await rig.settle()
      #expect(rig.screen !== room && rig.screen?.transitionName == nil)
    }
  }
}
