import NavGraphModel
import NavGraphSimulator

/// A comparison of two versions of an app, which opens the links of the older one in the newer one. So a pattern may be written differently
/// if it still matches the same URLs.
package struct LinkDifferences {
  /// A version of an app, as far as links need it.
  package struct App {
    let graph: NavigationGraph
    let table: RouteTable
    private let simulations: [(word: String, links: LinkSimulation)]

    package init(for graph: NavigationGraph, places: Places, routes table: RouteTable) {
      self.graph = graph
      self.table = table
      // Other kinds of devices only differ if a target, a root, or a modal names them.
      let named = graph.destinations.ids.reduce(into: Idioms()) { $0.formUnion(graph.destinations[$1].idioms) }
        .union(graph.roots.ids.reduce(into: Idioms()) { $0.formUnion(graph.roots[$1].idioms) })
        .union(graph.modalContents.reduce(into: Idioms()) { $0.formUnion($1.idioms) })
      simulations = Idioms.words.filter { $0.1 == .phone || named.contains($0.1) }.map {
        ($0.0, LinkSimulation(for: graph, places: places, on: $0.1))
      }
    }

    /// Returns the screens after a link that starts the app on a kind of device. If the app doesn't distinguish it, a phone is used.
    func state(of matched: Matched, on word: String) -> [String] {
      guard let links = (simulations.first { $0.word == word } ?? simulations.first)?.links else { return [] }
      return links.cold(for: links.target(of: matched))?.path ?? []
    }

    var idioms: [String] { simulations.map(\.word) }
  }

  /// Returns the links of `old` that open something else in `new`, in source order. Those that open nothing come first.
  package static func between(_ old: App, and new: App) -> [LinkDifference] {
    var before = LinkMatcher(for: old.graph, routes: old.table)
    let after = LinkMatcher(for: new.graph, routes: new.table)
    let examples = before.examples()
    let graph = old.graph
    var patterns = Array(graph.patterns.ids.filter { graph.patterns[$0].route.index < graph.routes.count })
    patterns.sort { (graph.patterns[$0].range, $0) < (graph.patterns[$1].range, $1) }
    let idioms = Idioms.words.map(\.0).filter { old.idioms.contains($0) || new.idioms.contains($0) }
    var differences: [LinkDifference] = []
    for pattern in patterns {
      guard case .success(let url) = examples[pattern.index], let matched = before.match(url.text) else { continue }
      let name = graph.text(of: graph.patterns[pattern].text)
      guard let found = after.match(url.text) else {
        let state = idioms.first.map { old.state(of: matched, on: $0) } ?? []
        differences.append(LinkDifference(pattern: name, url: url.text, before: state, after: nil))
        continue
      }
      let states = idioms.map { (word: $0, before: old.state(of: matched, on: $0), after: new.state(of: found, on: $0)) }
      guard let first = states.first(where: { $0.before != $0.after }) else { continue }
      let isEverywhere = states.allSatisfy { $0.before != $0.after }
      differences.append(
        LinkDifference(pattern: name, url: url.text, before: first.before, after: first.after, idiom: isEverywhere ? "" : first.word))
    }
    return differences.filter(\.isBroken) + differences.filter { !$0.isBroken }
  }
}
