// What links bring up over whatever is there: the flows of the guards that they meet where the user is.
extension PlaceExplorer {
  struct OverAnything {
    var content: Content
    /// The root that the link names.
    var root: UnitID
    /// A modal that blocks holds the link up.
    var isHeldUp: Bool
    /// The root asks it too: coming from another root, its flow takes the root's place.
    var isOfRoot = false
    /// It lies on itself too: what comes up after an event of the app, and what the event itself presents with other values.
    var liesOnItself = false
  }

  struct PresentedByLink: Hashable {
    var content: Content
    var root: UnitID
  }

  /// Notes the flows of the guards that a link meets besides those of the root that it enters.
  mutating func noteFlows(_ steps: some Sequence<DestinationStep>, in root: UnitID, _ requires: IDRange<GuardUse>, _ policy: App.LinkPolicy)
  {
    guard !graph.guards.isEmpty, policy == .dismiss || policy.leavesModals else { return }
    let own = requires.map { graph.guardUses[$0].guard }
    var ofRoot = entryGuards[root.index]
    for id in graph.roots.ids where graph.instances[graph.roots[id].instance].content == found.units[root].content {
      ofRoot += graph.roots[id].requires.map { graph.guardUses[$0].guard }
    }
    // The flow of one of them may need another, and then that one's comes instead.
    var known = Set(own + guards(namedBy: steps))
    var open = known.sorted()
    while let id = open.popLast() {
      guard let flow = graph.guards[id].flow, graph.instances[flow].content != .unknown else { continue }
      for next in graph.entryGuards(graph.instances[flow].content) where known.insert(next).inserted { open.append(next) }
      overAnything.append(
        OverAnything(
          content: graph.instances[flow].content, root: root, isHeldUp: policy == .dismiss,
          isOfRoot: !own.contains(id) && ofRoot.contains(id)))
    }
  }

  /// Notes what a link presents that dismisses nothing: it is on top of whatever is presented then, and of itself.
  mutating func notePresented(_ steps: some Sequence<DestinationStep>, in root: UnitID, _ policy: App.LinkPolicy) {
    guard policy == .over || policy.leavesModals else { return }
    for step in steps {
      guard case .present(let instance, _) = step.kind, case let content = graph.instances[instance].content, content != .unknown,
        presentedByLinks.insert(PresentedByLink(content: content, root: root)).inserted
      else { continue }
      overAnything.append(OverAnything(content: content, root: root, isHeldUp: false, liesOnItself: true))
    }
  }

  /// The guards of all that a target names.
  func guards(namedBy steps: some Sequence<DestinationStep>) -> [GuardID] {
    steps.flatMap { step -> [GuardID] in
      switch step.kind {
      case .tab(let tab): graph.guards(of: tab)
      case .present(let instance, _): graph.entryGuards(graph.instances[instance].content)
      case .column(_, let instance?), .screen(let instance), .page(let instance):
        if case .screen(let screen) = graph.instances[instance].content {
          graph.screens[screen].requires.map { graph.guardUses[$0].guard }
        } else {
          []
        }
      case .container(let instance): graph.guardsAskedForValues(of: graph.instances[instance].content)
      default: []
      }
    }
  }

  /// What waits for their dismissal goes on at what they lie on.
  mutating func goOnOverAnything() {
    let waiting = overAnything.flatMap { item in
      presented(item.content).filter { lists[$0.index].afterDismiss >= 0 }.map { (item: item, unit: $0) }
    }
    if waiting.isEmpty { return }
    let bases = rootsBelow()
    for (item, unit) in waiting {
      for below in found.units.ids where isUnder(item, below, bases[below.index]) {
        // A link that needs the guard whose flow is up waits behind that flow.
        if below == unit, !item.liesOnItself, !isPresentedByEvents(unit) { continue }
        guard let slot = found.units[below].slot else { continue }
        for leaf in leaves(of: slot, isFresh: false) + found.collapsedLeaves(of: slot, isFresh: false) {
          _ = resumableIndex.insert(packed(unit.raw, leaf.raw), 0)
          _ = changedIndex.insert(packed(unit.raw, leaf.raw), 0)
          goOnAfterDismiss(of: unit, at: leaf)
        }
      }
    }
  }

  private func isPresentedByEvents(_ unit: UnitID) -> Bool {
    found.presentations.contains { presentation in
      if presentation.unit == unit, case .event = presentation.cause { true } else { false }
    }
  }

  private func presented(_ content: Content) -> [UnitID] {
    (0..<graph.variantCount(of: content)).compactMap { unitIndex[Unit.key(.presented, content, $0)].map(UnitID.init(raw:)) }
  }

  private func isUnder(_ item: OverAnything, _ below: UnitID, _ roots: [UnitID]) -> Bool {
    switch found.units[below].kind {
    case .external, .guardFlow: return false
    case .root: break
    case .presented:
      if item.isHeldUp, case .modal(let modal) = found.units[below].content, graph.modals[modal].dismissal == .blocked { return false }
    }
    return roots.contains { root in
      guard found.units[root].kind == .root else { return false }
      if root == item.root { return true }
      let (idioms, others) = (found.units[root].idioms, found.units[item.root].idioms)
      return !item.isOfRoot && (idioms.isEmpty || others.isEmpty || !idioms.isDisjoint(with: others))
    }
  }
}
