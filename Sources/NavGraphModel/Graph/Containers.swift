import NavGraphSyntax

/// A navigation stack with its root.
package struct Stack: Sendable {
  /// The declaration. An inline stack has its root screen's name.
  package var declared: Declared
  package var isInline: Bool
  package var parameters: IDRange<Parameter> = .empty
  package var requires: IDRange<GuardUse> = .empty
  package var returns: TypeID?
  package var root: InstanceID?
  package var bar: AppearanceID?
  package init(declared: Declared, isInline: Bool) {
    self.declared = declared
    self.isInline = isInline
  }
}

/// A tab bar with its tabs. Each tab keeps its state.
package struct Tabs: Sendable {
  package enum BarStyle: String, CaseIterable, Sendable { case automatic, tabBar, tabSidebar, sidebarAdaptable }
  package enum Minimize: String, CaseIterable, Sendable { case automatic, never, onScrollDown, onScrollUp }
  package var declared: Declared
  package var requires: IDRange<GuardUse> = .empty
  /// The tabs in source order, including those in sections.
  package var tabs: IDRange<Tab> = .empty
  package var sections: IDRange<Section> = .empty
  /// The tab that is marked `first`; if nil, the first tab with content is selected initially.
  package var first: TabID?
  package var style: BarStyle?
  package var styleRange: SourceRange?
  package var minimize: Minimize?
  package var minimizeRange: SourceRange?
  package var accessory: InstanceID?
  package var accessoryTest: TestID?
  package var accessoryRange: SourceRange?
  package var bar: AppearanceID?
  package init(declared: Declared) { self.declared = declared }
}

/// A tab, which has either content or an action.
package struct Tab: Sendable {
  package enum Placement: String, CaseIterable, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
  package enum Reselect: String, CaseIterable, Sendable { case popToRoot, scrollToTop, none }
  package var declared: Declared
  package var tabs: TabsID
  package var section: SectionID?
  package var title: TextID?
  package var icon: Name?
  package var iconRange: SourceRange?
  package var isSearch = false
  /// Whether the tab is marked `search activates`: selecting it begins a search.
  package var activatesSearch = false
  package var isProminent = false
  package var prominentRange: SourceRange?
  package var hasBadge = false
  /// The range of `first`, which marks the tab that is selected initially.
  package var firstRange: SourceRange?
  package var hiddenWhen: TestID?
  package var placement: Placement = .automatic
  package var placementRange: SourceRange?
  package var reselect: Reselect = .popToRoot
  package var reselectRange: SourceRange?
  package var requires: IDRange<GuardUse> = .empty
  package var content: InstanceID?
  /// The branch of an action tab, such as `-> present NewMessage`.
  package var action: BranchID?
  package init(declared: Declared, tabs: TabsID) {
    self.declared = declared
    self.tabs = tabs
  }
}

/// A titled group of tabs.
package struct Section: Sendable {
  package var declared: Declared
  package var title: TextID?
  package var placement: Tab.Placement = .automatic
  package var placementRange: SourceRange?
  package var hiddenWhen: TestID?
  package var tabs: IDRange<Tab> = .empty
  package init(declared: Declared) { self.declared = declared }
}

/// A split with two or three columns and an optional inspector.
package struct Split: Sendable {
  package enum Display: String, CaseIterable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  package enum Behavior: String, CaseIterable, Sendable { case automatic, tile, overlay, displace }
  package var declared: Declared
  package var requires: IDRange<GuardUse> = .empty
  package var sidebar: InstanceID?
  package var content: InstanceID?
  package var detail: InstanceID?
  package var inspector: InstanceID?
  package var display: Display = .automatic
  package var behavior: Behavior = .automatic
  package var displayRange: SourceRange?
  /// The column on top of a collapsed split; if nil, the deepest column whose content differs from the declared one.
  package var collapsesTo: Column?
  package var collapsesRange: SourceRange?
  package var bar: AppearanceID?
  package init(declared: Declared) { self.declared = declared }

  /// The column that a collapsed split shows first.
  package var front: Column { collapsesTo ?? Column.allCases.first { self[$0] != nil } ?? .sidebar }

  package subscript(column: Column) -> InstanceID? {
    get {
      switch column {
      case .sidebar: sidebar
      case .content: content
      case .detail: detail
      case .inspector: inspector
      }
    }
    set {
      switch column {
      case .sidebar: sidebar = newValue
      case .content: content = newValue
      case .detail: detail = newValue
      case .inspector: inspector = newValue
      }
    }
  }
}

/// A container of pages to swipe between.
package struct Pages: Sendable {
  package enum Transition: String, CaseIterable, Sendable { case scroll, curl }
  package var declared: Declared
  package var parameters: IDRange<Parameter> = .empty
  package var requires: IDRange<GuardUse> = .empty
  package var returns: TypeID?
  package var pages: IDRange<Page> = .empty
  package var transition: Transition = .scroll
  package var transitionRange: SourceRange?
  package init(declared: Declared) { self.declared = declared }
}

/// A page of `Pages`.
package struct Page: Sendable {
  package var instance: InstanceID
  package var range: SourceRange
  package init(instance: InstanceID, range: SourceRange) {
    self.instance = instance
    self.range = range
  }
}

/// A key of `pageNumbers`: pages, and a content that one of them may show.
package struct PageKey: Hashable, Sendable {
  let pages: PagesID
  let content: Content
}

extension NavigationGraph {
  /// Returns the index of the first page that shows a content, or an inline stack with the content as its root.
  package func page(of pages: PagesID, showing content: Content) -> Int? { pageNumbers[PageKey(pages: pages, content: content)] }

  /// Fills `pageNumbers`. An event can turn to any page, so a search for each event would make the time quadratic in the number of pages.
  func numberPages() {
    for pages in pageSets.ids {
      for (number, page) in pageSets[pages].pages.enumerated() {
        let own = instances[self.pages[page].instance].content
        var shown = [own]
        if case .stack(let stack) = own, stacks[stack].isInline, let root = stacks[stack].root { shown.append(instances[root].content) }
        for content in shown where pageNumbers[PageKey(pages: pages, content: content)] == nil {
          pageNumbers[PageKey(pages: pages, content: content)] = number
        }
      }
    }
  }
}
