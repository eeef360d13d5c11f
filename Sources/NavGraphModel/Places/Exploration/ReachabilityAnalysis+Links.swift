import NavGraphSyntax

// Routes and entries, which can put screens where no event puts them.
extension ReachabilityAnalysis {
  mutating func enterLinks() {
    for route in graph.routes.ids {
      let value = graph.routes[route]
      enter(value.destinations, requires: value.requires, policy: graph.linkPolicy(own: value.links), from: .route(route))
    }
    for entry in graph.entries.ids {
      let value = graph.entries[entry]
      enter(value.destinations, requires: value.requires, policy: graph.linkPolicy(own: value.links), from: .entry(entry))
    }
  }

  private mutating func enter(
    _ destinations: IDRange<Destination>, requires: IDRange<GuardUse>, policy: App.LinkPolicy, from origin: Origin
  ) {
    for destination in destinations {
      let value = graph.destinations[destination]
      if neverRuns(value) { continue }
      let way = Way(source: nil, origin: origin, cause: .link, branch: value.branch)
      let steps = graph.destinationSteps[value.steps]
      if let here = graph.hereSteps(of: value) {
        for step in here {
          guard case .screen(let instance) = step.kind, case .screen(let screen) = graph.instances[instance].content else { break }
          links.add(screenOfHere: screen, from: origin)
        }
      }
      let target = FollowedLinks.Target(destination: destination, requires: requires, way: way)
      guard let root = value.root else {
        presentAnywhere(steps, of: target, over: nil)
        if graph.isShownAtOnce(value, under: policy) { links.add(shownAtOnce: target) }
        continue
      }
      guard let unit = unit(of: root, from: origin), let slot = found.units[unit].slot else { continue }
      follow(steps, of: target, from: slot)
      noteFlows(of: steps, in: unit, requires: requires, policy: policy)
      notePresented(by: steps, in: unit, policy: policy)
      // `here or X / present M` presents over X when the app starts, and otherwise over whatever is shown.
      if let here = graph.hereSteps(of: value), case .present? = here.first?.kind {
        presentAnywhere(here, of: target, over: unit)
      }
    }
  }

  private func neverRuns(_ destination: Destination) -> Bool { destination.branch.map { neverRun.contains($0) } ?? false }

  /// Follows the steps of a target down from a root's top slot.
  private mutating func follow(
    _ steps: some BidirectionalCollection<DestinationStep>, of target: FollowedLinks.Target, from top: SlotID, isAnywhere: Bool = false
  ) {
    let (requires, way) = (target.requires, target.way)
    var slot = top
    var path: [PlaceID] = []
    let start = found.waysIn.count
    let last = steps.lastPresent.map { steps.distance(from: steps.startIndex, to: $0) }
    if steps.isEmpty { add(.switchTo, to: found.slots[top].unit.raw, for: nil, via: way) }
    walk: for (index, step) in steps.enumerated() {
      switch step.kind {
      case .tab(let tab):
        guard case .tabs(let tabs) = found.slots[slot].kind, graph.tabSets[tabs].tabs.contains(tab) else { return }
        slot = found.slots[slot].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
        // The link shows what the action of the tab presents.
        guard let bar = found.slots[slot].parent else { return }
        passFirst(of: bar, to: slot, via: way)
        if found.slots[slot].kind == .nothing {
          slot = bar
        } else {
          add(.select, to: slot.raw, for: nil, via: way, at: Cursor(slot: bar, node: nil))
        }
      case .container(let instance):
        for id in graph.guardsAskedForValues(of: graph.instances[instance].content) { ask(id, at: Cursor(slot: slot, node: nil), via: way) }
      case .column(let column, let instance):
        // A column can also follow the screens of another column.
        guard let split = found.slots[slot].split else { return }
        finishPath(&path, in: slot)
        path = []
        let child = found.slots[split].children[Int(column.rawValue)]
        // The columns that the target doesn't name return to their declared contents.
        if slot == split {
          for other in found.slots[split].children.prefix(3) where other != child {
            for leaf in found.leaves(of: other, isFresh: true) { restore(leaf) }
          }
        }
        if let instance { openInspector(in: child, with: graph.instances[instance].content) } else { openInspector(in: child) }
        if found.slots[child].kind == .nothing { return }
        let shown = follow(column: child, instance: instance, via: way)
        if shown != child { add(.reveal, to: (shown ?? child).raw, for: nil, via: way, at: Cursor(slot: split, node: nil)) }
        slot = shown ?? child
        // The following screens are pushed on it, including one that the column declares.
        if let instance, case .screen(let screen) = graph.instances[instance].content, found.slots[slot].hasPath {
          path = [found.reach(screen, in: slot, with: .isRoot, from: way.origin)]
        }
        // Other columns of the same split may follow.
        if index + 1 < steps.count, case .column? = steps.dropFirst(index + 1).first?.kind {
          slot = found.slots[slot].split ?? slot
        }
      case .page(let instance):
        guard case .pages(let pages) = found.slots[slot].kind else { return }
        guard let page = graph.page(of: pages, showing: graph.instances[instance].content) else { return }
        let book = slot
        slot = found.slots[book].children[page]
        passFirst(of: book, to: slot, via: way)
        askForValues(shownBy: instance, in: slot, at: Cursor(slot: slot, node: nil), isNew: true, via: way)
        add(.page, to: slot.raw, for: nil, via: way, at: Cursor(slot: book, node: nil))
      case .screen(let instance):
        guard case .screen(let screen) = graph.instances[instance].content else {
          // The target isn't known, but its guards are still evaluated.
          return ask(requires, at: Cursor(slot: slot, node: nil), via: way)
        }
        guard let leaf = found.leaves(of: slot, isFresh: true).first else { return }
        slot = leaf
        if path.isEmpty { askForValues(shownBy: instance, in: slot, at: Cursor(slot: slot, node: nil), isNew: true, via: way) }
        land(screen, in: slot, on: &path, via: way)
      case .present(let instance, let style):
        finishPath(&path, in: slot)
        // The presenter is whatever is shown, or what the previous steps have reached.
        let leaf = index == 0 && isAnywhere ? slot : found.leaves(of: slot, isFresh: true).first ?? slot
        // If a target names no screen, the content that it ends at is shown as declared.
        let top = path.last ?? (index == 0 && isAnywhere ? nil : found.slots[leaf].first)
        let content = graph.instances[instance].content
        let destination = graph.destinations[target.destination]
        let variants = graph.variants(of: content, on: destination.idioms, isLast: index == steps.count - 1)
        let presented = PresentedContent(instance: instance, style: style, arms: index == last ? destination.arms : .empty)
        present(presented, on: variants, for: nil, at: Cursor(slot: leaf, node: top.map { Node($0) }), via: way)
        path = []
        // An alert can't contain anything, but the route's own guards are still evaluated.
        guard let unit = found.unit(as: .presented, for: content, variant: variants.first ?? 0), let next = found.units[unit].slot else {
          break walk
        }
        slot = next
      }
    }
    if path.isEmpty { for leaf in found.leaves(of: slot, isFresh: true) { restore(leaf) } }
    finishPath(&path, in: slot)
    if found.waysIn.count > start { found.waysIn[found.waysIn.count - 1].isLast = true }
    if !requires.isEmpty { ask(requires, at: Cursor(slot: found.leaves(of: top, isFresh: true).first ?? top, node: nil), via: way) }
  }

