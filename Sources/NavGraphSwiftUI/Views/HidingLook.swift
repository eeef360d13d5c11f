import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The bars that a screen hides. About the others nothing is said: the screen itself may hide them.
  @MainActor struct HidingLook: ViewModifier {
    let hides: Chrome.Bars
    let hidesTabBar: Bool

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .modifier(HiddenBar(isHidden: hidesTabBar, bar: .tabBar))
        .modifier(HiddenBar(isHidden: hides.contains(.navigationBar), bar: .navigationBar))
        .modifier(HiddenBar(isHidden: hides.contains(.toolbar), bar: .bottomBar))
        .modifier(SystemBarsLook(hides: hides))
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
  /// A pushed screen that hides the tab bar hides it also under what is pushed on it.
  func hidesTabBar(at id: NavGraph.NodeID) -> Bool {
    guard let stack = navigator.tree.path(to: id)?.dropLast().last, case .stack(_, let screens) = stack.content,
      let index = screens.firstIndex(where: { $0.id == id })
    else { return false }
    return screens[...index].dropFirst().contains { $0.screen.map { G.chrome(of: $0).hides.contains(.tabBar) } ?? false }
  }
}

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

// Bars have four slots, and colours of titles: SwiftUI has no words for most of that, so all of it is said to UIKit.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The look of the bars there: what the nearest container around that place says, else the app.
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
