import Foundation

nonisolated extension NavGraph {
  /// What is shown, without identities: what tables are written in and tests compare.
  public nonisolated indirect enum Shape<G: Graph>: Hashable, Sendable {
    /// Nothing yet: a scene whose root is still behind a guard.
    case blank
    case screen(G.Screen)
    /// A stack, its root first.
    case stack(G.Container, [G.Screen])
    #if TABS
    case tabs(G.Container, [Shape], selected: Int)
    #endif
    #if SPLITS
    case split(G.Container, [Column: Shape])
    #endif
    #if PAGES
    case pages(G.Container, [G.Screen], selected: Int)
    #endif
  }

  /// The identity of one node, minted by the reducer: it tells two equal screens apart.
  public nonisolated struct NodeID: Hashable, Sendable {
    public let rawValue: Int
  }
}
