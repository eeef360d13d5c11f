import Foundation

nonisolated extension NavGraph.Node {
  /// Calls `visit` on this node and those below it that can be seen, the outer first.
  package func eachVisible(_ visit: (NavGraph.Node<G>) -> Void) { walk({ $0.visible }, visit) }

  /// Calls `visit` on this node and all below it, the outer first.
  package func eachNode(_ visit: (NavGraph.Node<G>) -> Void) { walk({ $0.children }, visit) }
}
