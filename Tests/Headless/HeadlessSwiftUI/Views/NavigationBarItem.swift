/// The settings of a navigation bar.
@available(iOS 13.0, *) public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

@available(iOS 14.0, *) extension View {
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    saying(.titleSize, .text("\(displayMode)"))
  }
}
