// The moves that the user can make wherever they are.
extension AbstractInterpreter {
  /// Returns all transitions that the user can cause in one move. Taps that only select a tab are left out if `isWithTabs` is false.
  package func strides(from state: State, isWithTabs: Bool = true) -> [StateTransition] {
    guard let top = state.layers.last, state.leaving == nil else { return [] }
    if case .alert(let alert) = places.units[top.unit].content { return buttons(of: alert, state) }
    let sights = sights(top)
    var result: [StateTransition] = []
    for sight in sights { result += events(at: sight, state) }
    for sight in sights { if let stride = back(from: sight, top, state) { result.append(stride) } }
    containers(of: top, sights, state, isWithTabs, &result)
    if top.isSwiped {
      var run = Run(state, at: nil)
      var forks: [Run] = []
      end(state.layers.count - 1, .dismissed, &run, &forks)
      result += finish(forks.isEmpty ? [run] : forks, .dismissal)
    }
    return result
  }

  /// Returns the transitions of taps on the tabs around a visible slot.
  package func taps(from state: State, at slot: SlotID) -> [StateTransition] {
    guard let top = state.layers.last, let sight = sights(top).first(where: { $0.slot == slot }) else { return [] }
    var result: [StateTransition] = []
    containers(of: top, [sight], state, true, &result)
    return result.filter { if case .tab(let tab) = $0.cause { graph.tabs[tab].action == nil } else { false } }
  }

  private func buttons(of alert: AlertID, _ state: State) -> [StateTransition] {
    var result: [StateTransition] = []
    for button in graph.alerts[alert].buttons {
      var run = Run(state, at: nil)
      if let test = graph.buttons[button].test {
        run.premises = [PathCondition(test, true)]
        guard conditions.areConsistent(run.premises) else { continue }
      }
      var forks: [Run] = []
      end(state.layers.count - 1, .button(button), &run, &forks)
      result += finish(forks.isEmpty ? [run] : forks, .button(button))
    }
    return result
  }

  private func events(at sight: Visibility, _ state: State) -> [StateTransition] {
    guard let screen = sight.screen else { return [] }
    let cursor = Cursor(layer: state.layers.count - 1, slot: sight.slot)
    // An accessory can depend on a test.
    let shown = accessoryTest(sight.slot).map { [PathCondition($0, true)] } ?? []
    var result: [StateTransition] = []
    for item in graph.screens[screen].events {
      let event = graph.eventsOfScreens[item].event
      let value = graph.events[event]
      for way in branches(value.branches) {
        var run = Run(state, at: cursor, RemainingSteps(way.branch))
        run.premises = shown + way.premises
        guard shown.isEmpty || conditions.areConsistent(run.premises) else { continue }
        let arms = graph.branches[way.branch].arms
        run.work = SuspendedWork(work: .steps(RemainingSteps(way.branch)), requires: value.requires, arms: arms)
        ask(value.requires, &run, arms: arms)
        result += finish([run], .event(event))
      }
    }
    return result
  }

  /// Returns the transition of Back, which pops. At the lowest screen of a column of a collapsed split, it leaves the column.
  private func back(from sight: Visibility, _ layer: Layer, _ state: State) -> StateTransition? {
    guard let screen = sight.screen, var path = path(sight.slot, layer) else { return nil }
    let hasBack = isSystemBackOnly ? graph.screens[screen].hasSystemBack : graph.screens[screen].hasWayBack
    if !hasBack || places.slots[sight.slot].role == .accessory { return nil }
    var next = state
    if places.slots[sight.slot].hasPath, path.canPop {
      path.pop()
      set(path, &next.layers[next.layers.count - 1])
      return StateTransition(.back(sight.slot), next)
    }
    guard isCollapsed, let split = places.slots[sight.slot].split, let own = places.slots[sight.slot].column else { return nil }
    let column = Column.allCases.first {
      let child = places.slots[split].children[Int($0.rawValue)]
      return child == own || shown(child, layer) == own
    }
    guard let column, column != .inspector, column == focus(split, layer).front,
      Column.allCases.contains(where: {
        $0.rawValue < column.rawValue && places.slots[places.slots[split].children[Int($0.rawValue)]].kind != .nothing
      })
    else { return nil }
    var run = Run(state, at: Cursor(layer: state.layers.count - 1, slot: sight.slot))
    clear(column, &run)
    return StateTransition(.back(sight.slot), run.state)
  }

  /// Adds the transitions of the tabs and pages around the visible slots.
  private func containers(
    of layer: Layer, _ sights: [Visibility], _ state: State, _ isWithTabs: Bool, _ result: inout [StateTransition]
  ) {
    var seen: Set<SlotID> = []
    for sight in sights {
      let slot = places.slots[sight.slot]
      if let book = slot.pages, let page = slot.page, seen.insert(book).inserted {
        let index = page.index - Int(places.slots[book].children.start)
        for next in [index + 1, index - 1] where next >= 0 && next < places.slots[book].children.count {
          var run = Run(state, at: Cursor(layer: state.layers.count - 1, slot: sight.slot))
          run.work.work = .page(next, of: book)
          turn(to: next, of: book, &run)
          result += finish([run], .swipe(book))
        }
      }
      if case .accessory = slot.role { continue }
      guard let bar = slot.tabs, !seen.contains(bar), case .tabs(let tabs) = places.slots[bar].kind else { continue }
      if hidesBar(sight.slot, layer) { continue }
      seen.insert(bar)
      for (tab, child) in zip(graph.tabSets[tabs].tabs, places.slots[bar].children) {
        if !isWithTabs, graph.tabs[tab].action == nil, selected(bar, layer) != child { continue }
        tap(tab, child, in: bar, layer, sight, state, &result)
      }
    }
  }

  private func tap(
    _ tab: TabID, _ child: SlotID, in bar: SlotID, _ layer: Layer, _ sight: Visibility, _ state: State, _ result: inout [StateTransition]
  ) {
    var premises: [PathCondition] = []
    if let test = graph.tabs[tab].hiddenWhen { premises.append(PathCondition(test, false)) }
    if let section = graph.tabs[tab].section, let test = graph.sections[section].hiddenWhen { premises.append(PathCondition(test, false)) }
    guard conditions.areConsistent(premises) else { return }
    let cursor = Cursor(layer: state.layers.count - 1, slot: sight.slot)
    if let action = graph.tabs[tab].action {
      var run = Run(state, at: cursor, RemainingSteps(action))
      run.premises = premises
      let arms = graph.branches[action].arms
      run.work = SuspendedWork(work: .steps(RemainingSteps(action)), requires: graph.tabs[tab].requires, arms: arms)
      ask(graph.tabs[tab].requires, &run, arms: arms)
      result += finish([run], .tab(tab))
    } else if places.slots[child].kind == .nothing {
      return
    } else if selected(bar, layer) == child {
      // The premise doesn't apply: a selected tab that becomes hidden stays.
      guard graph.tabs[tab].reselect == .popToRoot, places.slots[child].hasPath, var path = path(child, layer), path.canPop else { return }
      var next = state
      path.popToRoot()
      set(path, &next.layers[next.layers.count - 1])
      result.append(StateTransition(.reselect(tab), next))
    } else {
      var run = Run(state, at: cursor)
      run.premises = premises
      run.work.work = .tab(tab, in: bar)
      choose(tab, in: bar, &run)
      result += finish([run], .tab(tab))
    }
  }
}
