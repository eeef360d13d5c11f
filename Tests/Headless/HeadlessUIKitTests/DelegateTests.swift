import Testing
import UIKit

/// The calls to delegates and controllers that aren't about transitions: UIKit-M20 to UIKit-M22, UIKit-T14 to UIKit-T17, UIKit-S11,
/// UIKit-P3, UIKit-O1, UIKit-C1, UIKit-K1.
@Suite(.headless) @MainActor struct DelegateTests {
  private let shelf = Shelf()

  private func rig(_ root: UIViewController) -> Rig {
    let rig = Rig(root)
    shelf.rigs.append(rig)
    return rig
  }

  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  final class Session: NSObject, UIDropSession {}

  @MainActor final class Adapter: NSObject, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
    var heard: [String] = []

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      heard.append("controller")
      return nil
    }
    func presentationController(_ presentationController: UIPresentationController, prepare adaptive: UIPresentationController) {
      heard.append("prepare")
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("\(style)") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      heard.append(sheet.selectedDetentIdentifier == .medium ? "medium" : "?")
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { heard.append("popover") }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { heard.append("reposition") }
  }

  @Test func uikit_m22_anotherRoomIsAnnounced() {
    Headless.options.idiom = .pad
    let root = Page("root"), a = Page("a")
    let rig = rig(root)
    let adapter = Adapter()
    a.modalPresentationStyle = .popover
    a.presentationController?.delegate = adapter
    a.popoverPresentationController?.sourceView = root.view
    root.present(a, animated: true)
    settle()
    #expect(adapter.heard == ["popover", "none"], "UIKit-M20: a popover says that it comes")
    rig.window.changeSize(horizontal: .regular, vertical: .compact)
    #expect(adapter.heard.last == "reposition")
    adapter.heard = []
    rig.window.changeSize(horizontal: .compact)
    #expect(adapter.heard == ["controller", "prepare", "formSheet"])
    rig.window.changeSize(horizontal: .compact, vertical: .compact)
    #expect(adapter.heard.count == 3, "nothing has changed")
  }

  @Test func uikit_m21_aFingerChangesTheHeight() {
    let root = Page("root"), a = Page("a")
    _ = rig(root)
    let adapter = Adapter()
    a.modalPresentationStyle = .pageSheet
    a.presentationController?.delegate = adapter
    root.present(a, animated: true)
    settle()
    #expect(a.dragSheet(to: .medium) && adapter.heard.last == "medium")
    #expect(!root.dragSheet(to: .medium))
  }

  @Test func uikit_t14_tabsMayChangeSlowly() {
    @MainActor final class Slow: NSObject, UITabBarControllerDelegate {
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
      func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
    }
    let bar = UITabBarController()
    bar.viewControllers = [Page("a"), Page("b")]
    _ = rig(bar)
    #expect(bar.tapTab(1) && bar.transitionCoordinator == nil)
    let slow = Slow()
    bar.delegate = slow
    #expect(bar.tapTab(0) && bar.transitionCoordinator?.transitionDuration == 2)
    settle()
    #expect(bar.transitionCoordinator == nil && bar.selectedIndex == 0)
    #expect(bar.tapTab(0) && bar.transitionCoordinator == nil, "it is there already")
  }

  @Test func uikit_t15_nobodyNeedListen() {
    let bar = UITabBarController()
    let listener = TabListener()
    bar.delegate = listener
    bar.tabs = [UITab(title: "a", image: nil, identifier: "a") { _ in Page("a") }]
    bar.customizeTabs()
    bar.editSidebar(hiding: [bar.tabs[0]])  // UIKit-T16
    #expect(bar.tabs[0].isHidden && listener.heard.isEmpty)
    #expect(!bar.drop(Session(), on: bar.tabs[0]))  // UIKit-T17
  }

  @Test func uikit_s11_columnsThatAFingerPullsIn() {
    Headless.options.idiom = .pad
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .secondaryOnly
    split.setViewController(Page("list"), for: .primary)
    split.setViewController(Page("detail"), for: .secondary)
    _ = rig(split)
    #expect(split.swipeSidebarIn() && split.visibleColumns == [.primary, .secondary])
    settle()
    #expect(!split.swipeSidebarIn(), "they are there")
  }

  @Test func uikit_p3_aTurnedBookKeepsItsSpine() {
    let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: 3])
    book.turn(to: .landscapeLeft)
    #expect(book.spineLocation == .max)
  }

  @Test func uikit_o1_whatCoversTheWindowSaysHowItMayBeTurned() {
    final class Wide: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let wide = Wide(nibName: nil, bundle: nil)
    let rig = rig(UINavigationController(rootViewController: wide))
    rig.window.turn()
    #expect(rig.window.orientations == .allButUpsideDown, "no container asks what is in it")
    let other = Wide(nibName: nil, bundle: nil)
    other.modalPresentationStyle = .fullScreen
    rig.root.present(other, animated: false)
    settle()
    rig.window.turn()
    #expect(rig.window.orientations == .landscape)
  }

  @Test func uikit_c1_aContainerHearsOfAnotherSize() {
    final class Container: UIViewController {
      var sizes: [CGFloat] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        sizes.append(container.preferredContentSize.width)
      }
    }
    let container = Container(nibName: nil, bundle: nil), child = Page("child")
    child.preferredContentSize = CGSize(width: 1, height: 1)
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 2, height: 1)
    child.preferredContentSize = CGSize(width: 2, height: 1)
    #expect(container.sizes == [2])
  }

  @Test func uikit_k1_commandsGoUpFromWhatRespondsFirst() {
    final class Keyed: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(headless: title ?? "")] }
    }
    let outer = Keyed(nibName: nil, bundle: nil), inner = Keyed(nibName: nil, bundle: nil)
    (outer.title, inner.title) = ("o", "i")
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let rig = rig(outer)
    #expect(rig.window.reachableCommands == [])
    #expect(inner.becomeFirstResponder() && inner.isFirstResponder && rig.window.reachableCommands == ["i", "o"])
    #expect(outer.becomeFirstResponder() && rig.window.reachableCommands == ["o"])
    #expect(outer.resignFirstResponder() && rig.window.reachableCommands == [])
    #expect(!Page("a").becomeFirstResponder())
  }
}
