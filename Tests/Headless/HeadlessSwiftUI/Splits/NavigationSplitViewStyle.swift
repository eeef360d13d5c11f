import HeadlessUIKit

/// The way in which columns share the width.
@available(iOS 16.0, *) @MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// A style that depends on the device.
@available(iOS 16.0, *) @MainActor @preconcurrency public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// A style in which the detail shrinks for the other columns.
@available(iOS 16.0, *) @MainActor @preconcurrency public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// A style in which the detail keeps its size.
@available(iOS 16.0, *) @MainActor @preconcurrency public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

@available(iOS 16.0, *) extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

@available(iOS 16.0, *) extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

@available(iOS 16.0, *) extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

@available(iOS 16.0, *) extension View {
  public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
    let behavior: UISplitViewController.SplitBehavior =
      S.self == BalancedNavigationSplitViewStyle.self
      ? .tile : S.self == ProminentDetailNavigationSplitViewStyle.self ? .overlay : .automatic
    return ModifiedContent(content: self, modifier: Surrounding { $0.splitBehavior = behavior })
  }
}
