import HeadlessUIKit

/// The tab bar controller of a view.
@MainActor final class TabsMemory: NodeMemory {
  let controller: UITabBarController
  weak var surrounding: ScreenController?
  var choose: @MainActor (AnyHashable) -> Void = { _ in }
  var selected: AnyHashable?
  var look = BarModifier()
  var wanted: [ScreenController] = []
  private var pages: [AnyHashable: ScreenController] = [:]
  private lazy var listener = TabsListener(self)

  override init() {
    controller = UITabBarController(nibName: nil, bundle: nil)
    super.init()
  }

  func page(for value: AnyHashable) -> ScreenController {
    let page = pages[value] ?? ScreenController(nibName: nil, bundle: nil)
    pages[value] = page
    return page
  }

  func forgetPages(_ values: [AnyHashable]) { pages = pages.filter { values.contains($0.key) } }

  override func embed() {
    controller.delegate = listener
    show()
    surrounding?.embed(controller)
  }

  override func commit() { show() }

  private func show() {
    look.apply(to: controller)
    guard let page = selected.flatMap({ pages[$0] }) ?? wanted.first else { return }
    // A hidden tab that is selected is shown.
    let list = wanted.contains { $0 === page } ? wanted : wanted + [page]
    if !(controller.viewControllers ?? []).elementsEqual(list, by: ===) { controller.setViewControllers(list, animated: false) }
    if controller.selectedViewController !== page { controller.selectedViewController = page }
  }

  override func leave() {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Writes the selection for a tap, even on the selected tab (SwiftUI-T2). The selected tab follows the selection (SwiftUI-T3).
  func tapped(_ controller: UIViewController) {
    guard let tab = pages.first(where: { $0.value === controller }) else { return }
    let isAgain = tab.key == selected
    choose(tab.key)
    guard isAgain, Headless.has(26) else { return }
    // From iOS 26 on, a second tap pops to the root (SwiftUI-T4).
    for child in tab.value.children {
      if let stack = child as? UINavigationController, stack.transitionCoordinator == nil { stack.popToRootViewController(animated: true) }
    }
  }
}

@MainActor private final class TabsListener: NSObject, UITabBarControllerDelegate {
  private weak var memory: TabsMemory?

  init(_ memory: TabsMemory) { self.memory = memory }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    memory?.tapped(viewController)
    return false
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
}
