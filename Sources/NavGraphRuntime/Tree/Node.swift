import Foundation

nonisolated extension NavGraph {
  /// A screen or container in the tree of a scene.
  public nonisolated struct Node<G: Graph>: Hashable, Sendable, Swift.Identifiable {
    /// The content of a node.
    public nonisolated indirect enum Content: Hashable, Sendable {
      case blank
      case screen(G.Screen)
      case stack(G.Container, [Node])
      case tabs(G.Container, [Node], selected: Int)
      case split(G.Container, [Column: Node], Focus)
      case pages(G.Container, [Node], selected: Int)
    }

    public let id: NodeID
    public internal(set) var content: Content

    /// The screen, if the node is a screen.
    public var screen: G.Screen? {
      if case .screen(let screen) = content { screen } else { nil }
    }

    /// The container, if the node is a container.
    public var container: G.Container? {
      switch content {
      case .blank, .screen: nil
      case .stack(let name, _): name
      case .tabs(let name, _, _): name
      case .split(let name, _, _): name
      case .pages(let name, _, _): name
      }
    }

    public var children: [Node] {
      switch content {
      case .blank, .screen: []
      case .stack(_, let nodes): nodes
      case .tabs(_, let nodes, _): nodes
      case .split(_, let columns, _): Column.allCases.compactMap { columns[$0] }
      case .pages(_, let nodes, _): nodes
      }
    }

    /// The visible children.
    package var visible: [Node] {
      switch content {
      case .blank, .screen: []
      case .stack(_, let nodes): nodes.last.map { [$0] } ?? []
      case .tabs(_, let nodes, let selected): nodes.indices.contains(selected) ? [nodes[selected]] : []
      case .split(_, let columns, let focus): focus.visible(of: Set(columns.keys)).compactMap { columns[$0] }
      case .pages(_, let nodes, let selected): nodes.indices.contains(selected) ? [nodes[selected]] : []
      }
    }

    /// Returns whether `wanted` is this node or visible in it.
    func isSeen(_ wanted: NodeID) -> Bool {
      switch content {
      case .stack(_, let nodes): id == wanted || nodes.last?.isSeen(wanted) ?? false
      default: id == wanted || visible.contains { $0.isSeen(wanted) }
      }
    }

    /// The screen where the next step of a sequence happens. In a split, it's in the column on top, or else in the deepest one with a
    /// stack.
    package var leaf: Node {
      if case .split(_, let columns, let focus) = content {
        let deepest = [Column.detail, .content, .sidebar].compactMap { columns[$0] }
        let next = focus.isCollapsed ? columns[focus.front] : deepest.first { $0.stack != nil }
        return (next ?? deepest.first)?.leaf ?? self
      }
      return visible.last?.leaf ?? self
    }

    // Closures, because each use of a generic type's key path instantiates it, and this code runs in every step.
    public var shape: Shape<G> {
      switch content {
      case .blank: .blank
      case .screen(let screen): .screen(screen)
      case .stack(let name, let nodes): .stack(name, nodes.compactMap { $0.screen })
      case .tabs(let name, let nodes, let selected): .tabs(name, nodes.map { $0.shape }, selected: selected)
      case .split(let name, let columns, _): .split(name, columns.mapValues { $0.shape })
      case .pages(let name, let nodes, let selected): .pages(name, nodes.compactMap { $0.screen }, selected: selected)
      }
    }

    /// Returns the nodes from this one down to `wanted`, including both, or nil if `wanted` isn't in this subtree.
    func path(to wanted: NodeID) -> [Node]? {
      var path: [Node] = []
      return addPath(to: wanted, &path) ? path : nil
    }

    private func addPath(to wanted: NodeID, _ path: inout [Node]) -> Bool {
      path.append(self)
      if id == wanted || firstChild(where: { $0.addPath(to: wanted, &path) }) != nil { return true }
      path.removeLast()
      return false
    }

    func node(_ wanted: NodeID) -> Node? {
      if id == wanted { return self }
      var found: Node?
      _ = firstChild {
        found = $0.node(wanted)
        return found != nil
      }
      return found
    }

    /// Returns the first child that satisfies the condition. Visible children are first, because most searches end there.
    private func firstChild(where isWanted: (Node) -> Bool) -> Node? {
      switch content {
      case .blank, .screen: return nil
      case .stack(_, let nodes): return nodes.last(where: isWanted)
      case .tabs(_, let nodes, let selected): return Self.first(of: nodes, selected, isWanted)
      case .pages(_, let nodes, let selected): return Self.first(of: nodes, selected, isWanted)
      case .split(_, let columns, _):
        for column in Column.allCases.reversed() {
          if let node = columns[column], isWanted(node) { return node }
        }
        return nil
      }
    }

    private static func first(of nodes: [Node], _ selected: Int, _ isWanted: (Node) -> Bool) -> Node? {
      if nodes.indices.contains(selected), isWanted(nodes[selected]) { return nodes[selected] }
      for (index, node) in nodes.enumerated() where index != selected && isWanted(node) { return node }
      return nil
    }

    /// Returns the outermost container with this name.
    func container(_ name: G.Container) -> Node? {
      if container == name { return self }
      for child in children {
        if let found = child.container(name) { return found }
      }
      return nil
    }

    /// Calls `visit` on this node and then on the nodes below it that `step` returns.
    package func walk(_ step: (Node) -> [Node], _ visit: (Node) -> Void) {
      visit(self)
      for child in step(self) { child.walk(step, visit) }
    }

    /// Changes the node `wanted`. Returns false if it isn't in this subtree.
    mutating func update(_ wanted: NodeID, _ change: (inout Node) -> Void) -> Bool {
      if id == wanted {
        change(&self)
        return true
      }
      // Without this check, nodes that aren't on the path to `wanted` would be copied.
      guard node(wanted) != nil else { return false }
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
          guard var node = columns[column], node.node(wanted) != nil else { continue }
          _ = node.update(wanted, change)
          columns[column] = node
          content = .split(name, columns, focus)
          return true
        }
        return false
      }
      return true
    }

    private static func update(_ wanted: NodeID, in nodes: inout [Node], _ change: (inout Node) -> Void) -> Bool {
      guard let index = nodes.lastIndex(where: { $0.node(wanted) != nil }) else { return false }
      return nodes[index].update(wanted, change)
    }
  }
}

