import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A tab bar of view controllers, for systems before iOS 18: sections lie open, and everything stands where it is declared.
  @MainActor final class ControllerTabs<G: Graph>: ShownTabs<G> {
    private let controller: UITabBarController
    private let slots: [TabSlot<G>]
    /// By slot: what stands in the bar.
    private var pages: [UIViewController?]

    init(_ controller: UITabBarController, _ bar: TabBar<G>) {
      self.controller = controller
      slots = bar.slots
      pages = slots.map { slot in
        guard slot.content == nil else { return nil }
        let button = UIViewController()
        button.tabBarItem = Self.barItem(slot.tab)
        return button
      }
    }

    override func show(_ state: TabState<G>) {
      var visible: [UIViewController] = []
      for (index, slot) in slots.enumerated() {
        if let content = slot.content, state.contents.indices.contains(content), pages[index] !== state.contents[content] {
          pages[index] = state.contents[content]
          pages[index]?.tabBarItem = Self.barItem(slot.tab)
        }
        guard let page = pages[index] else { continue }
        if slot.tab.badge != nil { page.tabBarItem.badgeValue = state.badge(of: slot) }
        if !state.hides(slot) { visible.append(page) }
      }
      if controller.viewControllers?.elementsEqual(visible, by: ===) != true { controller.viewControllers = visible }
      if mustSelect(state.selected) { controller.selectedViewController = state.contents[state.selected] }
    }

    override var selected: Int? {
      slots.indices.first { pages[$0] != nil && pages[$0] === controller.selectedViewController }.flatMap { slots[$0].content }
    }

    func tapped(_ page: UIViewController) -> Tapped<G>? {
      slots.indices.first { pages[$0] === page }.flatMap { slots[$0].tapped }
    }

    private static func barItem(_ tab: TabItem<G>) -> UITabBarItem {
      if tab.isSearch, tab.title == nil, tab.icon == nil { return UITabBarItem(tabBarSystemItem: .search, tag: 0) }
      let icon = tab.icon ?? (tab.isSearch ? "magnifyingglass" : nil)
      return UITabBarItem(title: tab.title, image: icon.flatMap { UIImage(systemName: $0) }, selectedImage: nil)
    }
  }
}
