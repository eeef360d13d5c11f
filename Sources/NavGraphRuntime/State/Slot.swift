import Foundation

nonisolated extension NavGraph {
  /// A position where screens stand.
  public nonisolated enum Slot<G: Graph>: Hashable, Sendable {
    /// On top of the lowest screen of a stack.
    case path(G.Container)
    case lowest(G.Container)
    #if TABS
    case tab(G.Container, Int)
    #endif
    #if SPLITS
    case column(G.Container, Column)
    #endif
    #if PAGES
    case page(G.Container, Int)
    #endif
    case root(G.Root)
    case modal(G.Modal)
  }
}

nonisolated extension NavGraph.Tree {
  /// Whether the graph puts that screen there. A root and a modal hold what they were declared with, unless their slot is listed.
  static func mayStand(_ screen: G.Screen, in slot: NavGraph.Slot<G>) -> Bool {
    let name = G.note(of: screen).name
    if let all = G.screens(in: slot) { return all.isListed(name) }
    switch slot {
    case .root(let root):
      guard case .screen(let declared) = G.shape(of: root) else { return false }
      return G.note(of: declared).name == name
    case .modal(let modal):
      guard case .flow(.screen(let declared), _) = G.presentation(of: modal) else { return false }
      return G.note(of: declared).name == name
    default: return false
    }
  }

  /// The slot of a node, unless it is a container.
  func slot(of id: NavGraph.NodeID) -> NavGraph.Slot<G>? {
    guard let path = path(to: id), path.last?.screen != nil else { return nil }
    switch path.dropLast().last?.content {
    case .stack(let name, let nodes): return nodes.first?.id == id ? .lowest(name) : .path(name)
    #if TABS
    case .tabs(let name, let nodes, _): return nodes.firstIndex { $0.id == id }.map { .tab(name, $0) }
    #endif
    #if PAGES
    case .pages(let name, let nodes, _): return nodes.firstIndex { $0.id == id }.map { .page(name, $0) }
    #endif
    #if SPLITS
    case .split(let name, let columns, _):
      return NavGraph.Column.allCases.first { columns[$0]?.id == id }.map { .column(name, $0) }
    #endif
    case .blank, .screen, nil:
      if let modal = modals.first(where: { $0.content?.id == id }) { return .modal(modal.modal) }
      #if GUARDS
      if let rootFlow { return .modal(rootFlow.flow) }
      #endif
      return rootName.map { .root($0) }
    }
  }

  /// The screen that was made after `last` and stands where the graph doesn't put it.
  package func misplaced(since last: Int) -> G.Screen? {
    var found: G.Screen?
    for layer in layers {
      layer.walk({ $0.children }) { node in
        guard found == nil, node.id.rawValue > last, let screen = node.screen, let slot = slot(of: node.id) else { return }
        if !Self.mayStand(screen, in: slot) { found = screen }
      }
    }
    return found
  }
}

nonisolated extension String {
  /// Whether this is a list of names with that one in it.
  func isListed(_ name: String) -> Bool { utf8.split { $0 <= UInt8(ascii: " ") }.contains { $0.elementsEqual(name.utf8) } }
}
