import UIKit

/// A scene of APP in a window, with blank pages in place of the screens: for tests that tap and read.
@MainActor final class APPRehearsal {
  let window: UIWindow
  let answers = APPAnswers()
  private(set) var scene: APP.Scene?
  private(set) var log: [String] = []
  private var seen: [Seen] = []

  /// A coordinator that has been met.
  private struct Seen {
    weak var coordinator: Navigation.Coordinator<APP>?
  }

  /// With the answers to guards and conditions, by their names.
  init(
    _ window: UIWindow, grants: @escaping @MainActor (String) async -> Bool = { _ in true },
    holds: @escaping @MainActor (String) -> Bool = { _ in false }
  ) {
    self.window = window
    (answers.grants, answers.holds) = (grants, holds)
  }

  func start() {
    let scene = Self.scene(in: window, of: APP.StandIn(answers))
    scene.navigator.log = { [weak self] in self?.log.append($0) }
    self.scene = scene
  }

  /// Ends the scene, and lets go of it.
  func stop() {
    scene?.stop()
    scene = nil
    window.rootViewController = nil
  }

  /// Nothing is under way, and nothing could be.
  var isIdle: Bool { scene?.navigator.isIdle ?? true }

  /// Looks whether somebody else has changed the screen.
  func look() { scene?.host.reconcile() }

  /// How many wait for an outcome that nothing on the screen can bring; at rest nobody does.
  var forgotten: Int {
    guard let navigator = scene?.navigator else { return 0 }
    return max(0, navigator.pendingOutcomes - navigator.tree.modals.count - (navigator.tree.gate == nil ? 0 : 1))
  }

  /// Opens a link: the next of `targets`, and after the last the first again.
  func open(_ number: Int) {
    let targets = Self.targets
    if !targets.isEmpty { scene?.navigator.open(targets[number % targets.count]) }
  }

  /// What the state says, from the root up.
  var state: [String] { scene?.navigator.tree.shape.map { "\($0)" } ?? [] }

  // MARK: Leaks

  /// The controllers of the coordinators, of a root that may come back too.
  var controllers: [UIViewController] { coordinators.map(\.controller) }

  private var coordinators: [Navigation.Coordinator<APP>] {
    func below(_ coordinator: Navigation.Coordinator<APP>) -> [Navigation.Coordinator<APP>] {
      [coordinator] + coordinator.children.flatMap(below)
    }
    guard let host = scene?.host else { return [] }
    return host.coordinators + (host.away.map(below) ?? [])
  }

  /// Coordinators that were met here before, are at work no longer, and are still in memory.
  func leftovers() -> [String] {
    let now = coordinators
    seen.removeAll { $0.coordinator == nil }
    let left = seen.compactMap(\.coordinator).filter { old in !now.contains { $0 === old } }
    seen += now.filter { new in !seen.contains { $0.coordinator === new } }.map { Seen(coordinator: $0) }
    return left.map { "\(type(of: $0)) \($0.id.rawValue)" }
  }

  // MARK: The screen and the state

  /// Where the screen differs from the state; nothing if they agree.
  var differences: [String] {
    guard let scene else { return [] }
    var found: [String] = []
    let tree = scene.navigator.tree
    compare(tree.root, window.rootViewController, &found)
    var top = window.rootViewController
    for modal in tree.modals {
      top = top?.presentedViewController
      if let content = modal.content {
        compare(content, top, &found)
      } else if !(top is UIAlertController) {
        found.append("an alert is not up")
      }
    }
    if let more = top?.presentedViewController { found.append("\(type(of: more)) is up") }
    return found
  }

  private func compare(_ node: Navigation.Node<APP>, _ controller: UIViewController?, _ found: inout [String]) {
    func miss() { found.append("\(node.shape) is not what \(controller.map { "\($0)" } ?? "nobody") shows") }
    switch node.content {
    case .blank: break
    case .screen(let screen):
      // A column without a bar of its own has been given one.
      let shown = controller is UINavigationController ? pages(of: controller) : [controller]
      let first = shown.first ?? nil
      let page = (first as? Navigation.BareController)?.screen ?? first
      if shown.count != 1 || (page as? APPPage)?.screen != screen { miss() }
    case .stack(_, let nodes):
      let pages = pages(of: controller)
      guard pages.count == nodes.count else { return miss() }
      for (node, controller) in zip(nodes, pages) { compare(node, controller, &found) }
    case .tabs(_, let nodes, let selected):
      guard let bar = controller as? UITabBarController else { return miss() }
      let shown = bar.selectedViewController
      for (index, node) in nodes.enumerated() {
        let isShown = index == selected
        compare(node, isShown ? (shown as? Navigation.TabSection)?.children.first ?? shown : self.controller(of: node), &found)
      }
    case .pages(_, let nodes, let selected):
      guard let pages = controller as? UIPageViewController, nodes.indices.contains(selected) else { return miss() }
      compare(nodes[selected], pages.viewControllers?.first, &found)
    case .split(_, let columns, let focus):
      guard let split = controller as? UISplitViewController, split.isCollapsed == focus.isCollapsed else { return miss() }
      for (column, node) in columns {
        guard let name = name(of: column) else { continue }
        compare(node, split.viewController(for: name), &found)
      }
      guard focus.isCollapsed, split.viewIfLoaded?.window != nil, let front = focus.visible(of: Set(columns.keys)).first else { return }
      let leaf = columns[front]?.leaf
      if leaf.flatMap(self.controller)?.viewIfLoaded?.window == nil { found.append("the column \(front) is not on top") }
    }
  }

  /// What a stack holds itself: a collapsed split pushes the stacks of other columns onto it.
  private func pages(of controller: UIViewController?) -> [UIViewController?] {
    (controller as? UINavigationController)?.viewControllers.filter { !($0 is UINavigationController) } ?? []
  }

  private func controller(of node: Navigation.Node<APP>) -> UIViewController? {
    coordinators.first { $0.id == node.id }?.controller
  }

  private func name(of column: Navigation.Column) -> UISplitViewController.Column? {
    switch column {
    case .sidebar: .primary
    case .content: .supplementary
    case .detail: .secondary
    case .inspector: if #available(iOS 26.0, *) { .inspector } else { nil }
    }
  }
}
