import Foundation
import NavGraphRuntime
import SwiftUI
import Testing
import UIKit

@testable import NavGraphSwiftUI

/// Tests that a sheet's own delegate still gets all calls after the runtime has installed its delegate proxy.
@MainActor @Suite(.headless) struct AttemptRelayTests {
  final class Listener: NSObject, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
    var heard: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      heard.append("should")
      return false
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { heard.append("attempt") }
    func presentationController(_ presentationController: UIPresentationController, prepare adaptive: UIPresentationController) {
      heard.append("prepare")
    }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      heard.append("controller")
      return nil
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("\(style)") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) { heard.append("detent") }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { heard.append("popover") }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { heard.append("reposition") }
  }

  final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .overFullScreen }
  }

  /// Returns a popover that is about to be presented, and the window that presents it.
  private func popover() throws -> (UIViewController, UIPopoverPresentationController, UIWindow) {
    let window = UIWindow(frame: .zero)
    let root = UIViewController(nibName: nil, bundle: nil)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.clock.drain()
    let shown = UIViewController(nibName: nil, bundle: nil)
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = root.view
    return (shown, popover, window)
  }

  @Test func d13_everythingGoesOn() throws {
    let (shown, popover, window) = try popover()
    let (relay, own) = (NavGraph.AdaptingAttemptRelay(), Listener())
    var tries = 0
    relay.own = own
    relay.hasTried = { tries += 1 }
    popover.delegate = relay
    window.rootViewController?.present(shown, animated: true)
    Headless.clock.drain()
    #expect(own.heard == ["controller", "prepare", "formSheet"])
    own.heard = []
    #expect(shown.dragSheetDown())
    #expect(own.heard == ["should", "attempt"] && tries == 1)
    own.heard = []
    relay.presentationControllerWillDismiss(popover)
    relay.presentationControllerDidDismiss(popover)
    relay.prepareForPopoverPresentation(popover)
    relay.sheetPresentationControllerDidChangeSelectedDetentIdentifier(popover.adaptiveSheetPresentationController)
    #expect(own.heard == ["will", "did", "popover", "detent"])
  }

  @Test func d15_whatItDoesNotSayIsTheSystems() throws {
    // The test must hold the controller, because a presentation controller doesn't.
    let (shown, popover, window) = try popover()
    let (relay, adapting) = (NavGraph.AttemptRelay(), NavGraph.AdaptingAttemptRelay())
    let own = Adapting()
    withExtendedLifetime((shown, window)) {
      relay.own = own
      popover.delegate = relay
      #expect(popover.adaptivePresentationStyle == .formSheet, "this one doesn't have the method, so the system decides")
      adapting.own = own
      popover.delegate = adapting
      #expect(popover.adaptivePresentationStyle == .overFullScreen)
    }
  }
}
