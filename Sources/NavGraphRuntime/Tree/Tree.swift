import Foundation

nonisolated extension NavGraph {
  /// The content of a scene: a root, and the modals on top of it. A tree starts blank and changes only through `Reducer`, so it never
  /// contains a screen where the graph doesn't allow it.
  public nonisolated struct Tree<G: Graph>: Hashable, Sendable {
    public let idiom: Idiom
    /// The current root; nil before there is one, and while the flow of a guard replaces it.
    public internal(set) var rootName: G.Root?
    public internal(set) var root = Node<G>(id: NodeID(rawValue: 0), content: .blank)
    /// The identity of the entry into the root. It stays the same when a bare root screen is replaced.
    var entry = NodeID(rawValue: 0)
    /// The flow of a guard that is shown instead of the root.
    public internal(set) var rootFlow: RootFlow<G>?
    /// The root that the flow of a guard has replaced, which is shown again if no other root follows.
    package internal(set) var home: PreviousRoot<G>?
    public internal(set) var modals: [Presented<G>] = []
    /// The nodes that have been visible or under visible ones. Their guards aren't evaluated again.
    var entered: Set<NodeID> = []
    private(set) var lastID = 0

    public init(idiom: Idiom) { self.idiom = idiom }

    /// The content of the scene, without identities: the root, then the modals from the bottom up. An alert is blank.
    public var shape: [Shape<G>] { [root.shape] + modals.map { $0.content?.shape ?? .blank } }

    /// The contents of the root and the modals, from the bottom up. Alerts have no content.
    package var layers: [Node<G>] { [root] + modals.compactMap { $0.content } }

    public func node(_ id: NodeID) -> Node<G>? {
      for modal in modals.reversed() {
        if let found = modal.content?.node(id) { return found }
      }
      return root.node(id)
    }

    /// Returns the nodes from the top node of a layer down to `id`.
    package func path(to id: NodeID) -> [Node<G>]? {
      for modal in modals.reversed() {
        if let path = modal.content?.path(to: id) { return path }
      }
      return root.path(to: id)
    }

    /// Returns whether the node is visible and nothing is presented on top of it.
    public func isInFront(_ id: NodeID) -> Bool {
      guard let top = modals.isEmpty ? root : modals.last?.content else { return false }
      return top.isSeen(id)
    }

    /// The screen in front, where steps without a place happen.
    package var leaf: Node<G> { (modals.last?.content ?? root).leaf }

    mutating func mint() -> NodeID {
      lastID += 1
      return NodeID(rawValue: lastID)
    }

    mutating func make(_ shape: Shape<G>) -> Node<G> {
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

    mutating func update(_ id: NodeID, _ change: (inout Node<G>) -> Void) -> Bool {
      if root.update(id, change) { return true }
      for index in modals.indices {
        guard var content = modals[index].content, content.update(id, change) else { continue }
        modals[index].content = content
        return true
      }
      return false
    }
  }

  /// A presented modal.
  public nonisolated struct Presented<G: Graph>: Hashable, Sendable, Swift.Identifiable {
    public let id: NodeID
    public internal(set) var modal: G.Modal
    /// The style that the event specifies, which has precedence over the styles of the modal.
    public let style: Style?
    /// The content of the modal; nil for an alert.
    public internal(set) var content: Node<G>?
    /// The place whose `continuation` runs when the modal has ended.
    public let presenter: NodeID?
    public let continuation: G.Continuation?
  }
}

// Only in stacks and collapsed splits can a node be under a visible one.
nonisolated extension NavGraph.Node {
  /// The children that are visible or under visible ones.
  var shown: [NavGraph.Node<G>] {
    switch content {
    case .stack(_, let nodes): nodes
    case .split(_, let columns, let focus): focus.shown(of: Set(columns.keys)).compactMap { columns[$0] }
    default: visible
    }
  }
}

nonisolated extension NavGraph.Tree {
  /// The nodes that are visible or under visible ones.
  package var shownIDs: Set<NavGraph.NodeID> {
    var all: Set<NavGraph.NodeID> = []
    for layer in layers { layer.walk({ $0.shown }) { all.insert($0.id) } }
    return all
  }

  /// Returns the tree after an app-level event.
  public func after(
    striking event: NavGraph.Event<G>, where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    driven(where: holds, grants: grants) { $0.perform(appEvent: event) }
  }
}

// Determining what a link adds to the visible content.
nonisolated extension NavGraph.Tree {
  /// Returns whether this tree shows anything that `old` didn't. A screen with other values is a new place.
  func showsNewPlace(since old: NavGraph.Tree<G>) -> Bool {
    if entry != old.entry { return true }
    if let top = modals.last, !old.modals.contains(where: { $0.id == top.id }) { return true }
    var there: Set<G.Screen> = []
    for layer in old.layers { layer.walk({ $0.shown }) { if let screen = $0.screen { there.insert(screen) } } }
    var isNew = false
    for layer in layers { layer.walk({ $0.shown }) { if let screen = $0.screen { isNew = isNew || !there.contains(screen) } } }
    return isNew
  }
}

nonisolated extension NavGraph {
  /// The flow of a guard that is shown instead of the root that it guards.
  public nonisolated struct RootFlow<G: Graph>: Hashable, Sendable {
    public let id: NodeID
    public let flow: G.Modal
  }

  /// A root that may be shown again.
  package nonisolated struct PreviousRoot<G: Graph>: Hashable, Sendable {
    let name: G.Root
    package let root: Node<G>
    let entry: NodeID
    let entered: Set<NodeID>
  }
}
