import NavGraphModel
import NavGraphSyntax

/// What the moves at each place do. It is worked out when it is asked for first, by taking one stride from a state that is known only at
/// that place.
final class WalkEffects {
  let walker: Walker
  /// Links that push on wherever the user is.
  let hereLinks: [Stride.Cause]
  /// What comes from outside: links, and events of the app.
  let links: [Stride.Cause]
  /// Whether anything takes down what is presented from outside.
  var hasLinks: Bool { !links.isEmpty }
  /// What all searches have taken together; one that goes on beyond the limit is given up.
  private(set) var work = 0
  private let mostWork: Int
  /// The maximum work for all assertions of an app together.
  static let mostWork = 40_000_000
  /// Every state of the app, once they were asked for, and every state with its stacks cut; nil where they are too many to look at.
  var states: [Bool: [State]?] = [:]
  /// What lies on what in those with their stacks cut.
  var windows: WalkWindows?
  /// Those of its states that few moves lead to.
  var firstStates: [State] = []

  /// Whether nothing more can be looked for.
  var isSpent: Bool { work > mostWork }

  /// Whether there is still time for that much.
  func spend(_ amount: Int) -> Bool {
    work += amount
    return work <= mostWork
  }

  /// Whether links change what lies beneath something, or put something over whatever is up: the flow of a guard that they meet. A search
  /// over places sees them from the roots alone.
  let isShifted: Bool
  /// What has another tab or page than its first shown by some link that makes it.
  private let passed: Set<UnitID>

  /// By place, as the lowest of its slot and on something.
  private var known: [[WalkEffect]?]
  /// Of each unit, whether the user can dismiss it in some way that it is presented.
  private let isSwiped: [Bool]
  /// From where a tab bar is tapped.
  struct Bar: Hashable {
    var bar: SlotID
    /// The tab that is selected.
    var selected: SlotID
    /// What is shown in it, where guards on other tabs may ask for that: twice its number, and one more on something.
    var shown: Int32?
  }
  private var knownTabs: [Bar: [WalkEffect]] = [:]
  /// Whether a tap on some tab of a bar may ask guards.
  private var isAsking: [SlotID: Bool] = [:]

  var graph: NavigationGraph { walker.graph }
  var places: Places { walker.places }

