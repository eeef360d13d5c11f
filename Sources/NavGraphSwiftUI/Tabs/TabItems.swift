import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The tabs and sections of a bar.
  @available(iOS 18.0, *) @MainActor struct TabItems<G: Graph>: TabContent {
    let state: BarState<G>

    var body: some TabContent<Int> {
      ForEach(Array(state.bar.items.indices), id: \.self) { item in
        if state.bar.items[item].tabs.isEmpty {
          TabBarTab(state: state, index: state.places(of: item).lowerBound)
        } else {
          TabBarSection(state: state, item: item)
        }
      }
    }
  }

  /// A section of tabs. Without a sidebar, the bar shows it as one item.
  @available(iOS 18.0, *) @MainActor struct TabBarSection<G: Graph>: TabContent {
    let state: BarState<G>
    let item: Int

    var body: some TabContent<Int> {
      TabSection(state.bar.items[item].title ?? "") {
        ForEach(Array(state.places(of: item)), id: \.self) { TabBarTab(state: state, index: $0) }
      }
      .customizationID(state.bar.items[item].name)
      .placed(state.bar.items[item].placement)
    }
  }

  /// A tab.
  @available(iOS 18.0, *) @MainActor struct TabBarTab<G: Graph>: TabContent {
    let state: BarState<G>
    let index: Int

    var body: some TabContent<Int> {
      named
        .badge(state.badge(index))
        .hidden(state.hides(index))
        .customizationID(tab.name)
        .placed(tab.placement)
        .customizationBehavior(tab.placement.behavior, for: .tabBar, .sidebar)
        .defaultVisibility(tab.placement == .optional ? .hidden : .automatic, for: .tabBar)
    }

    private var tab: TabItem<G> { state.slots[index].tab }

    @TabContentBuilder<Int> private var named: some TabContent<Int> {
      if tab.isSearch, tab.title == nil, tab.icon == nil {
        // The tab has the system's title and image.
        Tab(value: index, role: .search) { state.content(index) }
      } else {
        Tab(tab.title ?? "", systemImage: tab.icon ?? (tab.isSearch ? "magnifyingglass" : ""), value: index, role: role) {
          state.content(index)
        }
      }
    }

    private var role: TabRole? {
      if tab.isSearch { return .search }
      if #available(iOS 27.0, *), tab.isProminent { return .prominent }
      return nil
    }
  }
}

@available(iOS 18.0, *)
extension TabContent {
  /// Applies the placement. SwiftUI distinguishes only three.
  fileprivate func placed(_ placement: NavGraph.TabPlacement) -> some TabContent<TabValue> {
    tabPlacement(placement == .pinned ? .pinned : placement == .sidebarOnly ? .sidebarOnly : .automatic)
  }
}

nonisolated extension NavGraph.TabPlacement {
  /// The ways in which the user can customize the tab.
  @available(iOS 18.0, *) fileprivate var behavior: TabCustomizationBehavior {
    switch self {
    case .movable: .reorderable
    case .fixed: .disabled
    case .automatic, .default, .optional, .pinned, .sidebarOnly: .automatic
    }
  }
}
