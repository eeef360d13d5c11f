import NavGraphRuntime
import SwiftUI
import Testing
import UIKit

@testable import StudioSwiftUI

/// Tests the appearance of tabs, sheets, and bars in SwiftUI.
@MainActor @Suite(.headless) struct LookTests {
  private let answers = Answers()

  private func start() async -> StudioViews {
    let app = StudioViews(answers)
    await app.rest()
    return app
  }

  private func page(_ app: StudioViews) -> UIViewController? { app.frontStack?.topViewController }

  // MARK: Sheets

  @Test func aSheetRestsAtItsHeights() async throws {
    let app = await start()
    app.tap("compose")
    await app.rest()
    let sheet = try #require(app.window.presentedControllers.last?.sheetPresentationController)
    // The app defines `peek` as 120 points. The available height is 800.
    let heights = ["PeekDetent", "height 240.0", "fraction 0.4", "com.apple.UIKit.medium", "com.apple.UIKit.large"]
    #expect(sheet.detents.map(\.identifier.rawValue) == heights)
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(Headless.violations == [])
  }

  @Test func aSheetWithoutHeightsIsLargeAndStandsWhereItIsTold() async throws {
    let app = await start()
    app.tap("map")
    await app.rest()
    let sheet = try #require(app.window.presentedControllers.last?.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.largestUndimmedDetentIdentifier == .large)
    if #available(iOS 27.0, *) { #expect(sheet.preferredPlacement == .trailing) }
  }

  @Test(arguments: [false, true]) func whatLiesBelowIsSeenThroughAClearCover(over: Bool) async throws {
    Headless.options.clearCoversLieOver = over
    let app = await start()
    app.tap("clear")
    await app.rest()
    #expect(app.window.presentedControllers.last?.view.backgroundColor?.headlessName == "clear")
    app.tap("close")
    #expect(await app.rest())
    #expect(app.seen == ["tabs*0[stack[roomList]]"])
    #expect(Headless.violations == [])
  }

  /// D8: SwiftUI doesn't report the attempt to drag a sheet, but its own delegate still gets all calls.
  @Test(arguments: [false, true]) func d8_aSheetThatAsksIsAskedOnADrag(grants: Bool) async {
    let app = await start()
    app.tap("compose")
    await app.rest()
    answers.grants = grants
    #expect(app.window.rootViewController?.frontScreen.dragSheetDown() == true)
    #expect(await app.rest())
    #expect(app.seen.count == (grants ? 1 : 2))
    #expect(app.seen == app.wanted)
    #expect(Headless.violations == [])
  }

  @Test func d8_whatLiesOnASheetThatAsksIsDraggedAway() async {
    let app = await start()
    app.tap("compose")
    await app.rest()
    app.tap("map")
    await app.rest()
    answers.grants = false
    #expect(app.window.rootViewController?.frontScreen.dragSheetDown() == true)
    #expect(await app.rest())
    #expect(app.seen.last == "stack[draft]")
    #expect(app.window.rootViewController?.frontScreen.dragSheetDown() == true)
    #expect(await app.rest())
    #expect(app.seen.last == "stack[draft]")
    #expect(app.seen == app.wanted)
  }

  // MARK: Anchors

  @Test func aPopoverStaysOneWhereTheGraphSaysSo() async throws {
    let app = await start()
    app.tap("menu")
    await app.rest()
    let popover = try #require(app.window.presentedControllers.last?.popoverPresentationController)
    #expect(popover.adaptivePresentationStyle == .none)
    app.tap("more")
    await app.rest()
    // Without `compact`, the popover adapts to the modal's style.
    let wide = try #require(app.window.presentedControllers.last?.popoverPresentationController)
    #expect(wide.adaptivePresentationStyle == .formSheet)
    #expect(app.seen == ["tabs*0[stack[roomList]]", "menuScreen", "wideScreen"])
    // A touch outside dismisses the popover, and only its screen reports that.
    #expect(app.front?.dragSheetDown() == true)
    #expect(await app.rest())
    #expect(app.seen == ["tabs*0[stack[roomList]]", "menuScreen"])
    app.tap("pick")
    #expect(await app.rest())
    #expect(app.seen == ["tabs*0[stack[roomList]]"])
    #expect(app.seen == app.wanted)
    #expect(Headless.violations == [])
  }

  @Test func whatIsTouchedGrows() async {
    let app = await start()
    app.tap("picture")
    await app.rest()
    #expect(page(app)?.transitionName == "zoom")
    app.frontStack?.tapBack()
    await app.rest()
    #expect(page(app)?.transitionName == nil)
    app.tap("poster")
    await app.rest()
    #expect(app.window.presentedControllers.last?.transitionName == "zoom")
  }

  @Test func withLessMotionNothingGrows() async {
    Headless.options.reducesMotion = true
    let app = await start()
    app.tap("picture")
    await app.rest()
    #expect(app.frontStack?.viewControllers.count ?? 0 > 1 && page(app)?.transitionName == nil)
  }

