import NavGraphRuntime
import NavGraphSwiftUIPlatform

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
    #if GUARDS
    guard navigator.entersFreely(index, in: pages) else {
      insist()
      return navigator.select(index, in: pages)
    }
    #endif
    expectation = .update
    write { $0.turn(to: index, in: pages) }
    navigator.hostSelected(index, in: pages)
  }
}
