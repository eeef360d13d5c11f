import UIKit

/// Writes down what the delegate of a navigation controller hears.
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
