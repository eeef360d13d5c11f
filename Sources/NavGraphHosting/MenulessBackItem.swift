import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A Back button that takes no menu: a pick from it would go past a screen that asks first.
  @MainActor package final class MenulessBackItem: UIBarButtonItem {
    /// The app's own button, which this one stands in for.
    fileprivate var original: UIBarButtonItem?

    package override var menu: UIMenu? {
      get { nil }
      set {}
    }

    /// Looks as that one does.
    fileprivate func stand(in original: UIBarButtonItem) {
      self.original = original
      (title, image, style, tintColor) = (original.title, original.image, original.style, original.tintColor)
      accessibilityIdentifier = original.accessibilityIdentifier
      accessibilityLabel = original.accessibilityLabel
    }
  }
}

extension UINavigationItem {
  /// Has the Back button that the next screen shows for this one come without a menu, or as it was. One that the app has set is there again
  /// afterwards.
  package func backHasMenu(_ hasMenu: Bool) {
    let own = backBarButtonItem as? NavGraph.MenulessBackItem
    guard !hasMenu else {
      if let own { backBarButtonItem = own.original }
      return
    }
    let item = own ?? NavGraph.MenulessBackItem()
    if let original = own == nil ? backBarButtonItem : own?.original {
      item.stand(in: original)
    } else {
      // A button without a title is the chevron alone. What a generic one says is the system's secret.
      item.title = backButtonDisplayMode == .default ? backButtonTitle ?? title : ""
    }
    if own == nil { backBarButtonItem = item }
  }

  /// What the Back button of the next screen says, and whether there is one here.
  package func applyBack(_ chrome: NavGraph.Chrome) {
    if let title = chrome.backTitle { backButtonTitle = title }
    switch chrome.back {
    case .standard, .confirm: break
    case .generic: backButtonDisplayMode = .generic
    case .minimal: backButtonDisplayMode = .minimal
    case .hidden: hidesBackButton = true
    }
  }
}
