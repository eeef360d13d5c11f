import UIKit

/// A scene of an app in either output.
@MainActor protocol Running: AnyObject {
  var window: UIWindow { get }
  /// The content of the navigator's tree, as text.
  var wanted: [String] { get }
  /// The layers of `wanted` that can be shown.
  var showable: [String] { get }
  /// The visible content, as text.
  var seen: [String] { get }
  var isIdle: Bool { get }
  /// Whether an inspector covers everything even if there is room next to it.
  var inspectorsLie: Bool { get }
  /// Returns the index of the content that a tab bar shows.
  func selectedContent(of tabs: UITabBarController) -> Int
  /// Taps a tab and returns a description of what happened.
  func tapTab(_ number: Int) -> String
  func stop()
  /// Opens one of the app's links and returns its text.
  func open(_ number: Int) -> String
}

extension Running {
  var showable: [String] { wanted }

  var inspectorsLie: Bool { false }

  /// The content of the presented layers. An inspector is added to the front layer.
  var seen: [String] {
    let controllers = window.presentedControllers
    var layers = controllers.filter { !isInspector($0) }.map(words)
    guard let front = controllers.last, !layers.isEmpty else { return layers }
    guard let inspector = isInspector(front) ? front : inspectorBeside(in: front) else { return layers }
    let screens = pages(inspector.containers(UINavigationController.self).first ?? inspector)
    layers[layers.count - 1] += "+inspector[" + screens.joined(separator: " ") + "]"
    return layers
  }

  /// Whether a presented controller is an inspector. The screens `label` and `hint` are only presented as an inspector.
  private func isInspector(_ presented: UIViewController) -> Bool {
    ["stack[label", "stack[hint"].contains { words(presented).hasPrefix($0) }
  }

  private func inspectorBeside(in front: UIViewController) -> UIViewController? {
    if let split = container(UISplitViewController.self), split.visibleColumns.contains(.inspector) {
      return split.viewController(for: .inspector)
    }
    return front.inspectorColumn
  }

  /// The inspector that covers everything else in the front layer.
  private var inspectorOnTop: UIViewController? {
    if let front = window.presentedControllers.last, isInspector(front) { return front }
    guard let split = container(UISplitViewController.self), split.visibleColumns.contains(.inspector) else { return nil }
    return split.isCollapsed || inspectorsLie ? split.viewController(for: .inspector) : nil
  }

  var isBelowInspector: Bool { inspectorOnTop != nil }

  /// Closes the front inspector with a gesture, or cancels that gesture.
  func closeInspector(complete: Bool = true) -> Bool {
    guard let front = window.presentedControllers.last else { return false }
    if isInspector(front) { return front.dragSheetDown(complete: complete) }
    if front.inspectorColumn != nil { return complete ? front.closeInspectorColumn() : true }
    guard let split = container(UISplitViewController.self), split.visibleColumns.contains(.inspector) else { return false }
    return complete ? split.closeInspector() : true
  }

  func selectedContent(of tabs: UITabBarController) -> Int { tabs.selectedIndex }

  func tapTab(_ number: Int) -> String {
    guard let tabs, let count = tabs.viewControllers?.count, count > 0 else { return "no tabs" }
    return "tab \(number % count) \(tabs.tapTab(number % count))"
  }

  private func words(_ controller: UIViewController) -> String {
    if controller is UIAlertController { return "alert" }
    if let page = controller.controllerPage { return page.name }
    if let stack = controller as? UINavigationController { return "stack[" + stack.viewControllers.map(words).joined(separator: " ") + "]" }
    if let split = controller as? UISplitViewController { return words(split) }
    if let pages = controller as? UIPageViewController { return "pages[" + (pages.viewControllers?.first.map(words) ?? "") + "]" }
    if let tabs = controller as? UITabBarController {
      return "tabs*\(selectedContent(of: tabs))[" + (tabs.selectedViewController.map(words) ?? "") + "]"
    }
    let container = controller.children.first { child in
      child is UINavigationController || child is UITabBarController || child is UISplitViewController || child is UIPageViewController
    }
    return container.map(words) ?? controller.texts.first ?? "-"
  }

