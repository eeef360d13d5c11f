import UIKit

extension Navigation {
  /// Owns a tab bar controller: its tabs, which is selected, and which are left out.
  @MainActor public class TabsCoordinator<G: UIKitGraph>: Coordinator<G>, UITabBarControllerDelegate {
    public let tabBarController: UITabBarController
    private let items: [TabItem<G>]
    private var contents: [Coordinator<G>] = []
    /// What stands in the bar for items that only act.
    private var actions: [(controller: UIViewController, event: Event<G>)] = []

    public required init(host: UIKitHost<G>, node: Node<G>) {
      tabBarController = TabsController()
      items = node.container.map { G.items(of: $0) } ?? []
      super.init(host: host, node: node, controller: tabBarController)
      for item in items {
        guard let event = item.action else { continue }
        let controller = UIViewController()
        controller.tabBarItem = Self.barItem(item)
        actions.append((controller, event))
      }
      tabBarController.delegate = self
      if let appearance = host.appearance(at: id) { tabBarController.tabBar.apply(appearance) }
    }

    public override var children: [Coordinator<G>] { contents }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .tabs(_, let nodes, let selected) = node.content, nodes.indices.contains(selected) else { return false }
      contents = nodes.enumerated().map { index, node in
        if contents.indices.contains(index), contents[index].id == node.id { return contents[index] }
        let content = host.coordinator(for: node)
        content.controller.tabBarItem = Self.barItem(contentItems.indices.contains(index) ? contentItems[index] : TabItem())
        return content
      }
      let bar = controllers(selected: selected)
      if tabBarController.viewControllers?.elementsEqual(bar, by: ===) != true { tabBarController.viewControllers = bar }
      let wanted = contents[selected].controller
      var hasChanged = false
      if tabBarController.selectedViewController !== wanted {
        tabBarController.selectedViewController = wanted
        hasChanged = true
      }
      for (index, node) in nodes.enumerated() {
        hasChanged = contents[index].update(to: node, animated: animated && index == selected) || hasChanged
      }
      return hasChanged
    }

    private var contentItems: [TabItem<G>] { items.filter { $0.action == nil } }

    /// What the bar shows now. A selected item stays until it is left, hidden or not.
    private func controllers(selected: Int) -> [UIViewController] {
      guard !items.isEmpty, let answers = host?.navigator.answers else { return contents.map(\.controller) }
      var bar: [UIViewController] = []
      var content = 0
      var action = 0
      for item in items {
        let isHidden = item.hidden?.evaluate(answers.holds) ?? false
        if item.action != nil {
          if !isHidden { bar.append(actions[action].controller) }
          action += 1
        } else if contents.indices.contains(content) {
          if !isHidden || content == selected { bar.append(contents[content].controller) }
          content += 1
        }
      }
      return bar
    }

    private static func barItem(_ item: TabItem<G>) -> UITabBarItem {
      UITabBarItem(title: item.title, image: item.icon.flatMap { UIImage(systemName: $0) }, selectedImage: nil)
    }

    public func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      guard let host else { return false }
      if let action = actions.first(where: { $0.controller === viewController }) {
        host.navigator.send(action.event, from: id)
        return false
      }
      guard let index = contents.firstIndex(where: { $0.controller === viewController }) else { return false }
      if tabBarController.selectedViewController === viewController {
        let item = contentItems.indices.contains(index) ? contentItems[index] : TabItem()
        return host.isQuiet && item.reselect != .none
      }
      // UIKit would pass guards by, and would not wait for what is moving: then the tap becomes an intent.
      if host.isQuiet, host.navigator.maySelect(index, in: id) { return true }
      host.navigator.select(index, in: id)
      return false
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      guard let index = contents.firstIndex(where: { $0.controller === viewController }) else { return }
      host?.lookAgain()
      host?.navigator.hostSelected(index, in: id)
    }

    // The bar is made of controllers on every system; where taps are reported as tabs too, they have been heard already.

    @available(iOS 18.0, *)
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    @available(iOS 18.0, *)
    public func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
  }
}
