import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A bar alone, or a bar that can be a sidebar; when it gets small; what users have rearranged.
  @available(iOS 18.0, *) @MainActor struct BarStyleLook<G: Graph>: ViewModifier {
    let bar: TabBar<G>

    func body(content: Self.Content) -> some View {
      styled(content)
        .modifier(MinimizeLook(minimize: bar.minimize))
    }

    @ViewBuilder private func styled(_ content: Self.Content) -> some View {
      switch bar.style {
      case .tabBar: content.tabViewStyle(.tabBarOnly)
      case .tabSidebar: adaptable(content).defaultAdaptableTabBarPlacement(.sidebar)
      case .sidebarAdaptable: adaptable(content)
      case .automatic: if needsSidebar { adaptable(content) } else { content }
      }
    }

    private func adaptable(_ content: Self.Content) -> some View {
      content.tabViewStyle(.sidebarAdaptable).modifier(Rearranging(name: bar.name))
    }

    /// Something is nowhere else to be seen.
    private var needsSidebar: Bool { (bar.items + bar.slots.map(\.tab)).contains { $0.placement == .sidebarOnly } }
  }

  /// Keeps what users rearrange, under the name of the bar.
  @available(iOS 18.0, *) @MainActor struct Rearranging: ViewModifier {
    @AppStorage private var customization: TabViewCustomization

    init(name: String) { _customization = AppStorage(wrappedValue: TabViewCustomization(), "navgraph." + name) }

    func body(content: Self.Content) -> some View { content.tabViewCustomization($customization) }
  }

  @MainActor struct MinimizeLook<G: Graph>: ViewModifier {
    let minimize: TabBar<G>.Minimize?

    func body(content: Self.Content) -> some View {
      if #available(iOS 26.0, *), let minimize {
        content.tabBarMinimizeBehavior(behavior(minimize))
      } else {
        content
      }
    }

    @available(iOS 26.0, *) private func behavior(_ minimize: TabBar<G>.Minimize) -> TabBarMinimizeBehavior {
      switch minimize {
      case .automatic: .automatic
      case .never: .never
      case .onScrollDown: .onScrollDown
      case .onScrollUp: .onScrollUp
      }
    }
  }
}
