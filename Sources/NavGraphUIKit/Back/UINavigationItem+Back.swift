import NavGraphPlatform
import NavGraphRuntime

extension UINavigationItem {
  func applyBack(_ chrome: NavGraph.Chrome) {
    if let title = chrome.backTitle { backButtonTitle = title }
    switch chrome.back {
    case .standard, .confirm: break
    case .generic: backButtonDisplayMode = .generic
    case .minimal: backButtonDisplayMode = .minimal
    case .hidden: hidesBackButton = true
    }
  }
}
