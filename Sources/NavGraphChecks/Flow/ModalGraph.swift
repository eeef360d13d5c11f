import NavGraphModel
import NavGraphSyntax

/// The presented units that present each other, from places that are reachable inside them.
///
/// The graph contains what can follow what, but not whether it can follow again. `LoopSearch` confirms each loop.
struct ModalGraph {
  /// A presentation of one modal by another.
  struct Hop {
    var from: PresentationContextID
    var to: PresentationContextID
    /// The place that has the event, in `from` or in a unit that was presented over it and has ended by then.
    var source: PlaceID?
    var cause: Presentation.Cause
    /// The `present` step, or the step that requires the guard.
    var step: StepID?
    var range: SourceRange
    /// Whether the presentation starts from the unit's first screen or its replacement, with no other step before it.
    var isPure: Bool
  }
  /// A shortest loop of modals.
  struct Loop {
    var hops: [Hop]
    var isPure: Bool
    /// The other units that are on loops with these.
    var others: [PresentationContextID]
  }

  private let graph: NavigationGraph
  private let places: Places
  private var hops: [Hop] = []
  /// The hops from each unit, as indices in `hops`. Indexed by `PresentationContextID`.
  private var out: [[Int]]
  /// The index in `hops` for each pair of units.
  private var known: [UInt64: Int] = [:]

  init(graph: NavigationGraph, places: Places) {
    self.graph = graph
    self.places = places
    out = places.units.map { _ in [] }
    let isReached = Self.placesReached(in: places)
    let isFirst = Self.firstPlaces(in: places)
    for presentation in places.presentations {
      let over = presentation.over
      guard places.units[over].kind == .presented, places.units[presentation.unit].slot != nil else { continue }
      if let source = presentation.source, !isReached[source.index] { continue }
      let isPure: Bool
      switch presentation.cause {
      case .event:
        if let source = presentation.source {
          isPure = !presentation.isLate && isFirst[source.index] && presentation.node == Node(source)
        } else {
          isPure = false
        }
      case .tab, .guard: isPure = false
      // Links and app-level events come from outside, so they can't be part of a loop.
      case .link, .appEvent: continue
      }
      let range = Self.range(of: presentation, in: graph, places: places)
      guard let range else { continue }
      let hop = Hop(
        from: over, to: presentation.unit, source: presentation.source, cause: presentation.cause, step: presentation.step, range: range,
        isPure: isPure)
      add(hop)
    }
    addLinks(isReached: isReached, isFirst: isFirst)
  }

  /// Adds a hop. For each pair of units, only the one with the highest rank is kept.
  private mutating func add(_ hop: Hop) {
    let key = UInt64(hop.from.raw) << 32 | UInt64(hop.to.raw)
    if let index = known[key] {
      if rank(of: hop) > rank(of: hops[index]) { hops[index] = hop }
    } else {
      known[key] = hops.count
      out[hop.from.index].append(hops.count)
      hops.append(hop)
    }
  }

  /// Returns how well a hop explains why one modal presents another: best with no other step before it, then by an event of the modal
  /// itself.
  private func rank(of hop: Hop) -> Int { hop.isPure ? 2 : hop.source.map { places.unit(of: $0) == hop.from } ?? false ? 1 : 0 }

  /// Returns the hops between consecutive units.
  private func hops(along units: [PresentationContextID]) -> [Hop] {
    zip(units, units.dropFirst()).compactMap { known[UInt64($0.raw) << 32 | UInt64($1.raw)].map { hops[$0] } }
  }

  /// Adds the presentations by links that events open.
  private mutating func addLinks(isReached: [Bool], isFirst: [Bool]) {
    guard graph.steps.contains(where: { if case .open = $0.action { true } else { false } }) else { return }
    var units: [Content: [PresentationContextID]] = [:]
    for unit in places.units.ids where places.units[unit].kind == .presented && places.units[unit].slot != nil {
      units[places.units[unit].content, default: []].append(unit)
    }
    for place in places.places.ids where isReached[place.index] {
      for edge in places.edges(from: place) where edge.kind == .open {
        guard let slot = places.slot(of: edge.point), let event = edge.event, let step = edge.step else { continue }
        let over = places.slots[slot].unit
        guard places.units[over].kind == .presented else { continue }
        for cover in places.covers(of: RouteID(raw: edge.target), at: slot, in: graph) {
          let isImmediate = !edge.isLate && isFirst[place.index] && edge.point.node == Node(place)
          for to in units[cover.content] ?? [] {
            add(
              Hop(
                from: over, to: to, source: place, cause: .event(event), step: step, range: graph.steps[step].range,
                isPure: isImmediate && cover.isCertain))
          }
        }
      }
    }
  }

