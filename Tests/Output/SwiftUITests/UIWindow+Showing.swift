import SwiftUI
import UIKit

extension UIWindow {
  /// Returns a key window with a view, as the system creates one for a `WindowGroup`.
  static func showing(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    return window
  }
}
