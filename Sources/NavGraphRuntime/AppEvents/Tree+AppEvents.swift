import Foundation

nonisolated extension NavGraph.Tree {
  /// The tree after an event of the app.
  public func after(
    striking event: NavGraph.Event<G>, where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    driven(where: holds, grants: grants) { $0.strike(event) }
  }
}
