#if VIEWS
nonisolated extension NavGraph {
  /// For what a window of SwiftUI was opened: a root and its values. The system keeps it, and finds by it the window that is there already.
  public nonisolated struct WindowRoot: Hashable, Sendable, Codable {
    private let root: Note

    /// What of a scene's snapshot stays the same, whatever the user does in it.
    public init(_ saved: Snapshot) { root = saved.root }

    /// What a window shows that has just been opened.
    public func snapshot<G: Graph>(of graph: G.Type) -> Snapshot { Snapshot(graph: G.fingerprint, root: root) }
  }
}
#endif
