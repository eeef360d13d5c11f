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
    #if ANCHORS
    /// What the steps so far have presented first: that is what points at the view of the event.
    var anchored: NodeID?
    #endif
    #if BROWSING
    public internal(set) var browsed: [Foundation.URL] = []
    #endif
    #if WINDOWS
    /// What other scenes are to show.
    public internal(set) var windows: [G.Root] = []
    #endif
    #if LINKS
    /// A root that stood was left by `switch to` or `restart`: that is how an app logs out.
    public internal(set) var hasLeftRoot = false
    #endif
    #if LINKS && GUARDS
    /// A link has put a root where there was none: a flow had its place.
    var hasOpenedRoot = false
    #endif
    #if SPLITS
    /// Nothing follows the step: a `show` of what is there leaves what has been pushed on it.
    var isLastStep = true
    #endif
    #if KEYS
    /// A screen that stays was told of other values.
    var hasTold = false
    #endif
    #if APPEVENTS
    /// The steps are those of an event of the app: what is on top already is not presented once more.
    var isStriking = false
    #endif
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
      #if LINKS
      if action.leavesRoot { hasLeftRoot = hasLeftRoot || tree.rootName != nil }
      #endif
      switch action {
      case .push(let screen): push(screen)
      #if REPLACING
      case .replace(let screen): replace(screen)
      #endif
      case .present(let modal, let style, let continuation): present(modal, style, continuation)
      #if TABS
      case .select(let container, let index, let orInRoot): select(index, of: container, orInRoot: orInRoot)
      case .selectInnermost(let choices): selectInnermost(choices)
      #endif
      #if SPLITS
      case .show(let column, let shape): show(column, shape)
      case .clear(let column): clear(column)
      #endif
      #if PAGES
      case .page(let turn): page(turn)
      case .pageInnermost(let choices): pageInnermost(choices)
      #endif
      case .pop: changeStack { $0.removeLast() }
      #if POPTO
      case .popTo(let popTarget): popTo(popTarget)
      #endif
      case .popToRoot:
        changeStack { $0.removeSubrange(1...) }
        clearTop()
      case .dismiss: leaveFlow(.dismissed(by: .app))
      #if DISMISSALL
      case .dismissAll:
        end(from: 0, .dismissed(by: .app))
        clearing.dismiss(.everything)
        place = tree.root.leaf.id
      #endif
      #if CLOSING
      case .close: close()
      #endif
      case .finish(let result): leaveFlow(.finished(result))
      case .switchTo(let root): enter(root)
      case .restart: enter(G.root(on: tree.idiom))
      #if LINKS
      case .open(let target): open(target)
      #endif
      #if BROWSING
      case .browse(let url): browsed.append(url)
      #endif
      #if WINDOWS
      case .openWindow(let root): windows.append(root)
      #endif
      case .stay: break
      #if CONDITIONS
      case .branch: dropped = "a choice is made before the step"
      #endif
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
      #if GUARDS
      endRootFlow(.dismissed(by: cause))
      tree.home = nil
      #endif
      tree.rootName = root
      #if CONTINUATIONS || LINKS
      tree.entry = tree.mint()
      #endif
      tree.root = tree.make(G.shape(of: root))
      place = tree.root.leaf.id
    }

    mutating func present(_ modal: G.Modal, _ style: Style?, _ continuation: G.Continuation?) {
      #if APPEVENTS
      if isStriking, let top = tree.modals.last, G.isPlace(top.modal, of: modal) {
        if top.modal == modal { return drop("it is up already") }
        #if KEYS
        return tellTop(of: modal)
        #endif
      }
      #endif
      tree.present(modal, Parts(), style, presenter: place, continuation: continuation)
      presented = tree.modals.last?.id
      #if ANCHORS
      anchored = anchored ?? presented
      #endif
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
      #if GUARDS
      if tree.rootFlow != nil, tree.root.node(place) != nil {
        end(from: 0, .dismissed(by: .parent))
        return endRootFlow(outcome)
      }
      #endif
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
