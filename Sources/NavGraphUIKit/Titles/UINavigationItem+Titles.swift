import NavGraphPlatform
import NavGraphRuntime

extension UINavigationItem {
  /// Sets the size of the title, and the subtitle.
  func applyTitles(_ chrome: NavGraph.Chrome) {
    switch chrome.titleSize {
    case .automatic: break
    case .large: largeTitleDisplayMode = .always
    case .inline: largeTitleDisplayMode = .never
    case .inlineLarge:
      largeTitleDisplayMode = .always
      if #available(iOS 17.0, *) { largeTitleDisplayMode = .inline }
    case .hidden:
      // The title stays what Back buttons and VoiceOver read.
      titleView = UIKit.UIView(frame: .zero)
      largeTitleDisplayMode = .never
    }
    if #available(iOS 26.0, *), let text = chrome.subtitle { subtitle = text }
  }
}
