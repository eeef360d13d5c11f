import NavGraphModel
import NavGraphSyntax

// Applying effects
extension PushdownSaturation {
  mutating func apply(_ effect: MoveEffect, from source: Source, cost: Int32, trace: Int32) {
    switch effect.kind {
    case .shown(let shown):
      if isBlocked(shown, isFresh: false) { return }
      for item in shown { reveal(item, from: source, isOld: source.isOld, cost: cost, trace: trace) }
    case .rooted(let shown):
      // In the separate search of a unit, only its ends are relevant.
      if source.space >= 0 || isBlocked(shown, isFresh: true) { return }
      for item in shown {
        reveal(item, from: Source(node: source.node), isOld: query.isBesideOpen && effect.cause.isLink, cost: cost, trace: trace)
      }
    case .presented(let unit, let shown, let state, let beneath):
      if isBlocked(shown, isFresh: true) { return }
      if source.space < 0 {
        if query.isWithLinks, effects.hasLinks {
          for item in beneath { reveal(item, from: source, isOld: source.isOld, cost: cost, trace: trace) }
        }
        for item in shown { reveal(item, from: Source(node: source.node), isOld: false, cost: cost, trace: trace) }
      }
      // A modal that presents itself from below itself stacks indefinitely, and shows nothing new.
      if state.layers.count > Self.maxLayers { return }
      wait(for: unit, waiter: Waiter(source: source, state: state, cost: cost, trace: trace, cause: effect.cause), shown: shown)
    case .left(let leaving): leave(leaving, isSwipe: effect.cause == .dismissal, from: source, cost: cost, trace: trace)
    }
  }

  /// Whether a slot shows a place that no path may show.
  private func isBlocked(_ shown: [MoveEffect.Shown], isFresh: Bool) -> Bool {
    if query.blocked.isEmpty { return false }
    return shown.contains { item in
      guard let top = item.places.last, !item.isOptional, query.blocked.contains(top) else { return false }
      // Next to other columns, the declared screen may have been replaced before.
      return isFresh || shown.count == 1 || !item.isDeclared || effects.places.places(in: item.slot).count == 1
    }
  }

  private mutating func reveal(_ item: MoveEffect.Shown, from source: Source, isOld: Bool, cost: Int32, trace: Int32) {
    if ground == nil { lay(item, from: source, trace: trace) }
    let cost = item.isBeside ? cost + 1 : cost
    var shown = source
    shown.isOld = isOld
    switch item.base {
    case .floor: build(item.places, on: .floor, from: shown, cost: cost, trace: trace)
    // A replacement is on the same screen as the replaced one.
    case .beneath(let depth) where depth == 0 || depth == 1 && !item.places.isEmpty:
      build(item.places, on: source.level?.below ?? .walked, from: shown, cost: cost, trace: trace)
    case .beneath(let depth):
      // The new top is on a screen that may not have been visible yet.
      if !item.places.isEmpty { build(item.places, on: .walked, from: shown, cost: cost, trace: trace) }
      pop(depth: depth, from: source, showing: item, cost: item.places.isEmpty ? cost : cost + 1, trace: trace)
    case .root, .nearest:
      if !item.places.isEmpty { build(item.places, on: .walked, from: shown, cost: cost, trace: trace) }
      popDeep(to: item.base, in: item.slot, from: source, cost: item.places.isEmpty ? cost : cost + 1, trace: trace)
    }
    guard isOld, item.isEntered, query.isBesideOpen, let ground else { return }
    // The screens that were in the slot before the path began.
    for place in effects.places.places(in: item.slot) {
      let number = Int32(truncatingIfNeeded: place.index)
      guard let found = ground.trace(of: number) else { continue }
      let kept = self.trace(Trace(node: source.node, previous: trace, ground: found))
      for level in openLevels(at: number) { add(level, in: source.space, cost: cost, trace: kept) }
    }
  }

