import UIKit

// Delegates of the app that determine the adaptive style of a modal.

final class FillingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .fullScreen }
}

/// A delegate with the method from before iOS 8.3.
final class OlderFillingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .overFullScreen }
}

/// A delegate without any methods.
final class SilentDelegate: NSObject, UIAdaptivePresentationControllerDelegate {}
