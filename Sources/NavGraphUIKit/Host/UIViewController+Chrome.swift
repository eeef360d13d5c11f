import NavGraphRuntime
import UIKit

extension UIViewController {
  /// Sets what the graph says about the bars around this screen.
  func apply(_ chrome: NavGraph.Chrome) {
    if let title = chrome.title { navigationItem.title = title }
    switch chrome.titleSize {
    case .automatic: break
    case .large: navigationItem.largeTitleDisplayMode = .always
    case .inline: navigationItem.largeTitleDisplayMode = .never
    case .inlineLarge:
      navigationItem.largeTitleDisplayMode = .always
      if #available(iOS 17.0, *) { navigationItem.largeTitleDisplayMode = .inline }
    case .hidden:
      // The title stays what Back buttons and VoiceOver read.
      navigationItem.titleView = UIKit.UIView(frame: .zero)
      navigationItem.largeTitleDisplayMode = .never
    }
    if #available(iOS 26.0, *), let subtitle = chrome.subtitle { navigationItem.subtitle = subtitle }
    if let title = chrome.backTitle { navigationItem.backButtonTitle = title }
    switch chrome.back {
    case .standard, .confirm: break
    case .generic: navigationItem.backButtonDisplayMode = .generic
    case .minimal: navigationItem.backButtonDisplayMode = .minimal
    case .hidden: navigationItem.hidesBackButton = true
    }
    #if HIDING
    if chrome.hides.contains(.tabBar) { hidesBottomBarWhenPushed = true }
    #endif
  }

  /// Puts `back` where Back would pop. Before iOS 16 a button that looks like Back stands in its place.
  func interceptBack(_ back: @escaping @MainActor () -> Void) {
    let action = UIAction(image: UIImage(systemName: "chevron.backward")) { _ in back() }
    if #available(iOS 16.0, *) {
      navigationItem.backAction = action
    } else if navigationItem.leftBarButtonItem == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    }
  }
}
