import Foundation

extension NavGraph {
  /// The scenes of the app that run: what a window shows already need not open twice.
  @MainActor enum OpenScenes {
    private struct Entry {
      weak var navigator: AnyObject?
    }

    private static var entries: [Entry] = []

    static func add(_ navigator: AnyObject) {
      remove(navigator)
      entries.append(Entry(navigator: navigator))
    }

    static func remove(_ navigator: AnyObject) {
      entries.removeAll { $0.navigator == nil || $0.navigator === navigator }
    }

    /// Those of one graph, the oldest first.
    static func navigators<G: Graph>(of graph: G.Type) -> [Navigator<G>] {
      entries.compactMap { $0.navigator as? Navigator<G> }
    }
  }
}
