import NavGraphModel
import NavGraphSyntax

/// The searches of an app on one kind of device.
struct DeviceSearches {
  let effects: MoveEffects
  /// The search that finds everything that can be shown.
  let search: PushdownSaturation
  var ground: ReachableLevels { search.laid }
  /// Whether paths that end with a move forward are preferred to others of their length.
  var prefersForward = false
  var walker: AbstractInterpreter { effects.walker }
  var graph: NavigationGraph { effects.graph }
  var places: Places { effects.places }

  init(effects: MoveEffects) {
    self.effects = effects
    var query = PushdownSaturation.Query()
    query.isWithLinks = true
    query.isWithRefusals = true
    query.isFromStart = true
    var search = PushdownSaturation(for: query, on: nil, effects: effects)
    _ = search.run()
    self.search = search
  }

  /// Returns a search over states, without limits or links.
  func makeReplay() -> CounterexampleReplay {
    CounterexampleReplay(effects: effects, ground: ground, prefersForward: prefersForward)
  }

  /// Returns a setup for each kind of device that differs from the others in its roots, links, or modals, and for expanded and collapsed
  /// splits.
  static func all(in graph: NavigationGraph, places: Places, effects: (AbstractInterpreter) -> MoveEffects = { MoveEffects(of: $0) })
    -> [DeviceSearches]
  {
    walkers(in: graph, places: places).map { DeviceSearches(effects: effects($0)) }
  }

  /// Returns the kinds of devices that an app distinguishes. The others are alike, and one of them represents them.
  static func distinguished(in graph: NavigationGraph) -> Idioms {
    var named = graph.namedIdioms
    // The `compact` style of a modal is used on phones.
    if graph.modals.contains(where: { $0.compact != nil }) { named.insert(.phone) }
    // All other devices may open windows.
    if graph.steps.contains(where: { if case .openWindow = $0.action { true } else { false } }) { named.insert(.phone) }
    return named
  }

  /// Returns a walker for each of these devices.
  static func walkers(in graph: NavigationGraph, places: Places) -> [AbstractInterpreter] {
    let named = distinguished(in: graph)
    var idioms = Idioms.words.map(\.1).filter { named.contains($0) }
    // Devices that the graph doesn't name are alike. Macs and Apple Vision are usually considered only if the graph names them.
    let meant = graph.meantIdioms
    if let other = Idioms.words.map(\.1).first(where: { meant.contains($0) && !named.contains($0) }) { idioms.insert(other, at: 0) }
    var result: [AbstractInterpreter] = []
    for idiom in idioms {
      for isCollapsed in graph.splits.isEmpty ? [true] : [false, true] {
        let walker = AbstractInterpreter(of: graph, in: places, idiom: idiom, isCollapsed: isCollapsed)
        if walker.root != nil { result.append(walker) }
      }
    }
    return result
  }

  /// Returns the setups in which a guard always fails.
  static func all(in graph: NavigationGraph, places: Places, denying denied: GuardID) -> [DeviceSearches] {
    all(in: graph, places: places) { walker in
      var walker = walker
      walker.denied = denied
      return MoveEffects(of: walker)
    }
  }

  // MARK: Subjects of assertions

  /// Returns the numbers of the places at which a content is shown: those of a screen, or all inside a container or modal.
  func numbers(of content: Content) -> Set<Int32> {
    var result: Set<Int32> = []
    switch content {
    case .screen(let screen):
      for place in places.places(of: screen) { result.insert(Int32(truncatingIfNeeded: place.index)) }
    case .alert, .modal:
      for unit in units(of: content) {
        if let slot = places.units[unit].slot { insert(below: slot, into: &result) } else { result.insert(effects.number(ofAlert: unit)) }
      }
    case .stack, .tabs, .split, .pages:
      for slot in places.slots.ids where places.slots[slot].kind.content == content { insert(below: slot, into: &result) }
    case .unknown: break
    }
    return result.filter { ground.node(of: $0) != nil }
  }

