import NavGraphSimulator

/// What is shown somewhere, beside what is declared there: what is shown where nothing else has been asked for.
struct ShownPlace {
  let node: NavGraph.Node<Simulated>
  /// nil: nothing that could be compared with it.
  let declared: NavGraph.Shape<Simulated>?

  init(_ node: NavGraph.Node<Simulated>, _ declared: NavGraph.Shape<Simulated>?) { (self.node, self.declared) = (node, declared) }

  /// The root's; nil without one.
  init?(rootOf tree: NavGraph.Tree<Simulated>) {
    guard let name = tree.rootName else { return nil }
    self.init(tree.root, Simulated.shape(of: name))
  }

  /// A modal's; nil for an alert.
  init?(_ modal: NavGraph.Presented<Simulated>, on idiom: NavGraph.Idiom) {
    guard let content = modal.content, let declared = Simulated.content(of: modal.modal, on: idiom) else { return nil }
    self.init(content, declared)
  }

  /// Of a tab bar, what its tabs hold.
  var tabs: [ShownPlace] {
    guard case .tabs(let name, let nodes, _) = node.content else { return [] }
    var own: [NavGraph.Shape<Simulated>] = []
    if case .tabs(name, let shapes, _)? = declared { own = shapes }
    return nodes.enumerated().map { ShownPlace($1, own.indices.contains($0) ? own[$0] : nil) }
  }

  /// Of a split, its columns in their order. An inspector is not there before it is asked for.
  var columns: [(column: NavGraph.Column, place: ShownPlace)] {
    guard case .split(let name, let nodes, let focus) = node.content else { return [] }
    let own = Simulated.columns(of: name)
    let shown = nodes.filter { $0.key != .inspector || focus.showsInspector }.sorted { $0.key.order < $1.key.order }
    return shown.map { ($0.key, ShownPlace($0.value, own[$0.key])) }
  }

  /// Of a split, the column that is shown where there is room for one only.
  var frontColumn: NavGraph.Column? {
    guard case .split(_, _, let focus) = node.content else { return nil }
    return focus.showsInspector ? .inspector : node.topColumn
  }

  /// Of a split, the column that was asked for, unless it is in front anyway.
  var requestedColumn: NavGraph.Column? {
    guard case .split(let name, _, _) = node.content, let front = frontColumn else { return nil }
    return front == Simulated.options(of: name).collapsesTo ?? .sidebar ? nil : front
  }

  /// Whether the same is shown as is declared, in splits the same column in front.
  var isAsDeclared: Bool {
    guard node.shape == declared else { return false }
    var isOtherInFront = false
    node.eachNode { if ShownPlace($0, nil).requestedColumn != nil { isOtherInFront = true } }
    return !isOtherInFront
  }
}
