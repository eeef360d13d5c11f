import UIKit

/// A delegate of a presentation controller that records its calls.
@MainActor final class SheetListener: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var heard: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    heard.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { heard.append("attempt") }

  func forget() { heard = [] }
}