  /// Returns levels for a place with unknown screens under it.
  func openLevels(at place: Int32) -> [StackSymbol] {
    guard let id = effects.place(numbered: place) else { return [StackSymbol(place: place, below: .floor, isOld: true)] }
    let flags = effects.places.places[id].flags
    var result: [StackSymbol] = []
    if flags.contains(.isRoot) { result.append(StackSymbol(place: place, below: .floor, isOld: true)) }
    if flags.contains(.isPushed) { result.append(StackSymbol(place: place, below: .open(place), isOld: true)) }
    return result
  }

  /// Adds places on top of one another, of which the last is visible.
  private mutating func build(_ places: [Int32], on below: StackSymbol.Below, from source: Source, cost: Int32, trace: Int32) {
    // A complete stack is finite, so it needs no limit.
    let isLimited = below != .floor
    var below = below
    for (index, place) in places.enumerated() {
      let level = StackSymbol(place: place, below: below, isOld: source.isOld)
      if index == places.count - 1 { return add(level, in: source.space, cost: cost, trace: trace) }
      if ground == nil { laid.pair(above: places[index + 1], with: place, trace: trace) }
      let isWalked = level == source.level && source.isWalked || node(of: level, in: source.space) != nil
      below = isWalked ? .walked : hidden(level, beneath: places[index + 1], in: source.space, isLimited: isLimited)
    }
  }

  /// Records what can be below the lowest of these places.
  private mutating func lay(_ item: MoveEffect.Shown, from source: Source, trace: Int32) {
    guard let lowest = item.places.first, let own = source.level else { return }
    switch item.base {
    case .floor: break
    case .beneath(0), .beneath(1): if lowest != own.place { laid.alias(lowest, to: own.place) }
    case .beneath, .root, .nearest:
      // It isn't known how much of the stack is removed, so this place may be the lowest now.
      if case .beneath = item.base, item.places.count == 1 { laid.show(lowest, isPushed: false) }
      for place in effects.places.places(in: item.slot) {
        let number = Int32(truncatingIfNeeded: place.index)
        if openLevels(at: number).contains(where: { isMeant($0, by: item.base) }) { laid.pair(above: lowest, with: number, trace: trace) }
      }
    }
  }

  /// Returns the reference to a hidden level. A cycle of steps can add more and more levels that are never visible, so levels deeper than
  /// `maxHidden` aren't distinguished. Each was directly under a visible one once.
  private mutating func hidden(_ level: StackSymbol, beneath place: Int32, in space: Int32, isLimited: Bool) -> StackSymbol.Below {
    if isLimited, case .hidden(let below) = level.below, hiddenDepths[Int(below)] >= Self.maxHidden {
      if ground != nil { return .open(place) }
      return .hidden(hide(StackSymbol(place: level.place, below: .walked, isOld: level.isOld), in: space))
    }
    return .hidden(hide(level, in: space))
  }

  private mutating func hide(_ level: StackSymbol, in space: Int32) -> Int32 {
    let next = Int32(truncatingIfNeeded: hidden.count)
    let id = hiddenIndex[level] ?? next
    if id == next {
      hidden.append(level)
      if case .hidden(let below) = level.below { hiddenDepths.append(hiddenDepths[Int(below)] + 1) } else { hiddenDepths.append(1) }
      hiddenIndex[level] = id
    }
    guard let place = effects.place(numbered: level.place) else { return id }
    let key = SpaceSlot(space: space, slot: effects.places.places[place].slot, isOld: level.isOld)
    if hiddenIn[key]?.contains(id) ?? false { return id }
    hiddenIn[key, default: []].append(id)
    for pop in deepPops[key] ?? [] { reveal(hidden: level, by: pop, in: space) }
    return id
  }

  // MARK: Back

