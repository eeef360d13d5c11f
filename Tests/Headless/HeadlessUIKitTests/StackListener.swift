import UIKit

/// A delegate of a navigation controller that records its calls.
@MainActor final class StackListener: NSObject, UINavigationControllerDelegate {
  private(set) var heard: [String] = []

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    heard.append("will " + names([viewController]).joined())
  }

  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    heard.append("did " + names([viewController]).joined())
  }

  func forget() { heard = [] }
}
