extension UIWindow {
  /// Whether any controller of this window is on its way somewhere.
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

  /// The controllers that cover the window, from the root up.
  public var presentedControllers: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return [root] + root.layers
  }

  /// Makes the window wider or narrower, as rotation, multitasking or a drag of its corner does (UIKit-S3, UIKit-S4).
  public func changeSize(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass = .regular) {
    resize(horizontal: horizontal, vertical: vertical)
  }
}

extension UIViewController {
  /// What is presented in contexts inside this controller, and then on it, from below.
  fileprivate var layers: [UIViewController] {
    contexts + (presentation.map { [$0] + $0.layers } ?? [])
  }

  private var contexts: [UIViewController] { childList.flatMap(\.layers) }
}
