import NavGraphPlatform
import NavGraphRuntime
import NavGraphUIKit

extension NavGraph {
  /// A scene of an app in a window, with blank pages in place of its screens: for tests that tap and read.
  ///
  /// `navgraph generate --tests` writes a function of the app that makes one.
  @MainActor public final class Rehearsal<G: UIKitGraph> {
    #if LINKS
    public typealias Links = [Target<G>]
    #else
    public typealias Links = [Never]
    #endif

    public let window: UIWindow
    public let answers = RehearsalAnswers()
    public private(set) var scene: RehearsalScene<G>?
    public private(set) var log: [String] = []
    let targets: Links
    private let makeScene: @MainActor (UIWindow, NSUserActivity?, RehearsalAnswers) -> RehearsalScene<G>
    private var seen: [Seen] = []

    /// A coordinator that has been met.
    private struct Seen {
      weak var coordinator: Coordinator<G>?
    }

    /// A rehearsal in `window`. `grants` and `holds` answer guards and conditions by their names; `targets` are where links lead on a phone.
    public init(
      _ window: UIWindow, targets: Links = [], grants: @escaping @MainActor (String) async -> Bool = { _ in true },
      holds: @escaping @MainActor (String) -> Bool = { _ in false },
      scene makeScene: @escaping @MainActor (UIWindow, NSUserActivity?, RehearsalAnswers) -> RehearsalScene<G>
    ) {
      self.window = window
      self.targets = targets
      self.makeScene = makeScene
      (answers.grants, answers.holds) = (grants, holds)
    }

    /// Starts the scene; `saved` is what an earlier one showed.
    public func start(restoring saved: NSUserActivity? = nil) {
      let scene = makeScene(window, saved, answers)
      scene.navigator.log = { [weak self] in self?.log.append($0) }
      self.scene = scene
    }

    /// What the scene shows, to be restored by the next one.
    public var saved: NSUserActivity? { scene?.navigator.snapshot?.activity }

    /// Ends the scene as the system does, whatever is under way: its window is seen no longer.
    public func stop() {
      scene?.stop()
      scene = nil
      window.isHidden = true
      // A root that presents something goes together with its window.
      if window.rootViewController?.presentedViewController == nil { window.rootViewController = nil }
    }

    /// Nothing is under way, and nothing could be.
    public var isIdle: Bool { scene?.navigator.isIdle ?? true }

    /// Looks whether somebody else has changed the screen.
    public func look() { scene?.host.reconcile() }

    #if INSPECTION
    /// How many wait for an outcome.
    public var waiting: Int { scene?.navigator.pendingOutcomes ?? 0 }

    /// How many wait for an outcome that nothing on the screen can bring; at rest nobody does.
    public var forgotten: Int { scene?.navigator.forgottenOutcomes ?? 0 }
    #endif

    #if LINKS
    /// Opens a link: the next of `targets`, and after the last the first again.
    public func open(_ number: Int) {
      if !targets.isEmpty { scene?.navigator.open(targets[number % targets.count]) }
    }
    #endif

    /// What the state says, from the root up.
    public var state: [String] { scene?.navigator.tree.shape.map(\.line) ?? [] }

    // MARK: Leaks

    /// The controllers of the coordinators, of a root that may come back too.
    public var controllers: [UIViewController] { coordinators.map(\.controller) }

    /// The blank pages, be they controllers or hosted by one.
    public var pages: [RehearsalPage] {
      #if MIXED
      controllers.compactMap(\.rehearsalPage)
      #else
      controllers.compactMap { $0 as? RehearsalPage }
      #endif
    }

    #if GUARDS
    private var coordinators: [Coordinator<G>] { scene?.host.keptCoordinators ?? [] }
    #else
    private var coordinators: [Coordinator<G>] { scene?.host.coordinators ?? [] }
    #endif

    /// Coordinators that were met here before, are at work no longer, and are still in memory.
    public func leftovers() -> [String] {
      let now = coordinators
      seen.removeAll { $0.coordinator == nil }
      let left = seen.compactMap(\.coordinator).filter { old in !now.contains { $0 === old } }
      seen += now.filter { new in !seen.contains { $0.coordinator === new } }.map { Seen(coordinator: $0) }
      return left.map { "\(type(of: $0)) \($0.id.rawValue)" }
    }

