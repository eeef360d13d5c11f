import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the style of a tab bar, whether it minimizes, and the user's arrangement.
  @available(iOS 18.0, *) @MainActor struct BarStyleModifier<G: Graph>: ViewModifier {
    let bar: TabBar<G>

    func body(content: Self.Content) -> some View {
      styled(content)
        .modifier(MinimizeModifier(minimize: bar.minimize))
        .modifier(SearchModifier(activates: bar.slots.contains { $0.tab.activatesSearch }))
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

    /// Whether a tab is shown only in the sidebar.
    private var needsSidebar: Bool { (bar.items + bar.slots.map { $0.tab }).contains { $0.placement == .sidebarOnly } }
  }

  /// A modifier that saves the user's arrangement under the name of the bar.
  @available(iOS 18.0, *) @MainActor struct Rearranging: ViewModifier {
    @AppStorage private var customization: TabViewCustomization

    init(name: String) { _customization = AppStorage(wrappedValue: TabViewCustomization(), "navgraph." + name) }

    func body(content: Self.Content) -> some View { content.tabViewCustomization($customization) }
  }

  /// A modifier that starts a search when its tab is selected, from iOS 26 on.
  @MainActor struct SearchModifier: ViewModifier {
    let activates: Bool

    func body(content: Self.Content) -> some View {
      if #available(iOS 26.0, *), activates {
        content.tabViewSearchActivation(.searchTabSelection)
      } else {
        content
      }
    }
  }

  /// A modifier that animates hidden tabs, unless Reduce Motion is on.
  @MainActor struct VisibilityModifier: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let hidden: [Int]

    func body(content: Self.Content) -> some View { content.animation(reducesMotion ? nil : .default, value: hidden) }
  }

  @MainActor struct MinimizeModifier<G: Graph>: ViewModifier {
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
