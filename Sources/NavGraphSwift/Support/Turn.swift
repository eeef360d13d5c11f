import Foundation

nonisolated extension Navigation {
  /// The reducer at work: a tree, the place where the next step happens, and what the steps so far have brought about.
  public nonisolated struct Turn<G: Graph>: Sendable {
    public fileprivate(set) var tree: Tree<G>
    /// The screen at which the next step happens.
    public fileprivate(set) var place: NodeID?
    /// The flows that ended, the innermost first.
    public fileprivate(set) var ended: [Ended<G>] = []
    /// What the last step presented.
    public fileprivate(set) var presented: NodeID?
    public fileprivate(set) var browsed: [URL] = []
    /// A root that stood was left by `switch to` or `restart`: that is how an app logs out.
    public fileprivate(set) var hasLeftRoot = false
    /// Why the last step can't be done.
    public fileprivate(set) var dropped: String?

    public init(_ tree: Tree<G>, at place: NodeID? = nil) {
      self.tree = tree
      self.place = place ?? tree.leaf.id
    }

    /// Does one step. A step that can't be done changes nothing but `dropped`.
    public mutating func run(_ action: Action<G>) {
      let before = self
      perform(action)
      // Whoever made the action: nothing stands where the graph doesn't put it.
      guard tree.lastID > before.tree.lastID, let screen = tree.misplaced(since: before.tree.lastID) else { return }
      self = before
      presented = nil
      drop("the graph doesn't put \(screen) there")
    }

    private mutating func perform(_ action: Action<G>) {
      dropped = nil
      presented = nil
      switch action {
      case .push(let screen): push(screen)
      case .replace(let screen): replace(screen)
      case .present(let modal, let style, let arms): present(modal, style, arms)
      case .select(let container, let index): select(index, of: container)
      case .selectInnermost(let choices): selectInnermost(choices)
      case .show(let column, let shape): show(column, shape)
      case .clear(let column): clear(column)
      case .page(let turn): page(turn)
      case .pageInnermost(let choices): pageInnermost(choices)
      case .pop: changeStack { $0.removeLast() }
      case .popTo(let landmark): popTo(landmark)
      case .popToRoot: changeStack { $0.removeSubrange(1...) }
      case .dismiss: leaveFlow(.dismissed(by: .app))
      case .dismissAll:
        end(from: 0, .dismissed(by: .app))
        place = tree.root.leaf.id
      case .close: close()
      case .finish(let result): leaveFlow(.finished(result))
      case .switchTo(let root): leave(for: root)
      case .restart: leave(for: G.root(on: tree.idiom))
      case .open(let target): open(target)
      case .browse(let url): browsed.append(url)
      case .stay: break
      case .branch: dropped = "a choice is made before the step"
      }
    }

    /// Ends the modals from `index` up; those above go with what they stand on.
    mutating func end(from index: Int, _ outcome: Outcome<G.Result>) {
      while tree.modals.count > index {
        let isLowest = tree.modals.count == index + 1
        let modal = tree.modals.removeLast()
        ended.append(
          Ended(
            id: modal.id, modal: modal.modal, outcome: isLowest ? outcome : .dismissed(by: .parent), presenter: modal.presenter,
            arms: modal.arms))
      }
    }

    private mutating func leave(for root: G.Root) {
      hasLeftRoot = hasLeftRoot || tree.rootName != nil
      enter(root)
    }

    /// Puts a root where the old one was, afresh.
    mutating func enter(_ root: G.Root, because cause: Cause = .root) {
      end(from: 0, .dismissed(by: cause))
      endGate(.dismissed(by: cause))
      tree.home = nil
      tree.rootName = root
      tree.root = tree.make(G.shape(of: root))
      place = tree.root.leaf.id
    }

    /// Puts the flow of a guard where the root was.
    mutating func enterGate(_ flow: G.Modal) {
      guard case .flow(let shape, _) = G.presentation(of: flow) else { return }
      end(from: 0, .dismissed(by: .root))
      endGate(.dismissed(by: .root))
      if let name = tree.rootName { tree.home = Home(name: name, root: tree.root, entered: tree.entered) }
      tree.gate = Gate(id: tree.mint(), flow: flow)
      tree.rootName = nil
      tree.root = tree.make(shape)
    }

    mutating func present(_ modal: G.Modal, _ style: Style?, _ arms: G.Arms?) {
      let id = tree.mint()
      var content: Node<G>?
      if case .flow(let shape, _) = G.presentation(of: modal) { content = tree.make(shape) }
      tree.modals.append(Presented(id: id, modal: modal, style: style, content: content, presenter: place, arms: arms))
      presented = id
      place = content?.leaf.id ?? place
    }

    // MARK: Flows

    /// Ends the innermost flow around the place; the next step happens at its presenter's.
    private mutating func leaveFlow(_ outcome: Outcome<G.Result>) {
      guard let place else { return drop("there is no place") }
      if let index = tree.modals.firstIndex(where: { $0.content?.node(place) != nil }) {
        self.place = tree.modals[index].presenter
        end(from: index, outcome)
      } else if tree.gate != nil, tree.root.node(place) != nil {
        end(from: 0, .dismissed(by: .parent))
        endGate(outcome)
      } else {
        drop("nothing here was presented")
      }
    }

    private mutating func endGate(_ outcome: Outcome<G.Result>) {
      guard let gate = tree.gate else { return }
      tree.gate = nil
      if case .dismissed(by: .app) = outcome { goHome() }
      ended.append(Ended(id: gate.id, modal: gate.flow, outcome: outcome, presenter: nil, arms: nil))
    }

    /// Back to the root that the flow of a guard had replaced.
    mutating func goHome() {
      guard tree.rootName == nil, tree.gate == nil, let home = tree.home else { return }
      end(from: 0, .dismissed(by: .root))
      tree.home = nil
      tree.rootName = home.name
      tree.root = home.root
      tree.entered.formUnion(home.entered)
    }

    /// Leaves by position: pop what was pushed, dismiss what was presented, clear a column.
    private mutating func close() {
      guard let place, let path = tree.path(to: place), let layer = path.first else { return drop("there is no place") }
      if case .stack(_, let nodes)? = path.dropLast().last?.content, nodes.count > 1 {
        changeStack { $0.removeLast() }
      } else if let (_, column) = split(around: place) {
        clear(column)
      } else if tree.modals.contains(where: { $0.content?.id == layer.id }) {
        leaveFlow(.dismissed(by: .app))
      } else {
        drop("this is where everything starts")
      }
    }

    mutating func drop(_ reason: String) { dropped = reason }
  }

  /// A flow that is over.
  public nonisolated struct Ended<G: Graph>: Hashable, Sendable {
    public let id: NodeID
    public let modal: G.Modal
    public let outcome: Outcome<G.Result>
    public let presenter: NodeID?
    public let arms: G.Arms?
  }
}
