import Foundation

nonisolated extension Navigation {
  /// Everything that a scene holds: a root, and the modals on top of it.
  ///
  /// A tree starts blank and changes only through `Turn`, so that nothing can stand where the graph doesn't put it.
  public nonisolated struct Tree<G: Graph>: Hashable, Sendable {
    public let idiom: Idiom
    /// Which root this is; nil while there is none, or while a guard's flow has its place.
    public fileprivate(set) var rootName: G.Root?
    public fileprivate(set) var root = Node<G>(id: NodeID(rawValue: 0), content: .blank)
    /// The guard's flow that has the root's place.
    public fileprivate(set) var gate: Gate<G>?
    /// The root that guards' flows have replaced, to go back to if there will be no other.
    fileprivate(set) var home: Home<G>?
    public fileprivate(set) var modals: [Presented<G>] = []
    /// What has been on the screen, or beneath: only the first time counts as a way in.
    fileprivate var entered: Set<NodeID> = []
    private(set) var lastID = 0

    public init(idiom: Idiom) { self.idiom = idiom }

    /// What the app shows, without identities: the root, then the modals from the bottom up; an alert is blank.
    public var shape: [Shape<G>] { [root.shape] + modals.map { $0.content?.shape ?? .blank } }

    /// Everything that stands by itself, from the bottom up.
    var layers: [Node<G>] { [root] + modals.compactMap(\.content) }

    public func node(_ id: NodeID) -> Node<G>? {
      for layer in layers {
        if let node = layer.node(id) { return node }
      }
      return nil
    }

    /// The nodes from a layer's own down to `id`.
    func path(to id: NodeID) -> [Node<G>]? {
      for layer in layers {
        if let path = layer.path(to: id) { return path }
      }
      return nil
    }

    /// Whether the node can be seen, and nothing is presented on top of it.
    public func isInFront(_ id: NodeID) -> Bool {
      guard let top = modals.isEmpty ? root : modals.last?.content else { return false }
      var isVisible = false
      top.walk(\.visible) { isVisible = isVisible || $0.id == id }
      return isVisible
    }

    /// The screen on which a sequence goes on that has no place of its own.
    var leaf: Node<G> { (modals.last?.content ?? root).leaf }

    fileprivate mutating func mint() -> NodeID {
      lastID += 1
      return NodeID(rawValue: lastID)
    }

    /// A node for `shape`, with identities of its own.
    fileprivate mutating func make(_ shape: Shape<G>) -> Node<G> {
      let id = mint()
      switch shape {
      case .blank:
        return Node(id: id, content: .blank)
      case .screen(let screen):
        return Node(id: id, content: .screen(screen))
      case .stack(let name, let screens):
        return Node(id: id, content: .stack(name, screens.map { make(.screen($0)) }))
      case .tabs(let name, let shapes, let selected):
        return Node(id: id, content: .tabs(name, shapes.map { make($0) }, selected: selected))
      case .pages(let name, let screens, let selected):
        return Node(id: id, content: .pages(name, screens.map { make(.screen($0)) }, selected: selected))
      case .split(let name, let shapes):
        var columns: [Column: Node<G>] = [:]
        for column in Column.allCases {
          if let shape = shapes[column] { columns[column] = make(shape) }
        }
        return Node(id: id, content: .split(name, columns, Focus()))
      }
    }

    fileprivate mutating func update(_ id: NodeID, _ change: (inout Node<G>) -> Void) -> Bool {
      if root.update(id, change) { return true }
      for index in modals.indices {
        guard var content = modals[index].content, content.update(id, change) else { continue }
        modals[index].content = content
        return true
      }
      return false
    }
  }

  /// A guard's flow in the place of the root that it guards.
  public nonisolated struct Gate<G: Graph>: Hashable, Sendable {
    public let id: NodeID
    public let flow: G.Modal
  }

  /// A root that may come back.
  nonisolated struct Home<G: Graph>: Hashable, Sendable {
    let name: G.Root
    let root: Node<G>
    let entered: Set<NodeID>
  }
}

nonisolated extension Navigation.Tree {
  /// All nodes that can be seen or lie beneath what can be seen.
  var shownIDs: Set<Navigation.NodeID> {
    var all: Set<Navigation.NodeID> = []
    for layer in layers { layer.walk(\.shown) { all.insert($0.id) } }
    return all
  }

  /// Remembers what is shown now, forgets what is gone.
  fileprivate mutating func markEntered() {
    var present: Set<Navigation.NodeID> = []
    for layer in layers { layer.walk(\.children) { present.insert($0.id) } }
    entered = entered.union(shownIDs).intersection(present)
  }

  /// Whether what is in front was neither shown nor beneath what was shown.
  func showsNewPlace(since old: Navigation.Tree<G>) -> Bool {
    if root.id != old.root.id { return true }
    if let top = modals.last, !old.modals.contains(where: { $0.id == top.id }) { return true }
    let last = leaf
    if old.shownIDs.contains(last.id) { return false }
    var wasShown = false
    for layer in old.layers { layer.walk(\.shown) { wasShown = wasShown || $0.screen != nil && $0.screen == last.screen } }
    return !wasShown
  }

  /// The guards on places that this tree shows and `old` did not, outermost first, each once.
  func guardsEntered(from old: Navigation.Tree<G>) -> [G.Guard] {
    // A root that comes back has been entered already.
    if root.id == old.home?.root.id { return [] }
    var all: [G.Guard] = []
    let isFresh = root.id != old.root.id
    let shownBefore = old.shownIDs
    var screensBefore: Set<G.Screen> = []
    if !isFresh {
      for layer in old.layers { layer.walk(\.shown) { if let screen = $0.screen { screensBefore.insert(screen) } } }
    }
    func collect(_ node: Navigation.Node<G>) {
      if let name = node.container, !entered.contains(node.id) { all += G.guards(ofContainer: name) }
      if let screen = node.screen, !entered.contains(node.id), !screensBefore.contains(screen) {
        all += G.guards(of: screen)
      }
      if case .tabs(let name, let nodes, let selected) = node.content, nodes.indices.contains(selected),
        !shownBefore.contains(nodes[selected].id)
      {
        all += G.guards(ofTab: selected, in: name)
      }
      for child in node.shown { collect(child) }
    }
    if isFresh, let rootName { all += G.guards(of: rootName) }
    collect(root)
    for modal in modals {
      if !old.modals.contains(where: { $0.id == modal.id }) { all += G.guards(of: modal.modal) }
      if let content = modal.content { collect(content) }
    }
    var seen: Set<G.Guard> = []
    return all.filter { seen.insert($0).inserted }
  }
}
