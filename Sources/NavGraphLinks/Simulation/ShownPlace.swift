import NavGraphSimulator

/// A node of the tree, with the shape that is declared for its position.
struct ShownPlace {
  let node: NavGraph.Node<Simulated>
  /// The declared shape, or nil if there is none to compare.
  let declared: NavGraph.Shape<Simulated>?

  init(of node: NavGraph.Node<Simulated>, declared: NavGraph.Shape<Simulated>?) { (self.node, self.declared) = (node, declared) }

  /// Creates the place of the root.
  init?(rootOf tree: NavGraph.Tree<Simulated>) {
    guard let name = tree.rootName else { return nil }
    self.init(of: tree.root, declared: Simulated.shape(of: name))
  }

  /// Creates the place of a modal's content, or nil for an alert.
  init?(of modal: NavGraph.Presented<Simulated>, on idiom: NavGraph.Idiom) {
    guard let content = modal.content, let declared = Simulated.content(of: modal.modal, on: idiom) else { return nil }
    self.init(of: content, declared: declared)
  }

  /// The contents of the tabs, for a node with tabs.
  var tabs: [ShownPlace] {
    guard case .tabs(let name, let nodes, _) = node.content else { return [] }
    var own: [NavGraph.Shape<Simulated>] = []
    if case .tabs(name, let shapes, _)? = declared { own = shapes }
    return nodes.enumerated().map { ShownPlace(of: $1, declared: own.indices.contains($0) ? own[$0] : nil) }
  }

  /// The columns in their order, for a node with a split. An inspector isn't included before it is shown.
  var columns: [(column: NavGraph.Column, place: ShownPlace)] {
    guard case .split(let name, let nodes, let focus) = node.content else { return [] }
    let own = Simulated.columns(of: name)
    let shown = nodes.filter { $0.key != .inspector || focus.showsInspector }.sorted { $0.key.order < $1.key.order }
    return shown.map { ($0.key, ShownPlace(of: $0.value, declared: own[$0.key])) }
  }

  /// The visible column of a collapsed split, for a node with a split.
  var frontColumn: NavGraph.Column? {
    guard case .split(_, _, let focus) = node.content else { return nil }
    return focus.showsInspector ? .inspector : node.topColumn
  }

  /// The visible column of a collapsed split if it differs from the declared one, for a node with a split.
  var requestedColumn: NavGraph.Column? {
    guard case .split(let name, _, _) = node.content, let front = frontColumn else { return nil }
    return front == Simulated.options(of: name).collapsesTo ?? .sidebar ? nil : front
  }

  /// Whether the node is as declared, including the visible columns of collapsed splits.
  var isAsDeclared: Bool {
    guard node.shape == declared else { return false }
    var isOtherInFront = false
    node.eachNode { if ShownPlace(of: $0, declared: nil).requestedColumn != nil { isOtherInFront = true } }
    return !isOtherInFront
  }
}
