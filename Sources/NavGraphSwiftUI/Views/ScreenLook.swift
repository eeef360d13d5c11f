import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the graph says about the bars around a screen. What the screen itself says is further inside, and counts.
  @MainActor struct ScreenLook: ViewModifier {
    let chrome: Chrome
    #if TITLES
    /// Titles are large at all in this app.
    let hasLargeTitles: Bool
    #endif

    func body(content: Content) -> some View {
      if let title = chrome.title {
        content.navigationBarTitleDisplayMode(mode).navigationTitle(title)
      } else {
        content.navigationBarTitleDisplayMode(mode)
      }
    }

    /// Left to itself, SwiftUI has large titles where nobody has asked for them.
    private var mode: NavigationBarItem.TitleDisplayMode {
      #if TITLES
      switch chrome.titleSize {
      case .automatic: return hasLargeTitles ? .automatic : .inline
      case .large, .inlineLarge: return .large
      case .inline, .hidden: return .inline
      }
      #else
      return .inline
      #endif
    }
  }
}
