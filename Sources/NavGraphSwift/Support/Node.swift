import Foundation

nonisolated extension Navigation {
  /// One screen or container in the tree of what a scene holds.
  public nonisolated struct Node<G: Graph>: Hashable, Sendable, Identifiable {
    public nonisolated indirect enum Content: Hashable, Sendable {
      case blank
      case screen(G.Screen)
      case stack(G.Container, [Node])
      case tabs(G.Container, [Node], selected: Int)
      case split(G.Container, [Column: Node], Focus)
      case pages(G.Container, [Node], selected: Int)
    }

    public let id: NodeID
    public fileprivate(set) var content: Content

    fileprivate init(id: NodeID, content: Content) {
      self.id = id
      self.content = content
    }

    /// The screen, if this is one.
    public var screen: G.Screen? {
      if case .screen(let screen) = content { screen } else { nil }
    }

    /// The container that this is, if it is one.
    public var container: G.Container? {
      switch content {
      case .blank, .screen: nil
      case .stack(let name, _), .tabs(let name, _, _), .split(let name, _, _), .pages(let name, _, _): name
      }
    }

    public var children: [Node] {
      switch content {
      case .blank, .screen: []
      case .stack(_, let nodes), .tabs(_, let nodes, _), .pages(_, let nodes, _): nodes
      case .split(_, let columns, _): Column.allCases.compactMap { columns[$0] }
      }
    }

    /// The children that can be seen.
    var visible: [Node] {
      switch content {
      case .blank, .screen: []
      case .stack(_, let nodes): nodes.suffix(1)
      case .tabs(_, let nodes, let selected), .pages(_, let nodes, let selected):
        nodes.indices.contains(selected) ? [nodes[selected]] : []
      case .split(_, let columns, let focus): focus.visible(of: Set(columns.keys)).compactMap { columns[$0] }
      }
    }

    /// The children that can be seen or lie beneath what can be seen.
    var shown: [Node] {
      switch content {
      case .stack(_, let nodes): nodes
      case .split(_, let columns, let focus): focus.shown(of: Set(columns.keys)).compactMap { columns[$0] }
      default: visible
      }
    }

    /// The screen on which the next step of a sequence goes on; in a split the column on top, or the deepest with a stack.
    var leaf: Node {
      guard case .split(_, let columns, let focus) = content else { return visible.last?.leaf ?? self }
      let deepest = [Column.detail, .content, .sidebar].compactMap { columns[$0] }
      let next = focus.isCollapsed ? columns[focus.front] : deepest.first { $0.stack != nil }
      return (next ?? deepest.first)?.leaf ?? self
    }

    public var shape: Shape<G> {
      switch content {
      case .blank: .blank
      case .screen(let screen): .screen(screen)
      case .stack(let name, let nodes): .stack(name, nodes.compactMap(\.screen))
      case .tabs(let name, let nodes, let selected): .tabs(name, nodes.map(\.shape), selected: selected)
      case .split(let name, let columns, _): .split(name, columns.mapValues(\.shape))
      case .pages(let name, let nodes, let selected): .pages(name, nodes.compactMap(\.screen), selected: selected)
      }
    }

    /// The nodes from this one down to `wanted`, both included.
    func path(to wanted: NodeID) -> [Node]? {
      if id == wanted { return [self] }
      for child in children {
        if let rest = child.path(to: wanted) { return [self] + rest }
      }
      return nil
    }

    func node(_ wanted: NodeID) -> Node? { path(to: wanted)?.last }

    /// The first container of that name, from the outside in.
    func container(_ name: G.Container) -> Node? {
      if container == name { return self }
      for child in children {
        if let found = child.container(name) { return found }
      }
      return nil
    }

    /// Calls `visit` on this node and all below it, along `step`.
    func walk(_ step: (Node) -> [Node], _ visit: (Node) -> Void) {
      visit(self)
      for child in step(self) { child.walk(step, visit) }
    }

    /// Changes the node `wanted`; false if it isn't here.
    fileprivate mutating func update(_ wanted: NodeID, _ change: (inout Node) -> Void) -> Bool {
      if id == wanted {
        change(&self)
        return true
      }
      switch content {
      case .blank, .screen:
        return false
      case .stack(let name, var nodes):
        guard Self.update(wanted, in: &nodes, change) else { return false }
        content = .stack(name, nodes)
      case .tabs(let name, var nodes, let selected):
        guard Self.update(wanted, in: &nodes, change) else { return false }
        content = .tabs(name, nodes, selected: selected)
      case .pages(let name, var nodes, let selected):
        guard Self.update(wanted, in: &nodes, change) else { return false }
        content = .pages(name, nodes, selected: selected)
      case .split(let name, var columns, let focus):
        for column in Column.allCases {
          guard var node = columns[column], node.update(wanted, change) else { continue }
          columns[column] = node
          content = .split(name, columns, focus)
          return true
        }
        return false
      }
      return true
    }

    private static func update(_ wanted: NodeID, in nodes: inout [Node], _ change: (inout Node) -> Void) -> Bool {
      for index in nodes.indices where nodes[index].update(wanted, change) { return true }
      return false
    }
  }
}
