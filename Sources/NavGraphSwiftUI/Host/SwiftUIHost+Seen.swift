import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if TABS || PAGES
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Remembers which tabs and pages are seen from now on.
  func look(at shown: NavGraph.Shown<G>) {
    var there: Set<NavGraph.NodeID> = []
    for layer in shown.layers {
      layer.walk({ $0.children }) { node in
        let (contents, selected): ([NavGraph.Node<G>], Int)
        switch node.content {
        #if TABS
        case .tabs(_, let nodes, let index): (contents, selected) = (nodes, index)
        #endif
        #if PAGES
        case .pages(_, let nodes, let index): (contents, selected) = (nodes, index)
        #endif
        default: return
        }
        there.formUnion(contents.map { $0.id })
        if contents.indices.contains(selected) { seen.insert(contents[selected].id) }
      }
    }
    seen.formIntersection(there)
  }
}
#endif
