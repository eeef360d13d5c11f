import Foundation

nonisolated extension NavGraph {
  /// One screen or container in the tree of what a scene holds.
  public nonisolated struct Node<G: Graph>: Hashable, Sendable, Swift.Identifiable {
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

    /// The screen, if this is one.
    public var screen: G.Screen? {
      if case .screen(let screen) = content { screen } else { nil }
    }

    /// The container that this is, if it is one.
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

    /// The children that can be seen.
    package var visible: [Node] {
      switch content {
      case .blank, .screen: []
      case .stack(_, let nodes): nodes.last.map { [$0] } ?? []
      case .tabs(_, let nodes, let selected): nodes.indices.contains(selected) ? [nodes[selected]] : []
      case .split(_, let columns, let focus): focus.visible(of: Set(columns.keys)).compactMap { columns[$0] }
      case .pages(_, let nodes, let selected): nodes.indices.contains(selected) ? [nodes[selected]] : []
      }
    }

    /// Whether the node `wanted` is this one, or can be seen in it.
    func isSeen(_ wanted: NodeID) -> Bool {
      switch content {
      case .stack(_, let nodes): id == wanted || nodes.last?.isSeen(wanted) ?? false
      default: id == wanted || visible.contains { $0.isSeen(wanted) }
      }
    }

    /// The screen on which the next step of a sequence goes on; in a split the column on top, or the deepest with a stack.
    package var leaf: Node {
      if case .split(_, let columns, let focus) = content {
        let deepest = [Column.detail, .content, .sidebar].compactMap { columns[$0] }
        let next = focus.isCollapsed ? columns[focus.front] : deepest.first { $0.stack != nil }
        return (next ?? deepest.first)?.leaf ?? self
      }
      return visible.last?.leaf ?? self
    }

    // Closures instead of key paths, here and below: each use of a generic type's key path builds it anew, and this runs at every step.
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

    /// The nodes from this one down to `wanted`, both included.
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

    /// The first child that satisfies the condition. What can be seen is looked at first: most of what is looked for is there, and the
    /// rest of a large tree costs nothing then.
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

    /// The first container of that name, from the outside in.
    func container(_ name: G.Container) -> Node? {
      if container == name { return self }
      for child in children {
        if let found = child.container(name) { return found }
      }
      return nil
    }

    /// Calls `visit` on this node and all below it, along `step`.
    package func walk(_ step: (Node) -> [Node], _ visit: (Node) -> Void) {
      visit(self)
      for child in step(self) { child.walk(step, visit) }
    }

    /// Changes the node `wanted`; false if it isn't here.
    mutating func update(_ wanted: NodeID, _ change: (inout Node) -> Void) -> Bool {
      if id == wanted {
        change(&self)
        return true
      }
      // Nothing is copied but what is on the way there.
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

// The guards of containers, roots and modals, for the values that are shown in them.
nonisolated extension NavGraph.Node {
  /// What the first screen answers that shows values of this container: a stack's lowest screen, the page in front before the other pages.
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

nonisolated extension NavGraph.Node {
  /// The column that is on top where this split is collapsed, or would be if it collapsed now.
  ///
  /// What has been asked for and is yet to be seen side by side counts first, then the author's word, then what has been opened.
  package var columnOnTop: NavGraph.Column {
    guard case .split(let name, let nodes, let focus) = content else { return .sidebar }
    if focus.isCollapsed { return focus.front }
    if let column = focus.column { return column }
    if let column = G.options(of: name).collapsesTo { return column }
    let declared = G.columns(of: name)
    return [.detail, .content].first { nodes[$0] != nil && nodes[$0]?.shape != declared[$0] } ?? .sidebar
  }
}
