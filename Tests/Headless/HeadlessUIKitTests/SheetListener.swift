import UIKit

/// Writes down what the delegate of a presentation hears.
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
