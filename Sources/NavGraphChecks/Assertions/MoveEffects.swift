import NavGraphModel
import NavGraphSyntax

/// The effects of the moves at each place. They are computed on demand, by one stride from a state in which only that place is known.
final class MoveEffects {
  let walker: AbstractInterpreter
  /// The links that push on the stack that the user is in.
  let hereLinks: [StateTransition.Cause]
  /// The inputs from outside: links and app-level events.
  let links: [StateTransition.Cause]
  /// Whether there are inputs from outside.
  var hasLinks: Bool { !links.isEmpty }
  /// The work of all searches so far. A search beyond the limit is given up.
  private(set) var work = 0
  private let maxWork: Int
  /// The maximum work for all assertions of an app together.
  static let maxWork = 40_000_000
  /// The states of the app, by whether their stacks are cut, once they have been computed. A value is nil if there are too many states.
  var states: [Bool: [State]?] = [:]
  /// The screens that are under each other in the states with cut stacks.
  var windows: StackContexts?
  /// The states that few moves lead to.
  var firstStates: [State] = []

  /// Whether the limit of work is reached.
  var isSpent: Bool { work > maxWork }

  /// Adds to the work, and returns whether it is still within the limit.
  func spend(_ amount: Int) -> Bool {
    work += amount
    return work <= maxWork
  }

  /// Whether links change what is under a presentation, or present the flow of a guard over it. A search over places only follows links
  /// from the roots.
  let isShifted: Bool
  /// The units in which a link that creates them can select a tab or page other than the first.
  private let passed: Set<PresentationContextID>

  /// The effects at each place, indexed by twice its number, plus one if it is on another screen.
  private var known: [[MoveEffect]?]
  /// Whether the user can dismiss each unit in some presentation of it. Indexed by `PresentationContextID`.
  private let isSwiped: [Bool]
  /// A tab bar in the state in which the user taps it.
  struct Bar: Hashable {
    var bar: SlotID
    var selected: SlotID
    /// The shown level, if the guards of other tabs may depend on it: twice the place's number, plus one if it is on another screen.
    var shown: Int32?
  }
  private var knownTabs: [Bar: [MoveEffect]] = [:]
  /// Whether a tap on a tab of each bar may evaluate guards.
  private var isAsking: [SlotID: Bool] = [:]

  var graph: NavigationGraph { walker.graph }
  var places: Places { walker.places }

  init(of walker: AbstractInterpreter, maxWork: Int = MoveEffects.maxWork) {
    self.maxWork = maxWork
    self.walker = walker
    known = Array(repeating: nil, count: (walker.places.places.count + walker.places.units.count) * 2)
    let graph = walker.graph
    var isSwiped = Array(repeating: false, count: walker.places.units.count)
    for presentation in walker.places.presentations {
      let content = walker.places.units[presentation.unit].content
      var style: Style?
      if let step = presentation.step, case .present(_, let own) = graph.steps[step].action { style = own }
      var isPlainFlow = false
      if case .guard = presentation.cause {
        // A guard's flow that isn't a modal is presented full screen.
        if case .modal = content { style = nil } else { isPlainFlow = true }
      }
      if !isPlainFlow, walker.isSwiped(content, as: style) { isSwiped[presentation.unit.index] = true }
    }
    self.isSwiped = isSwiped
    passed = MoveEffects.passed(in: graph, places: walker.places)
    isShifted = MoveEffects.isShifted(in: graph)
    let isHere: (IDRange<Destination>) -> Bool = { ids in
      walker.possibleDestinations(among: ids).contains { graph.destinations[$0].hereFrom != nil }
    }
    links = graph.routes.ids.map { .route($0) } + graph.entries.ids.map { .entry($0) } + graph.appEvents.map { .appEvent($0) }
    hereLinks =
      graph.routes.ids.filter { isHere(graph.routes[$0].destinations) }.map { .route($0) }
      + graph.entries.ids.filter { isHere(graph.entries[$0].destinations) }.map { .entry($0) }
  }

  /// Returns the number that represents an alert among the numbers of places.
  func number(ofAlert unit: PresentationContextID) -> Int32 { Int32(truncatingIfNeeded: places.places.count + unit.index) }

