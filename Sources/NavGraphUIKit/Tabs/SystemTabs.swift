import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A tab bar of `UITab`, which can also be a sidebar. Tabs are distinguished by their identifiers.
  @available(iOS 18.0, *) @MainActor final class SystemTabs<G: Graph>: ShownTabs<G> {
    private let controller: UITabBarController
    private let slots: [TabSlot<G>]
    /// The tabs by slot, with the content for which each was created.
    private var made: [Int: (tab: UITab, content: UIViewController?)] = [:]
    private var sections: [String: UITabGroup] = [:]
    /// The closure that selects a content that the user has picked from a menu.
    private let choose: @MainActor (Int) -> Void
    /// The closure that returns the controller of a content, and creates it if necessary.
    private let content: @MainActor (Int) -> UIViewController?

    init(
      _ controller: UITabBarController, _ bar: TabBar<G>, content: @escaping @MainActor (Int) -> UIViewController?,
      choose: @escaping @MainActor (Int) -> Void
    ) {
      self.controller = controller
      self.content = content
      self.choose = choose
      slots = bar.slots
      let hasSidebar = bar.style != .tabBar && (bar.items + slots.map { $0.tab }).contains { $0.placement == .sidebarOnly }
      switch bar.style {
      case .automatic: controller.mode = hasSidebar ? .tabSidebar : .automatic
      case .tabBar: controller.mode = .tabBar
      case .tabSidebar, .sidebarAdaptable: controller.mode = .tabSidebar
      }
      if bar.style == .tabSidebar { controller.sidebar.isHidden = false }
      if controller.mode != .tabBar { controller.customizationIdentifier = bar.name }
      if #available(iOS 26.0, *), let minimize = bar.minimize {
        switch minimize {
        case .automatic: controller.tabBarMinimizeBehavior = .automatic
        case .never: controller.tabBarMinimizeBehavior = .never
        case .onScrollDown: controller.tabBarMinimizeBehavior = .onScrollDown
        case .onScrollUp: controller.tabBarMinimizeBehavior = .onScrollUp
        }
      }
    }

    override func show(_ state: TabState<G>) {
      var children: [String: [UITab]] = [:]
      var roots: [UITab] = []
      var hasHidden = false
      for (index, slot) in slots.enumerated() {
        guard let tab = tab(index, state) else { continue }
        // Tabs without a condition are left alone, because the user can hide them.
        if slot.tab.hidden != nil || slot.section?.hidden != nil {
          let isHidden = state.hides(slot)
          if tab.isHidden != isHidden {
            tab.isHidden = isHidden
            hasHidden = true
          }
        }
        if slot.tab.badge != nil { tab.badgeValue = state.badge(of: slot) }
        guard let section = slot.section else {
          roots.append(tab)
          continue
        }
        if children[section.name] == nil { roots.append(group(section)) }
        children[section.name, default: []].append(tab)
      }
      for (name, tabs) in children { fill(name, with: tabs) }
      if !controller.tabs.elementsEqual(roots, by: ===) {
        // UIKit selects the first tab by itself and creates its content, so the selected tab is set first.
        if controller.tabs.isEmpty, let first = slots.firstIndex(where: { $0.content == state.selected }), let wanted = made[first]?.tab {
          controller.tabs = [slots[first].section.map(group) ?? wanted]
        }
        controller.tabs = roots
      } else if hasHidden, controller.viewIfLoaded?.window != nil {
        // UIKit animates hidden tabs only if all tabs are set again.
        controller.setTabs(roots, animated: true)
      }
      if #available(iOS 27.0, *), let prominent = slots.indices.first(where: { slots[$0].tab.isProminent }) {
        let identifier = made[prominent]?.tab.identifier
        if controller.prominentTabIdentifier != identifier { controller.prominentTabIdentifier = identifier }
      }
      select(state)
    }

    override var selected: Int? { controller.selectedTab.flatMap(index).flatMap { slots[$0].content } }

    func tapped(_ tab: UITab) -> Tapped<G>? {
      index(of: tab).flatMap { slots[$0].tapped }
    }

    private func select(_ state: TabState<G>) {
      guard let index = slots.firstIndex(where: { $0.content == state.selected }), let wanted = made[index] else { return }
      if let group = wanted.tab.parent {
        if group.selectedChild !== wanted.tab { group.selectedChild = wanted.tab }
        if let content = wanted.content {
          (group.viewController as? SectionController)?.show(content)
          addMenu(of: group, to: content)
        }
      }
      if mustSelect(state.selected) { controller.selectedTab = wanted.tab }
    }

    /// Returns the tab of a slot, and creates it if its content has changed.
    private func tab(_ index: Int, _ state: TabState<G>) -> UITab? {
      let slot = slots[index]
      let known = made[index]
      let content = content(of: slot, state)
      // UIKit requests a root tab's controller only once, and never those of tabs in a section. The section's controller shows them.
      if let known, known.content === content || known.content == nil || slot.content == nil || slot.section != nil {
        made[index] = (known.tab, content)
        return known.tab
      }
      let provide: (UITab) -> UIViewController = { [weak self] _ in self?.provide(index) ?? UIViewController() }
      let provider = slot.section == nil ? provide : nil
      let title = slot.tab.title
      let image = slot.tab.icon.flatMap { UIImage(systemName: $0) }
      let tab: UITab
      if slot.tab.isSearch {
        let search = UISearchTab(viewControllerProvider: provider)
        if #available(iOS 26.0, *), slot.tab.activatesSearch { search.automaticallyActivatesSearch = true }
        tab = search
        if let title { tab.title = title }
        if let image { tab.image = image }
      } else {
        tab = UITab(title: title ?? "", image: image, identifier: slot.tab.name, viewControllerProvider: provider)
      }
      tab.preferredPlacement = slot.tab.placement.system
      made[index] = (tab, content)
      return tab
    }

    /// Returns the controller of a root tab that is about to be shown.
    private func provide(_ index: Int) -> UIViewController? {
      let content = slots[index].content.flatMap(content)
      made[index]?.content = content
      return content
    }

    private func content(of slot: TabSlot<G>, _ state: TabState<G>) -> UIViewController? {
      slot.content.flatMap { state.contents.indices.contains($0) ? state.contents[$0] : nil }
    }

    private func group(_ section: TabItem<G>) -> UITabGroup {
      if let known = sections[section.name] { return known }
      let made = UITabGroup(
        title: section.title ?? "", image: section.icon.flatMap { UIImage(systemName: $0) }, identifier: section.name, children: []
      ) { _ in SectionController() }
      made.preferredPlacement = section.placement.system
      sections[section.name] = made
      return made
    }

    private func fill(_ section: String, with tabs: [UITab]) {
      guard let group = sections[section] else { return }
      if !group.children.elementsEqual(tabs, by: ===) { group.children = tabs }
      let first = tabs.first { !$0.isHidden }
      if group.defaultChildIdentifier != first?.identifier { group.defaultChildIdentifier = first?.identifier }
      if group.isHidden != (first == nil) { group.isHidden = first == nil }
    }

    /// Adds a menu of the section's tabs to the title of its content, because a bar shows a section as one item.
    private func addMenu(of group: UITabGroup, to content: UIViewController) {
      guard let item = (content as? UINavigationController)?.viewControllers.first?.navigationItem, item.titleMenuProvider == nil else {
        return
      }
      item.titleMenuProvider = { [weak self, weak group] _ in group.flatMap { self?.menu(of: $0) } }
    }

    private func menu(of group: UITabGroup) -> UIMenu? {
      guard controller.mode == .tabBar || controller.traitCollection.horizontalSizeClass != .regular else { return nil }
      let choices = group.children.compactMap { tab -> UIAction? in
        guard !tab.isHidden, let content = index(of: tab).flatMap({ slots[$0].content }) else { return nil }
        let action = UIAction(title: tab.title, image: tab.image) { [weak self] _ in self?.choose(content) }
        action.state = tab === group.selectedChild ? .on : .off
        return action
      }
      return choices.count > 1 ? UIMenu(children: choices) : nil
    }

    /// Returns the slot of a tab. For a section, it's the slot of the tab that is or would be selected in it.
    private func index(of tab: UITab) -> Int? {
      if let group = tab as? UITabGroup {
        let child = group.selectedChild ?? group.children.first { $0.identifier == group.defaultChildIdentifier }
        return child.flatMap(index)
      }
      return slots.indices.first { made[$0]?.tab.identifier == tab.identifier }
    }
  }
}

@available(iOS 18.0, *) extension NavGraph.TabPlacement {
  fileprivate var system: UITab.Placement {
    switch self {
    case .automatic: .automatic
    case .default: .default
    case .optional: .optional
    case .movable: .movable
    case .pinned: .pinned
    case .fixed: .fixed
    case .sidebarOnly: .sidebarOnly
    }
  }
}
