#if VIEWS
nonisolated extension NavGraph {
  /// The value of a window of SwiftUI: its root, with that root's values. SwiftUI keeps it, and finds the window by it.
  public nonisolated struct WindowRoot: Hashable, Sendable, Codable {
    private let root: Note

    /// The root of a scene's snapshot, without what the user has done since.
    public init(_ saved: Snapshot) { root = saved.root }

    /// What a window shows when it has just been opened.
    public func snapshot<G: Graph>(of graph: G.Type) -> Snapshot { Snapshot(graph: G.fingerprint, root: root) }
  }
}
#endif
