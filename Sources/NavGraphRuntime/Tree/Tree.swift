import Foundation

nonisolated extension NavGraph {
  /// Everything that a scene holds: a root, and the modals on top of it. It starts blank and changes only through `Reducer`, so that nothing
  /// can be where the graph doesn't put it.
  public nonisolated struct Tree<G: Graph>: Hashable, Sendable {
    public let idiom: Idiom
    /// Which root this is; nil while there is none, or while a guard's flow has its place.
    public internal(set) var rootName: G.Root?
    public internal(set) var root = Node<G>(id: NodeID(rawValue: 0), content: .blank)
    /// Which entry of a root this is: a bare root screen that is replaced is another node of the same.
    var entry = NodeID(rawValue: 0)
    /// The guard's flow that has the root's place.
    public internal(set) var rootFlow: RootFlow<G>?
    /// The root that guards' flows have replaced, to go back to if there will be no other.
    package internal(set) var home: PreviousRoot<G>?
    public internal(set) var modals: [Presented<G>] = []
    /// What has been on the screen, or beneath: only the first time counts as a way in.
    var entered: Set<NodeID> = []
    private(set) var lastID = 0

    public init(idiom: Idiom) { self.idiom = idiom }

    /// What the app shows, without identities: the root, then the modals from the bottom up; an alert is blank.
    public var shape: [Shape<G>] { [root.shape] + modals.map { $0.content?.shape ?? .blank } }

    /// Everything that stands by itself, from the bottom up.
    package var layers: [Node<G>] { [root] + modals.compactMap { $0.content } }

    public func node(_ id: NodeID) -> Node<G>? {
      for modal in modals.reversed() {
        if let found = modal.content?.node(id) { return found }
      }
      return root.node(id)
    }

    /// The nodes from a layer's own down to `id`.
    package func path(to id: NodeID) -> [Node<G>]? {
      for modal in modals.reversed() {
        if let path = modal.content?.path(to: id) { return path }
      }
      return root.path(to: id)
    }

    /// Whether the node can be seen, and nothing is presented on top of it.
    public func isInFront(_ id: NodeID) -> Bool {
      guard let top = modals.isEmpty ? root : modals.last?.content else { return false }
      return top.isSeen(id)
    }

    /// The screen on which a sequence goes on that has no place of its own.
    package var leaf: Node<G> { (modals.last?.content ?? root).leaf }

    mutating func mint() -> NodeID {
      lastID += 1
      return NodeID(rawValue: lastID)
    }

    /// A node for `shape`, with identities of its own.
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

  /// A modal that is up.
  public nonisolated struct Presented<G: Graph>: Hashable, Sendable, Swift.Identifiable {
    public let id: NodeID
    public internal(set) var modal: G.Modal
    /// The style that the event asked for, before the modal's own.
    public let style: Style?
    /// What is in it; an alert has none.
    public internal(set) var content: Node<G>?
    /// The place whose continuation run when it has ended.
    public let presenter: NodeID?
    public let continuation: G.Continuation?
  }
}

// In stacks alone every node lies beneath what can be seen.
nonisolated extension NavGraph.Node {
  /// The children that can be seen or lie beneath what can be seen.
  var shown: [NavGraph.Node<G>] {
    switch content {
    case .stack(_, let nodes): nodes
    case .split(_, let columns, let focus): focus.shown(of: Set(columns.keys)).compactMap { columns[$0] }
    default: visible
    }
  }
}

nonisolated extension NavGraph.Tree {
  /// All nodes that can be seen or lie beneath what can be seen.
  package var shownIDs: Set<NavGraph.NodeID> {
    var all: Set<NavGraph.NodeID> = []
    for layer in layers { layer.walk({ $0.shown }) { all.insert($0.id) } }
    return all
  }

  /// The tree after an event of the app.
  public func after(
    striking event: NavGraph.Event<G>, where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    driven(where: holds, grants: grants) { $0.strike(event) }
  }
}

// What a link shows that was not there.
nonisolated extension NavGraph.Tree {
  /// Whether anything that is shown, or is beneath what is shown, was neither. A screen with other values is another one.
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
  /// A guard's flow in the place of the root that it guards.
  public nonisolated struct RootFlow<G: Graph>: Hashable, Sendable {
    public let id: NodeID
    public let flow: G.Modal
  }

  /// A root that may come back.
  package nonisolated struct PreviousRoot<G: Graph>: Hashable, Sendable {
    let name: G.Root
    package let root: Node<G>
    let entry: NodeID
    let entered: Set<NodeID>
  }
}
