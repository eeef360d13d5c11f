import Foundation

nonisolated extension NavGraph {
  /// A tab bar as it is declared.
  public nonisolated struct TabBar<G: Graph>: Sendable {
    public nonisolated enum Style: Hashable, Sendable {
      case automatic, tabBar, tabSidebar, sidebarAdaptable
    }
    public nonisolated enum Minimize: Hashable, Sendable {
      case automatic, never, onScrollDown, onScrollUp
    }

    /// The system keeps what users rearrange under this name.
    public let name: String
    /// Tabs and sections, in the order in which they are declared.
    public let items: [TabItem<G>]
    public let style: Style
    public let minimize: Minimize?
    /// What stands above the bar, and when.
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
    /// What the system tells tabs apart by, from one version of the app to the next.
    public let name: String
    public let title: String?
    /// The name of a system symbol.
    public let icon: String?
    public let isSearch: Bool
    /// Selecting it begins a search, from iOS 26 on.
    public let activatesSearch: Bool
    /// Set apart from the others, from iOS 27 on.
    public let isProminent: Bool
    public let placement: TabPlacement
    public let badge: G.Badge?
    /// When the item is left out of the bar.
    public let hidden: Test<G>?
    public let reselect: Reselect
    /// What tapping does instead of selecting; an item with an action has no content.
    public let action: Event<G>?
    /// What is in a section; nothing in a tab.
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

  public nonisolated enum TabPlacement: Hashable, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// What tapping the selected tab again does. At the root of its stack there is nothing to pop: then it scrolls.
  public nonisolated enum Reselect: Hashable, Sendable {
    case popToRoot, scrollToTop, none
  }
}
