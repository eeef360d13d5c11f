import Foundation

nonisolated extension NavGraph {
  /// The reducer at work: a tree, the place where the next step happens, and what the steps so far have brought about.
  public nonisolated struct Reducer<G: Graph>: Sendable {
    public internal(set) var tree: Tree<G>
    /// The screen at which the next step happens.
    public internal(set) var place: NodeID?
    /// The flows that ended, the innermost first.
    public internal(set) var ended: [Ended<G>] = []
    /// What the steps so far have presented last.
    public internal(set) var presented: NodeID?
    /// What the steps so far have presented first: that is what points at the view of the event.
    var anchored: NodeID?
    public internal(set) var browsed: [Foundation.URL] = []
    /// What other scenes are to show.
    public internal(set) var windows: [G.Root] = []
    /// A root that stood was left by `switch to` or `restart`: that is how an app logs out.
    public internal(set) var hasLeftRoot = false
    /// A link has put a root where there was none: a flow had its place.
    var hasOpenedRoot = false
    /// Nothing follows the step: a `show` of what is there leaves what has been pushed on it.
    var isLastStep = true
    /// A screen that stays was told of other values.
    var hasTold = false
    /// The steps are those of an event of the app: what is on top already is not presented once more.
    var isStriking = false
    /// Where what the app itself has shown is in the way of these steps.
    public internal(set) var clearing = Clearing()
    /// The app itself has presented something over everything.
    var isCovered = false
    /// Why the last step can't be done.
    public internal(set) var dropped: String?

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
      drop("the graph doesn't put \(screen) there")
    }

    private mutating func perform(_ action: Action<G>) {
      dropped = nil
      if action.leavesRoot { hasLeftRoot = hasLeftRoot || tree.rootName != nil }
      switch action {
      case .push(let screen): push(screen)
      case .replace(let screen): replace(screen)
      case .present(let modal, let style, let continuation): present(modal, style, continuation)
      case .select(let container, let index, let orInRoot): select(index, of: container, orInRoot: orInRoot)
      case .selectInnermost(let choices): selectInnermost(choices)
      case .show(let column, let shape): show(column, shape)
      case .clear(let column): clear(column)
      case .page(let turn): page(turn)
      case .pageInnermost(let choices): pageInnermost(choices)
      case .pop: changeStack { $0.removeLast() }
      case .popTo(let popTarget): popTo(popTarget)
      case .popToRoot:
        changeStack { $0.removeSubrange(1...) }
        clearTop()
      case .dismiss: leaveFlow(.dismissed(by: .app))
      case .dismissAll:
        end(from: 0, .dismissed(by: .app))
        clearing.dismiss(.everything)
        place = tree.root.leaf.id
      case .close: close()
      case .finish(let result): leaveFlow(.finished(result))
      case .switchTo(let root): enter(root)
      case .restart: enter(G.root(on: tree.idiom))
      case .open(let target): open(target)
      case .browse(let url): browsed.append(url)
      case .openWindow(let root): windows.append(root)
      case .stay: break
      case .branch: dropped = "a choice is made before the step"
      }
    }

    /// Ends the modals from `index` up; those above go with what they stand on.
    package mutating func end(from index: Int, _ outcome: Outcome<G.Result>) {
      while tree.modals.count > index {
        let isLowest = tree.modals.count == index + 1
        let modal = tree.modals.removeLast()
        ended.append(
          Ended(
            id: modal.id, modal: modal.modal, outcome: isLowest ? outcome : .dismissed(by: .parent), presenter: modal.presenter,
            continuation: modal.continuation))
      }
    }

    /// Puts a root where the old one was, afresh.
    mutating func enter(_ root: G.Root, because cause: Cause = .root) {
      end(from: 0, .dismissed(by: cause))
      endRootFlow(.dismissed(by: cause))
      tree.home = nil
      tree.rootName = root
      tree.entry = tree.mint()
      tree.root = tree.make(G.shape(of: root))
      place = tree.root.leaf.id
    }

    mutating func present(_ modal: G.Modal, _ style: Style?, _ continuation: G.Continuation?) {
      if isStriking, let top = tree.modals.last, G.isPlace(top.modal, of: modal) {
        if top.modal == modal { return drop("it is up already") }
        return tellTop(of: modal)
      }
      tree.present(modal, Parts(), style, presenter: place, continuation: continuation)
      presented = tree.modals.last?.id
      anchored = anchored ?? presented
      place = tree.modals.last?.content?.leaf.id ?? place
    }

    /// Ends the innermost flow around the place; the next step happens at its presenter's.
    mutating func leaveFlow(_ outcome: Outcome<G.Result>) {
      guard let place else { return drop("there is no place") }
      if let index = tree.modals.firstIndex(where: { $0.content?.node(place) != nil }) {
        self.place = tree.modals[index].presenter
        end(from: index, outcome)
        return
      }
      if tree.rootFlow != nil, tree.root.node(place) != nil {
        end(from: 0, .dismissed(by: .parent))
        return endRootFlow(outcome)
      }
      drop("nothing here was presented")
    }

    mutating func drop(_ reason: String) { dropped = reason }

    /// Nothing of the app's own is left on the screen to which a step leads back.
    mutating func clearTop() {
      if dropped == nil, let place { clearing.screens.insert(place) }
    }
  }

  /// A flow that is over.
  public nonisolated struct Ended<G: Graph>: Hashable, Sendable {
    public let id: NodeID
    public let modal: G.Modal
    public let outcome: Outcome<G.Result>
    public let presenter: NodeID?
    public let continuation: G.Continuation?
  }
}

// States of an app for those who have no navigator: tests, previews, analytics. What decides is what decides in an app.
nonisolated extension NavGraph.Tree {
  /// The tree after an event of the screen in front.
  public func after(
    _ event: NavGraph.Event<G>, where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    driven(where: holds, grants: grants) { $0.send(event, from: nil) }
  }

  /// What is presented on top has ended like that: a swipe, the button of an alert.
  public func ending(
    _ outcome: NavGraph.Outcome<G.Result>, where holds: (G.Condition) -> Bool = { _ in false },
    grants: (G.Guard) -> Bool = { _ in true }
  ) -> NavGraph.Tree<G> {
    guard let top = modals.last else { return self }
    return driven(where: holds, grants: grants) { $0.hostDismissed(top.id, outcome) }
  }

  func driven(
    where holds: (G.Condition) -> Bool, grants: (G.Guard) -> Bool, _ input: (inout NavGraph.Scheduler<G>) -> Void
  ) -> NavGraph.Tree<G> {
    var scheduler = NavGraph.Scheduler(showing: self)
    scheduler.showsFlowsOfGuards = false
    input(&scheduler)
    scheduler.run(where: holds, grants: { grants($0) })
    return scheduler.tree
  }
}

// Events of the app: they begin at whatever is in front.
nonisolated extension NavGraph.Reducer {
  /// The same before a step of an event of the app, unless that leaves everything as it is. A link looks after that itself.
  mutating func uncover(for step: NavGraph.Action<G>) {
    guard isStriking else { return }
    switch step {
    case .open, .stay: return
    case .browse: return
    case .openWindow: return
    default:
      clearing.dismiss(.alerts)
      uncoverAlert()
    }
  }
}