  /// Returns all columns that are side by side, or the single stack of a collapsed split.
  private func words(_ split: UISplitViewController) -> String {
    let columns = [UISplitViewController.Column.primary, .supplementary, .secondary].compactMap { split.viewController(for: $0) }
    if split.isCollapsed { return "stack[" + columns.prefix(1).flatMap(pages).joined(separator: " ") + "]" }
    return "split[" + columns.map { pages($0).joined(separator: " ") }.joined(separator: "|") + "]"
  }

  /// Returns the screens of a column, including those of other columns on it in a collapsed split.
  private func pages(_ column: UIViewController) -> [String] {
    (column as? UINavigationController)?.viewControllers.flatMap(pages) ?? [words(column)]
  }

  /// The front screen. In UIKit, a section of tabs shows the content of its selected tab.
  var front: UIViewController? {
    guard let front = window.rootViewController?.frontScreen else { return nil }
    guard front.texts.isEmpty, front.controllerPage == nil, !(front is UIAlertController), let inner = front.children.first else {
      return front
    }
    return (inner as? UINavigationController)?.topViewController ?? inner
  }

  /// The names of the buttons in front.
  var buttonsInFront: [String] {
    if let alert = front as? UIAlertController { return alert.actions.map { $0.title ?? "" } }
    return screensInFront.flatMap { $0.controllerPage?.events.map(\.name) ?? $0.buttons }
  }

  @discardableResult func tap(_ name: String) -> Bool {
    if let alert = front as? UIAlertController {
      if alert.type("typed") { window.rootViewController?.finishTurn() }
      return alert.tapButton(name)
    }
    for screen in screensInFront {
      guard let page = screen.controllerPage else {
        if screen.tap(name) { return true }
        continue
      }
      guard let event = page.events.first(where: { $0.name == name }) else { continue }
      event.send()
      return true
    }
    return false
  }

  /// The front screens. There are several if columns are side by side.
  private var screensInFront: [UIViewController] {
    if isBelowInspector { return front.map { [$0] } ?? [] }
    let screens = window.rootViewController?.frontScreens ?? []
    return screens.count > 1 ? screens : front.map { [$0] } ?? []
  }

  /// The stack that a swipe pops. In a collapsed split, it is the column below if the upper one has only its root.
  var frontStack: UINavigationController? {
    var stack = front?.navigationController
    while let inner = stack, inner.viewControllers.count == 1, let outer = inner.navigationController { stack = outer }
    return stack
  }
  func container<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    guard let front = window.presentedControllers.last else { return nil }
    return front as? Container ?? front.containers(kind).first { $0.viewIfLoaded?.window != nil }
  }
  var tabs: UITabBarController? {
    guard let root = window.rootViewController else { return nil }
    return root as? UITabBarController ?? root.containers(UITabBarController.self).first
  }

  /// Lets pending tasks run without advancing the clock.
  func hurry() async {
    for _ in 0..<40 {
      window.rootViewController?.finishTurn()
      await Headless.turn()
    }
  }

  /// Lets time pass until the scene is at rest. Returns false if that doesn't happen. With `patience`, time also passes if nothing moves.
  @discardableResult func rest(patience: Bool = false) async -> Bool {
    var calm = 0
    var still = 0
    for _ in 0..<5_000 {
      if calm > 12 { return true }
      let moved = Headless.clock.step()
      await Headless.turn()
      calm = !moved && isIdle ? calm + 1 : 0
      still = moved || isIdle ? 0 : still + 1
      if patience, still > 40 {
        Headless.clock.advance(by: 11)
        still = 0
      }
    }
    return false
  }
}