  private static func range(of presentation: Presentation, in graph: NavigationGraph, places: Places) -> SourceRange? {
    if let step = presentation.step {
      if case .present(let instance, _) = graph.steps[step].action { return graph.instances[instance].range }
      return graph.steps[step].range
    }
    if case .guard(let id) = presentation.cause { return graph.guards[id].flow.map { graph.instances[$0].range } }
    return nil
  }

  /// Returns whether each place can be reached from its unit's first screen without links. Indexed by `PlaceID`.
  private static func placesReached(in places: Places) -> [Bool] {
    var result = places.places.map { $0.flags.contains(.isDeclared) }
    var open = places.places.ids.filter { result[$0.index] }
    while let place = open.popLast() {
      for edge in places.edges(from: place) {
        switch edge.kind {
        case .push, .replace, .show, .popTo:
          let target = PlaceID(raw: edge.target)
          if !result[target.index] {
            result[target.index] = true
            open.append(target)
          }
        default: break
        }
      }
    }
    // The action of a tab has no place, so the places that it leads to count as reached.
    for place in places.places.ids {
      if case .tab = places.places[place].origin { result[place.index] = true }
    }
    return result
  }

  /// Returns whether each place is its unit's first screen or replaces it. Indexed by `PlaceID`.
  private static func firstPlaces(in places: Places) -> [Bool] {
    var result = places.places.map { $0.flags.contains(.isFirst) }
    var open = places.places.ids.filter { result[$0.index] }
    while let place = open.popLast() {
      for edge in places.edges(from: place) where edge.kind == .replace && !edge.isLate {
        let target = PlaceID(raw: edge.target)
        if !result[target.index], places.places[target].slot == places.places[place].slot {
          result[target.index] = true
          open.append(target)
        }
      }
    }
    return result
  }

  // MARK: Loops

  /// Returns the units that can be stacked on themselves.
  func unitsOnLoops() -> Set<PresentationContextID> {
    let targets = out.map { list in list.map { hops[$0].to.index } }
    let components = Components(of: targets)
    var sizes = [Int](repeating: 0, count: components.count)
    for node in targets.indices { sizes[components.of[node]] += 1 }
    let candidates = targets.indices.filter { sizes[components.of[$0]] > 1 || targets[$0].contains($0) }.map { PresentationContextID($0) }
    if candidates.isEmpty { return [] }
    let searches = self.searches()
    return Set(candidates.filter { unit in searches.contains { $0.round(from: unit) != nil } })
  }

  /// Returns one shortest loop for each group of units that are on loops together. Loops that consist of presentations alone are preferred.
  /// Each loop is confirmed by `LoopSearch` within its limits.
  func loops() -> [Loop] {
    var result: [Loop] = []
    var searches: [LoopSearch]?
    var taken = [Bool](repeating: false, count: out.count)
    var from = [Int](repeating: -1, count: out.count)
    for isPure in [true, false] {
      let targets = out.map { list in
        list.compactMap { index -> Int? in
          let hop = hops[index]
          return isPure && !hop.isPure ? nil : hop.to.index
        }
      }
      let components = Components(of: targets)
      var members = [[Int]](repeating: [], count: components.count)
      for node in targets.indices { members[components.of[node]].append(node) }
      for group in members {
        if group.count == 1, !targets[group[0]].contains(group[0]) { continue }
        let isReported = group.contains { taken[$0] }
        guard let loop = shortest(in: group, components: components, isPure: isPure, from: &from) else { continue }
        let asPresented = isReported ? nil : Loop(hops: loop, isPure: isPure, others: rest(of: group, besides: loop))
        var found = asPresented
        // Long loops aren't searched, because the search wouldn't find them. They are reported as the presentations show them.
        if loop.count <= Self.maxConfirmed, places.places.count <= LoopSearch.maxPlaces {
          let known = searches ?? self.searches()
          searches = known
          found = confirmed(
            isReported ? [] : loop, in: group.filter { !taken[$0] }.map { PresentationContextID($0) }, besides: taken, using: known)
          // The search may have been too short to find the loop.
          if found == nil, known.contains(where: { !$0.isComplete }) { found = asPresented }
        }
        guard let found else { continue }
        result.append(found)
        for node in group { taken[node] = true }
      }
    }
    return result.sorted { ($0.hops.first?.range).map(SourceOrder.init) ?? .last < ($1.hops.first?.range).map(SourceOrder.init) ?? .last }
  }

