import NavGraphRuntime
import SwiftUI
import Testing
import UIKit

@testable import StudioInUIKit
@testable import StudioSwiftUI

/// Tests gestures that go back, in both outputs of one program and for every answer to the open questions.
@MainActor @Suite(.headless) struct BackAskingTests {
  private let answers = Answers()

  private func start(_ inSwiftUI: Bool) async -> any Running {
    let app: any Running = inSwiftUI ? StudioViews(answers) : StudioControllers(answers)
    await app.rest()
    return app
  }

  nonisolated static let questions: [HeadlessSwitch] = [
    .swipesPastBackAction, .escapesPastBackAction, .backActionKeepsMenu, .menuPopsUnseen,
  ]

  /// Waits for confirmations, too. The navigator doesn't know that they are pending.
  private func heard(_ app: any Running) async -> Bool {
    for _ in 0..<3 {
      guard await app.rest() else { return false }
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return await app.rest()
  }

  private func set(_ bits: Int) {
    for (bit, question) in Self.questions.enumerated() { Headless.options[question] = bits & 1 << bit != 0 }
  }

  /// Tests ways back from a screen with a confirmation, over another one with a confirmation.
  @Test(arguments: [false, true], 0..<1 << questions.count) func d11_noWayBackGoesPastTheQuestion(inSwiftUI: Bool, bits: Int) async {
    set(bits)
    let app = await start(inSwiftUI)
    for button in ["room", "note", "note"] {
      app.tap(button)
      await app.rest()
    }
    let deep = "tabs*0[stack[roomList room(a) note(note) note(another)]]"
    #expect(app.wanted == [deep])
    let ways: [(String, @MainActor (UINavigationController) -> Bool)] = [
      ("button", { $0.tapBack() }), ("escape", { $0.performEscape() }), ("swipe", { $0.swipeBack() }),
      ("content", { if #available(iOS 26.0, *) { $0.swipeContentBack() } else { false } }),
      ("menu", { $0.longPressBack(to: $0.viewControllers[0]) }),
    ]
    answers.grants = false
    for (name, way) in ways {
      _ = app.frontStack.map(way)
      #expect(await heard(app), "\(name)")
      #expect(app.wanted == [deep] && app.seen == [deep], "\(name)")
    }
    answers.grants = true
    for (name, way) in ways.dropFirst(2) {
      #expect(app.frontStack.map(way) == false, "\(name) is not there")
      #expect(await app.rest(), "\(name)")
    }
    _ = app.frontStack?.performEscape()
    #expect(await heard(app))
    #expect(app.wanted == ["tabs*0[stack[roomList room(a) note(note)]]"])
    _ = app.frontStack?.tapBack()
    #expect(await heard(app))
    #expect(app.wanted == ["tabs*0[stack[roomList room(a)]]"] && app.seen == app.wanted)
    #expect(app.frontStack?.swipeBack() == true, "and everything is as before")
    #expect(await app.rest())
    #expect(app.wanted == ["tabs*0[stack[roomList]]"])
    #expect(Headless.violations == [])
  }

  /// A screen over one with a confirmation has no Back menu, because a selection would skip the confirmation.
  @Test(arguments: [false, true]) func d11_noMenuGoesPastACoveredQuestion(inSwiftUI: Bool) async throws {
    let app = await start(inSwiftUI)
    for button in ["room", "note", "note"] {
      app.tap(button)
      await app.rest()
    }
    let stack = try #require(app.frontStack)
    #expect(stack.backMenu.isEmpty)
    answers.grants = true
    for _ in 0..<2 {
      stack.tapBack()
      #expect(await heard(app))
    }
    #expect(stack.backMenu.count == 1, "beneath, there is one")
  }

  @Test(arguments: [false, true], [false, true]) func d12_aZoomedScreenThatAsksIsAsked(asks: Bool, grants: Bool) async {
    Headless.options.zoomAsksPresentation = asks
    let app = await start(false)
    app.tap("sketch")
    await app.rest()
    #expect(app.frontStack?.topViewController?.transitionName == "zoom")
    answers.grants = grants
    #expect(app.frontStack?.topViewController?.dragZoomBack() == false)
    #expect(await heard(app))
    #expect(app.wanted == [grants ? "tabs*0[stack[roomList]]" : "tabs*0[stack[roomList sketch]]"])
    #expect(app.frontStack?.viewControllers.count == (grants ? 1 : 2))
  }

  @Test(arguments: [false, true], [false, true]) func d12_aZoomedModalThatAsksStays(asks: Bool, grants: Bool) async throws {
    Headless.options.zoomAsksPresentation = asks
    let app = await start(false)
    app.tap("frame")
    await app.rest()
    let modal = try #require(app.window.presentedControllers.last)
    #expect(modal.transitionName == "zoom")
    answers.grants = grants
    #expect(!modal.dragZoomBack())
    #expect(await heard(app))
    // If UIKit lets the drag begin, the screen's confirmation is evaluated.
    #expect(app.wanted.count == (grants && !asks ? 1 : 2))
    #expect(app.window.presentedControllers.count == app.wanted.count)
  }

  /// The presentation controller's delegate may or may not be called.
  @Test(arguments: [false, true]) func d12_whatAFingerSendsBackIsNoticed(tells: Bool) async throws {
    Headless.options.zoomTellsPresentation = tells
    let app = await start(false)
    app.tap("poster")
    await app.rest()
    let modal = try #require(app.window.presentedControllers.last)
    #expect(modal.dragZoomBack(complete: false))
    #expect(await app.rest())
    #expect(app.wanted == ["tabs*0[stack[roomList]]", "posterScreen"])
    #expect(modal.dragZoomBack())
    #expect(await app.rest())
    #expect(app.wanted == ["tabs*0[stack[roomList]]"])
    app.tap("picture")
    await app.rest()
    #expect(app.frontStack?.topViewController?.dragZoomBack() == true)
    #expect(await app.rest())
    #expect(app.wanted == ["tabs*0[stack[roomList]]"])
    #expect(Headless.violations == [])
  }

  /// SwiftUI can't prevent the gesture, so a modal with a confirmation is presented without a zoom.
  @Test func d12_inSwiftUINothingThatAsksZooms() async {
    let app = await start(true)
    app.tap("sketch")
    await app.rest()
    #expect(app.frontStack?.viewControllers.count == 2 && app.frontStack?.topViewController?.transitionName == nil)
    answers.grants = true
    app.frontStack?.tapBack()
    await app.rest()
    app.tap("frame")
    await app.rest()
    #expect(app.wanted.count == 2 && app.window.presentedControllers.last?.transitionName == nil)
    app.tap("close")
    await app.rest()
    app.tap("poster")
    await app.rest()
    #expect(app.window.presentedControllers.last?.transitionName == "zoom")
    #expect(app.window.presentedControllers.last?.dragZoomBack() == true)
    #expect(await app.rest())
    #expect(app.wanted == ["tabs*0[stack[roomList]]"])
  }
}