  @Test func anActionSheetComesFromWhereItWasAskedFor() async {
    let app = await start()
    app.tap("sort")
    await app.rest()
    #expect(app.front is UIAlertController)
    app.tap("Newest first")
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[roomList room(newest)]]"])
    #expect(Headless.violations == [])
  }

  // MARK: Screens

  @Test func barsLookAsTheGraphSays() async {
    let app = await start()
    let first = page(app)
    #expect(first?.navigationItem.backButtonTitle == "All")
    #expect(first?.navigationItem.backButtonDisplayMode == .minimal)
    if #available(iOS 26.0, *) { #expect(first?.navigationItem.subtitle == "On the ground floor") }
    #expect(app.frontStack?.navigationBar.tintColor?.headlessName == "accent")
    #expect(app.tabs?.tabBar.unselectedItemTintColor?.headlessName == "ink")
    app.tap("room")
    await app.rest()
    #expect(page(app)?.navigationItem.largeTitleDisplayMode == .inline)
    #expect(page(app)?.hidesBottomBarWhenPushed == true)
    #expect(app.frontStack?.navigationBar.tintColor?.headlessName == "red")
    app.frontStack?.tapBack()
    await app.rest()
    #expect(app.frontStack?.navigationBar.tintColor?.headlessName == "accent")
  }

  /// The tint changes along with the transition, as in UIKit output. A cancelled swipe reverts it.
  @Test func aTintChangesWithTheTransition() async throws {
    let app = await start()
    app.tap("room")
    for _ in 0..<40 where app.frontStack?.transitionCoordinator == nil {
      app.window.rootViewController?.finishTurn()
      await Headless.turn()
    }
    let bar = try #require(app.frontStack?.navigationBar)
    #expect(app.frontStack?.transitionCoordinator != nil)
    #expect(bar.tintColor?.headlessName == "red" && bar.tintMoves)
    await app.rest()
    #expect(app.frontStack?.swipeBack(complete: false) == true)
    #expect(bar.tintColor?.headlessName == "accent" && bar.tintMoves, "the screen below begins to show")
    await app.rest()
    #expect(bar.tintColor?.headlessName == "red")
    #expect(app.frontStack?.swipeBack() == true)
    #expect(bar.tintColor?.headlessName == "accent" && bar.tintMoves)
    await app.rest()
    #expect(bar.tintColor?.headlessName == "accent")
  }

  @Test func barsThatAScreenHidesComeAgain() async {
    let app = await start()
    app.tap("room")
    await app.rest()
    app.tap("bare")
    await app.rest()
    #expect(app.frontStack?.isNavigationBarHidden == true)
    #expect(page(app)?.navigationItem.hidesBackButton == true)
    #expect(page(app)?.navigationItem.titleView != nil)
    #expect(page(app)?.hidesBottomBarWhenPushed == true, "what is below hides it")
    #expect(page(app)?.prefersStatusBarHidden == true)
    #expect(page(app)?.prefersHomeIndicatorAutoHidden == true)
    app.tap("away")
    await app.rest()
    #expect(app.frontStack?.isNavigationBarHidden == false)
    #expect(page(app)?.prefersStatusBarHidden == false)
  }

  @Test(arguments: [false, true]) func backAsks(grants: Bool) async {
    let app = await start()
    app.tap("room")
    await app.rest()
    app.tap("note")
    await app.rest()
    answers.grants = grants
    #expect(app.frontStack?.swipeBack() == false, "a swipe would get past the question")
    #expect(app.frontStack?.tapBack() == true)
    #expect(await app.rest())
    #expect(app.seen == [grants ? "tabs*0[stack[roomList room(a)]]" : "tabs*0[stack[roomList room(a) note(note)]]"])
    #expect(app.seen == app.wanted)
  }

  // MARK: Tabs

  @Test func tabsLookAsTheGraphSays() async throws {
    let app = await start()
    let tabs = try #require(app.tabs)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Rooms", "Guests", "Shelf", "Extra", "Add"])
    #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "2")
    guard #available(iOS 26.0, *) else { return }
    #expect(tabs.mode == .tabSidebar)
    #expect(tabs.customizationIdentifier != nil)
    #expect(tabs.tabBarMinimizeBehavior == .onScrollDown)
    #expect(tabs.bottomAccessory != nil)
    answers.grants = false
    await app.rest()
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Rooms", "Shelf", "Extra", "Add"])
    #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == nil)
    #expect(tabs.bottomAccessory == nil)
  }

  /// T1: a hidden tab keeps its state, and a selected tab isn't hidden.
  @Test func t1_aHiddenTabKeepsItsState() async {
    let app = await start()
    _ = app.tapTab(1)
    await app.rest()
    app.tap("room")
    await app.rest()
    answers.grants = false
    await app.rest()
    #expect(app.seen == ["tabs*1[stack[guests room(guest)]]"])
    _ = app.tapTab(0)
    await app.rest()
    #expect(app.tabs?.viewControllers?.count == 4)
    answers.grants = true
    await app.rest()
    _ = app.tapTab(1)
    await app.rest()
    #expect(app.seen == ["tabs*1[stack[guests room(guest)]]"])
    #expect(Headless.violations == [])
  }

  /// T2: if the graph pops the stack, a second tap on a tab evaluates the
  /// confirmation as Back does. From iOS 26 on, the system pops without it.
  @Test(arguments: [18.0, 27.0]) func t2_aSecondTapAsksWhereTheSystemDoesNotPop(system: Double) async {
    Headless.options.system = system
    let app = await start()
    app.tap("room")
    await app.rest()
    app.tap("note")
    await app.rest()
    answers.grants = false
    await app.rest()
    #expect(app.tabs?.tapTab(0) == true)
    #expect(await app.rest())
    #expect(app.seen == [system < 26 ? "tabs*0[stack[roomList room(a) note(note)]]" : "tabs*0[stack[roomList]]"])
    #expect(app.seen == app.wanted)
  }
}
