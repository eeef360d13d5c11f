import NavGraphSyntax

// The effects of links that depend on the rest of the exploration.
extension ReachabilityAnalysis {
  /// Evaluates the guards of a screen that a link shows again after another one has replaced it.
  mutating func askWhereRestored(for slot: SlotID) {
    guard let first = found.slots[slot].first else { return }
    askForFirst(
      of: slot, at: Cursor(slot: slot, node: found.hub(with: .all, of: slot)),
      via: Way(source: nil, origin: found.places[first].origin, cause: .link))
  }

  /// Evaluates the guards of the declared screen of a slot, which is created again.
  mutating func askForFirst(of slot: SlotID, at cursor: Cursor, via way: Way) {
    if let first = found.slots[slot].first { ask(graph.screens[found.places[first].screen].requires, at: cursor, via: way) }
  }

  // MARK: Here

  /// Adds the screens of `here` to all slots of a stack, because a screen that is possible in one of them is possible in all.
  mutating func spreadHere() {
    let wanted = links.screensOfHere
    if wanted.isEmpty { return }
    var slots = [[SlotID]](repeating: [], count: graph.stacks.count)
    // A guard flow that replaces a root delays every link.
    for slot in found.slots.ids where found.units[found.slots[slot].unit].kind != .guardFlow {
      if case .stack(let stack) = found.slots[slot].kind { slots[stack.index].append(slot) }
    }
    for place in found.places.ids {
      let screen = found.places[place].screen
      guard let origin = wanted[screen], case .stack(let stack) = found.slots[found.places[place].slot].kind else { continue }
      for slot in slots[stack.index] where found.place(of: screen, in: slot) == nil {
        _ = found.reach(screen, in: slot, with: .isPushed, from: origin)
      }
    }
  }

  /// Adds moves that push the screens of `here` on each stack that can contain them.
  mutating func addHereMoves() {
    let wanted = links.screensOfHere
    if wanted.isEmpty { return }
    for place in found.places.ids where wanted[found.places[place].screen] != nil {
      let slot = found.places[place].slot
      guard found.slots[slot].hasPath, found.units[found.slots[slot].unit].kind != .guardFlow else { continue }
      found.places[place].flags.insert(.isPushed)
      found.moves.append(StackMove(from: found.hub(with: .all, of: slot), to: place, kind: .push))
    }
  }

  // MARK: Opened by events

  /// Returns the routes that events open in guard flows that replace a root, or in modals over them.
  func openedInFlows() -> [(flow: PresentationContextID, route: RouteID)] {
    if links.opens.isEmpty || !found.units.contains(where: { $0.kind == .guardFlow }) { return [] }
    let roots = presenters.rootsBelow(in: found)
    var result: [(flow: PresentationContextID, route: RouteID)] = []
    for open in links.opens {
      let unit = found.slots[open.slot].unit
      if found.units[unit].kind == .presented {
        let policy = graph.linkPolicy(own: graph.routes[open.route].links)
        if policy == .wait || policy == .reject { continue }
      }
      for flow in roots[unit.index] where found.units[flow].kind == .guardFlow { result.append((flow, open.route)) }
    }
    return result
  }

  /// Marks guard flows that an opened link leaves by entering the root. A link that only presents keeps the flow.
  mutating func noteFlowsThatAreLeft() {
    for (flow, route) in openedInFlows() {
      let isLeft = graph.destinations[graph.routes[route].destinations].contains { destination in
        destination.root != nil && graph.hereSteps(of: destination).map { !$0.belowModals.isEmpty } ?? true
      }
      if isLeft { found.units[flow].flags.insert(.leavesByLink) }
    }
  }

  // MARK: Over anything

  /// Notes the flows of the guards that a link evaluates, other than those of the root that it enters.
  mutating func noteFlows(
    of steps: some Sequence<DestinationStep>, in root: PresentationContextID, requires: IDRange<GuardUse>, policy: App.LinkPolicy
  ) {
    guard !graph.guards.isEmpty, policy == .dismiss || policy.leavesModals else { return }
    let own = requires.map { graph.guardUses[$0].guard }
    var ofRoot = entryGuards[root]
    for id in graph.roots.ids where graph.instances[graph.roots[id].instance].content == found.units[root].content {
      ofRoot += graph.roots[id].requires.map { graph.guardUses[$0].guard }
    }
    // The flow of a guard may require another guard, whose flow is then presented instead.
    var known = Set(own + guards(namedBy: steps))
    var open = known.sorted()
    while let id = open.popLast() {
      guard let flow = graph.guards[id].flow, graph.instances[flow].content != .unknown else { continue }
      for next in graph.entryGuards(of: graph.instances[flow].content) where known.insert(next).inserted { open.append(next) }
      overAnything.add(
        OverAnything.Item(
          content: graph.instances[flow].content, root: root, isHeldUp: policy == .dismiss,
          isOfRoot: !own.contains(id) && ofRoot.contains(id)))
    }
  }

  /// Notes the contents that a link presents without dismissing anything. They are on top of whatever is presented, including themselves.
  mutating func notePresented(by steps: some Sequence<DestinationStep>, in root: PresentationContextID, policy: App.LinkPolicy) {
    guard policy == .over || policy.leavesModals else { return }
    for step in steps {
      guard case .present(let instance, _) = step.kind, case let content = graph.instances[instance].content, content != .unknown
      else { continue }
      overAnything.add(presentedByLink: content, in: root)
    }
  }

  /// Returns the guards of all contents that a target names.
  func guards(namedBy steps: some Sequence<DestinationStep>) -> [GuardID] {
    steps.flatMap { step -> [GuardID] in
      switch step.kind {
      case .tab(let tab): graph.guards(of: tab)
      case .present(let instance, _): graph.entryGuards(of: graph.instances[instance].content)
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

  /// Continues the sequences that wait for the dismissal of these contents, at each unit under them.
  mutating func continueOverAnything() {
    let waiting = overAnything.items.flatMap { item in
      (0..<graph.variantCount(of: item.content)).compactMap { found.unit(as: .presented, for: item.content, variant: $0) }
        .filter { !afterDismiss[$0].isEmpty }.map { (item: item, unit: $0) }
    }
    if waiting.isEmpty { return }
    let roots = presenters.rootsBelow(in: found)
    for (item, unit) in waiting {
      for below in found.units.ids where item.canBe(over: below, roots: roots[below.index], in: found, of: graph) {
        // A link that requires the guard whose flow is presented waits for that flow.
        if below == unit, !item.liesOnItself, !isPresentedByEvents(unit) { continue }
        guard let slot = found.units[below].slot else { continue }
        for leaf in found.leaves(of: slot, isFresh: false) + found.collapsedLeaves(of: slot, isFresh: false) {
          _ = afterDismiss.noteResumable(after: unit, at: leaf)
          _ = afterDismiss.noteChanged(by: unit, at: leaf)
          continueAfterDismiss(of: unit, at: leaf)
        }
      }
    }
  }

  private func isPresentedByEvents(_ unit: PresentationContextID) -> Bool {
    found.presentations.contains { presentation in
      if presentation.unit == unit, case .event = presentation.cause { true } else { false }
    }
  }
}
