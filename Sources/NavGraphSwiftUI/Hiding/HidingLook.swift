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
        #if SYSTEMBARS
        .modifier(SystemBarsLook(hides: hides))
        #endif
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
