import NavGraphModel
import NavGraphSyntax

/// Descriptions of the paths on which modals are presented, with every step of the user: `Editor --new--> Sure --button again--> Editor`.
struct PresentationDescription {
  private let graph: NavigationGraph
  private let places: Places
  private let nesting: StepNesting
  private var unitOfStep: [StepID: PresentationContextID] = [:]
  /// Indices in `Places.presentations`, indexed by `PresentationContextID`: the presentations by events of a unit, and the presentations
  /// of a unit.
  private var presentationsOver: [[Int]]
  private var presentationsOf: [[Int]]

  init(graph: NavigationGraph, places: Places) {
    self.graph = graph
    self.places = places
    nesting = StepNesting(in: graph)
    presentationsOver = places.units.map { _ in [] }
    presentationsOf = presentationsOver
    for (index, presentation) in places.presentations.enumerated() {
      presentationsOf[presentation.unit.index].append(index)
      if presentation.source != nil { presentationsOver[presentation.over.index].append(index) }
      if let step = presentation.step, case .event = presentation.cause { unitOfStep[step] = presentation.unit }
    }
  }

  /// Returns the description of a loop of modals.
  func text(of hops: [ModalGraph.Hop]) -> String {
    guard let first = hops.first else { return "" }
    var words = [name(of: first.from)]
    for hop in hops {
      words += between(hop)
      words += last(by: hop.cause, from: hop.source, step: hop.step, to: hop.to) + [name(of: hop.to)]
    }
    if words.count > 17 { words.replaceSubrange(8..<words.count - 8, with: ["..."]) }
    return words.joined(separator: " ")
  }

  /// Returns the units over which a unit is presented, once for each presentation.
  func units(below unit: PresentationContextID) -> [PresentationContextID] {
    presentationsOf[unit.index].map { places.presentations[$0].over }
  }

  /// Returns the first presentation of a unit over a slot.
  func presentation(of unit: PresentationContextID, over slot: SlotID) -> Presentation? {
    presentationsOf[unit.index].lazy.map { places.presentations[$0] }.first { $0.slot == slot }
  }

  /// Returns the path that ends with a presentation, such as `Main > home > Home --terms--> Terms > Text`, or nil if it isn't known which
  /// path does.
  ///
  /// - Parameters:
  ///   - place: A place in the presented unit at which the path ends.
  ///   - idioms: The kinds of devices on which the path must exist.
  func way(by presentation: Presentation, to place: PlaceID? = nil, on idioms: Idioms = .every) -> String? {
    let idioms = idioms.intersection(places.units[presentation.unit].possibleIdioms)
    let unit = places.units[presentation.unit]
    guard let first = slots(in: presentation.unit).lazy.compactMap({ places.slots[$0].first }).first else { return nil }
    if let source = presentation.source {
      let end = last(by: presentation.cause, from: source, step: presentation.step, to: presentation.unit)
      let landing = places.chain(of: places.places[first].slot, in: graph) + [name(of: first)]
      var words = [places.way(to: source, in: graph, on: idioms)] + end + [landing.joined(separator: " > ")]
      let rest = place.map { walk(to: $0) } ?? []
      // A path in another tab begins with the name of the container.
      if rest.first == ">" { words[words.count - 1] = name(of: presentation.unit) }
      words += rest
      return words.joined(separator: " ")
    }
    // It isn't known which link evaluates the guard.
    if case .guard = presentation.cause { return nil }
    switch unit.origin {
    case .tab, .route, .entry, .appEvent: return place == nil ? places.way(to: first, in: graph, on: idioms) : nil
    case .unit, .event, .root, .external, .asked, .meant: return nil
    }
  }

  /// Returns the last step of a path, and the modals that are presented and ended before the presentation.
  private func last(by cause: Presentation.Cause, from source: PlaceID?, step: StepID?, to unit: PresentationContextID) -> [String] {
    switch cause {
    case .event(let event): return ["--\(text(of: event))-->"] + arms(around: step)
    case .tab(let tab): return ["--tab \(graph.text(of: graph.tabs[tab].declared.name))-->"] + arms(around: step)
    case .guard(let id):
      let refusal = "\(graph.text(of: graph.guards[id].declared.name)) fails"
      guard let source, let event = places.edges(from: source).first(where: { $0.kind == .guard && $0.target == unit.raw })?.event
      else { return ["--\(refusal)-->"] }
      return ["--\(text(of: event)), \(refusal)-->"]
    case .link: return []
    case .appEvent(let event): return ["--\(text(of: event))-->"] + arms(around: step)
    }
  }

  private func name(of unit: PresentationContextID) -> String {
    graph.declared(of: places.units[unit].content).map { graph.text(of: $0.name) } ?? "it"
  }

  private func name(of place: PlaceID) -> String { graph.text(of: graph.screens[places.places[place].screen].declared.name) }

  private func text(of event: EventID) -> String { graph.text(of: graph.events[event].declared.name) }

