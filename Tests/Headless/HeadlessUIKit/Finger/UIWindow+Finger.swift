extension UIWindow {
  /// Whether any controller of this window is in a transition.
  public var isInTransition: Bool {
    guard let root = rootViewController else { return false }
    var pending = [root]
    while let controller = pending.popLast() {
      if controller.transition != nil { return true }
      pending += controller.childList
      if let presented = controller.presentation { pending.append(presented) }
    }
    return false
  }

  /// The root and the presented controllers, from the bottom up.
  public var presentedControllers: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return [root] + root.layers
  }

  /// Changes the size classes of the window, as rotation, multitasking, or resizing does (UIKit-S3, UIKit-S4).
  public func changeSize(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass = .regular) {
    resize(horizontal: horizontal, vertical: vertical)
  }
}

extension UIViewController {
  /// The controllers presented inside this controller, and then on it, from the bottom up.
  fileprivate var layers: [UIViewController] {
    contexts + (presentation.map { [$0] + $0.layers } ?? [])
  }

  private var contexts: [UIViewController] { childList.flatMap(\.layers) }
}
