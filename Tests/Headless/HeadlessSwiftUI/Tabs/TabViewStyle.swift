/// The style of a tab view.
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol TabViewStyle {}

@available(iOS 14.0, *) extension View {
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    let turnsPages = S.self == PageTabViewStyle.self
    let name = nameOfType(S.self)
    return ModifiedContent(
      content: self,
      modifier: Surrounding {
        $0.turnsPages = turnsPages
        if !turnsPages { $0.barLook.style = name }
      })
  }
}
