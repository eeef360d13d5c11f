import UIKit

/// A scene of an app, whatever its screens are made with.
@MainActor protocol Running: AnyObject {
  var window: UIWindow { get }
  /// What the navigator's tree says.
  var wanted: [String] { get }
  /// What of that can be seen.
  var showable: [String] { get }
  var isIdle: Bool { get }
  func stop()
  /// Opens one of the app's links, and says which.
  func open(_ number: Int) -> String
}

extension Running {
  var showable: [String] { wanted }

  /// What is seen.
  var seen: [String] { window.presentedControllers.map(words) }

  private func words(_ controller: UIViewController) -> String {
    if controller is UIAlertController { return "alert" }
    if let page = controller as? ControllerPage { return page.name }
    if let stack = controller as? UINavigationController { return "stack[" + stack.viewControllers.map(words).joined(separator: " ") + "]" }
    if let tabs = controller as? UITabBarController {
      return "tabs*\(tabs.selectedIndex)[" + (tabs.selectedViewController.map(words) ?? "") + "]"
    }
    let container = controller.children.first { $0 is UINavigationController || $0 is UITabBarController }
    return container.map(words) ?? controller.texts.first ?? "-"
  }

  /// The names of what can be tapped in front.
  var buttonsInFront: [String] {
    let front = window.rootViewController?.frontScreen
    if let alert = front as? UIAlertController { return alert.actions.map { $0.title ?? "" } }
    if let page = front as? ControllerPage { return page.events.map(\.name) }
    return front?.buttons ?? []
  }

  @discardableResult func tap(_ name: String) -> Bool {
    let front = window.rootViewController?.frontScreen
    if let alert = front as? UIAlertController { return alert.tapButton(name) }
    if let page = front as? ControllerPage {
      guard let event = page.events.first(where: { $0.name == name }) else { return false }
      event.send()
      return true
    }
    return front?.tap(name) ?? false
  }

  var frontStack: UINavigationController? { window.rootViewController?.frontScreen.navigationController }
  var tabs: UITabBarController? {
    guard let root = window.rootViewController else { return nil }
    return root as? UITabBarController ?? root.containers(UITabBarController.self).first
  }

  /// Lets everybody do what can be done before anything that moves has arrived.
  func hurry() async {
    for _ in 0..<40 {
      window.rootViewController?.finishTurn()
      await Task.yield()
    }
  }

  /// Lets everything come to rest; false if it doesn't.
  @discardableResult func rest() async -> Bool {
    var calm = 0
    for _ in 0..<5_000 {
      if calm > 12 { return true }
      let moved = Headless.clock.step()
      await Task.yield()
      calm = !moved && isIdle ? calm + 1 : 0
    }
    return false
  }
}
