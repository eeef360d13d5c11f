import NavGraphPlatform
import NavGraphRuntime

extension UINavigationItem {
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
