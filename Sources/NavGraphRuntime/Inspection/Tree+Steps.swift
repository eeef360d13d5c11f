import Foundation

nonisolated extension NavGraph.Tree {
  /// The tree after these steps of the screen in front.
  package func after(
    _ actions: [NavGraph.Action<G>], where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    after(NavGraph.Event(read: "steps", guards: [], actions: actions), where: holds, grants: grants)
  }
}