  /// Notes that a link skips the first tab or page. Its guards are evaluated when the user selects it, unless the root evaluated them.
  private mutating func passFirst(of container: SlotID, to child: SlotID, via way: Way) {
    guard let first = found.firstChild(of: container), first != child else { return }
    guard found.units[found.slots[first].unit].kind == .root else { return askLater(for: first) }
    links.add(passed: first, by: way.origin)
  }

  /// Evaluates the guards of first tabs and pages that links from other roots, or from a guard flow, skip.
  mutating func askPassed() {
    for first in links.takePassed(in: found, openedInFlows: Set(openedInFlows().map(\.route))) { askLater(for: first) }
  }

  private mutating func askLater(for first: SlotID) {
    guard let container = found.slots[first].parent,
      let content = found.slots[first].kind.content ?? found.slots[first].first.map({ .screen(found.places[$0].screen) })
    else { return }
    for id in graph.entryGuards(of: content) {
      ask(id, at: Cursor(slot: container, node: nil), via: Way(source: nil, origin: .asked(id, first), cause: .link))
    }
  }

  /// Evaluates the guards for an event that opens a route: those of the route and of all contents that it shows, over the event's place.
  mutating func ask(for route: RouteID, at cursor: Cursor, via way: Way) {
    ask(graph.routes[route].requires, at: cursor, via: way)
    let isInRootsPlace = found.units[found.slots[cursor.slot].unit].kind == .guardFlow
    for destination in graph.routes[route].destinations where !neverRuns(graph.destinations[destination]) {
      // For an event in a guard flow that replaces a root, the flows of that root's guards replace that flow.
      let ofRoot = isInRootsPlace ? graph.destinations[destination].root.map { guards(of: $0) } ?? [] : []
      func ask(_ guards: [GuardID]) { for guardID in guards where !ofRoot.contains(guardID) { self.ask(guardID, at: cursor, via: way) } }
      for step in graph.destinationSteps[graph.destinations[destination].steps] {
        switch step.kind {
        case .tab(let tab):
          ask(containers.isFirst(tab) ? graph.tabs[tab].requires.map { graph.guardUses[$0].guard } : Array(graph.guards(of: tab)))
        case .present(let instance, _):
          let content = graph.instances[instance].content
          if content == .unknown { break }
          for variant in graph.variants(of: content, on: graph.destinations[destination].idioms, isLast: true) {
            ask(entryGuards[enter(.presented, for: content, variant: variant, from: way.origin)])
          }
        case .column(_, let instance?), .screen(let instance), .page(let instance):
          guard case .screen(let screen) = graph.instances[instance].content else { break }
          ask(graph.screens[screen].requires.map { graph.guardUses[$0].guard })
        case .container(let instance): ask(graph.guardsAskedForValues(of: graph.instances[instance].content))
        default: break
        }
      }
    }
  }

