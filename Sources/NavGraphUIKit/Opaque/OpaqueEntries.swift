import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What the app itself has shown among the controllers of the graph, as it was when nothing moved last. Nothing of it is held.
  @MainActor final class OpaqueEntries<G: Graph> {
    private struct Entry {
      weak var controller: UIViewController?
      let name: String
    }

    private var seen: [Entry] = []
    /// Nothing of the app's was there, and nothing can have gone since.
    var isBare: Bool { seen.isEmpty && !mayHaveGone }
    /// The graph has changed the screen since.
    var mayHaveGone = false
    /// What is to go with the next change of the screen.
    var clearing = Clearing()
    /// Looks whether an alert has gone that something waits for.
    let watch = CoverWatch<G>()

    /// What has gone because of the graph since this was asked last, now that only `found` is left.
    func gone(leaving found: [UIViewController]) -> [String] {
      if seen.isEmpty, found.isEmpty {
        mayHaveGone = false
        return []
      }
      let left = seen.filter { old in !found.contains { $0 === old.controller } }
      seen = found.map { Entry(controller: $0, name: "\(type(of: $0))") }
      defer { mayHaveGone = false }
      return mayHaveGone ? left.map { $0.name } : []
    }
  }
}
