import UIKit

// Delegates of the app's that say what a modal becomes where there is little room.

final class FillingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .fullScreen }
}

/// As apps did before iOS 8.3.
final class OlderFillingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .overFullScreen }
}

/// Says nothing about that, and leaves out everything else.
final class SilentDelegate: NSObject, UIAdaptivePresentationControllerDelegate {}
