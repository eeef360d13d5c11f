import NavGraphPlatform
import NavGraphRuntime
import NavGraphSwiftUI
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The stage of an app whose screens are views.
  ///
  /// SwiftUI shows the screens in UIKit controllers. Only the pages and the depths of stacks are compared.
  @MainActor final class ViewStage<G: Graph>: RehearsalStage<G> {
    private let host: SwiftUIHost<G>

    init(_ host: SwiftUIHost<G>) { self.host = host }

    override func holds(_ controller: UIViewController) -> Bool {
      guard let page = controller as? RehearsalPage else { return false }
      var isHeld = false
      for layer in kept {
        layer.walk({ $0.children }) { node in
          if node.asking.map({ AnyHashable($0) }) == page.screen { isHeld = true }
        }
      }
      return isHeld
    }

    /// The layers of the tree, and the root that may be shown again.
    private var kept: [Node<G>] {
      let tree = host.navigator.tree
      return tree.layers + (tree.home.map { [$0.root] } ?? [])
    }

    override func differences(from tree: Tree<G>, in window: UIWindow) -> [String] {
      let sight = Sight(of: window)
      let shown = sight.pages.reduce(into: [:]) { $0[$1.screen, default: 0] += 1 }
      var wanted = Wanted()
      for layer in tree.layers { wanted.look(at: layer) }
      let alerts = tree.modals.count { $0.content == nil }
      var found: [String] = []
      if shown != wanted.screens { found.append("\(Self.list(shown)) is seen, and the state says \(Self.list(wanted.screens))") }
      // The topmost alert may be foreign.
      let shownAlerts = sight.alerts - (host.cover == .alert ? 1 : 0)
      if shownAlerts != alerts { found.append("\(shownAlerts) alerts are up, and the state says \(alerts)") }
      if !wanted.hasColumns, sight.depths.sorted() != wanted.depths.sorted() {
        found.append("stacks are \(sight.depths) deep, and the state says \(wanted.depths)")
      }
      return found
    }

    private static func list(_ screens: [AnyHashable: Int]) -> [String] {
      screens.map { "\($0.key)" + ($0.value == 1 ? "" : ", \($0.value) times") }.sorted()
    }
  }

  /// The content of a tree that must be visible.
  @MainActor private struct Wanted {
    private(set) var screens: [AnyHashable: Int] = [:]
    private(set) var depths: [Int] = []
    /// Whether there are columns. Each is on a stack, whether it has more than one screen or not.
    private(set) var hasColumns = false

    mutating func look<G: Graph>(at node: Node<G>) {
      switch node.content {
      case .screen(let screen): screens[AnyHashable(screen), default: 0] += 1
      case .stack(_, let nodes): depths.append(nodes.count)
      case .split(_, let columns, let focus):
        hasColumns = true
        var seen: [Column] = focus.isCollapsed ? [focus.front] : [.sidebar, .content, .detail]
        if focus.showsInspector { seen.append(.inspector) }
        for column in seen { columns[column].map { look(at: $0) } }
        return
      default: break
      }
      for child in node.visible { look(at: child) }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.RehearsalScene {
  /// Creates the scene of an app whose screens are views, and shows it in `window`.
  public init(
    _ navigator: NavGraph.Navigator<G>, _ host: NavGraph.SwiftUIHost<G>, in window: UIWindow, stop: @escaping @MainActor () -> Void
  ) {
    window.rootViewController = UIHostingController(rootView: NavGraph.RootView(host))
    window.makeKeyAndVisible()
    self.init(navigator, on: NavGraph.ViewStage(host), stop: stop)
  }
}
