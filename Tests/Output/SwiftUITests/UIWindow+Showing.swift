import SwiftUI
import UIKit

extension UIWindow {
  /// A window in front that shows that view, as the system makes one for a `WindowGroup`.
  static func showing(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    return window
  }
}
