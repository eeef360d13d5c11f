import Foundation
import Testing
import UIKit

@testable import AppearancesGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that no way back skips a screen's confirmation, for all answers to the open questions about a Back button with an action.
@MainActor @Suite struct BackConfirmTests {
  typealias Rig = AppearanceFixture<Gallery.NavigationScene>

  /// A way to leave a screen.
  enum Way: CaseIterable, Sendable {
    case button, swipe, swipeOnContent, menu, escape, popByApp, popToRootByApp

    /// Whether the confirmation is evaluated. Swipes and the menu aren't available.
    var asks: Bool { ![.swipe, .swipeOnContent, .menu].contains(self) }

    @MainActor func take(_ stack: UINavigationController) {
      switch self {
      case .button: stack.tapBack()
      case .swipe: stack.swipeBack()
      case .swipeOnContent: if #available(iOS 26.0, *) { stack.swipeContentBack() }
      case .menu: if let list = stack.viewControllers.first { stack.longPressBack(to: list) }
      case .escape: stack.performEscape()
      case .popByApp: stack.popViewController(animated: true)
      case .popToRootByApp: stack.popToRootViewController(animated: true)
      }
    }
  }

  nonisolated static let questions: [HeadlessSwitch] = [
    .swipesPastBackAction, .escapesPastBackAction, .escapePopsFirst, .backActionKeepsMenu, .menuPopsUnseen, .stackChangesAtEnd,
  ]

  /// Answers to the questions as bits: none, all, each alone, all others, and a few mixtures.
  nonisolated static let mixtures: [Int] = {
    let all = 1 << questions.count - 1
    let each = questions.indices.map { 1 << $0 }
    return [0, all] + each + each.map { all - $0 } + [0b001010, 0b010101]
  }()

