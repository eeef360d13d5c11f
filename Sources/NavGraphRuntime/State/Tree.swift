import Foundation

nonisolated extension NavGraph {
  /// Everything that a scene holds: a root, and the modals on top of it. It starts blank and changes only through `Reducer`, so that nothing
  /// can be where the graph doesn't put it.
  public nonisolated struct Tree<G: Graph>: Hashable, Sendable {
    public let idiom: Idiom
    /// Which root this is; nil while there is none, or while a guard's flow has its place.
    public internal(set) var rootName: G.Root?
    public internal(set) var root = Node<G>(id: NodeID(rawValue: 0), content: .blank)
    #if CONTINUATIONS || LINKS
    /// Which entry of a root this is: a bare root screen that is replaced is another node of the same.
    var entry = NodeID(rawValue: 0)
    #endif
    #if GUARDS
    /// The guard's flow that has the root's place.
    public internal(set) var rootFlow: RootFlow<G>?
    /// The root that guards' flows have replaced, to go back to if there will be no other.
    package internal(set) var home: PreviousRoot<G>?
    #endif
    public internal(set) var modals: [Presented<G>] = []
    #if GUARDS
    /// What has been on the screen, or beneath: only the first time counts as a way in.
    var entered: Set<NodeID> = []
    #endif
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
      #if TABS
      case .tabs(let name, let shapes, let selected):
        return Node(id: id, content: .tabs(name, shapes.map { make($0) }, selected: selected))
      #endif
      #if PAGES
      case .pages(let name, let screens, let selected):
        return Node(id: id, content: .pages(name, screens.map { make(.screen($0)) }, selected: selected))
      #endif
      #if SPLITS
      case .split(let name, let shapes):
        var columns: [Column: Node<G>] = [:]
        for column in Column.allCases {
          if let shape = shapes[column] { columns[column] = make(shape) }
        }
        return Node(id: id, content: .split(name, columns, Focus()))
      #endif
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
}
