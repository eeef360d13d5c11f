import Foundation

nonisolated extension NavGraph {
  /// The declaration of a tab bar.
  public nonisolated struct TabBar<G: Graph>: Sendable {
    /// The style of a tab bar.
    public nonisolated enum Style: Hashable, Sendable {
      case automatic, tabBar, tabSidebar, sidebarAdaptable
    }
    /// The condition for minimizing a tab bar.
    public nonisolated enum Minimize: Hashable, Sendable {
      case automatic, never, onScrollDown, onScrollUp
    }

    /// The name under which the system saves the user's arrangement of the tabs.
    public let name: String
    /// The tabs and sections, in the order of their declaration.
    public let items: [TabItem<G>]
    public let style: Style
    public let minimize: Minimize?
    /// The screen above the bar, and the condition for showing it.
    public let accessory: G.Screen?
    public let accessoryWhen: Test<G>?

    public init(
      _ name: String = "", style: Style = .automatic, minimize: Minimize? = nil, accessory: G.Screen? = nil, when: Test<G>? = nil,
      _ items: [TabItem<G>] = []
    ) {
      self.name = name
      self.items = items
      self.style = style
      self.minimize = minimize
      self.accessory = accessory
      accessoryWhen = when
    }
  }

  /// A tab, or a section of tabs.
  public nonisolated struct TabItem<G: Graph>: Sendable {
    /// The identifier of the tab, which must be the same in every version of the app.
    public let name: String
    public let title: String?
    /// The name of a system symbol.
    public let icon: String?
    public let isSearch: Bool
    /// Whether selecting the tab begins a search, from iOS 26 on.
    public let activatesSearch: Bool
    /// Whether the tab is set apart, from iOS 27 on.
    public let isProminent: Bool
    public let placement: TabPlacement
    public let badge: G.Badge?
    /// The condition for leaving the item out of the bar.
    public let hidden: Test<G>?
    public let reselect: Reselect
    /// The event that a tap performs instead of selecting the item, which then has no content.
    public let action: Event<G>?
    /// The tabs of a section; empty for a tab.
    public let tabs: [TabItem]

    public init(
      _ name: String, title: String? = nil, icon: String? = nil, isSearch: Bool = false, activatesSearch: Bool = false,
      isProminent: Bool = false, placement: TabPlacement = .automatic,
      badge: G.Badge? = nil, hidden: Test<G>? = nil, reselect: Reselect = .popToRoot, action: Event<G>? = nil, tabs: [TabItem] = []
    ) {
      self.name = name
      self.title = title
      self.icon = icon
      self.isSearch = isSearch
      self.activatesSearch = activatesSearch
      self.isProminent = isProminent
      self.placement = placement
      self.badge = badge
      self.hidden = hidden
      self.reselect = reselect
      self.action = action
      self.tabs = tabs
    }
  }

  /// The placement of a tab in a tab bar and sidebar.
  public nonisolated enum TabPlacement: Hashable, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The effect of a tap on the selected tab. If there is nothing to pop, `popToRoot` scrolls to the top.
  public nonisolated enum Reselect: Hashable, Sendable {
    case popToRoot, scrollToTop, none
  }
}
