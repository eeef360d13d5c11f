import NavGraphPlatform
import NavGraphRuntime

extension UIViewController {
  /// What is presented on this one, and in a column of it, from the bottom up.
  var layers: [UIViewController] {
    let shown = presentedViewController
    let above = shown.map { [$0] + $0.layers } ?? []
    #if CONTEXTS
    // What covers a column is presented by that.
    let column = (self as? UISplitViewController)?.viewController(for: .secondary)
    if let inside = column?.presentedViewController, inside !== shown { return [inside] + inside.layers + above }
    #endif
    return above
  }
}
