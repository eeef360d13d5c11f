import NavGraphModel

// What is asked on the way. A place is entered if it was neither shown nor beneath what was shown, and now is.
extension Lander {
  func question(_ use: ID<GuardUse>, _ values: Values) -> LandingGuard {
    let use = graph.guardUses[use]
    return LandingGuard(question: use.guard, arguments: arguments(graph.guards[use.guard].parameters, use.arguments, values))
  }

  func unique(_ guards: [LandingGuard]) -> [LandingGuard] {
    var seen: Set<LandingGuard> = []
    return guards.filter { seen.insert($0).inserted }
  }

  /// The guards on what `new` shows and `old` did not, outermost first; the first `keptModals` were there before.
  func guards(entered new: LandingState, from old: LandingState?, keptModals: Int) -> [LandingGuard] {
    if graph.guardUses.isEmpty { return [] }
    let isFresh = old?.root != new.root
    var inquiry = Inquiry(lander: self)
    if isFresh {
      inquiry.ask(rootGuards(new.root), [:])
    } else if let old {
      let layers = [old.node] + old.modals.map(\.node)
      for layer in layers { for screen in layer.screens { inquiry.shownBefore.insert(Inquiry.Key(screen)) } }
    }
    inquiry.enter(new.node, isFresh ? nil : old?.node)
    for (index, modal) in new.modals.enumerated() {
      let isKept = index < keptModals
      let values = values(parameters(of: modal.content), modal.arguments)
      if !isKept, case .modal(let id) = modal.content { inquiry.ask(graph.modals[id].requires, values) }
      inquiry.enter(modal.node, isKept ? old?.modals[index].node : nil)
    }
    return inquiry.guards
  }

  /// Whether what is in front was neither shown nor beneath what was shown.
  func showsNewPlace(_ new: LandingState, since old: LandingState, keptModals: Int) -> Bool {
    if old.root != new.root || new.modals.count > keptModals { return true }
    guard let leaf = (new.modals.last?.node ?? new.node).leaf else { return true }
    return !([old.node] + old.modals.map(\.node)).contains { layer in layer.screens.contains { $0.isEqual(leaf) } }
  }

  /// The guards that `app` puts on a root, on this idiom.
  private func rootGuards(_ root: LandingRoot) -> IDRange<GuardUse> {
    func isSame(_ other: Root) -> Bool { graph.instances[other.instance].content == root.content }
    let own = graph.root(on: idiom, where: isSame) ?? graph.roots.ids.first { isSame(graph.roots[$0]) }
    return own.map { graph.roots[$0].requires } ?? .none
  }

  /// One walk through what is shown.
  private struct Inquiry {
    struct Key: Hashable {
      var screen: ScreenID
      var arguments: [LandingValue]
      init(_ screen: LandingScreen) {
        self.screen = screen.screen
        arguments = screen.arguments
      }
    }

    let lander: Lander
    var shownBefore: Set<Key> = []
    var guards: [LandingGuard] = []

    mutating func ask(_ uses: IDRange<GuardUse>, _ values: Values) {
      guards += uses.map { lander.question($0, values) }
    }

    /// `old`: the same place, if it was shown before.
    mutating func enter(_ node: LandingNode, _ old: LandingNode?) {
      let graph = lander.graph
      func own(_ content: NavGraphModel.Content) -> Values { lander.values(lander.parameters(of: content), node.arguments) }
      switch node.content {
      case .nothing: break
      case .screen(let screen): enter(screen)
      case .stack(let id, let screens):
        if !node.hasBeenShown { ask(graph.stacks[id].requires, own(.stack(id))) }
        for screen in screens { enter(screen) }
      case .tabs(let id, let tabs, let selected):
        if !node.hasBeenShown { ask(graph.tabSets[id].requires, [:]) }
        guard tabs.indices.contains(selected) else { return }
        var before: LandingNode?
        if case .tabs(id, let tabs, selected)? = old?.content { before = tabs[selected].node }
        // Unlike what a tab keeps, the tab itself is asked about each time.
        if before == nil { ask(graph.tabs[tabs[selected].tab].requires, [:]) }
        enter(tabs[selected].node, before)
      case .pages(let id, let pages, let selected):
        if !node.hasBeenShown { ask(graph.pageSets[id].requires, own(.pages(id))) }
        guard pages.indices.contains(selected) else { return }
        enter(pages[selected], nil)
      case .split(let id, let columns, _):
        if !node.hasBeenShown { ask(graph.splits[id].requires, [:]) }
        for column in columns {
          var before: LandingNode?
          if case .split(id, let columns, _)? = old?.content { before = columns.first { $0.column == column.column }?.node }
          enter(column.node, before)
        }
      }
    }

    private mutating func enter(_ screen: LandingScreen) {
      guard !screen.hasBeenShown, !shownBefore.contains(Key(screen)) else { return }
      let graph = lander.graph
      ask(graph.screens[screen.screen].requires, lander.values(graph.screens[screen.screen].parameters, screen.arguments))
    }
  }
}