  private mutating func pop(depth: Int, from source: Source, showing item: MoveEffect.Shown, cost: Int32, trace: Int32) {
    guard let own = source.level else { return }
    var levels: [(level: StackSymbol, trace: Int32)] = [(own, trace)]
    var isDeep = depth > 4
    for step in 1...min(max(depth, 1), 4) {
      var next: [(level: StackSymbol, trace: Int32)] = []
      for (level, trace) in levels {
        switch level.below {
        case .floor: break
        case .walked: if step < depth { isDeep = true }
        case .hidden(let id): next.append((hidden[Int(id)], trace))
        case .open(let place):
          guard let ground else { continue }
          for beneath in ground.beneath(place) {
            let chosen = self.trace(Trace(node: source.node, previous: trace, ground: beneath.trace))
            for level in openLevels(at: beneath.place) { next.append((level, chosen)) }
          }
        }
      }
      levels = next
      if levels.count > 10_000 {
        isWhole = false
        break
      }
    }
    for (level, trace) in levels { add(level, in: source.space, cost: cost, trace: trace) }
    if isDeep { popDeep(to: .beneath(2), in: item.slot, from: source, cost: cost, trace: trace) }
  }

  /// Returns to levels further below. Those that were visible before add nothing, so only the others are added.
  private mutating func popDeep(to base: Path.Base, in slot: SlotID, from source: Source, cost: Int32, trace: Int32) {
    // The first one has the fewest moves.
    let key = SpaceSlot(space: source.space, slot: slot, isOld: source.isOld)
    if (deepPops[key] ?? []).contains(where: { $0.base == base && $0.cost <= cost }) { return }
    let pop = DeepPop(base: base, cost: cost, trace: trace)
    deepPops[key, default: []].append(pop)
    for id in hiddenIn[key] ?? [] { reveal(hidden: hidden[Int(id)], by: pop, in: source.space) }
    guard source.isOld, let ground else { return }
    for place in effects.places.places(in: slot) {
      let number = Int32(truncatingIfNeeded: place.index)
      guard let found = ground.trace(of: number) else { continue }
      let kept = self.trace(Trace(node: source.node, previous: trace, ground: found))
      for level in openLevels(at: number) where isMeant(level, by: base) { add(level, in: source.space, cost: cost, trace: kept) }
    }
  }

  private mutating func reveal(hidden level: StackSymbol, by pop: DeepPop, in space: Int32) {
    if isMeant(level, by: pop.base) { add(level, in: space, cost: max(pop.cost, Int32(truncatingIfNeeded: current)), trace: pop.trace) }
  }

  private func isMeant(_ level: StackSymbol, by base: Path.Base) -> Bool {
    switch base {
    case .root: level.below == .floor
    case .nearest(let screen): effects.place(numbered: level.place).map { effects.places.places[$0].screen == screen } ?? false
    case .floor, .beneath: true
    }
  }

  // MARK: Ends

  private mutating func wait(for unit: PresentationContextID, waiter: Waiter, shown: [MoveEffect.Shown]) {
    // A target or a `/` opens the unit with more than its first screen.
    if entries.insert(EntryKey(unit: unit, shown: shown.map(\.places))).inserted {
      let space = Int32(truncatingIfNeeded: unit.index)
      let trace = trace(Trace())
      for item in shown { reveal(item, from: Source(space: space), isOld: false, cost: 0, trace: trace) }
    }
    push(.waiter(unit, waiter), cost: waiter.cost)
  }

  mutating func settle(_ unit: PresentationContextID, for waiter: Waiter) {
    let key = WaiterKey(level: waiter.source.level, space: waiter.source.space, state: waiter.state)
    guard waiting.insert(key).inserted else { return }
    if ground == nil, waiter.source.space < 0 {
      laid.present(unit, over: waiter.source.level, in: waiter.state, by: waiter.cause, trace: waiter.trace)
    }
    waiters[unit.index].append(waiter)
    for id in summariesOfUnit[unit.index] { goOn(waiter, summary: id) }
  }

