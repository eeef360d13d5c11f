import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A tab bar of view controllers, for systems before iOS 18. Sections are shown as their tabs, in the order of their declaration.
  @MainActor final class ControllerTabs<G: Graph>: ShownTabs<G> {
    private let controller: UITabBarController
    private let slots: [TabSlot<G>]
    /// The controllers in the bar, indexed by slot.
    private var pages: [UIViewController?]
    /// Placeholders for contents that haven't been shown yet, indexed by slot.
    private var standIns: [UIViewController?]

    init(_ controller: UITabBarController, _ bar: TabBar<G>) {
      self.controller = controller
      slots = bar.slots
      pages = slots.map { slot in
        guard slot.content == nil else { return nil }
        let button = UIViewController()
        button.tabBarItem = Self.barItem(slot.tab)
        return button
      }
      standIns = slots.map { _ in nil }
    }

    override func show(_ state: TabState<G>) {
      var visible: [UIViewController] = []
      for (index, slot) in slots.enumerated() {
        if let content = slot.content, state.contents.indices.contains(content) {
          standIns[index] = state.contents[content] == nil ? standIns[index] ?? UIViewController() : nil
          let shown = state.contents[content] ?? standIns[index]
          if pages[index] !== shown { shown?.tabBarItem = Self.barItem(slot.tab) }
          pages[index] = shown
        }
        guard let page = pages[index] else { continue }
        if slot.tab.badge != nil { page.tabBarItem.badgeValue = state.badge(of: slot) }
        if !state.hides(slot) { visible.append(page) }
      }
      if controller.viewControllers?.elementsEqual(visible, by: ===) != true {
        controller.setViewControllers(visible, animated: controller.viewIfLoaded?.window != nil)
      }
      if mustSelect(state.selected) { controller.selectedViewController = state.contents[state.selected] }
    }

    override func canSelect(_ content: Int) -> Bool {
      !slots.indices.contains { slots[$0].content == content && standIns[$0] != nil }
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
