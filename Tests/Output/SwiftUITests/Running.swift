import UIKit

/// A scene of an app, whatever its screens are made with.
@MainActor protocol Running: AnyObject {
  var window: UIWindow { get }
  /// What the navigator's tree says.
  var wanted: [String] { get }
  /// What of that can be seen.
  var showable: [String] { get }
  /// What is seen.
  var seen: [String] { get }
  var isIdle: Bool { get }
  /// An inspector lies on everything also where there is room beside it.
  var inspectorsLie: Bool { get }
  /// Which content a tab bar shows.
  func selectedContent(of tabs: UITabBarController) -> Int
  /// Taps one of the tabs, and says what came of it.
  func tapTab(_ number: Int) -> String
  func stop()
  /// Opens one of the app's links, and says which.
  func open(_ number: Int) -> String
}

extension Running {
  var showable: [String] { wanted }

  var inspectorsLie: Bool { false }

  /// An inspector is told of where nothing lies on it.
  var seen: [String] {
    let controllers = window.presentedControllers
    var layers = controllers.filter { !isInspector($0) }.map(words)
    guard let front = controllers.last, !layers.isEmpty else { return layers }
    guard let inspector = isInspector(front) ? front : inspectorBeside(in: front) else { return layers }
    let screens = pages(inspector.containers(UINavigationController.self).first ?? inspector)
    layers[layers.count - 1] += "+inspector[" + screens.joined(separator: " ") + "]"
    return layers
  }

  /// Only as an inspector these stand by themselves.
  private func isInspector(_ presented: UIViewController) -> Bool {
    ["stack[label", "stack[hint"].contains { words(presented).hasPrefix($0) }
  }

  private func inspectorBeside(in front: UIViewController) -> UIViewController? {
    if let split = container(UISplitViewController.self), split.visibleColumns.contains(.inspector) {
      return split.viewController(for: .inspector)
    }
    return front.inspectorColumn
  }

  /// The inspector that lies on everything else in front.
  private var inspectorOnTop: UIViewController? {
    if let front = window.presentedControllers.last, isInspector(front) { return front }
    guard let split = container(UISplitViewController.self), split.visibleColumns.contains(.inspector) else { return nil }
    return split.isCollapsed || inspectorsLie ? split.viewController(for: .inspector) : nil
  }

  var isBelowInspector: Bool { inspectorOnTop != nil }

  /// Closes the inspector in front with a finger, or lets go of it.
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

  /// Side by side, all columns; else the one stack that they are.
  private func words(_ split: UISplitViewController) -> String {
    let columns = [UISplitViewController.Column.primary, .supplementary, .secondary].compactMap { split.viewController(for: $0) }
    if split.isCollapsed { return "stack[" + columns.prefix(1).flatMap(pages).joined(separator: " ") + "]" }
    return "split[" + columns.map { pages($0).joined(separator: " ") }.joined(separator: "|") + "]"
  }

  /// The screens of a column; while it is collapsed, others lie on it.
  private func pages(_ column: UIViewController) -> [String] {
    (column as? UINavigationController)?.viewControllers.flatMap(pages) ?? [words(column)]
  }

  /// The screen in front. A section of tabs, in UIKit, shows what its selected tab shows.
  var front: UIViewController? {
    guard let front = window.rootViewController?.frontScreen else { return nil }
    guard front.texts.isEmpty, front.controllerPage == nil, !(front is UIAlertController), let inner = front.children.first else {
      return front
    }
    return (inner as? UINavigationController)?.topViewController ?? inner
  }

  /// The names of what can be tapped in front.
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

  /// More than one where columns stand side by side.
  private var screensInFront: [UIViewController] {
    if isBelowInspector { return front.map { [$0] } ?? [] }
    let screens = window.rootViewController?.frontScreens ?? []
    return screens.count > 1 ? screens : front.map { [$0] } ?? []
  }

  /// The stack that a finger takes back: where columns lie on each other, the one below when there is nothing left in the upper.
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

  /// Lets everybody do what can be done before anything that moves has arrived.
  func hurry() async {
    for _ in 0..<40 {
      window.rootViewController?.finishTurn()
      await Headless.turn()
    }
  }

  /// Lets everything come to rest; false if it doesn't. With `patience`, time passes also where nothing moves.
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