  mutating func settle(_ unit: PresentationContextID, leaving: Unwind, isSwipe: Bool, trace: Int32) {
    let key = SummaryKey(unit: unit, leaving: leaving, isSwipe: isSwipe)
    if summaryIndex[key] != nil { return }
    let id = Int32(truncatingIfNeeded: summaries.count)
    summaries.append(Summary(unit: unit, leaving: leaving, isSwipe: isSwipe, cost: Int32(truncatingIfNeeded: current), trace: trace))
    summaryIndex[key] = id
    summariesOfUnit[unit.index].append(id)
    for waiter in waiters[unit.index] { goOn(waiter, summary: id) }
  }

  /// Continues at the presenter after the unit has ended as summarized.
  private mutating func goOn(_ waiter: Waiter, summary id: Int32) {
    let summary = summaries[Int(id)]
    if summary.isSwipe, !waiter.state.isSwiped { return }
    if !effects.spend(20) { return isWhole = false }
    let cost = waiter.cost + summary.cost
    let strides = effects.walker.resume(waiter.state, after: summary.leaving, cause: waiter.cause)
    let number = waiter.source.level?.place
    let from = number.map { effects.state(at: $0, isPushed: waiter.source.level?.below != .floor) }
    // Everything next to the presenter was covered, and is shown again.
    let isUncovered = query.isBesideOpen && waiter.source.space < 0
    for effect in effects.effects(of: strides, from: from, at: number, isAllShown: !waiter.source.isWalked, isUncovered: isUncovered) {
      if effect.isRefused, !query.isWithRefusals { continue }
      let trace = trace(Trace(node: waiter.source.node, cause: waiter.cause, summary: id, previous: waiter.trace))
      apply(effect, from: waiter.source, cost: cost, trace: trace)
    }
  }

  private mutating func leave(_ leaving: Unwind, isSwipe: Bool, from source: Source, cost: Int32, trace: Int32) {
    guard let level = source.level else { return }
    if case .stays(let layers, _, _) = leaving.outcome, layers.count > Self.maxLayers - 2 { return isCapped = true }
    let unit = effects.unit(numbered: level.place)
    if source.space >= 0 { return push(.summary(unit, leaving, isSwipe: isSwipe, trace: trace), cost: cost) }
    guard source.isOld, let ground, openExits.insert(SummaryKey(unit: unit, leaving: leaving, isSwipe: isSwipe)).inserted else { return }
    if isSwipe, query.isHeld, ground.presenters[unit.index].contains(where: { !$0.state.isSwiped }) { return }
    for presenter in ground.presenters[unit.index] {
      if isSwipe, !presenter.state.isSwiped { continue }
      if !effects.spend(20) { return isWhole = false }
      let strides = effects.walker.resume(presenter.state, after: leaving, cause: presenter.cause)
      let number = presenter.level?.place
      let from = number.map { effects.state(at: $0, isPushed: presenter.level?.below != .floor) }
      let kept = self.trace(Trace(node: source.node, previous: trace, ground: presenter.trace))
      for effect in effects.effects(of: strides, from: from, at: number, isAllShown: true, isUncovered: true) {
        if effect.isRefused, !query.isWithRefusals { continue }
        let levels = number.map(openLevels).map { $0.filter { ($0.below == .floor) == (presenter.level?.below == .floor) } } ?? []
        if levels.isEmpty { apply(effect, from: Source(node: source.node), cost: cost, trace: kept) }
        for level in levels {
          apply(effect, from: Source(level: level, isOld: true, node: source.node, isWalked: false), cost: cost, trace: kept)
        }
      }
      for level in number.map(levelsInTabs) ?? [] { add(level, in: source.space, cost: cost, trace: kept) }
    }
  }

  // MARK: Starts and links

