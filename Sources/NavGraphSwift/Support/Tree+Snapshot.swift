import Foundation

// From what was kept to a tree: the longest part of it that this graph still allows.
nonisolated extension Navigation.Tree {
  /// Shows what was kept, without its modals; false if the root is none of this graph's. A window knows itself whether it is narrow.
  mutating func restore(_ snapshot: Navigation.Snapshot, inWindow: Bool = false) -> Bool {
    guard let root = G.root(from: snapshot.root) else { return false }
    var parts = Self.parts(from: snapshot.parts)
    if inWindow { for key in parts.parts.keys { parts.parts[key]?.focus.isCollapsed = false } }
    show(root, parts)
    return true
  }

  /// Presents what was up: from the bottom, as long as each is known, stood on a screen that is there, and may be presented by it.
  mutating func restoreModals(of snapshot: Navigation.Snapshot) {
    for kept in snapshot.modals {
      guard kept.arms == nil || snapshot.graph == G.fingerprint, let modal = G.modal(from: kept.modal),
        case .flow = G.presentation(of: modal), let presenter = node(at: kept.presenter), let screen = presenter.screen,
        isShown(presenter.id)
      else { return }
      if let screens = G.presenters(of: modal), !screens.isListed(G.note(of: screen).name) { return }
      var arms: G.Arms?
      if let note = kept.arms {
        arms = G.arms(from: note)
        if arms == nil { return }
      }
      let style = kept.style.flatMap { Navigation.Style(rawValue: $0) }
      present(modal, Self.parts(from: kept.parts), style, presenter: presenter.id, arms: arms)
    }
  }

  private func isShown(_ id: Navigation.NodeID) -> Bool { shownIDs.contains(id) }

  private static func parts(from kept: [String: Navigation.Snapshot.Part]) -> Navigation.Parts<G> {
    var parts = Navigation.Parts<G>()
    for (key, part) in kept {
      var pushed: [G.Screen] = []
      var isWhole = true
      let lowest = part.lowest.flatMap { G.screen(from: $0) }
      if part.lowest != nil, lowest == nil { isWhole = false }
      for note in part.pushed ?? [] where isWhole {
        if let screen = G.screen(from: note) { pushed.append(screen) } else { isWhole = false }
      }
      parts.parts[key] = Navigation.Parts<G>.Part(
        lowest: lowest, pushed: pushed, selected: part.selected,
        focus: Navigation.Focus(
          column: part.column.flatMap { Navigation.Column(rawValue: $0) }, isCollapsed: part.isCollapsed ?? false,
          showsInspector: part.showsInspector ?? false))
    }
    return parts
  }

  // MARK: Cutting

  /// The tree without the places whose guards say no, and what stands on them; nil if nothing is left of the root.
  func cut(_ isDenied: (G.Guard) -> Bool) -> Navigation.Tree<G>? {
    var tree = self
    guard let root = tree.cut(tree.root, isDenied) else { return nil }
    tree.root = root
    let wanted = tree.modals
    tree.modals = []
    for var modal in wanted {
      guard !G.guards(of: modal.modal).contains(where: isDenied), let content = modal.content.flatMap({ tree.cut($0, isDenied) }),
        let presenter = modal.presenter, tree.shownIDs.contains(presenter)
      else { break }
      modal.content = content
      tree.modals.append(modal)
    }
    return tree
  }

  private mutating func cut(_ node: Navigation.Node<G>, _ isDenied: (G.Guard) -> Bool) -> Navigation.Node<G>? {
    if let name = node.container, G.guards(ofContainer: name).contains(where: isDenied) { return nil }
    var node = node
    switch node.content {
    case .blank: break
    case .screen(let screen):
      if G.guards(of: screen).contains(where: isDenied) { return nil }
    case .stack(let name, let nodes):
      let kept = nodes.prefix { $0.screen.map { !G.guards(of: $0).contains(where: isDenied) } ?? true }
      if kept.isEmpty { return nil }
      node.content = .stack(name, Array(kept))
    case .tabs(let name, var nodes, let selected):
      for index in [selected] + nodes.indices.filter({ $0 != selected }) where nodes.indices.contains(index) {
        guard !G.guards(ofTab: index, in: name).contains(where: isDenied), let kept = cut(nodes[index], isDenied) else { continue }
        nodes[index] = kept
        node.content = .tabs(name, nodes, selected: index)
        return node
      }
      return nil
    case .pages(let name, let nodes, let selected):
      let free = ([selected] + nodes.indices).first { index in
        nodes.indices.contains(index) && nodes[index].screen.map { !G.guards(of: $0).contains(where: isDenied) } ?? true
      }
      guard let free else { return nil }
      node.content = .pages(name, nodes, selected: free)
    case .split(let name, var columns, var focus):
      let declared = G.columns(of: name)
      for column in Navigation.Column.allCases {
        guard let inner = columns[column] else { continue }
        if let kept = cut(inner, isDenied) {
          columns[column] = kept
          continue
        }
        guard let shape = declared[column], inner.shape != shape else { return nil }
        let fresh = make(shape)
        guard let kept = cut(fresh, isDenied) else { return nil }
        columns[column] = kept
        focus.leave(column, for: .sidebar)
      }
      node.content = .split(name, columns, focus)
    }
    return node
  }

  // MARK: Links

  /// The tree without what a link that waits names: no modals, its tab selected, its stack as declared. nil if it leads to another root.
  func yielding(to target: Navigation.Target<G>) -> Navigation.Tree<G>? {
    guard case .root(let name, let visible) = target.resolved(on: idiom).atStart.place else { return self }
    guard name == rootName else { return nil }
    var tree = self
    tree.modals = []
    tree.root = tree.yielding(tree.root, to: visible, declared: G.shape(of: name))
    return tree
  }

  private mutating func yielding(
    _ node: Navigation.Node<G>, to visible: Navigation.Visible<G>, declared: Navigation.Shape<G>
  ) -> Navigation.Node<G> {
    switch (node.content, visible, declared) {
    case (.tabs(let name, var nodes, _), .tab(let index, let inner), .tabs(_, let shapes, _))
    where nodes.indices.contains(index) && shapes.indices.contains(index):
      nodes[index] = yielding(nodes[index], to: inner, declared: shapes[index])
      return Navigation.Node(id: node.id, content: .tabs(name, nodes, selected: index))
    case (_, .page, _): return node
    default: return make(declared)
    }
  }
}
