import Foundation

// Creating a tree from a navigation state or a snapshot, without screens that the graph doesn't allow and everything on them.
nonisolated extension NavGraph.Tree {
  /// Creates a tree with a root and modals, from the bottom up. The screen in front presents each modal.
  public init(
    _ root: G.Root, _ parts: NavGraph.Parts<G>, presenting modals: [(G.Modal, NavGraph.Parts<G>)] = [],
    on idiom: NavGraph.Idiom = .phone
  ) {
    self.init(idiom: idiom)
    show(root, parts)
    for (modal, parts) in modals { present(modal, parts, nil, presenter: leaf.id, continuation: nil) }
    markEntered()
  }

  mutating func show(_ root: G.Root, _ parts: NavGraph.Parts<G>) {
    rootName = root
    rootFlow = nil
    home = nil
    modals = []
    entry = mint()
    self.root = make(G.shape(of: root), parts, at: "", in: .root(root))
  }

  mutating func present(
    _ modal: G.Modal, _ parts: NavGraph.Parts<G>, _ style: NavGraph.Style?, presenter: NavGraph.NodeID?, continuation: G.Continuation?
  ) {
    let id = mint()
    var content: NavGraph.Node<G>?
    if let shape = G.content(of: modal, on: idiom) { content = make(shape, parts, at: "", in: .modal(modal)) }
    modals.append(
      NavGraph.Presented(id: id, modal: modal, style: style, content: content, presenter: presenter, continuation: continuation))
  }

  private mutating func make(
    _ shape: NavGraph.Shape<G>, _ parts: NavGraph.Parts<G>, at key: String, in slot: NavGraph.Slot<G>
  ) -> NavGraph.Node<G> {
    let part = parts.parts[key]
    switch shape {
    case .blank: return make(shape)
    case .screen(let declared):
      guard let wanted = part?.lowest, Self.mayStand(wanted, in: slot) else { return make(.screen(declared)) }
      return make(.screen(wanted))
    case .stack(let name, let declared):
      guard let part else { return make(shape) }
      if let lowest = part.lowest, !Self.mayStand(lowest, in: .lowest(name)) { return make(shape) }
      let pushed = part.pushed.prefix { Self.mayStand($0, in: .path(name)) }
      return make(.stack(name, (part.lowest.map { [$0] } ?? declared) + pushed))
    case .tabs(let name, let shapes, let first):
      let id = mint()
      let names = G.tabNames(of: name)
      let nodes = zip(shapes, names).enumerated().map { index, tab in
        make(tab.0, parts, at: key + "/" + tab.1, in: .tab(name, index))
      }
      let selected = part?.selected.flatMap { names.firstIndex(of: $0) } ?? first
      return NavGraph.Node(id: id, content: .tabs(name, nodes, selected: nodes.indices.contains(selected) ? selected : first))
    case .pages(let name, let screens, let first):
      let id = mint()
      let names = G.pageNames(of: name)
      let nodes = zip(screens, names).enumerated().map { index, page in
        make(.screen(page.0), parts, at: key + "/" + page.1, in: .page(name, index))
      }
      let selected = part?.selected.flatMap { names.firstIndex(of: $0) } ?? first
      return NavGraph.Node(id: id, content: .pages(name, nodes, selected: nodes.indices.contains(selected) ? selected : first))
    case .split(let name, let shapes):
      let id = mint()
      var columns: [NavGraph.Column: NavGraph.Node<G>] = [:]
      for column in NavGraph.Column.allCases {
        guard let shape = shapes[column] else { continue }
        columns[column] = make(shape, parts, at: key + "/" + column.rawValue, in: .column(name, column))
      }
      var focus = part?.focus ?? NavGraph.Focus()
      if let wanted = focus.column, columns[wanted] == nil { focus.column = nil }
      if columns[.inspector] == nil { focus.showsInspector = false }
      return NavGraph.Node(id: id, content: .split(name, columns, focus))
    }
  }
}
