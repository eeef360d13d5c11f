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

    /// Nothing of a page that asks first may be seen, nor made, before the answer: the neighbours of a page are made with it.
    private func isVeiled(_ index: Int) -> Bool {
      #if GUARDS
      index != selected && !host.navigator.entersFreely(index, in: id)
      #else
      false
      #endif
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
