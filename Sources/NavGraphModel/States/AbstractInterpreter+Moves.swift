// The moves that the user can make wherever they are.
extension AbstractInterpreter {
  /// Returns all transitions that the user can cause in one move. Taps that only select a tab are left out if `isWithTabs` is false.
  package func strides(from state: State, isWithTabs: Bool = true) -> [StateTransition] {
    guard let top = state.layers.last, state.leaving == nil else { return [] }
    if case .alert(let alert) = places.units[top.unit].content { return buttons(of: alert, in: state) }
    let sights = sights(of: top)
    var result: [StateTransition] = []
    for sight in sights { result += events(at: sight, in: state) }
    for sight in sights { if let stride = back(from: sight, of: top, in: state) { result.append(stride) } }
    containers(of: top, sights: sights, in: state, isWithTabs: isWithTabs, into: &result)
    if top.isSwiped {
      var run = Run(in: state, at: nil)
      var forks: [Run] = []
      end(at: state.layers.count - 1, outcome: .dismissed, during: &run, forks: &forks)
      result += finish(forks.isEmpty ? [run] : forks, cause: .dismissal)
    }
    return result
  }

  /// Returns the transitions of taps on the tabs around a visible slot.
  package func taps(from state: State, at slot: SlotID) -> [StateTransition] {
    guard let top = state.layers.last, let sight = sights(of: top).first(where: { $0.slot == slot }) else { return [] }
    var result: [StateTransition] = []
    containers(of: top, sights: [sight], in: state, isWithTabs: true, into: &result)
    return result.filter { if case .tab(let tab) = $0.cause { graph.tabs[tab].action == nil } else { false } }
  }

  private func buttons(of alert: AlertID, in state: State) -> [StateTransition] {
    var result: [StateTransition] = []
    for button in graph.alerts[alert].buttons {
      var run = Run(in: state, at: nil)
      if let test = graph.buttons[button].test {
        run.premises = [PathCondition(test, isTrue: true)]
        guard conditions.areConsistent(run.premises) else { continue }
      }
      var forks: [Run] = []
      end(at: state.layers.count - 1, outcome: .button(button), during: &run, forks: &forks)
      result += finish(forks.isEmpty ? [run] : forks, cause: .button(button))
    }
    return result
  }

  private func events(at sight: Visibility, in state: State) -> [StateTransition] {
    guard let screen = sight.screen else { return [] }
    let cursor = Cursor(layer: state.layers.count - 1, slot: sight.slot)
    // An accessory can depend on a test.
    let shown = accessoryTest(of: sight.slot).map { [PathCondition($0, isTrue: true)] } ?? []
    var result: [StateTransition] = []
    for item in graph.screens[screen].events {
      let event = graph.eventsOfScreens[item].event
      let value = graph.events[event]
      for way in branches(among: value.branches) {
        var run = Run(in: state, at: cursor, rest: RemainingSteps(of: way.branch))
        run.premises = shown + way.premises
        guard shown.isEmpty || conditions.areConsistent(run.premises) else { continue }
        let arms = graph.branches[way.branch].arms
        run.work = SuspendedWork(work: .steps(RemainingSteps(of: way.branch)), requires: value.requires, arms: arms)
        ask(value.requires, during: &run, arms: arms)
        result += finish([run], cause: .event(event))
      }
    }
    return result
  }

