import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

// Delegates and gesture recognizers of the app or of Apple.
extension DismissalStatementTests {
  /// A delegate that the app sets is kept and gets all calls, and so does the runtime.
  @Test func d8_theAppsStackDelegateIsKept() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      let own = AppStackDelegate()
      rig.stack?.delegate = own
      try await push(1, rig)
      #expect(
        own.heard == [
          "animation", "will \(Messenger.Graph.Screen.profile(contact: .init(rawValue: "0")))",
          "did \(Messenger.Graph.Screen.profile(contact: .init(rawValue: "0")))",
        ])
      own.heard = []
      record.forget()
      rig.stack?.swipeBack()
      await rig.settle()
      #expect(own.heard == ["will chatList", "did chatList"])
      #expect(record.changes == 1, "the swipe was noticed")
      rig.expectConsistent()
      own.heard = []
      rig.stack?.delegate = nil
      try await push(1, rig)
      rig.stack?.swipeBack()
      await rig.settle()
      #expect(own.heard == [])
      #expect(rig.path == ["chatList"])
      rig.expectConsistent("without it again")
    }
  }

  /// An app that restores the previous delegate restores the runtime's.
  @Test func d8_aDelegateThatIsPutBack() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      let own = AppStackDelegate()
      let found = rig.stack?.delegate
      rig.stack?.delegate = own
      rig.stack?.delegate = found
      try await push(1, rig)
      record.forget()
      rig.stack?.swipeBack()
      await rig.settle()
      #expect(own.heard == [])
      #expect(record.changes == 1)
      rig.expectConsistent()
    }
  }

  @Test func d8_theAppsTabDelegateIsKept() async {
    await Headless.isolated {
      let (rig, record) = await Self.running()
      let own = AppTabDelegate()
      rig.tabs?.delegate = own
      rig.tabs?.tapTab(1)
      await rig.settle()
      #expect(own.heard == ["should", "did"])
      #expect(rig.path == ["callList"])
      #expect(record.changes == 1)
      own.agrees = false
      rig.tabs?.tapTab(2)
      await rig.settle()
      #expect(rig.path == ["callList"], "the app may refuse")
      rig.expectConsistent()
    }
  }

  @Test func d8_theAppsSheetDelegateIsKept() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      for _ in 0..<20 { await Headless.turn() }
      let own = AppSheetDelegate()
      rig.topModal?.presentationController?.delegate = own
      await rig.settle()
      own.agrees = false
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(own.heard == ["should", "attempt"])
      #expect(rig.path == ["recipientPicker"], "its no is a no")
      own.heard = []
      own.agrees = true
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(own.heard == ["should", "will", "did"])
      #expect(record.ended == [.newMessage], "the swipe was noticed")
      #expect(await outcome.value == .dismissed(by: .user))
      rig.expectConsistent()
    }
  }

  /// The system's gesture recognizers keep their delegates and stay enabled
  /// unless a screen declares otherwise. Only failure requirements are set.
  @Test func d8_recognisersAreLeftAlone() async throws {
    try await Headless.isolated {
      let (rig, _) = await Self.running()
      let stack = try #require(rig.stack)
      try await push(2, rig)
      rig.stack?.swipeBack()
      await rig.settle()
      for swipe in [stack.interactivePopGestureRecognizer, contentSwipe(of: stack)] {
        #expect(swipe?.delegate == nil)
        #expect(swipe?.isEnabled == true)
        #expect(swipe?.required == [])
      }
      for file in try OwnershipStatementTests.generated() {
        // Only one class may disable swipes, for `swipeBack`.
        let turnsOff = file.text.contains("final class BackSwipes")
        #expect(file.text.contains("interactivePopGestureRecognizer") == turnsOff, "\(file.name)")
      }
    }
  }

  private func contentSwipe(of stack: UINavigationController) -> UIGestureRecognizer? {
    if #available(iOS 26.0, *) { stack.interactiveContentPopGestureRecognizer } else { nil }
  }

  /// D10: at rest, each screen has its declared swipes. A screen without a
  /// declaration has them again, and a cancelled swipe changes nothing.
  @Test func d10_swipesBelongToTheirScreens() async throws {
    try await Headless.isolated {
      let (rig, _) = await Self.running()
      let stack = try #require(rig.stack)
      @MainActor func expect(edge: Bool, content: Bool, _ comment: Comment) {
        #expect(stack.interactivePopGestureRecognizer?.isEnabled == edge, comment)
        if #available(iOS 26.0, *) { #expect(stack.interactiveContentPopGestureRecognizer?.isEnabled == content, comment) }
      }
      try #require(rig.events(Messenger.ChatList.Events.self)).folder(.spam)
      expect(edge: true, content: true, "it has not come to rest")
      await rig.settle()
      expect(edge: true, content: false, "FolderView says `edge`")
      if #available(iOS 26.0, *) { #expect(!stack.swipeContentBack()) }
      try #require(rig.events(Messenger.FolderView.Events.self)).profile(bob)
      await rig.settle()
      expect(edge: true, content: true, "Profile says nothing")
      #expect(stack.swipeBack(complete: false))
      await rig.settle()
      expect(edge: true, content: true, "Profile is still there")
      #expect(stack.swipeBack())
      await rig.settle()
      expect(edge: true, content: false, "FolderView is there again")
      #expect(stack.swipeBack(complete: false))
      await rig.settle()
      expect(edge: true, content: false, "and has stayed")
      #expect(stack.swipeBack())
      await rig.settle()
      expect(edge: true, content: true, "given back")
      #expect(rig.path == ["chatList"])
      rig.expectConsistent()
    }
  }

  /// D10: swipes that the app has disabled stay disabled, also if it disables them later.
  @Test func d10_whatTheAppTurnsOffStaysOff() async throws {
    try await Headless.isolated {
      let (rig, _) = await Self.running()
      let stack = try #require(rig.stack)
      guard #available(iOS 26.0, *) else { return }
      stack.interactiveContentPopGestureRecognizer?.isEnabled = false
      try #require(rig.events(Messenger.ChatList.Events.self)).folder(.spam)
      await rig.settle()
      stack.tapBack()
      await rig.settle()
      #expect(stack.interactiveContentPopGestureRecognizer?.isEnabled == false)
    }
  }

  /// A screen declares its own pan gestures, and the content swipe waits for them.
  @Test func d16_pansGoBeforeTheContentSwipe() async throws {
    try await Headless.isolated {
      let (rig, _) = await Self.running()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      let stack = try #require(rig.stack)
      let screen = PanningScreenOfTests()
      let coordinator = try #require(rig.scene.host.coordinator(of: NavGraph.StackCoordinator<Messenger.Graph>.self))
      #expect(contentSwipe(of: stack)?.required == [])
      coordinator.navigationController(stack, didShow: screen, animated: true)
      #expect(contentSwipe(of: stack)?.required == [], "no screen of this stack")
      rig.app.panningScreen = screen
      try #require(rig.events(Messenger.Chat.Events.self)).profile(bob)
      await rig.settle()
      #expect(rig.front === screen)
      #expect(contentSwipe(of: stack)?.required == [screen.pan])
      guard #available(iOS 26.0, *) else { return }
      #expect(!stack.swipeContentBack(over: screen.pan))
      rig.events(Messenger.Chat.Events.self)?.chat(ann)
      await rig.settle()
      #expect(contentSwipe(of: stack)?.required == [screen.pan], "once")
      #expect(stack.swipeContentBack())
      await rig.settle()
    }
  }
}

/// A screen with its own pan gesture.
final class PanningScreenOfTests: UIViewController, NavGraph.PanningScreen {
  let pan = UIGestureRecognizer()
  var pansBeforeSwipeBack: [UIGestureRecognizer] { [pan] }
}