  private func units(of content: Content) -> [PresentationContextID] {
    places.units.ids.filter { places.units[$0].content == content && places.units[$0].kind != .external }
  }

  private func insert(below slot: SlotID, into result: inout Set<Int32>) {
    var open = [slot]
    while let next = open.popLast() {
      for place in places.places(in: next) { result.insert(Int32(truncatingIfNeeded: place.index)) }
      open.append(contentsOf: places.slots[next].children)
      if next != slot, let alternate = places.slots[next].alternate { open.append(alternate) }
    }
  }

  /// A state in which a content has just been shown.
  struct SearchStart {
    var state: State
    var owner: Int32?
    var levels: [StackSymbol]
  }

  /// Returns the states in which a content has just been shown. Anything that is possible can be under it, and everything next to it is as
  /// declared.
  func beginnings(of content: Content, in search: PushdownSaturation) -> [SearchStart] {
    if case .screen = content {
      return numbers(of: content).sorted().flatMap { number in
        search.openLevels(at: number).flatMap { level -> [SearchStart] in
          let isPushed = level.below != .floor
          var state = effects.state(at: number, isPushed: isPushed, isBesideKnown: true)
          if let place = effects.place(numbered: number) { walker.visit(places.places[place].slot, in: &state.layers[0]) }
          return asShown(state).map { SearchStart(state: $0, owner: isPushed ? number : nil, levels: [level]) }
        }
      }
    }
    var slots: [SlotID] = []
    var result: [SearchStart] = []
    switch content {
    case .alert, .modal:
      for unit in units(of: content) {
        if let slot = places.units[unit].slot {
          slots.append(slot)
        } else {
          let level = StackSymbol(place: effects.number(ofAlert: unit), below: .floor, isOld: true)
          if ground.node(of: level.place) != nil { result.append(SearchStart(state: State([Layer(of: unit)]), levels: [level])) }
        }
      }
    default:
      slots = places.slots.ids.filter { places.slots[$0].kind.content == content && places.units[places.slots[$0].unit].kind != .external }
    }
    for slot in slots {
      var layer = effects.fresh(of: places.slots[slot].unit)
      walker.reveal(slot, in: &layer)
      walker.visit(slot, in: &layer)
      let levels = walker.sights(of: layer).compactMap { sight -> StackSymbol? in
        guard !sight.isOptional, let screen = sight.screen, let place = places.place(of: screen, in: sight.slot) else { return nil }
        return StackSymbol(place: Int32(truncatingIfNeeded: place.index), below: .floor, isOld: true)
      }
      guard levels.contains(where: { ground.node(of: $0.place) != nil }) else { continue }
      result += asShown(State([layer])).map { SearchStart(state: $0, levels: levels) }
    }
    return result
  }

  /// Returns a state in which the first content of the layer has been shown, and, if a link can select something else, a state in which it
  /// hasn't.
  private func asShown(_ state: State) -> [State] {
    var passed = state
    effects.forgetPassed(in: &passed.layers[0])
    return passed == state ? [state] : [state, passed]
  }

  /// Whether one of the places is in a stack, visible or not.
  func holds(_ state: State, anyOf numbers: Set<Int32>) -> Bool {
    state.layers.contains { layer in
      layer.paths.contains { path in
        path.screens.contains { screen in
          places.place(of: screen, in: path.slot).map { numbers.contains(Int32(truncatingIfNeeded: $0.index)) } ?? false
        }
      }
    }
  }

  /// Whether one of the places is visible.
  func shows(_ state: State, anyOf numbers: Set<Int32>, isSure: Bool = false) -> Bool {
    guard let top = state.layers.last else { return false }
    if places.units[top.unit].slot == nil { return numbers.contains(effects.number(ofAlert: top.unit)) }
    return walker.sights(of: top).contains { sight in
      if isSure, sight.isOptional { return false }
      guard let screen = sight.screen, let place = places.place(of: screen, in: sight.slot) else { return false }
      return numbers.contains(Int32(truncatingIfNeeded: place.index))
    }
  }
}