  /// Returns the transition of Back, which pops. At the lowest screen of a column of a collapsed split, it leaves the column.
  private func back(from sight: Visibility, of layer: Layer, in state: State) -> StateTransition? {
    guard let screen = sight.screen, var path = path(in: sight.slot, of: layer) else { return nil }
    let hasBack = isSystemBackOnly ? graph.screens[screen].hasSystemBack : graph.screens[screen].hasWayBack
    if !hasBack || places.slots[sight.slot].role == .accessory { return nil }
    var next = state
    if places.slots[sight.slot].hasPath, path.canPop {
      path.pop()
      set(path, in: &next.layers[next.layers.count - 1])
      return StateTransition(cause: .back(sight.slot), state: next)
    }
    guard isCollapsed, let split = places.slots[sight.slot].split, let own = places.slots[sight.slot].column else { return nil }
    let column = Column.allCases.first {
      let child = places.slots[split].children[Int($0.rawValue)]
      return child == own || shown(in: child, of: layer) == own
    }
    guard let column, column != .inspector, column == focus(of: split, in: layer).front,
      Column.allCases.contains(where: {
        $0.rawValue < column.rawValue && places.slots[places.slots[split].children[Int($0.rawValue)]].kind != .nothing
      })
    else { return nil }
    var run = Run(in: state, at: Cursor(layer: state.layers.count - 1, slot: sight.slot))
    clear(column, during: &run)
    return StateTransition(cause: .back(sight.slot), state: run.state)
  }

  /// Adds the transitions of the tabs and pages around the visible slots.
  private func containers(
    of layer: Layer, sights: [Visibility], in state: State, isWithTabs: Bool, into result: inout [StateTransition]
  ) {
    var seen: Set<SlotID> = []
    for sight in sights {
      let slot = places.slots[sight.slot]
      if let book = slot.pages, let page = slot.page, seen.insert(book).inserted {
        let index = page.index - Int(places.slots[book].children.start)
        for next in [index + 1, index - 1] where next >= 0 && next < places.slots[book].children.count {
          var run = Run(in: state, at: Cursor(layer: state.layers.count - 1, slot: sight.slot))
          run.work.work = .page(next, of: book)
          turn(to: next, of: book, during: &run)
          result += finish([run], cause: .swipe(book))
        }
      }
      if case .accessory = slot.role { continue }
      guard let bar = slot.tabs, !seen.contains(bar), case .tabs(let tabs) = places.slots[bar].kind else { continue }
      if hidesBar(at: sight.slot, in: layer) { continue }
      seen.insert(bar)
      for (tab, child) in zip(graph.tabSets[tabs].tabs, places.slots[bar].children) {
        if !isWithTabs, graph.tabs[tab].action == nil, selected(in: bar, of: layer) != child { continue }
        result += tap(tab, child: child, in: bar, at: sight.slot, from: state)
      }
    }
  }

  /// Returns the transitions of a tap on a tab, while a slot in the bar's tabs is visible in the top layer.
  private func tap(_ tab: TabID, child: SlotID, in bar: SlotID, at slot: SlotID, from state: State) -> [StateTransition] {
    var premises: [PathCondition] = []
    if let test = graph.tabs[tab].hiddenWhen { premises.append(PathCondition(test, isTrue: false)) }
    if let section = graph.tabs[tab].section, let test = graph.sections[section].hiddenWhen {
      premises.append(PathCondition(test, isTrue: false))
    }
    guard conditions.areConsistent(premises), let layer = state.top else { return [] }
    let cursor = Cursor(layer: state.layers.count - 1, slot: slot)
    if let action = graph.tabs[tab].action {
      var run = Run(in: state, at: cursor, rest: RemainingSteps(of: action))
      run.premises = premises
      let arms = graph.branches[action].arms
      run.work = SuspendedWork(work: .steps(RemainingSteps(of: action)), requires: graph.tabs[tab].requires, arms: arms)
      ask(graph.tabs[tab].requires, during: &run, arms: arms)
      return finish([run], cause: .tab(tab))
    } else if places.slots[child].kind == .nothing {
      return []
    } else if selected(in: bar, of: layer) == child {
      // The premise doesn't apply: a selected tab that becomes hidden stays.
      guard graph.tabs[tab].reselect == .popToRoot, places.slots[child].hasPath, var path = path(in: child, of: layer), path.canPop else {
        return []
      }
      var next = state
      path.popToRoot()
      set(path, in: &next.layers[next.layers.count - 1])
      return [StateTransition(cause: .reselect(tab), state: next)]
    } else {
      var run = Run(in: state, at: cursor)
      run.premises = premises
      run.work.work = .tab(tab, in: bar)
      choose(tab, in: bar, during: &run)
      return finish([run], cause: .tab(tab))
    }
  }
}
