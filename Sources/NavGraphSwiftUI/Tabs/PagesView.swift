import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Pages that a finger turns.
  @MainActor struct PagesView<G: Graph>: View {
    @ObservedObject var host: SwiftUIHost<G>
    let id: NodeID
    let pages: [Node<G>]
    let selected: Int

    var body: some View {
      TabView(selection: $host[page: id]) {
        ForEach(Array(pages.indices), id: \.self) { index in
          PageView(host: host, node: isVeiled(index) ? nil : pages[index]).tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }

    /// A page is made when it is first seen, or beside one that is. Nothing of one that asks first is made before the answer.
    private func isVeiled(_ index: Int) -> Bool {
      guard index != selected else { return false }
      if abs(index - selected) > 1, !host.seen.contains(pages[index].id) { return true }
      return !host.navigator.entersFreely(index, in: id)
    }
  }

  /// A page, or an empty one in its place.
  @MainActor struct PageView<G: Graph>: View {
    let host: SwiftUIHost<G>
    let node: Node<G>?

    var body: some View {
      if let node { NodeView(host: host, node: node) } else { Text(verbatim: "") }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The page that is shown, by its place.
  subscript(page pages: NavGraph.NodeID) -> Int {
    get { if case .pages(_, _, let selected)? = shown.node(pages)?.content { selected } else { 0 } }
    set { systemTurns(to: newValue, in: pages) }
  }

  /// A finger has turned to a page. One that asks first is left again until the answer is there.
  private func systemTurns(to index: Int, in pages: NavGraph.NodeID) {
    guard case .pages(_, let nodes, let selected)? = shown.node(pages)?.content, nodes.indices.contains(index), index != selected else {
      return
    }
    guard navigator.entersFreely(index, in: pages) else {
      insist()
      return navigator.select(index, in: pages)
    }
    expectation = .update
    write { $0.turn(to: index, in: pages) }
    navigator.hostSelected(index, in: pages)
  }
}