  /// Returns the place with a number, or nil for an alert, and for a container that has no content because of an error.
  func place(numbered number: Int32) -> PlaceID? {
    number >= 0 && Int(number) < places.places.count ? PlaceID(Int(number)) : nil
  }

  func unit(numbered number: Int32) -> PresentationContextID {
    place(numbered: number).map { places.unit(of: $0) } ?? PresentationContextID(Int(number) - places.places.count)
  }

  /// Returns a state in which only that place is known.
  ///
  /// - Parameter isBesideKnown: Whether everything next to the place is as declared.
  func state(at number: Int32, isPushed: Bool, isBesideKnown: Bool = false) -> State {
    guard let place = place(numbered: number) else { return State([Layer(of: unit(numbered: number))]) }
    let value = places.places[place]
    var layer = walker.fresh(for: places.slots[value.slot].unit)
    if !isBesideKnown { layer.onlyKnown = value.slot }
    layer.isSwiped = isSwiped[layer.unit.index]
    walker.reveal(value.slot, in: &layer)
    let isFirst = places.slots[value.slot].first == place
    if isPushed {
      layer.set(Path(slot: value.slot, screens: [value.screen], on: .beneath(0)), in: value.slot)
    } else if !isFirst {
      layer.set(Path(slot: value.slot, screens: [value.screen]), in: value.slot)
    }
    if !isBesideKnown { forgetPassed(in: &layer) }
    return State([layer])
  }

  /// Removes the marks of first screens that may not have been shown, because a link can have selected another tab or page.
  func forgetPassed(in layer: inout Layer) {
    guard passed.contains(layer.unit) else { return }
    var shown = layer.withoutMarks
    walker.markShown(in: &shown)
    layer.keepMarks(of: shown)
  }

  private static func isShifted(in graph: NavigationGraph) -> Bool {
    if !graph.appEvents.isEmpty { return true }
    if graph.routes.contains(where: { graph.linkPolicy(own: $0.links).leavesModals || !$0.requires.isEmpty }) { return true }
    if graph.entries.contains(where: { graph.linkPolicy(own: $0.links).leavesModals || !$0.requires.isEmpty }) { return true }
    if graph.guardUses.isEmpty { return false }
    return graph.destinationSteps.contains { step in
      switch step.kind {
      case .tab(let tab): !graph.guards(of: tab).isEmpty
      case .screen(let instance), .page(let instance), .present(let instance, _), .container(let instance), .column(_, let instance?):
        !graph.entryGuards(of: graph.instances[instance].content).isEmpty
      case .column(_, nil): false
      }
    }
  }

  /// A root counts only if it is entered from another one, because at a start it is shown before the link.
  private static func passed(in graph: NavigationGraph, places: Places) -> Set<PresentationContextID> {
    if graph.guardUses.isEmpty { return [] }
    var chosen: Set<Content> = []
    for destination in graph.destinations {
      var content = destination.root.map { graph.content(of: $0) }
      for step in graph.destinationSteps[destination.steps] {
        switch step.kind {
        case .present(let instance, _): content = graph.instances[instance].content
        case .tab, .page: if let content { chosen.insert(content) }
        case .container, .column, .screen: break
        }
      }
    }
    // The same is true of a root that an event opens in a flow that replaces the root.
    let isOpenedInFlow =
      places.units.contains { $0.kind == .guardFlow } && graph.steps.contains { if case .open = $0.action { true } else { false } }
    let isOneRoot = !isOpenedInFlow && places.units.count { $0.kind == .root } < 2
    return Set(places.units.ids.filter { chosen.contains(places.units[$0].content) && !(isOneRoot && places.units[$0].kind == .root) })
  }

  /// Returns the layer of a unit that has just been presented.
  func fresh(of unit: PresentationContextID) -> Layer {
    var layer = walker.fresh(for: unit)
    layer.isSwiped = isSwiped[unit.index]
    return layer
  }

