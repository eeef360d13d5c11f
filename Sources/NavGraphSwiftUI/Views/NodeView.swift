import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen, or a container with its content and the app's views around it.
  @MainActor struct NodeView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>?

    var body: some View {
      if let node {
        if let around = host.containers.around, let container = node.container {
          around(container, AnyView(BareNodeView(host: host, node: node))).id(node.id)
        } else {
          BareNodeView(host: host, node: node)
        }
      }
    }
  }

  /// A screen, or a container with its content.
  @MainActor struct BareNodeView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>

    var body: some View {
      switch node.content {
      case .blank: PlaceholderView(probes: host.probes, id: node.id).id(node.id)
      case .screen(let screen): ScreenView(host: host, id: node.id, screen: screen).equatable().id(node.id)
      case .stack(_, let screens): StackView(host: host, id: node.id, lowest: screens.first).id(node.id)
      case .tabs(let name, let contents, _): TabsView(host: host, id: node.id, bar: G.tabBar(of: name), contents: contents).id(node.id)
      case .split(let name, let columns, _):
        SplitView(host: host, id: node.id, options: G.options(of: name), columns: columns).id(node.id)
      case .pages(_, let pages, let selected): PagesView(host: host, id: node.id, pages: pages, selected: selected).id(node.id)
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The views that your app adds around containers. Each gets the stack, tabs, split, or pages as its content.
  @MainActor public struct ContainerViews<G: Graph> {
    private(set) var around: (@MainActor (G.Container, AnyView) -> AnyView)?

    public nonisolated init() {}

    public init(@ViewBuilder around: @escaping @MainActor (G.Container, AnyView) -> some View) {
      self.around = { container, content in AnyView(around(container, content)) }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A stack, which is a path of screens with identities and a single navigation destination at its root.
  @MainActor struct StackView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let lowest: Node<G>?

    var body: some View {
      NavigationStack(path: $host[path: id]) {
        NodeView(host: host, node: lowest)
          .navigationDestination(for: PathStep<G>.self) { StepView(host: host, step: $0).equatable() }
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The current state of a screen of a path. SwiftUI may keep the path element with which the screen was pushed.
  @MainActor final class PathScreen<G: Graph>: ObservableObject {
    fileprivate(set) var node: Node<G> { willSet { changes += 1 } }
    @Published private var changes = 0

    fileprivate init(_ node: Node<G>) { self.node = node }
  }

  /// The screens of paths that views show. Each is a separate object, so that a view observes only its screen.
  @MainActor final class PathScreens<G: Graph> {
    private struct Held {
      weak var screen: PathScreen<G>?
    }

    /// The objects by node. The views own them.
    private var held: [NodeID: Held] = [:]

    /// Returns the object of the screen's view, or a new one.
    func screen(of step: PathStep<G>, in shown: Shown<G>) -> PathScreen<G> {
      let id = step.node.id
      if let known = held[id]?.screen { return known }
      let screen = PathScreen(shown.node(id) ?? step.node)
      held[id] = Held(screen: screen)
      return screen
    }

    /// Updates the screens that have changed in `layers`.
    func update(to layers: [Node<G>]) {
      held = held.filter { $0.value.screen != nil }
      guard !held.isEmpty else { return }
      for layer in layers {
        layer.walk({ $0.children }) { node in
          if let screen = held[node.id]?.screen, screen.node != node { screen.node = node }
        }
      }
    }
  }
}