  /// Returns the guards that a root always evaluates: its own, and those of the content that it shows first.
  private func guards(of root: LinkRoot) -> Set<GuardID> {
    Set(graph.requirements(of: root).map { graph.guardUses[$0].guard } + graph.entryGuards(of: graph.content(of: root)))
  }

  /// Returns the unit of a root, which the link creates if it is new.
  private mutating func unit(of root: LinkRoot, from origin: Origin) -> PresentationContextID? {
    if let known = found.unit(as: .root, for: graph.content(of: root)) { return known }
    return root.declared == nil ? enterRoot(root.instance, idioms: [], requires: .empty, from: origin) : nil
  }

  private mutating func follow(column child: SlotID, instance: InstanceID?, via way: Way) -> SlotID? {
    guard let instance else { return nil }
    switch graph.instances[instance].content {
    case .screen(let screen):
      add(
        .show, to: found.reach(screen, in: child, with: .isRoot, from: way.origin).raw, for: nil, via: way,
        at: Cursor(slot: child, node: nil))
      ask(graph.screens[screen].requires, at: Cursor(slot: child, node: nil), via: way)
      askForValues(shownBy: instance, in: child, at: Cursor(slot: child, node: nil), isNew: false, via: way)
      return child
    case .stack, .pages, .tabs: return alternate(for: instance, in: child)
    default: return nil
    }
  }

  /// Adds a screen of a link's path.
  private mutating func land(_ screen: ScreenID, in slot: SlotID, on path: inout [PlaceID], via way: Way) {
    let cursor = Cursor(slot: slot, node: nil)
    guard found.slots[slot].hasPath, let first = found.slots[slot].first else {
      path = [found.reach(screen, in: slot, with: .isRoot, from: way.origin)]
      add(.show, to: path[0].raw, for: nil, via: way, at: cursor)
      ask(graph.screens[screen].requires, at: cursor, via: way)
      return
    }
    if path.isEmpty {
      path.append(first)
      if found.places[first].screen == screen {
        restore(slot)
        return add(.show, to: first.raw, for: nil, via: way, at: cursor)
      }
    }
    let below = Node(path[path.count - 1])
    path.append(found.reach(screen, in: slot, with: .isPushed, from: way.origin))
    add(.push, to: path[path.count - 1].raw, for: nil, via: way, at: Cursor(slot: slot, node: below))
    if !graph.screens[screen].requires.isEmpty { ask(graph.screens[screen].requires, at: cursor, via: way) }
  }

  /// Notes that a slot shows its declared screen again. Only a screen with guards is relevant.
  private mutating func restore(_ slot: SlotID) {
    guard let first = found.slots[slot].first, !graph.screens[found.places[first].screen].requires.isEmpty else { return }
    links.add(restored: slot)
  }

  private mutating func finishPath(_ path: inout [PlaceID], in slot: SlotID) {
    guard path.count > 1, let first = path.first else { return }
    found.linkPaths.append(LinkPath(slot: found.places[first].slot, start: found.linkScreens.count, count: path.count))
    found.linkScreens.append(contentsOf: path)
  }

  /// Follows `here / present M`, which presents over whatever is shown.
  ///
  /// - Parameter root: The only declared root of the target; nil for all.
  private mutating func presentAnywhere(
    _ steps: some BidirectionalCollection<DestinationStep>, of target: FollowedLinks.Target, over root: PresentationContextID?
  ) {
    var tops: [SlotID] = []
    for unit in found.units.ids where found.units[unit].kind == .root {
      if let root, unit != root, !found.units[unit].idioms.isEmpty { continue }
      if let slot = found.units[unit].slot { tops.append(slot) }
    }
    guard let at = steps.firstIndex(where: { if case .present = $0.kind { true } else { false } }) else {
      if let top = tops.first { ask(target.requires, at: Cursor(slot: top, node: nil), via: target.way) }
      return
    }
    for top in tops { follow(steps[at...], of: target, from: top, isAnywhere: true) }
  }

  /// Presents targets with `links now` over guard flows that replace a root, after all of these are known.
  mutating func presentInFlows(in flows: [PresentationContextID]) {
    for flow in flows {
      guard let top = found.units[flow].slot else { continue }
      for target in links.shownAtOnce {
        follow(graph.destinationSteps[graph.destinations[target.destination].steps], of: target, from: top, isAnywhere: true)
      }
    }
  }
}
