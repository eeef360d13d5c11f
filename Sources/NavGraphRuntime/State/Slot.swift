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
    let name = G.noteName(of: screen)
    if let all = G.screens(in: slot) { return all.isListed(name) }
    switch slot {
    case .root(let root):
      guard case .screen(let declared) = G.shape(of: root) else { return false }
      return G.noteName(of: declared) == name
    case .modal(let modal):
      guard case .flow(.screen(let declared), _) = G.presentation(of: modal) else { return false }
      return G.noteName(of: declared) == name
    default: return false
    }
  }

  /// The screen that was made after `last` and stands where the graph doesn't put it.
  package func misplaced(since last: Int) -> G.Screen? {
    #if GUARDS
    let bottom = rootFlow.map { NavGraph.Slot<G>.modal($0.flow) } ?? rootName.map { .root($0) }
    #else
    let bottom = rootName.map { NavGraph.Slot<G>.root($0) }
    #endif
    if let found = Self.misplaced(root, in: bottom, since: last) { return found }
    for modal in modals {
      if let content = modal.content, let found = Self.misplaced(content, in: .modal(modal.modal), since: last) { return found }
    }
    return nil
  }

  private static func misplaced(_ node: NavGraph.Node<G>, in slot: NavGraph.Slot<G>?, since last: Int) -> G.Screen? {
    func first(of nodes: [NavGraph.Node<G>], _ slot: (Int) -> NavGraph.Slot<G>) -> G.Screen? {
      for (index, child) in nodes.enumerated() {
        if let found = misplaced(child, in: slot(index), since: last) { return found }
      }
      return nil
    }
    switch node.content {
    case .blank: return nil
    case .screen(let screen):
      guard node.id.rawValue > last, let slot, !mayStand(screen, in: slot) else { return nil }
      return screen
    case .stack(let name, let nodes): return first(of: nodes) { $0 == 0 ? .lowest(name) : .path(name) }
    #if TABS
    case .tabs(let name, let nodes, _): return first(of: nodes) { .tab(name, $0) }
    #endif
    #if PAGES
    case .pages(let name, let nodes, _): return first(of: nodes) { .page(name, $0) }
    #endif
    #if SPLITS
    case .split(let name, let columns, _):
      for column in NavGraph.Column.allCases {
        if let child = columns[column], let found = misplaced(child, in: .column(name, column), since: last) { return found }
      }
      return nil
    #endif
    }
  }
}

nonisolated extension String {
  /// Whether this is a list of names with that one in it.
  func isListed(_ name: String) -> Bool {
    var rest = name.utf8.makeIterator()
    var isSame = true
    for byte in utf8 {
      if byte > UInt8(ascii: " ") {
        isSame = isSame && rest.next() == byte
        continue
      }
      if isSame, !name.isEmpty, rest.next() == nil { return true }
      rest = name.utf8.makeIterator()
      isSame = true
    }
    return isSame && !name.isEmpty && rest.next() == nil
  }
}
