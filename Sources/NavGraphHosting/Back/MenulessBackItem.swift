import NavGraphPlatform
import NavGraphRuntime

#if CONFIRMATION
extension NavGraph {
  /// A Back button that takes no menu: a pick from it would go past a screen that asks first.
  @MainActor package final class MenulessBackItem: UIBarButtonItem {
    package override var menu: UIMenu? {
      get { nil }
      set {}
    }
  }
}

extension UINavigationItem {
  /// Has the Back button that the next screen shows for this one come without a menu, or as it was. One that the app has set stays.
  package func backHasMenu(_ hasMenu: Bool) {
    let own = backBarButtonItem as? NavGraph.MenulessBackItem
    guard !hasMenu else {
      if own != nil { backBarButtonItem = nil }
      return
    }
    guard own != nil || backBarButtonItem == nil else { return }
    let item = own ?? NavGraph.MenulessBackItem()
    // A button without a title is the chevron alone. What a generic one says is the system's secret.
    item.title = backButtonDisplayMode == .default ? backButtonTitle ?? title : ""
    backBarButtonItem = item
  }
}
#endif