  /// Returns the effects of the events at a place, of Back, and of all other moves except tabs.
  func effects(at number: Int32, isPushed: Bool) -> [MoveEffect] {
    let index = Int(number) * 2 + (isPushed ? 1 : 0)
    if let effects = known[index] { return effects }
    let state = state(at: number, isPushed: isPushed)
    var strides = walker.strides(from: state, isWithTabs: false)
    if !hereLinks.isEmpty, let place = place(numbered: number), places.slots[places.places[place].slot].hasPath {
      for link in hereLinks {
        for stride in open(link, from: state) where stride.state.layers.first?.unit == state.layers.first?.unit { strides.append(stride) }
      }
    }
    if !isPushed, let place = place(numbered: number), isReplacement(place) {
      // A link that shows the replaced screen again evaluates its guards. From other places, the screen is still there.
      for link in links { strides += open(link, from: state).filter(\.isRefused) }
    }
    // An app-level event can happen everywhere. If it enters another root, its effect is the same from everywhere.
    for event in graph.appEvents {
      for stride in walker.perform(appEvent: event, from: state)
      where stride.state.leaving != nil || stride.state.layers.first?.unit == state.layers.first?.unit { strides.append(stride) }
    }
    // The effects of other visible places are computed for these places.
    let effects = effects(of: strides, from: state, at: number)
    known[index] = effects
    return effects
  }

  /// Whether a place has replaced one with guards, as the lowest of its slot.
  private func isReplacement(_ place: PlaceID) -> Bool {
    guard let first = places.slots[places.places[place].slot].first, first != place else { return false }
    return !graph.screens[places.places[first].screen].requires.isEmpty
  }

  func open(_ link: StateTransition.Cause, from state: State, isStart: Bool = false) -> [StateTransition] {
    switch link {
    case .route(let id): walker.open(id, from: state, isStart: isStart)
    case .entry(let id): walker.open(id, from: state, isStart: isStart)
    // App-level events can't start the app.
    case .appEvent(let id): isStart ? [] : walker.perform(appEvent: id, from: state)
    default: []
    }
  }

  /// Returns states with the flows of guards that may replace the root when a `links now` link is opened.
  func flowsBeneath(_ link: StateTransition.Cause) -> [State] {
    let (destinations, policy): (IDRange<Destination>, App.LinkPolicy?)
    switch link {
    case .route(let id): (destinations, policy) = (graph.routes[id].destinations, graph.routes[id].links)
    case .entry(let id): (destinations, policy) = (graph.entries[id].destinations, graph.entries[id].links)
    default: return []
    }
    guard graph.isShownAtOnce(destinations, under: policy, on: walker.idiom) else { return [] }
    return places.units.ids.filter { places.units[$0].kind == .guardFlow }.map { State([walker.fresh(for: $0)]) }
  }

  /// Returns the effects of taps on the other tabs around a place, or nil if there is no tab bar.
  func tabEffects(at number: Int32, isPushed: Bool) -> (from: Bar, effects: [MoveEffect])? {
    guard let place = place(numbered: number), let bar = places.slots[places.places[place].slot].tabs else { return nil }
    let slot = places.places[place].slot
    if case .accessory = places.slots[slot].role { return nil }
    if isPushed, graph.screens[places.places[place].screen].hides.contains(.tabBar) { return nil }
    var selected = slot
    while let parent = places.slots[selected].parent, parent != bar { selected = parent }
    // If guards are evaluated, the result depends on what is shown, and a flow is presented over it.
    let from = Bar(bar: bar, selected: selected, shown: asksOnTaps(in: bar) ? number * 2 + (isPushed ? 1 : 0) : nil)
    if let effects = knownTabs[from] { return (from, effects) }
    let state = state(at: number, isPushed: isPushed)
    let effects = effects(of: walker.taps(from: state, at: slot), from: state, at: nil)
    knownTabs[from] = effects
    return (from, effects)
  }

  private func asksOnTaps(in bar: SlotID) -> Bool {
    if graph.guardUses.isEmpty { return false }
    if let known = isAsking[bar] { return known }
    let asks = places.slots[bar].children.contains { !walker.guardsOnEntering($0).isEmpty }
    isAsking[bar] = asks
    return asks
  }

  // MARK: Changes by a stride

