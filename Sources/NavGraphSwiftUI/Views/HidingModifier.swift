import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that hides the bars of a screen. Other bars aren't changed, so that the screen itself can hide them.
  @MainActor struct HidingModifier: ViewModifier {
    let hides: Chrome.Bars
    let hidesTabBar: Bool

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .modifier(HiddenBar(isHidden: hidesTabBar, bar: .tabBar))
        .modifier(HiddenBar(isHidden: hides.contains(.navigationBar), bar: .navigationBar))
        .modifier(HiddenBar(isHidden: hides.contains(.toolbar), bar: .bottomBar))
        .modifier(SystemBarsModifier(hides: hides))
    }
  }

  @MainActor struct HiddenBar: ViewModifier {
    let isHidden: Bool
    let bar: ToolbarPlacement

    func body(content: Self.Content) -> some View {
      if isHidden { content.toolbar(.hidden, for: bar) } else { content }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Returns whether the screen, or one under it on its stack, hides the tab bar. The lowest screen doesn't count.
  func hidesTabBar(at id: NavGraph.NodeID) -> Bool {
    guard let stack = navigator.tree.path(to: id)?.dropLast().last, case .stack(_, let screens) = stack.content,
      let index = screens.firstIndex(where: { $0.id == id })
    else { return false }
    return screens[...index].dropFirst().contains { $0.screen.map { G.chrome(of: $0).hides.contains(.tabBar) } ?? false }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that hides the status bar and the home indicator.
  @MainActor struct SystemBarsModifier: ViewModifier {
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

// The appearance of bars is set in UIKit, because SwiftUI has no API for most of its options.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Returns the appearance of the bars at a node: that of the innermost container that declares one, or else of the app.
  func appearance(at id: NavGraph.NodeID) -> NavGraph.Appearance? {
    let around = navigator.tree.path(to: id) ?? []
    return around.reversed().lazy.compactMap { $0.container.flatMap { G.appearance(of: $0) } }.first ?? G.appearance
  }

  func dress(_ navigation: UINavigationController, _ item: UINavigationItem, in appearance: NavGraph.Appearance?) {
    if let appearance { item.apply(appearance) }
    let tint = appearance?.tintColor
    let bar = navigation.navigationBar
    if tint != nil || tinted.contains(ObjectIdentifier(bar)) {
      if tint == nil { tinted.remove(ObjectIdentifier(bar)) } else { tinted.insert(ObjectIdentifier(bar)) }
      navigation.takeTint(tint)
    }
  }

  func dressTabBar(_ tabs: UITabBarController?, around id: NavGraph.NodeID) {
    let bars = (navigator.tree.path(to: id) ?? []).filter { if case .tabs = $0.content { true } else { false } }
    guard let tabs, let bar = bars.last, let appearance = appearance(at: bar.id) else { return }
    tabs.tabBar.apply(appearance)
  }
}
