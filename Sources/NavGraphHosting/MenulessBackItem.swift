import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A Back button without a menu, because the menu could skip a screen that must confirm its removal.
  @MainActor package final class MenulessBackItem: UIBarButtonItem {
    /// The app's button that this button replaces.
    fileprivate var original: UIBarButtonItem?

    package override var menu: UIMenu? {
      get { nil }
      set {}
    }

    fileprivate func stand(in original: UIBarButtonItem) {
      self.original = original
      (title, image, style, tintColor) = (original.title, original.image, original.style, original.tintColor)
      accessibilityIdentifier = original.accessibilityIdentifier
      accessibilityLabel = original.accessibilityLabel
    }
  }
}

extension UINavigationItem {
  /// Shows or removes the menu of the next screen's Back button. A button of the app is restored afterwards.
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
      // A button without a title shows only the chevron. The title of a generic button isn't public.
      item.title = backButtonDisplayMode == .default ? backButtonTitle ?? title : ""
    }
    if own == nil { backBarButtonItem = item }
  }

  /// Applies the title and style of the next screen's Back button, and whether this screen has one.
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
