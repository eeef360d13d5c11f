import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen, or a container with what is in it and what the app shows around that.
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

  /// A screen, or a container with what is in it.
  @MainActor struct BareNodeView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>

    var body: some View {
      switch node.content {
      case .blank: PlaceholderView(probes: host.probes, id: node.id).id(node.id)
      case .screen(let screen): ScreenView(host: host, id: node.id, screen: screen).equatable().id(node.id)
      case .stack(_, let screens): StackView(host: host, id: node.id, lowest: screens.first).id(node.id)
      #if TABS
      case .tabs(let name, let contents, _): TabsView(host: host, id: node.id, bar: G.tabBar(of: name), contents: contents).id(node.id)
      #endif
      #if SPLITS
      case .split(let name, let columns, _):
        SplitView(host: host, id: node.id, options: G.options(of: name), columns: columns).id(node.id)
      #endif
      #if PAGES
      case .pages(_, let pages, let selected): PagesView(host: host, id: node.id, pages: pages, selected: selected).id(node.id)
      #endif
      }
    }
  }
}
