import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The status bar and the home indicator, where a screen hides them.
  @MainActor struct SystemBarsLook: ViewModifier {
    let hides: Chrome.Bars

    func body(content: Self.Content) -> some View {
      content
        .modifier(HiddenStatusBar(isHidden: hides.contains(.statusBar)))
        .modifier(HiddenHomeIndicator(isHidden: hides.contains(.homeIndicator)))
    }
  }

  @MainActor struct HiddenStatusBar: ViewModifier {
    let isHidden: Bool

    func body(content: Self.Content) -> some View {
      if isHidden { content.statusBarHidden(true) } else { content }
    }
  }

  @MainActor struct HiddenHomeIndicator: ViewModifier {
    let isHidden: Bool

    func body(content: Self.Content) -> some View {
      if isHidden { content.persistentSystemOverlays(.hidden) } else { content }
    }
  }
}