  private func run(_ answers: Int, _ body: (Rig, UINavigationController, BarAppearanceTests.Label) async throws -> Void) async throws {
    var options = HeadlessOptions()
    for (bit, question) in Self.questions.enumerated() { options[question] = answers & 1 << bit != 0 }
    try await Headless.isolated(options) {
      let rig = Rig({ Gallery.NavigationScene(window: $0, factory: BarAppearanceTests.App()) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      try rig.events(Gallery.RoomList.Events.self).open("Blue")
      await rig.settle()
      try rig.events(Gallery.Room.Events.self).label()
      await rig.settle()
      let label = try #require(rig.screen as? BarAppearanceTests.Label)
      label.mayDismiss = false
      try await body(rig, try #require(rig.stack), label)
      #expect(Headless.violations == [] && Headless.exceptions == [])
    }
  }

  /// Waits until confirmations have been answered and the scene is at rest.
  private func heard(_ rig: Rig) async {
    for _ in 0..<5_000 where !rig.scene.host.placesAsked.isEmpty { try? await Task.sleep(nanoseconds: 100_000) }
    await rig.settle()
  }

  @Test(arguments: mixtures) func d11_noWayBackGoesPastTheQuestion(_ answers: Int) async throws {
    for way in Way.allCases {
      try await run(answers) { rig, stack, label in
        label.answer = false
        way.take(stack)
        await heard(rig)
        #expect(rig.screen === label && stack.viewControllers.count == 3, "\(way)")
        #expect(label.asked == (way.asks ? 1 : 0), "\(way)")
        label.answer = true
        way.take(stack)
        await heard(rig)
        #expect(stack.viewControllers.count == (way.asks ? 2 : 3), "\(way)")
        #expect(rig.scene.host.navigator.tree.root.leaf.screen != nil)
      }
    }
  }

  /// A swipe directly after a push can't start either.
  @Test(arguments: [false, true]) func d11_noFingerIsQuickEnough(_ pops: Bool) async throws {
    try await run(pops ? 1 : 0) { rig, stack, label in
      label.answer = true
      stack.tapBack()
      await heard(rig)
      try rig.events(Gallery.Room.Events.self).label()
      for _ in 0..<40 where rig.stack?.transitionCoordinator == nil { await Headless.turn() }
      while stack.transitionCoordinator != nil { Headless.clock.step() }
      #expect(stack.viewControllers.count == 3 && !stack.swipeBack())
      await rig.settle()
      #expect(stack.viewControllers.count == 3)
    }
  }

  /// A screen that may be dismissed is left without a question, and the screen below has its gestures again.
  @Test func d11_whatIsTakenFromBackIsGivenBack() async throws {
    try await run(0) { rig, stack, label in
      #expect(stack.interactivePopGestureRecognizer?.isEnabled == false)
      label.mayDismiss = true
      #expect(stack.performEscape())
      await rig.settle()
      #expect(stack.viewControllers.count == 2 && label.asked == 0)
      #expect(stack.interactivePopGestureRecognizer?.isEnabled == true)
      #expect(stack.backMenu.count == 1)
      try rig.events(Gallery.Room.Events.self).plan()
      await rig.settle()
      #expect(stack.viewControllers.dropLast().last?.navigationItem.backBarButtonItem == nil, "another screen has its menu")
    }
  }

  /// The app's own Back button keeps its appearance, but has no menu on the
  /// screen with a confirmation. Afterwards it is a usual Back button again.
  @Test(arguments: [0, 1 << 3]) func d11_aBackItemOfTheAppsStays(_ ways: Int) async throws {
    try await run(ways) { rig, stack, label in
      label.answer = true
      stack.tapBack()
      await heard(rig)
      let own = UIBarButtonItem(title: "Room")
      own.tintColor = .red
      rig.item?.backBarButtonItem = own
      try rig.events(Gallery.Room.Events.self).label()
      await rig.settle()
      let next = try #require(rig.screen as? BarAppearanceTests.Label)
      next.mayDismiss = false
      next.answer = false
      let shown = stack.viewControllers[1].navigationItem.backBarButtonItem
      #expect(shown !== own && shown?.title == "Room" && shown?.tintColor?.headlessName == "red")
      #expect(stack.backMenu.isEmpty && !stack.longPressBack(to: stack.viewControllers[0]))
      next.mayDismiss = true
      stack.tapBack()
      await rig.settle()
      try rig.events(Gallery.Room.Events.self).plan()
      await rig.settle()
      #expect(stack.viewControllers[1].navigationItem.backBarButtonItem === own, "another screen has it again, with its menu")
    }
  }

  /// An event that a text field sends when its editing ends is dropped if its screen is leaving, both during and after the transition.
  @Test(arguments: [false, true]) func q11_aFieldThatEndsEditing(_ late: Bool) async throws {
    final class Ear: NSObject, UITextFieldDelegate {
      let hear: () -> Void
      init(_ hear: @escaping () -> Void) { self.hear = hear }
      func textFieldDidEndEditing(_ textField: UITextField) { hear() }
    }
    var options = HeadlessOptions()
    options.editingEndsWithTransition = late
    try await Headless.isolated(options) {
      let rig = Rig({ Gallery.NavigationScene(window: $0, factory: BarAppearanceTests.App()) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      try rig.events(Gallery.RoomList.Events.self).open("Blue")
      await rig.settle()
      let events = try rig.events(Gallery.Room.Events.self)
      var ends = 0
      let ear = Ear {
        ends += 1
        events.label()
      }
      let field = UITextField()
      field.delegate = ear
      rig.screen?.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      var dropped: [String] = []
      rig.scene.navigator.report = { if case .dropped(let name, _) = $0 { dropped.append(name) } }
      #expect(rig.stack?.tapBack() == true)
      await rig.settle()
      #expect(ends == 1 && dropped == ["Room.label"] && rig.stack?.viewControllers.count == 1)
      #expect(Headless.violations == [] && Headless.exceptions == [])
    }
  }
}