  init(_ walker: Walker, mostWork: Int = WalkEffects.mostWork) {
    self.mostWork = mostWork
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
        // The flow of a guard that is no modal is shown full screen.
        if case .modal = content { style = nil } else { isPlainFlow = true }
      }
      if !isPlainFlow, walker.isSwiped(content, style) { isSwiped[presentation.unit.index] = true }
    }
    self.isSwiped = isSwiped
    passed = WalkEffects.passed(graph, walker.places)
    isShifted = WalkEffects.isShifted(graph)
    let isHere: (IDRange<Destination>) -> Bool = { ids in
      walker.possibleDestinations(ids).contains { graph.destinations[$0].hereFrom != nil }
    }
    links = graph.routes.ids.map { .route($0) } + graph.entries.ids.map { .entry($0) } + graph.appEvents.map { .strike($0) }
    hereLinks =
      graph.routes.ids.filter { isHere(graph.routes[$0].destinations) }.map { .route($0) }
      + graph.entries.ids.filter { isHere(graph.entries[$0].destinations) }.map { .entry($0) }
  }

  /// The number that stands for an alert among places.
  func number(ofAlert unit: UnitID) -> Int32 { Int32(truncatingIfNeeded: places.places.count + unit.index) }

  /// nil for an alert, and for something that shows nothing: a container that is empty by mistake.
  func place(_ number: Int32) -> PlaceID? {
    number >= 0 && Int(number) < places.places.count ? PlaceID(Int(number)) : nil
  }

  func unit(_ number: Int32) -> UnitID {
    place(number).map { places.unit(of: $0) } ?? UnitID(Int(number) - places.places.count)
  }

  /// A state of which only that place is known.
  /// - Parameter isBesideKnown: What is beside it is as declared.
  func state(at number: Int32, isPushed: Bool, isBesideKnown: Bool = false) -> State {
    guard let place = place(number) else { return State([Layer(unit(number))]) }
    let value = places.places[place]
    var layer = walker.fresh(places.slots[value.slot].unit)
    if !isBesideKnown { layer.onlyKnown = value.slot }
    layer.isSwiped = isSwiped[layer.unit.index]
    walker.reveal(value.slot, &layer)
    let isFirst = places.slots[value.slot].first == place
    if isPushed {
      layer.set(Path(value.slot, [value.screen], on: .beneath(0)), value.slot)
    } else if !isFirst {
      layer.set(Path(value.slot, [value.screen]), value.slot)
    }
    if !isBesideKnown { forgetPassed(&layer) }
    return State([layer])
  }

  /// What is shown first may not have been shown, if a link can have gone past it.
  func forgetPassed(_ layer: inout Layer) {
    guard passed.contains(layer.unit) else { return }
    var shown = layer.withoutMarks
    walker.markShown(&shown)
    layer.keepMarks(of: shown)
  }

  private static func isShifted(_ graph: NavigationGraph) -> Bool {
    if !graph.appEvents.isEmpty { return true }
    if graph.routes.contains(where: { graph.linkPolicy($0.links).leavesModals || !$0.requires.isEmpty }) { return true }
    if graph.entries.contains(where: { graph.linkPolicy($0.links).leavesModals || !$0.requires.isEmpty }) { return true }
    if graph.guardUses.isEmpty { return false }
    return graph.destinationSteps.contains { step in
      switch step.kind {
      case .tab(let tab): !graph.guards(of: tab).isEmpty
      case .screen(let instance), .page(let instance), .present(let instance, _), .container(let instance), .column(_, let instance?):
        !graph.entryGuards(graph.instances[instance].content).isEmpty
      case .column(_, nil): false
      }
    }
  }

  /// A root must be entered from another one: at a start it is there before the link.
  private static func passed(_ graph: NavigationGraph, _ places: Places) -> Set<UnitID> {
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
    // So must one that an event opens in a flow that has its place.
    let isOpenedInFlow =
      places.units.contains { $0.kind == .guardFlow } && graph.steps.contains { if case .open = $0.action { true } else { false } }
    let isOneRoot = !isOpenedInFlow && places.units.count { $0.kind == .root } < 2
    return Set(places.units.ids.filter { chosen.contains(places.units[$0].content) && !(isOneRoot && places.units[$0].kind == .root) })
  }

  /// Something presented of which it is only known that it has just come.
  func fresh(_ unit: UnitID) -> Layer {
    var layer = walker.fresh(unit)
    layer.isSwiped = isSwiped[unit.index]
    return layer
  }

  /// What the events there do, Back, and whatever else is at hand but tabs.
  func effects(at number: Int32, isPushed: Bool) -> [WalkEffect] {
    let index = Int(number) * 2 + (isPushed ? 1 : 0)
    if let effects = known[index] { return effects }
    let state = state(at: number, isPushed: isPushed)
    var strides = walker.strides(from: state, isWithTabs: false)
    if !hereLinks.isEmpty, let place = place(number), places.slots[places.places[place].slot].hasPath {
      for link in hereLinks {
        for stride in open(link, from: state) where stride.state.layers.first?.unit == state.layers.first?.unit { strides.append(stride) }
      }
    }
    if !isPushed, let place = place(number), isReplacement(place) {
      // A link that shows again what was replaced evaluates its guards. From elsewhere it is there.
      for link in links { strides += open(link, from: state).filter(\.isRefused) }
    }
    // An event of the app happens wherever the user is. What enters another root is the same from everywhere.
    for event in graph.appEvents {
      for stride in walker.strike(event, from: state)
      where stride.state.leaving != nil || stride.state.layers.first?.unit == state.layers.first?.unit { strides.append(stride) }
    }
    // What else is visible beside the place has its own turn.
    let effects = effects(of: strides, from: state, at: number)
    known[index] = effects
    return effects
  }

  /// Whether a place has replaced one with guards, as the lowest of its slot.
  private func isReplacement(_ place: PlaceID) -> Bool {
    guard let first = places.slots[places.places[place].slot].first, first != place else { return false }
    return !graph.screens[places.places[first].screen].requires.isEmpty
  }

  func open(_ link: Stride.Cause, from state: State, isStart: Bool = false) -> [Stride] {
    switch link {
    case .route(let id): walker.open(id, from: state, isStart: isStart)
    case .entry(let id): walker.open(id, from: state, isStart: isStart)
    // At a start nobody is anywhere yet.
    case .strike(let id): isStart ? [] : walker.strike(id, from: state)
    default: []
    }
  }

  /// The flows of guards that may have a root's place when a link comes that is shown at once.
  func flowsBeneath(_ link: Stride.Cause) -> [State] {
    let (destinations, policy): (IDRange<Destination>, App.LinkPolicy?)
    switch link {
    case .route(let id): (destinations, policy) = (graph.routes[id].destinations, graph.routes[id].links)
    case .entry(let id): (destinations, policy) = (graph.entries[id].destinations, graph.entries[id].links)
    default: return []
    }
    guard graph.isShownAtOnce(destinations, policy, on: walker.idiom) else { return [] }
    return places.units.ids.filter { places.units[$0].kind == .guardFlow }.map { State([walker.fresh($0)]) }
  }

  /// What tapping the other tabs around a place does.
  func tabEffects(at number: Int32, isPushed: Bool) -> (from: Bar, effects: [WalkEffect])? {
    guard let place = place(number), let bar = places.slots[places.places[place].slot].tabs else { return nil }
    let slot = places.places[place].slot
    if case .accessory = places.slots[slot].role { return nil }
    if isPushed, graph.screens[places.places[place].screen].hides.contains(.tabBar) { return nil }
    var selected = slot
    while let parent = places.slots[selected].parent, parent != bar { selected = parent }
    // Where guards are asked it depends on what is shown, and a flow comes up over that.
    let from = Bar(bar: bar, selected: selected, shown: asksOnTaps(bar) ? number * 2 + (isPushed ? 1 : 0) : nil)
    if let effects = knownTabs[from] { return (from, effects) }
    let state = state(at: number, isPushed: isPushed)
    let effects = effects(of: walker.taps(from: state, at: slot), from: state, at: nil)
    knownTabs[from] = effects
    return (from, effects)
  }

  private func asksOnTaps(_ bar: SlotID) -> Bool {
    if graph.guardUses.isEmpty { return false }
    if let known = isAsking[bar] { return known }
    let asks = places.slots[bar].children.contains { !walker.guardsOnEntering($0).isEmpty }
    isAsking[bar] = asks
    return asks
  }

  // MARK: What a stride has changed

  /// - Parameters:
  ///   - isAllShown: What is visible at the place counts as shown, though nothing has changed there.
  ///   - isUncovered: So does what is visible beside it: something has covered all of it.
  func effects(
    of strides: [Stride], from state: State?, at number: Int32?, isAllShown: Bool = false, isUncovered: Bool = false
  ) -> [WalkEffect] {
    let own = number.flatMap(place).map { places.places[$0].slot }
    var sights = Set((state.map { walker.sights($0) } ?? []).map(\.slot))
    if isUncovered { sights.formIntersection(own.map { [$0] } ?? []) }
    return strides.compactMap { stride in
      guard let kind = kind(of: stride, from: state?.layers.last, sights, own, isAllShown) else { return nil }
      return WalkEffect(cause: stride.cause, isRefused: stride.isRefused, kind: kind)
    }
  }

  private func kind(
    of stride: Stride, from layer: Layer?, _ sights: Set<SlotID>, _ own: SlotID?, _ isAllShown: Bool
  ) -> WalkEffect.Kind? {
    if let leaving = stride.state.leaving { return .left(leaving) }
    guard let top = stride.state.layers.last else { return nil }
    var isOnTop = stride.state.layers.count > 1
    if top.parked != nil { isOnTop = true }
    if isOnTop {
      return .presented(top.unit, shown(top, from: nil, [], nil, true), stride.state, beneath: beneath(stride.state, from: layer))
    }
    if let layer, layer.unit == top.unit {
      let shown = shown(top, from: layer, sights, own, isAllShown)
      return shown.isEmpty ? nil : .shown(shown)
    }
    return .rooted(shown(top, from: nil, [], nil, true))
  }

  /// What has changed in the root beneath what comes up: nothing shows it before that goes.
  private func beneath(_ state: State, from old: Layer?) -> [WalkEffect.Shown] {
    guard state.layers.count > 1, let layer = state.layers.first, places.units[layer.unit].kind == .root else { return [] }
    let isSame = old?.unit == layer.unit
    return shown(layer, from: isSame ? old : nil, isSame ? Set(walker.sights(layer).map(\.slot)) : [], nil, !isSame).map { item in
      var item = item
      (item.isBeside, item.isOptional) = (true, true)
      return item
    }
  }

  private func shown(_ layer: Layer, from: Layer?, _ sights: Set<SlotID>, _ own: SlotID?, _ isAllShown: Bool) -> [WalkEffect.Shown] {
    if places.units[layer.unit].slot == nil {
      let slot = SlotID(raw: .max)
      let number = number(ofAlert: layer.unit)
      return [.init(slot: slot, base: .floor, places: [number], isEntered: true, isOptional: false, isDeclared: true)]
    }
    var result: [WalkEffect.Shown] = walker.sights(layer).compactMap { sight in
      let path = layer.path(sight.slot)
      let isEntered = !sights.contains(sight.slot)
      if !isEntered, path == from?.path(sight.slot), !isAllShown || sight.slot != own { return nil }
      // An inspector that is never shown as declared has no first place.
      guard let screens = path?.screens ?? places.slots[sight.slot].first.map({ [places.places[$0].screen] }) else { return nil }
      let numbers = screens.compactMap { places.place($0, in: sight.slot).map { Int32(truncatingIfNeeded: $0.index) } }
      if numbers.count != screens.count { return nil }
      return .init(
        slot: sight.slot, base: path?.base ?? .floor, places: numbers, isEntered: isEntered, isOptional: sight.isOptional,
        isDeclared: path == nil)
    }
    // What is put beside what is visible shows when that is selected.
    let visible = Set(walker.sights(layer).map(\.slot))
    for path in layer.paths where !visible.contains(path.slot) && path != from?.path(path.slot) {
      let numbers = path.screens.compactMap { places.place($0, in: path.slot).map { Int32(truncatingIfNeeded: $0.index) } }
      if numbers.isEmpty { continue }
      result.append(
        .init(
          slot: path.slot, base: path.base, places: numbers, isEntered: true, isOptional: true, isDeclared: false, isBeside: true))
    }
    return result
  }
}
