import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Pages that the user turns by swiping.
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

    /// Returns whether the page is left empty. A page is created when it, or one next to it, is shown for the first time. A page with
    /// guards is created after they have succeeded.
    private func isVeiled(_ index: Int) -> Bool {
      guard index != selected else { return false }
      if abs(index - selected) > 1, !host.seen.contains(pages[index].id) { return true }
      return !host.navigator.entersFreely(index, in: id)
    }
  }

  /// A page, or an empty view for a page that isn't created yet.
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
  /// The index of the page that is shown.
  subscript(page pages: NavGraph.NodeID) -> Int {
    get { if case .pages(_, _, let selected)? = shown.node(pages)?.content { selected } else { 0 } }
    set { systemTurns(to: newValue, in: pages) }
  }

  /// Handles a swipe to a page. If the page has guards, the turn is reverted until they have succeeded.
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