  /// The maximum number of modals in a loop that is confirmed by a search.
  private static let maxConfirmed = 12

  private func searches() -> [LoopSearch] {
    let effort = LoopEffort()
    let devices = Devices(graph: graph, places: places)
    return DeviceSearches.walkers(in: graph, places: places).map {
      LoopSearch(for: $0, height: Self.maxConfirmed, devices: devices, effort: effort)
    }
  }

  /// Returns the units of a component that aren't on the loop.
  private func rest(of group: [Int], besides loop: [Hop]) -> [PresentationContextID] {
    let onLoop = Set(loop.map(\.from))
    return group.map { PresentationContextID($0) }.filter { !onLoop.contains($0) }
  }

  /// Returns the loop among these units that a search confirms on some kind of device. `loop` is preferred. Loops through units that are
  /// taken have been reported.
  private func confirmed(_ loop: [Hop], in group: [PresentationContextID], besides taken: [Bool], using searches: [LoopSearch]) -> Loop? {
    let order = loop.map(\.from) + group.filter { unit in !loop.contains { $0.from == unit } }
    var best: (hops: [Hop], moves: Int)?
    var found: [PresentationContextID] = []
    let told = Set(taken.indices.filter { taken[$0] }.map { places.units[PresentationContextID($0)].content })
    for unit in order {
      var isFound = false
      for search in searches {
        guard let round = search.round(from: unit) else { continue }
        let hops = hops(along: round.units)
        // The message needs the hops of the loop.
        guard hops.count == round.units.count - 1, !round.units.contains(where: { told.contains(places.units[$0].content) }) else {
          continue
        }
        isFound = true
        if best.map({ (hops.count, round.moves) < ($0.hops.count, $0.moves) }) ?? true { best = (hops, round.moves) }
      }
      if isFound { found.append(unit) }
    }
    guard let best else { return nil }
    return Loop(
      hops: best.hops, isPure: best.hops.allSatisfy(\.isPure), others: found.filter { unit in !best.hops.contains { $0.from == unit } })
  }

  /// Returns a short loop in a component, or nil if it has none, with pure hops only if `isPure`.
  ///
  /// - Parameter from: Scratch space: -1 for each unit, before and after the call.
  private func shortest(in group: [Int], components: Components, isPure: Bool, from: inout [Int]) -> [Hop]? {
    let component = components.of[group[0]]
    func isInside(_ hop: Hop) -> Bool { components.of[hop.to.index] == component && (!isPure || hop.isPure) }
    for node in group {
      for index in out[node] where hops[index].to.index == node && isInside(hops[index]) { return [hops[index]] }
    }
    // A breadth-first search from each unit is quadratic. The budget limits it, so the loop is short but may not be the shortest.
    var budget = 10_000 + 8 * group.reduce(0) { $0 + out[$1].count }
    var best: [Hop]?
    for start in group {
      var queue = [start]
      var next = 0
      var reached: [Int] = []
      var closing: Int?
      search: while next < queue.count {
        let node = queue[next]
        next += 1
        for index in out[node] where isInside(hops[index]) {
          budget -= 1
          let target = hops[index].to.index
          if target == start {
            closing = index
            break search
          }
          if from[target] < 0 {
            from[target] = index
            reached.append(target)
            queue.append(target)
          }
        }
      }
      if let closing {
        var loop = [hops[closing]]
        while let head = loop.last, head.from.index != start { loop.append(hops[from[head.from.index]]) }
        if loop.count < (best?.count ?? .max) { best = loop.reversed() }
      }
      for node in reached { from[node] = -1 }
      if best?.count == 2 || budget < 0 { break }
    }
    return best
  }
}
