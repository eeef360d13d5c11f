import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import RecipesGenerated

/// Tests that the methods of an app's delegate are called, and that other methods have the system's behavior.
@MainActor @Suite struct DelegateStatementTests {
  final class Session: NSObject, UIDropSession {}

  @Test func d13_ofAStack() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let own = WholeStackDelegate()
      let stack = try #require(rig.stack)
      stack.delegate = own
      try #require(rig.events(Messenger.ChatList.Events.self)).profile("1")
      await rig.settle()
      #expect(own.heard == ["animation", "interaction", "willShow", "didShow"])
      #expect(stack.supportedInterfaceOrientations == .landscapeLeft)
      #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
      rig.expectConsistent("the app's animation takes its time")
      let other = AppStackDelegate()
      stack.delegate = other
      #expect(stack.supportedInterfaceOrientations == .allButUpsideDown, "it doesn't say")
      #expect(stack.preferredInterfaceOrientationForPresentation == .portrait)
      stack.delegate = nil
      #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
    }
  }

  @Test func d13_ofTabs() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let own = WholeTabDelegate()
      let tabs = try #require(rig.tabs)
      tabs.delegate = own
      #expect(tabs.tapTab(1))
      #expect(!rig.scene.host.isQuiet, "the app's animation is waited for")
      await rig.settle()
      #expect(own.heard == ["shouldSelectTab", "animation", "interaction", "didSelectTab"])
      #expect(rig.path == ["callList"])
      own.heard = []
      tabs.customizeTabs()
      #expect(own.heard == ["willBeginCustomizing", "willEndCustomizing", "didEndCustomizing"])
      rig.window.turn()
      #expect(rig.window.orientations == .landscape)
      #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
      guard #available(iOS 18.0, *) else { return }
      own.heard = []
      let group = UITabGroup(title: "", image: nil, identifier: "", children: []) { _ in UIViewController() }
      tabs.editSidebar(hiding: [tabs.tabs[4]], in: group)
      #expect(own.heard == ["willBeginEditing", "visibility", "order", "didEndEditing"])
      own.heard = []
      #expect(tabs.drop(Session(), on: tabs.tabs[0]))
      #expect(own.heard == ["operation", "accept"])
      own.displayed = []
      let displayed = tabs.delegate?.tabBarController(tabs, displayedViewControllersFor: tabs.tabs[0], proposedViewControllers: [tabs])
      #expect(displayed == [])
      tabs.delegate = AppTabDelegate()
      #expect(!tabs.drop(Session(), on: tabs.tabs[0]))
      rig.window.turn()
      #expect(rig.window.orientations == .allButUpsideDown)
    }
  }

  /// The runtime has no sidebar delegate, so UIKit uses the app's.
  @Test func d13_ofASidebar() async throws {
    @MainActor final class Listener: NSObject, UITabBarController.Sidebar.Delegate {
      func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab) {}
    }
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let own = Listener()
      let tabs = try #require(rig.tabs)
      guard #available(iOS 18.0, *) else { return }
      tabs.sidebar.delegate = own
      tabs.tapTab(1)
      await rig.settle()
      #expect(tabs.sidebar.delegate === own)
    }
  }

  @Test func d13_ofASplit() async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let rig = RecipesTests.Rig()
      await rig.settle()
      let split = try #require(rig.split)
      let own = WholeSplitDelegate()
      split.delegate = own
      for _ in 0..<2 {
        #expect(split.tapSidebarButton())
        await rig.settle()
      }
      #expect(Set(own.heard).isSuperset(of: ["willChangeTo", "willShow", "didShow", "willHide", "didHide"]))
      if split.visibleColumns.contains(.primary) {
        #expect(split.tapSidebarButton())
        await rig.settle()
      }
      own.heard = []
      #expect(split.swipeSidebarIn())
      #expect(own.heard.first == "gestureWillBegin" && own.heard.last == "gestureDidEnd")
      await rig.settle()
      own.heard = []
      rig.window.changeSize(horizontal: .compact)
      await rig.settle()
      rig.window.changeSize(horizontal: .regular)
      await rig.settle()
      #expect(own.heard.filter { $0 != "willChangeTo" } == ["top", "collapsed", "mode", "expanded"])
      rig.window.turn()
      #expect(rig.window.orientations == .landscape)
      #expect(split.preferredInterfaceOrientationForPresentation == .landscapeRight)
      split.delegate = nil
      rig.window.turn()
      #expect(rig.window.orientations == .all)
      #expect(Headless.violations == [])
    }
  }

  @Test func d13_ofPages() async throws {
    try await Headless.isolated {
      let diary = PageStatementTests.Diary()
      try await diary.startTour()
      let own = WholePageDelegate()
      let pages = try #require(diary.pages)
      let before = pages.delegate
      pages.delegate = own
      #expect(pages.swipePage(.forward))
      await diary.settle()
      #expect(own.heard == ["will", "did true"])
      #expect(diary.page?.name == "reminders" && diary.selected == 1, "the graph hears of it, too")
      #expect(pages.supportedInterfaceOrientations == .landscape)
      #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeRight)
      pages.delegate = nil
      #expect(pages.delegate === before)
      #expect(pages.supportedInterfaceOrientations == .allButUpsideDown)
      diary.expectNoMisuse()
    }
  }

  /// For pages that curl, the app's delegate determines the location of the spine. Without one, it stays as declared.
  @Test func d13_ofPagesThatCurl() async throws {
    await Headless.isolated {
      let relay = NavGraph.PagesRelay()
      let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [:])
      pages.delegate = relay
      relay.delegate(for: SilentPages(), isOwner: false)
      pages.turn(to: .landscapeLeft)
      #expect(pages.spineLocation == .min)
      let own = WholePageDelegate()
      relay.delegate(for: own, isOwner: false)
      pages.turn(to: .landscapeLeft)
      #expect(pages.spineLocation == .max)
    }
  }

  private final class SilentPages: NSObject, UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {}
  }
}
