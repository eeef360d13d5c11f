import Foundation

nonisolated extension NavGraph {
  /// A guard's flow in the place of the root that it guards.
  public nonisolated struct RootFlow<G: Graph>: Hashable, Sendable {
    public let id: NodeID
    public let flow: G.Modal
  }

  /// A root that may come back.
  package nonisolated struct PreviousRoot<G: Graph>: Hashable, Sendable {
    let name: G.Root
    package let root: Node<G>
    let entry: NodeID
    let entered: Set<NodeID>
  }
}
