import Foundation

// The guards of containers, roots and modals, for the values that are shown in them.
nonisolated extension NavGraph.Node {
  /// What the first screen answers that shows values of this container: a stack's lowest screen, the page in front before the other pages.
  func shownFirst<Answer>(_ ask: (G.Screen, Int) -> Answer?) -> Answer? {
    switch content {
    case .screen(let screen): return ask(screen, 0)
    case .stack(_, let nodes): return nodes.first?.screen.flatMap { ask($0, 0) }
    #if PAGES
    case .pages(_, let nodes, let selected):
      for index in [selected] + nodes.indices where nodes.indices.contains(index) {
        if let answer = nodes[index].screen.flatMap({ ask($0, index) }) { return answer }
      }
      return nil
    #endif
    default: return nil
    }
  }

  /// The guards of this container that read values which it shows; nil where it shows none.
  var guardsForShownValues: [G.Guard]? {
    guard let name = container else { return nil }
    return shownFirst { G.guards(ofContainer: name, showing: $0, at: $1) }
  }

  /// The guards of this container.
  var guards: [G.Guard] { container.map { guardsForShownValues ?? G.guards(ofContainer: $0) } ?? [] }

  /// The guards of the root that this node shows.
  func guards(of root: G.Root) -> [G.Guard] { guardsForShownValues(of: root) ?? G.guards(of: root) }

  func guardsForShownValues(of root: G.Root) -> [G.Guard]? { shownFirst { G.guards(of: root, showing: $0, at: $1) } }
}

nonisolated extension NavGraph.Presented {
  /// The guards of the modal.
  var guards: [G.Guard] { guardsForShownValues ?? G.guards(of: modal) }

  var guardsForShownValues: [G.Guard]? { content?.shownFirst { G.guards(of: modal, showing: $0, at: $1) } }
}

nonisolated extension NavGraph.Graph {
  /// The guards of something that shows other values, but for those that have been answered for its old ones.
  static func unanswered(_ guards: [Guard], after old: [Guard]) -> [Guard] {
    if guards.isEmpty || guards == old { return [] }
    let answered = Set(old)
    return guards.filter { !answered.contains($0) }
  }
}
