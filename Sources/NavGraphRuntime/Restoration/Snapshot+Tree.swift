import Foundation

// Creating a snapshot from the part of a tree that can be encoded.
nonisolated extension NavGraph.Snapshot {
  /// Creates a snapshot, or returns nil if the tree has no root, or one that can't be saved. `flows` are the flows of guards, which aren't
  /// saved, because the intents that wait for them can't be saved.
  public init?<G: NavGraph.Graph>(_ tree: NavGraph.Tree<G>, without flows: Set<NavGraph.NodeID> = []) {
    let (kept, root) = (tree.rootName ?? tree.home?.name, tree.rootName == nil ? tree.home?.root ?? tree.root : tree.root)
    guard let name = kept else { return nil }
    let record = G.record(ofRoot: name)
    guard !record.isTransient else { return nil }
    self.init(graph: G.fingerprint, root: record)
    parts = Self.parts(of: root, declared: G.shape(of: name))
    guard tree.rootName != nil else { return }
    for modal in tree.modals {
      guard !flows.contains(modal.id), let kept = Self.modal(modal, in: tree) else { return }
      modals.append(kept)
    }
  }

  private static func modal<G: NavGraph.Graph>(_ modal: NavGraph.Presented<G>, in tree: NavGraph.Tree<G>) -> Modal? {
    guard let content = modal.content, let shape = G.content(of: modal.modal, on: tree.idiom),
      let presenter = modal.presenter.flatMap({ tree.position(of: $0) })
    else { return nil }
    let record = G.record(ofModal: modal.modal)
    var isTransient = record.isTransient
    let continuation = modal.continuation.map { G.record(ofContinuation: $0) }
    isTransient = isTransient || continuation?.isTransient == true
    // If the initial screen of the modal can't be saved, the modal can't be restored.
    content.walk({ Array($0.children.prefix(1)) }) { node in
      if let screen = node.screen, G.record(of: screen).isTransient { isTransient = true }
    }
    guard !isTransient else { return nil }
    let inside = parts(of: content, declared: shape)
    let kept = Modal(modal: record, parts: inside, style: modal.style?.rawValue, presenter: presenter, continuation: continuation)
    guard NavGraph.Idiom.allCases.contains(where: { G.shape(of: modal.modal, on: $0) != nil }) else { return kept }
    var marked = kept
    marked.idiom = "\(tree.idiom)"
    return marked
  }

  private static func parts<G: NavGraph.Graph>(of node: NavGraph.Node<G>, declared: NavGraph.Shape<G>) -> [String: Part] {
    var parts: [String: Part] = [:]
    func collect(_ node: NavGraph.Node<G>, _ declared: NavGraph.Shape<G>, _ key: String) {
      switch (node.content, declared) {
      case (.screen(let screen), .screen(let usual)):
        let record = G.record(of: screen)
        if screen != usual, !record.isTransient { parts[key] = Part(lowest: record) }
      case (.stack(let name, let nodes), .stack(let usual, let lowest)) where name == usual:
        let screens = nodes.compactMap { $0.screen }
        var part = Part()
        if screens.first != lowest.first {
          guard let record = screens.first.map({ G.record(of: $0) }), !record.isTransient else { return }
          part.lowest = record
        }
        let pushed = screens.dropFirst().map { G.record(of: $0) }.prefix { !$0.isTransient }
        if !pushed.isEmpty { part.pushed = Array(pushed) }
        if part != Part() { parts[key] = part }
      case (.tabs(let name, let nodes, let selected), .tabs(let usual, let shapes, _)) where name == usual:
        let names = G.tabNames(of: name)
        if names.indices.contains(selected) { parts[key] = Part(selected: names[selected]) }
        for (name, (node, shape)) in zip(names, zip(nodes, shapes)) { collect(node, shape, key + "/" + name) }
      case (.pages(let name, let nodes, let selected), .pages(let usual, let screens, _)) where name == usual:
        let names = G.pageNames(of: name)
        if names.indices.contains(selected) { parts[key] = Part(selected: names[selected]) }
        for (name, (node, screen)) in zip(names, zip(nodes, screens)) { collect(node, .screen(screen), key + "/" + name) }
      case (.split(let name, let columns, let focus), .split(let usual, let shapes)) where name == usual:
        if focus != NavGraph.Focus() {
          parts[key] = Part(
            column: focus.column?.rawValue, isCollapsed: focus.isCollapsed ? true : nil, showsInspector: focus.showsInspector ? true : nil)
        }
        for column in NavGraph.Column.allCases {
          guard let node = columns[column], let shape = shapes[column] else { continue }
          collect(node, shape, key + "/" + column.rawValue)
        }
      default: break
      }
    }
    collect(node, declared, "")
    return parts
  }
}

nonisolated extension NavGraph.Tree {
  /// Returns the path of indices to a node, beginning with the index of its layer.
  func position(of id: NavGraph.NodeID) -> [Int]? {
    guard let path = path(to: id), let layer = layers.firstIndex(where: { $0.id == path.first?.id }) else { return nil }
    return [layer] + zip(path, path.dropFirst()).compactMap { parent, child in parent.children.firstIndex { $0.id == child.id } }
  }

  func node(at position: [Int]) -> NavGraph.Node<G>? {
    var (found, siblings): (NavGraph.Node<G>?, [NavGraph.Node<G>]) = (nil, layers)
    for index in position {
      guard siblings.indices.contains(index) else { return nil }
      found = siblings[index]
      siblings = siblings[index].children
    }
    return found
  }
}
