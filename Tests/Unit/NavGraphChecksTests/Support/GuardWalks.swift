/// An exploration of a `GuardedApp` that never passes one guard, and records the places that it shows.
struct GuardWalks {
  /// A screen in a tab (unit 0 or 1) or a modal (unit 2 or 3).
  struct Place: Hashable {
    var unit: Int
    var screen: Int
  }
  struct Layer: Hashable {
    var modal: Int
    var stack: [Int]
    var finished: [GuardedApp.Act] = []
  }
  struct State: Hashable {
    /// The stack of each tab; nil if it was never shown.
    var tabs: [[Int]?] = [nil, nil]
    var selected = 0
    var layers: [Layer] = []
  }

  let app: GuardedApp
  /// The guard that must not be evaluated; nil if all may be.
  let avoided: Int?
  private(set) var seen: Set<Place> = []
  /// The places that guards of events and links protect.
  private(set) var protected: Set<[Int]> = []
  private(set) var isWhole = true
  private var states: Set<State> = []
  private var open: [State] = []

  init(_ app: GuardedApp, avoiding avoided: Int?) {
    self.app = app
    self.avoided = avoided
    var start = State()
    if enter(tab: 0, &start) { note(start) }
    for route in app.routes {
      if let state = link(route, from: State()) { note(state) }
    }
    var count = 0
    while let state = open.popLast() {
      count += 1
      if count > 1500 {
        isWhole = false
        break
      }
      move(from: state)
    }
  }

  private mutating func note(_ state: State) {
    for (index, stack) in state.tabs.enumerated() { for screen in stack ?? [] { seen.insert(Place(unit: index, screen: screen)) } }
    for layer in state.layers { for screen in layer.stack { seen.insert(Place(unit: 2 + layer.modal, screen: screen)) } }
    if state.layers.count > 3 || state.layers.contains(where: { $0.stack.count > 4 })
      || state.tabs.contains(where: { ($0?.count ?? 0) > 4 })
    {
      isWhole = false
      return
    }
    if states.insert(state).inserted { open.append(state) }
  }

  /// Returns whether the guard succeeds. Its flow may be presented, so the current state is recorded.
  private mutating func ask(_ question: Int?, _ state: State) -> Bool {
    guard let question else { return true }
    if question == avoided { return false }
    note(state)
    if let flow = app.flows[question] {
      var shown = state
      if shown.layers.count < 4, present(flow, [], &shown, isFlow: true) { note(shown) }
    }
    return true
  }

  // MARK: Entering

  private mutating func enter(tab: Int, _ state: inout State) -> Bool {
    guard ask(app.tabs[tab].requires, state) else { return false }
    if state.tabs[tab] == nil {
      guard ask(app.screens[app.tabs[tab].screen].requires, state) else { return false }
      state.tabs[tab] = [app.tabs[tab].screen]
    }
    state.selected = tab
    return true
  }

  private mutating func present(_ modal: Int, _ finished: [GuardedApp.Act], _ state: inout State, isFlow: Bool = false) -> Bool {
    let screen = app.modals[modal].screen
    for question in [app.modals[modal].requires, app.screens[screen].requires] {
      // A guard inside a flow has the same flow or none.
      if isFlow { if let question, question == avoided { return false } } else if !ask(question, state) { return false }
    }
    state.layers.append(Layer(modal: modal, stack: [screen], finished: finished))
    return true
  }

  private mutating func link(_ route: GuardedApp.Route, from before: State) -> State? {
    if let question = route.requires, question == avoided { return nil }
    var state = before
    state.layers = []
    if !ask(route.requires, before) { return nil }
    let base = app.tabs[route.tab].screen
    var path = route.path
    if path.first == base { path.removeFirst() }
    for question in [app.tabs[route.tab].requires] + ([base] + path).map({ app.screens[$0].requires }) where !ask(question, before) {
      return nil
    }
    state.tabs[route.tab] = [base] + path
    state.selected = route.tab
    if let modal = route.modal {
      guard present(modal, [], &state) else { return nil }
      protect(route.requires, Place(unit: 2 + modal, screen: app.modals[modal].screen))
    } else if case let place = Place(unit: route.tab, screen: path.last ?? base), place != Place(unit: 0, screen: app.tabs[0].screen) {
      // Each start of the app shows this place, so it can't be protected.
      protect(route.requires, place)
    }
    return state
  }

  private mutating func protect(_ question: Int?, _ place: Place) {
    if let question { protected.insert([question, place.unit, place.screen]) }
  }

  // MARK: Moves

  private mutating func move(from state: State) {
    let stack = state.layers.last?.stack ?? state.tabs[state.selected] ?? []
    guard let top = stack.last else { return }
    for event in app.screens[top].events {
      guard ask(event.requires, state) else { continue }
      run(event.acts, state, protecting: event.requires)
    }
    if stack.count > 1 {
      var next = state
      set(Array(stack.dropLast()), &next)
      note(next)
    }
    if state.layers.isEmpty {
      var next = state
      if enter(tab: 1 - state.selected, &next) { note(next) }
    } else {
      var next = state
      next.layers.removeLast()
      note(next)
    }
    for route in app.routes { if let next = link(route, from: state) { note(next) } }
  }

  private func set(_ stack: [Int], _ state: inout State) {
    if state.layers.isEmpty { state.tabs[state.selected] = stack } else { state.layers[state.layers.count - 1].stack = stack }
  }

  private mutating func run(_ acts: [GuardedApp.Act], _ start: State, protecting question: Int?) {
    var state = start
    for (index, act) in acts.enumerated() {
      let unit = state.layers.last.map { 2 + $0.modal } ?? state.selected
      let stack = state.layers.last?.stack ?? state.tabs[state.selected] ?? []
      var last: Place?
      switch act {
      case .push(let screen), .replace(let screen):
        guard ask(app.screens[screen].requires, state) else { return note(state) }
        if case .push = act { set(stack + [screen], &state) } else { set(Array(stack.dropLast()) + [screen], &state) }
        last = Place(unit: unit, screen: screen)
      case .select(let tab):
        guard state.layers.isEmpty else { return note(state) }
        if state.selected != tab, !enter(tab: tab, &state) { return note(state) }
        last = Place(unit: tab, screen: app.tabs[tab].screen)
      case .pop:
        if stack.count > 1 { set(Array(stack.dropLast()), &state) }
      case .dismiss:
        guard !state.layers.isEmpty else { return note(state) }
        state.layers.removeLast()
      case .finish:
        guard let layer = state.layers.popLast() else { return note(state) }
        note(state)
        if !layer.finished.isEmpty { run(layer.finished, state, protecting: nil) }
      case .present(let modal, let finished):
        guard present(modal, finished, &state) else { return note(state) }
        last = Place(unit: 2 + modal, screen: app.modals[modal].screen)
      }
      if index == acts.count - 1, let last { protect(question, last) }
    }
    note(state)
  }
}