  // MARK: The path to the event

  /// Returns the path from the first screen of the lower modal to the place of the event, through the modals between them, which the event
  /// dismisses.
  private func between(_ hop: ModalGraph.Hop) -> [String] {
    guard let source = hop.source else { return [] }
    let top = places.unit(of: source)
    var words: [String] = []
    for index in top == hop.from ? [] : path(from: hop.from, to: top) {
      let presentation = places.presentations[index]
      guard let source = presentation.source, case .event(let event) = presentation.cause else { return words }
      words += walk(to: source)
      words += ["--\(text(of: event))-->", name(of: presentation.unit)]
    }
    return words + walk(to: source)
  }

  /// Returns the shortest sequence of presentations from one modal to another above it.
  private func path(from lower: PresentationContextID, to upper: PresentationContextID) -> [Int] {
    var from: [PresentationContextID: Int] = [:]
    var open = [lower]
    var next = 0
    while next < open.count, from[upper] == nil {
      for index in presentationsOver[open[next].index] {
        let unit = places.presentations[index].unit
        guard unit != lower, from[unit] == nil else { continue }
        from[unit] = index
        open.append(unit)
      }
      next += 1
    }
    var result: [Int] = []
    var unit = upper
    while unit != lower, let index = from[unit] {
      result.append(index)
      unit = places.presentations[index].over
    }
    return result.reversed()
  }

  /// Returns the user's steps inside a modal to a place, such as `--guest--> Guest`. The path is empty if the place is shown first.
  private func walk(to target: PlaceID) -> [String] {
    let unit = places.unit(of: target)
    let declared = slots(in: unit).compactMap { places.slots[$0].first }
    guard let first = declared.first(where: { places.places[$0].flags.contains(.isFirst) }), first != target else { return [] }
    var from: [PlaceID: (place: PlaceID, event: EventID)] = [:]
    var open = [first]
    var next = 0
    var isWide = false
    while from[target] == nil {
      if next == open.count {
        if isWide { break }
        // The declared screens of tabs and columns are tried after the targets of events.
        isWide = true
        let others = declared.filter { $0 != first && from[$0] == nil }
        if others.contains(target) { break }
        open += others
        continue
      }
      for edge in places.edges(from: open[next]) {
        guard [.push, .replace, .show, .popTo].contains(edge.kind), let event = edge.event else { continue }
        let place = PlaceID(raw: edge.target)
        guard places.unit(of: place) == unit, place != first, from[place] == nil, !isWide || !declared.contains(place) else { continue }
        from[place] = (open[next], event)
        open.append(place)
      }
      next += 1
    }
    var words: [String] = []
    var place = target
    while place != first, let step = from[place] {
      words += [name(of: place), "--\(text(of: step.event))-->"]
      place = step.place
    }
    if place != first {
      let chain = places.chain(of: places.places[place].slot, in: graph).dropFirst()
      words += [">", (chain + [name(of: place)]).joined(separator: " > ")].reversed()
    }
    return words.reversed()
  }

  /// Returns the slots of a modal, each after its parent.
  private func slots(in unit: PresentationContextID) -> [SlotID] {
    var result = places.units[unit].slot.map { [$0] } ?? []
    var next = 0
    while next < result.count {
      result += places.slots[result[next]].children
      next += 1
    }
    return result
  }

  // MARK: Outcome handlers

  /// Returns the modals that are presented and ended before the outcome handler that presents, such as `Sure --button again-->`.
  private func arms(around step: StepID?) -> [String] {
    guard let step, var branch = nesting.branch(of: step) else { return [] }
    var words: [[String]] = []
    while let arm = nesting.arm(of: branch), let outer = nesting.branch(of: arm), words.count < 8 {
      if let unit = presented(in: outer) { words.append([name(of: unit)] + end(of: unit, with: graph.arms[arm].outcome)) }
      branch = outer
    }
    return words.reversed().flatMap { $0 }
  }

  private func presented(in branch: BranchID) -> PresentationContextID? {
    for step in graph.branches[branch].steps.reversed() { if let unit = unitOfStep[step] { return unit } }
    return nil
  }

  /// Returns the user's steps that end a flow with that outcome.
  private func end(of unit: PresentationContextID, with outcome: Arm.Outcome) -> [String] {
    let kind: Edge.Kind
    switch outcome {
    case .button(let button): return ["--button \(graph.text(of: graph.buttons[button].name))-->"]
    case .finished: kind = .finish
    case .dismissed: kind = .dismiss
    case .unknown: return []
    }
    for slot in slots(in: unit) {
      for place in places.places(in: slot) {
        guard let event = places.edges(from: place).first(where: { $0.kind == kind })?.event else { continue }
        return walk(to: place) + ["--\(text(of: event))-->"]
      }
    }
    return [kind == .finish ? "--finish-->" : "--swipe down-->"]
  }
}