    // MARK: The screen and the state

    /// What the window shows of the graph's root.
    private var shownRoot: UIViewController? {
      #if EMBEDDING
      if let part = window.rootViewController as? PartController { return part.children.first }
      #endif
      return window.rootViewController
    }

    /// Where the screen differs from the state; nothing if they agree.
    public var differences: [String] {
      guard let scene else { return [] }
      var found: [String] = []
      let tree = scene.navigator.tree
      compare(tree.root, shownRoot, &found)
      var top = window.rootViewController
      for modal in tree.modals {
        top = top?.presentedViewController
        if let content = modal.content {
          compare(content, top, &found)
          #if TRANSITIONS
          if let wrong = wrongTransition(of: modal.modal, on: top) { found.append(wrong) }
          #endif
        } else if !(top is UIAlertController) {
          found.append("an alert is not up")
        }
      }
      if let more = top?.presentedViewController { found.append("\(type(of: more)) is up") }
      return found
    }

    private func compare(_ node: Node<G>, _ controller: UIViewController?, _ found: inout [String]) {
      func miss() { found.append("\(node.shape) is not what \(controller.map { "\($0)" } ?? "nobody") shows") }
      switch node.content {
      case .blank: break
      case .screen(let screen):
        // A column without a bar of its own has been given one.
        let shown = controller is UINavigationController ? pages(of: controller) : [controller]
        let first = shown.first ?? nil
        #if SYSTEMBARS
        let page = (first as? BareController)?.screen ?? first
        #else
        let page = first
        #endif
        #if MIXED
        let rehearsed = page?.rehearsalPage
        #else
        let rehearsed = page as? RehearsalPage
        #endif
        if shown.count != 1 || rehearsed?.screen != AnyHashable(screen) { miss() }
      case .stack(_, let nodes):
        let pages = pages(of: controller)
        guard pages.count == nodes.count else { return miss() }
        for (node, controller) in zip(nodes, pages) { compare(node, controller, &found) }
      #if TABS
      case .tabs(_, let nodes, let selected):
        guard let bar = controller as? UITabBarController else { return miss() }
        let shown = bar.selectedViewController
        for (index, node) in nodes.enumerated() {
          let isShown = index == selected
          compare(node, isShown ? (shown as? SectionController)?.children.first ?? shown : self.controller(of: node), &found)
        }
      #endif
      #if PAGES
      case .pages(_, let nodes, let selected):
        guard let pages = controller as? UIPageViewController, nodes.indices.contains(selected) else { return miss() }
        compare(nodes[selected], pages.viewControllers?.first, &found)
      #endif
      #if SPLITS
      case .split(_, let columns, let focus):
        guard let split = controller as? UISplitViewController, split.isCollapsed == focus.isCollapsed else { return miss() }
        for (column, node) in columns {
          guard let name = name(of: column) else { continue }
          compare(node, split.viewController(for: name), &found)
        }
        guard focus.isCollapsed, split.viewIfLoaded?.window != nil, let front = focus.visible(of: Set(columns.keys)).first else { return }
        let leaf = columns[front]?.leaf
        if leaf.flatMap(self.controller)?.viewIfLoaded?.window == nil { found.append("the column \(front) is not on top") }
      #endif
      }
    }

    /// What a stack holds itself: a collapsed split pushes the stacks and tab bars of other columns onto it.
    private func pages(of controller: UIViewController?) -> [UIViewController?] {
      (controller as? UINavigationController)?.viewControllers.filter { !($0 is UINavigationController || $0 is UITabBarController) } ?? []
    }

    private func controller(of node: Node<G>) -> UIViewController? {
      coordinators.first { $0.id == node.id }?.controller
    }

    #if SPLITS
    private func name(of column: Column) -> UISplitViewController.Column? {
      switch column {
      case .sidebar: .primary
      case .content: .supplementary
      case .detail: .secondary
      case .inspector: if #available(iOS 26.0, *) { .inspector } else { nil }
      }
    }
    #endif
  }
}
