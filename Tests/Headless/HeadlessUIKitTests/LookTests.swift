import Foundation
import Testing
import UIKit

/// Bars, the status bar, zooms, and adaptivity.
@MainActor @Suite(.headless) struct LookTests {
  private final class Quiet: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
  }

  @MainActor private final class Watcher: NSObject, UINavigationControllerDelegate {
    var hadTransition: [Bool] = []

    func navigationController(_ navigation: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      hadTransition.append(navigation.transitionCoordinator != nil)
    }
    func navigationController(_ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
  }

  @Test func uikit_n18_theTransitionIsThereWhenItIsAnnounced() {
    let navigation = UINavigationController(rootViewController: Page("a"))
    let rig = Rig(navigation)
    let watcher = Watcher()
    navigation.delegate = watcher
    navigation.pushViewController(Page("b"), animated: true)
    settle()
    #expect(watcher.hadTransition == [true] && rig.violations.isEmpty)
  }

  @Test func uikit_n24_anotherButtonInThePlaceOfBackEndsTheSwipe() {
    let navigation = UINavigationController(rootViewController: Page("a"))
    let rig = Rig(navigation)
    let top = Page("b")
    var taps = 0
    let button = UIBarButtonItem(primaryAction: UIAction { _ in taps += 1 })
    top.navigationItem.leftBarButtonItem = button
    navigation.pushViewController(top, animated: false)
    settle()
    #expect(navigation.swipeBack() == false && navigation.tapBack() == false)
    #expect(button.tap() && taps == 1)
    top.navigationItem.leftItemsSupplementBackButton = true
    #expect(navigation.swipeBack())
    settle()
    #expect(navigation.viewControllers.count == 1 && rig.violations.isEmpty)
  }

  /// The topmost controller that covers the window, or the child that it names, decides. UIKit reads it only after a `setNeeds...` call.
  @Test func theStatusBarIsAsked() {
    let quiet = Quiet()
    let navigation = UINavigationController(rootViewController: quiet)
    let rig = Rig(navigation)
    #expect(!rig.window.isStatusBarHidden)
    navigation.setNeedsStatusBarAppearanceUpdate()
    navigation.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(rig.window.isStatusBarHidden && rig.window.hidesHomeIndicator)
    let sheet = Quiet()
    sheet.hides = false
    navigation.present(sheet, animated: true)
    settle()
    sheet.setNeedsStatusBarAppearanceUpdate()
    #expect(rig.window.isStatusBarHidden, "a sheet does not cover the window")
    navigation.dismiss(animated: true)
    settle()
    sheet.modalPresentationStyle = .overFullScreen
    sheet.modalPresentationCapturesStatusBarAppearance = true
    navigation.present(sheet, animated: true)
    settle()
    sheet.setNeedsStatusBarAppearanceUpdate()
    #expect(!rig.window.isStatusBarHidden)
  }

  @Test func aZoomAsksForItsSourceEachTime() {
    let view = UIView(frame: .zero)
    var asked = 0
    let source = Page("a")
    let zoomed = Page("b")
    zoomed.preferredTransition = .zoom(sourceViewProvider: { context in
      asked += 1
      #expect(context.sourceViewController === source && context.zoomedViewController === zoomed)
      return view
    })
    #expect(zoomed.transitionName == "zoom" && zoomed.zoomSource(from: source) === view && zoomed.zoomSource(from: source) === view)
    #expect(asked == 2)
  }

  /// The delegate also determines the style of sheets in narrow windows (UIKit-M17).
  @Test func uikit_m17_aSheetMayBecomeAFullScreen() {
    @MainActor final class Filler: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
      { .fullScreen }
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    }
    let page = Page("a")
    page.modalPresentationStyle = .formSheet
    let filler = Filler()
    page.presentationController?.delegate = filler
    let rig = Rig(Page("root"))
    #expect(page.presentationController?.adaptivePresentationStyle(for: rig.window.traitCollection) == .fullScreen)
    rig.window.changeSize(horizontal: .regular)
    #expect(page.presentationController?.adaptivePresentationStyle(for: rig.window.traitCollection) == UIModalPresentationStyle.none)
  }

  @Test func anAppearanceIsCopiedWhole() {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .red
    bar.titleTextAttributes[.foregroundColor] = UIColor.white
    let copy = UINavigationBarAppearance(barAppearance: bar)
    #expect(copy.headlessText == "opaque red" && copy.titleTextAttributes.count == 1)
  }
}