  /// Returns the effects of strides.
  ///
  /// - Parameters:
  ///   - isAllShown: Whether the content of the place counts as shown although it hasn't changed.
  ///   - isUncovered: Whether the same is true of everything next to the place, because all of it was covered.
  func effects(
    of strides: [StateTransition], from state: State?, at number: Int32?, isAllShown: Bool = false, isUncovered: Bool = false
  ) -> [MoveEffect] {
    let own = number.flatMap(place).map { places.places[$0].slot }
    var sights = Set((state.map { walker.sights(of: $0) } ?? []).map(\.slot))
    if isUncovered { sights.formIntersection(own.map { [$0] } ?? []) }
    return strides.compactMap { stride in
      guard let kind = kind(of: stride, from: state?.layers.last, sights: sights, own: own, isAllShown: isAllShown) else { return nil }
      return MoveEffect(cause: stride.cause, isRefused: stride.isRefused, kind: kind)
    }
  }

  private func kind(
    of stride: StateTransition, from layer: Layer?, sights: Set<SlotID>, own: SlotID?, isAllShown: Bool
  ) -> MoveEffect.Kind? {
    if let leaving = stride.state.leaving { return .left(leaving) }
    guard let top = stride.state.layers.last else { return nil }
    var isOnTop = stride.state.layers.count > 1
    if top.parked != nil { isOnTop = true }
    if isOnTop {
      return .presented(
        top.unit, shown(in: top, from: nil, sights: [], own: nil, isAllShown: true), stride.state,
        beneath: beneath(stride.state, from: layer))
    }
    if let layer, layer.unit == top.unit {
      let shown = shown(in: top, from: layer, sights: sights, own: own, isAllShown: isAllShown)
      return shown.isEmpty ? nil : .shown(shown)
    }
    return .rooted(shown(in: top, from: nil, sights: [], own: nil, isAllShown: true))
  }

  /// Returns the changes in the root under a presentation, which become visible after it ends.
  private func beneath(_ state: State, from old: Layer?) -> [MoveEffect.Shown] {
    guard state.layers.count > 1, let layer = state.layers.first, places.units[layer.unit].kind == .root else { return [] }
    let isSame = old?.unit == layer.unit
    return shown(
      in: layer, from: isSame ? old : nil, sights: isSame ? Set(walker.sights(of: layer).map(\.slot)) : [], own: nil, isAllShown: !isSame
    ).map { item in
      var item = item
      (item.isBeside, item.isOptional) = (true, true)
      return item
    }
  }

  private func shown(in layer: Layer, from: Layer?, sights: Set<SlotID>, own: SlotID?, isAllShown: Bool) -> [MoveEffect.Shown] {
    if places.units[layer.unit].slot == nil {
      let slot = SlotID(raw: .max)
      let number = number(ofAlert: layer.unit)
      return [.init(slot: slot, base: .floor, places: [number], isEntered: true, isOptional: false, isDeclared: true)]
    }
    var result: [MoveEffect.Shown] = walker.sights(of: layer).compactMap { sight in
      let path = layer.path(in: sight.slot)
      let isEntered = !sights.contains(sight.slot)
      if !isEntered, path == from?.path(in: sight.slot), !isAllShown || sight.slot != own { return nil }
      // An inspector that is never shown as declared has no first place.
      guard let screens = path?.screens ?? places.slots[sight.slot].first.map({ [places.places[$0].screen] }) else { return nil }
      let numbers = screens.compactMap { places.place(of: $0, in: sight.slot).map { Int32(truncatingIfNeeded: $0.index) } }
      if numbers.count != screens.count { return nil }
      return .init(
        slot: sight.slot, base: path?.base ?? .floor, places: numbers, isEntered: isEntered, isOptional: sight.isOptional,
        isDeclared: path == nil)
    }
    // Content that is added in a slot that isn't visible is shown when the slot is selected.
    let visible = Set(walker.sights(of: layer).map(\.slot))
    for path in layer.paths where !visible.contains(path.slot) && path != from?.path(in: path.slot) {
      let numbers = path.screens.compactMap { places.place(of: $0, in: path.slot).map { Int32(truncatingIfNeeded: $0.index) } }
      if numbers.isEmpty { continue }
      result.append(
        .init(
          slot: path.slot, base: path.base, places: numbers, isEntered: true, isOptional: true, isDeclared: false, isBeside: true))
    }
    return result
  }
}