  /// Adds the start of the app.
  mutating func enterFromStart() {
    let start = trace(Trace(cause: .start))
    let strides = effects.walker.starts()
    for effect in effects.effects(of: strides, from: nil, at: nil) {
      if effect.isRefused, !query.isWithRefusals { continue }
      apply(effect, from: Source(), cost: 0, trace: start)
    }
  }

  mutating func enterLinks() {
    guard query.isWithLinks, let first = effects.walker.freshRoot() else { return }
    let others = otherRoots(than: first)
    if let ground, !others.isEmpty {
      let places = effects.places
      let shown = places.places.ids.filter { ground.node(of: Int32(truncatingIfNeeded: $0.index)) != nil }.map { places.unit(of: $0) }
      for root in others.intersection(shown).sorted() { enterLinks(from: root, cost: 1, node: -1) }
    } else {
      laterRoots = others
    }
    let isEverShown = effects.walker.startedRoot() != nil
    for link in effects.links where !isKeptAway(link, by: first) {
      // The link starts the app, or is opened later.
      var strides = isEverShown ? effects.open(link, from: first, isStart: true) : []
      if isEverShown, comesLater(link) { strides += effects.open(link, from: first) }
      if query.isWithRefusals { for flow in effects.flowsBeneath(link) { strides += effects.open(link, from: flow) } }
      enter(link, by: strides, cost: 1, node: -1)
    }
  }

  /// Opens each link over a root that `node` is the first to show, or that is assumed to be shown if `node` is -1.
  mutating func enterLinks(from root: PresentationContextID, cost: Int32, node: Int32) {
    guard let first = effects.walker.freshRoot() else { return }
    let state = State([effects.walker.fresh(for: root)])
    for link in effects.links where !isKeptAway(link, by: first) {
      enter(link, by: effects.open(link, from: state), cost: cost, node: node)
    }
  }

  private mutating func enter(_ link: StateTransition.Cause, by strides: [StateTransition], cost: Int32, node: Int32) {
    for effect in effects.effects(of: strides, from: nil, at: nil) where query.isWithRefusals || !effect.isRefused {
      let trace = trace(Trace(node: node, cause: link))
      apply(effect, from: Source(), cost: cost, trace: trace)
    }
  }

  /// Whether an app-level event requires a root that no path may show, and nothing else starts the app.
  private func isKeptAway(_ link: StateTransition.Cause, by first: State) -> Bool {
    guard case .appEvent = link, !query.blocked.isEmpty, effects.graph.routes.isEmpty, effects.graph.entries.isEmpty else { return false }
    return effects.walker.sights(of: first).contains { sight in
      guard !sight.isOptional, let screen = sight.screen, let place = effects.places.place(of: screen, in: sight.slot) else { return false }
      return query.blocked.contains(Int32(truncatingIfNeeded: place.index))
    }
  }

  /// Whether a link has another effect in a running app than at its start.
  private func comesLater(_ link: StateTransition.Cause) -> Bool {
    if case .appEvent = link { true } else { effects.hereLinks.contains(link) }
  }

  /// Returns the roots from which a link enters the first root and evaluates its guards: those that links or `switch to` lead to on this
  /// device.
  private func otherRoots(than first: State) -> Set<PresentationContextID> {
    let (graph, walker) = (effects.graph, effects.walker)
    if graph.guardUses.isEmpty { return [] }
    var entered: Set<PresentationContextID> = []
    for destinations in graph.routes.map(\.destinations) + graph.entries.map(\.destinations) {
      for id in walker.possibleDestinations(among: destinations) {
        if let root = graph.destinations[id].root, let unit = walker.unit(of: root) { entered.insert(unit) }
      }
    }
    for step in graph.steps {
      switch step.action {
      case .switchTo(let instance), .openWindow(let instance):
        if let unit = walker.unit(as: .root, for: graph.instances[instance].content) { entered.insert(unit) }
      default: break
      }
    }
    return entered.subtracting(first.layers.prefix(1).map(\.unit))
  }
}
