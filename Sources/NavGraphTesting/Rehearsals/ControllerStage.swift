import NavGraphPlatform
import NavGraphRuntime
import NavGraphSwiftUIPlatform
import NavGraphUIKit

extension NavGraph {
  /// The stage of an app whose screens are view controllers.
  @MainActor final class ControllerStage<G: Graph>: RehearsalStage<G> {
    private let host: UIKitHost<G>

    init(_ host: UIKitHost<G>) { self.host = host }

    override func look() { host.reconcile() }

    // MARK: Objects of the scene

    /// All coordinators, including those of a root that may be shown again.
    private var coordinators: [Coordinator<G>] {
      host.keptCoordinators
    }

    override var held: [(object: AnyObject, name: String)] {
      coordinators.map { (object: $0, name: "\(type(of: $0)) \($0.id.rawValue)") }
    }

    override func holds(_ controller: UIViewController) -> Bool {
      coordinators.contains { coordinator in
        let shown = coordinator.controller
        // A hosted page isn't a child before it has appeared.
        return shown === controller || shown.children.contains { $0 === controller } || page(of: shown) === controller
      }
    }

    /// Returns the blank page that the controller is or hosts.
    private func page(of controller: UIViewController?) -> RehearsalPage? {
      if let page = (controller as? UIHostingController<RehearsalView>)?.rootView.page { return page }
      return controller as? RehearsalPage
    }

    // MARK: Comparing the screen with the state

    /// Returns the controller of the graph's root in the window.
    private func root(in window: UIWindow) -> UIViewController? {
      if let part = window.rootViewController as? PartController { return part.children.first }
      return window.rootViewController
    }

    override func differences(from tree: Tree<G>, in window: UIWindow) -> [String] {
      var found: [String] = []
      compare(tree.root, root(in: window), &found)
      // The app's own code may have presented controllers in between.
      let shown = (window.rootViewController?.layers ?? []).filter { !isOpaque($0) }
      for (index, modal) in tree.modals.enumerated() {
        let top = shown.indices.contains(index) ? shown[index] : nil
        if let content = modal.content {
          compare(content, top, &found)
          if let wrong = wrongTransition(of: modal.modal, on: top) { found.append(wrong) }
        } else if !(top is UIAlertController) {
          found.append("an alert is not up")
        }
      }
      for more in shown.dropFirst(tree.modals.count) { found.append("\(type(of: more)) is up") }
      return found
    }

    /// Returns whether the app's own code has shown the controller.
    private func isOpaque(_ controller: UIViewController) -> Bool {
      !host.presentedControllers.contains { $0 === controller } && !coordinators.contains { $0.controller === controller }
        && page(of: controller) == nil && !controller.isContainer
    }

    private func compare(_ node: Node<G>, _ controller: UIViewController?, _ found: inout [String]) {
      func miss() { found.append("\(node.shape) is not what \(controller.map { "\($0)" } ?? "nobody") shows") }
      switch node.content {
      case .blank: break
      case .screen(let screen):
        // A column without a navigation bar is wrapped in a navigation controller.
        let shown = controller is UINavigationController ? pages(of: controller) : [controller]
        let first = shown.first ?? nil
        let page = (first as? BareController)?.screen ?? first
        if shown.count != 1 || self.page(of: page)?.screen != AnyHashable(screen) { miss() }
      case .stack(_, let nodes):
        let pages = pages(of: controller)
        guard pages.count == nodes.count else { return miss() }
        for (node, controller) in zip(nodes, pages) { compare(node, controller, &found) }
      case .tabs(_, let nodes, let selected):
        guard let bar = controller as? UITabBarController else { return miss() }
        let shown = bar.selectedViewController
        for (index, node) in nodes.enumerated() {
          let isShown = index == selected
          // Contents that haven't been shown yet aren't created.
          if !isShown, self.controller(of: node) == nil { continue }
          compare(node, isShown ? (shown as? SectionController)?.children.first ?? shown : self.controller(of: node), &found)
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
        let shown = leaf.flatMap(self.controller)
        // A modal over the column stays as long as the app has presented something on it.
        if let inside = shown?.presentedViewController, inside !== split.presentedViewController { return }
        if shown?.viewIfLoaded?.window == nil, !isCovered(shown) { found.append("the column \(front) is not on top") }
      }
    }

    /// Returns the screens of a stack, without the columns that a collapsed split has pushed and without controllers outside the graph.
    private func pages(of controller: UIViewController?) -> [UIViewController?] {
      (controller as? UINavigationController)?.viewControllers.filter {
        !($0 is UINavigationController || $0 is UITabBarController || isOpaque($0))
      } ?? []
    }

    /// Returns whether the app's own code has pushed a controller on the screen.
    private func isCovered(_ screen: UIViewController?) -> Bool {
      screen?.navigationController?.topViewController.map { $0.viewIfLoaded?.window != nil && isOpaque($0) } ?? false
    }

    private func controller(of node: Node<G>) -> UIViewController? {
      coordinators.first { $0.id == node.id }?.controller
    }

    private func name(of column: Column) -> UISplitViewController.Column? {
      switch column {
      case .sidebar: .primary
      case .content: .supplementary
      case .detail: .secondary
      case .inspector: if #available(iOS 26.0, *) { .inspector } else { nil }
      }
    }
  }
}

extension NavGraph.RehearsalScene where G: NavGraph.Graph {
  /// Creates the scene of an app whose screens are view controllers.
  public init(_ navigator: NavGraph.Navigator<G>, _ host: NavGraph.UIKitHost<G>, stop: @escaping @MainActor () -> Void) {
    self.init(navigator, on: NavGraph.ControllerStage(host), stop: stop)
  }
}

extension NavGraph.ControllerStage {
  /// Returns a description of a wrong transition, or nil if it's the declared one or the system determines it.
  func wrongTransition(of modal: G.Modal, on controller: UIViewController?) -> String? {
    guard case .flow(_, let sheet) = G.presentation(of: modal), let controller else { return nil }
    let wanted: UIModalTransitionStyle
    switch sheet.transition {
    case .crossDissolve: wanted = .crossDissolve
    case .flip: wanted = .flipHorizontal
    case .partialCurl: wanted = .partialCurl
    default: return nil
    }
    return controller.modalTransitionStyle == wanted ? nil : "\(modal) doesn't come in as \(sheet.transition)"
  }
}

extension UIViewController {
  /// Whether the controller belongs to a container of a graph.
  var isContainer: Bool {
    if self is NavGraph.TabsController { return true }
    if self is NavGraph.SplitController { return true }
    if self is NavGraph.PagesController { return true }
    return self is NavGraph.StackController
  }
}

extension NavGraph.RehearsalPage: NavGraph.DismissalConfirming {}
