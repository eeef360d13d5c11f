import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the graph says about the bars around a screen. What the screen itself says is further inside, and counts.
  @MainActor struct ScreenLook: ViewModifier {
    let chrome: Chrome

    func body(content: Content) -> some View {
      if let title = chrome.title { content.navigationTitle(title) } else { content }
    }
  }
}
