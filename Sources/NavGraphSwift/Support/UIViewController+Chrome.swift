import UIKit

extension UIViewController {
  /// Sets what the graph says about the bars around this screen.
  func apply(_ chrome: Navigation.Chrome) {
    if let title = chrome.title { navigationItem.title = title }
    switch chrome.titleSize {
    case .automatic: break
    case .large: navigationItem.largeTitleDisplayMode = .always
    case .inline: navigationItem.largeTitleDisplayMode = .never
    }
    if let title = chrome.backTitle { navigationItem.backButtonTitle = title }
    switch chrome.back {
    case .standard: break
    case .generic: navigationItem.backButtonDisplayMode = .generic
    case .minimal: navigationItem.backButtonDisplayMode = .minimal
    case .hidden: navigationItem.hidesBackButton = true
    }
    if chrome.hidesTabBar { hidesBottomBarWhenPushed = true }
  }
}
