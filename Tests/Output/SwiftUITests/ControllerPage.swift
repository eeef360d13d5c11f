import UIKit

/// A screen as a controller, with a name and a button for each event.
class ControllerPage: UIViewController {
  let name: String
  let events: [(name: String, send: @MainActor () -> Void)]

  convenience init(_ name: String, _ events: (String, @MainActor () -> Void)...) { self.init(name: name, events) }

  init(name: String, _ events: [(String, @MainActor () -> Void)]) {
    self.name = name
    self.events = events.map { ($0.0, $0.1) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  /// The page that this controller is, or that it wraps for SwiftUI.
  var controllerPage: ControllerPage? {
    if self is UINavigationController || self is UITabBarController || self is UISplitViewController || self is UIPageViewController {
      return nil
    }
    return self as? ControllerPage ?? children.lazy.compactMap { $0 as? ControllerPage }.first
  }
}
