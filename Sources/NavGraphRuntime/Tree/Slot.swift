import Foundation

nonisolated extension NavGraph {
  /// A position of the graph that contains a screen.
  public nonisolated enum Slot<G: Graph>: Hashable, Sendable {
    /// The part of a stack above its lowest screen.
    case path(G.Container)
    case lowest(G.Container)
    case tab(G.Container, Int)
    case column(G.Container, Column)
    case page(G.Container, Int)
    case root(G.Root)
    case modal(G.Modal)
  }
}

nonisolated extension NavGraph.Tree {
  /// Returns whether the graph allows the screen in this slot. A root or modal can contain only its declared screen, unless its slot is
  /// listed.
  static func mayStand(_ screen: G.Screen, in slot: NavGraph.Slot<G>) -> Bool {
    let name = G.recordName(of: screen)
    if let isListed = G.isListed(name, in: slot) { return isListed }
    switch slot {
    case .root(let root):
      guard case .screen(let declared) = G.shape(of: root) else { return false }
      return G.recordName(of: declared) == name
    case .modal(let modal):
      return NavGraph.Idiom.allCases.contains { idiom in
        guard case .screen(let declared)? = G.content(of: modal, on: idiom) else { return false }
        return G.recordName(of: declared) == name
      }
    default: return false
    }
  }

  /// Returns the first screen with an identity above `last` that the graph doesn't allow at its position.
  package func misplaced(since last: Int) -> G.Screen? {
    let bottom = rootFlow.map { NavGraph.Slot<G>.modal($0.flow) } ?? rootName.map { .root($0) }
    return Self.misplaced(root, in: bottom, since: last)
      ?? modals.lazy.compactMap { up in up.content.flatMap { Self.misplaced($0, in: .modal(up.modal), since: last) } }.first
  }

  private static func misplaced(
    _ node: NavGraph.Node<G>, in slot: @autoclosure () -> NavGraph.Slot<G>?, since last: Int
  ) -> G.Screen? {
    if let screen = node.screen {
      guard node.id.rawValue > last, let slot = slot() else { return nil }
      return mayStand(screen, in: slot) ? nil : screen
    }
    for (index, child) in node.children.enumerated() {
      if let found = misplaced(child, in: Self.slot(index, of: node), since: last) { return found }
    }
    return nil
  }

  private static func slot(_ index: Int, of node: NavGraph.Node<G>) -> NavGraph.Slot<G>? {
    switch node.content {
    case .blank, .screen: nil
    case .stack(let name, _): index == 0 ? .lowest(name) : .path(name)
    case .tabs(let name, _, _): .tab(name, index)
    case .pages(let name, _, _): .page(name, index)
    case .split(let name, let columns, _):
      NavGraph.Column.allCases.filter { columns[$0] != nil }.dropFirst(index).first.map { .column(name, $0) }
    }
  }
}

nonisolated extension String {
  /// Returns whether this text, a list of names separated by spaces, contains `name`.
  func isListed(_ name: String) -> Bool { utf8.split { $0 <= UInt8(ascii: " ") }.contains { $0.elementsEqual(name.utf8) } }
}