// Guards whose arguments come from the screens that a container, root, or modal shows.
nonisolated extension NavGraph.Node {
  /// Returns the first non-nil answer for the screens that this container shows: the screen itself, the lowest screen of a stack, or the
  /// pages, beginning with the selected one.
  func shownFirst<Answer>(_ ask: (G.Screen, Int) -> Answer?) -> Answer? {
    switch content {
    case .screen(let screen): return ask(screen, 0)
    case .stack(_, let nodes): return nodes.first?.screen.flatMap { ask($0, 0) }
    case .pages(_, let nodes, let selected):
      for index in [selected] + nodes.indices where nodes.indices.contains(index) {
        if let answer = nodes[index].screen.flatMap({ ask($0, index) }) { return answer }
      }
      return nil
    default: return nil
    }
  }

  /// The guards of this container for the values of its screens; nil if no guard uses them.
  var guardsForShownValues: [G.Guard]? {
    guard let name = container else { return nil }
    return shownFirst { G.guards(ofContainer: name, showing: $0, at: $1) }
  }

  /// The guards of this container; empty for a screen.
  var guards: [G.Guard] { container.map { guardsForShownValues ?? G.guards(ofContainer: $0) } ?? [] }

  /// Returns the guards of `root`, whose content is this node.
  func guards(of root: G.Root) -> [G.Guard] { guardsForShownValues(of: root) ?? G.guards(of: root) }

  func guardsForShownValues(of root: G.Root) -> [G.Guard]? { shownFirst { G.guards(of: root, showing: $0, at: $1) } }
}

nonisolated extension NavGraph.Presented {
  var guards: [G.Guard] { guardsForShownValues ?? G.guards(of: modal) }

  var guardsForShownValues: [G.Guard]? { content?.shownFirst { G.guards(of: modal, showing: $0, at: $1) } }
}

nonisolated extension NavGraph.Graph {
  /// Returns the guards that aren't in `old`, which have succeeded.
  static func unanswered(_ guards: [Guard], after old: [Guard]) -> [Guard] {
    if guards.isEmpty || guards == old { return [] }
    let answered = Set(old)
    return guards.filter { !answered.contains($0) }
  }
}

nonisolated extension NavGraph.Node {
  /// The column that is on top if this split is collapsed, or that would be on top if it collapsed now.
  ///
  /// The column that was requested last has precedence, then `collapsesTo`, then the deepest column whose content differs from its
  /// declaration.
  package var columnOnTop: NavGraph.Column {
    guard case .split(let name, let nodes, let focus) = content else { return .sidebar }
    if focus.isCollapsed { return focus.front }
    if let column = focus.column { return column }
    if let column = G.options(of: name).collapsesTo { return column }
    let declared = G.columns(of: name)
    return [.detail, .content].first { nodes[$0] != nil && nodes[$0]?.shape != declared[$0] } ?? .sidebar
  }
}
