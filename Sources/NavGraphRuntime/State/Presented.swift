import Foundation

nonisolated extension NavGraph {
  /// A modal that is up.
  public nonisolated struct Presented<G: Graph>: Hashable, Sendable, Swift.Identifiable {
    public let id: NodeID
    public internal(set) var modal: G.Modal
    /// The style that the event asked for, before the modal's own.
    public let style: Style?
    /// What is in it; an alert has none.
    public internal(set) var content: Node<G>?
    /// The place whose continuation run when it has ended.
    public let presenter: NodeID?
    public let continuation: G.Continuation?
  }
}
