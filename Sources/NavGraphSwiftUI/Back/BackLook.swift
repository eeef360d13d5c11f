import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen without a Back button. What else the graph says about Back, SwiftUI has no words for: `BarProbe`.
  @MainActor struct BackLook: ViewModifier {
    let back: Chrome.Back

    func body(content: Self.Content) -> some View {
      if back == .hidden { content.navigationBarBackButtonHidden(true) } else { content }
    }
  }
}
