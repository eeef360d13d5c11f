// The effect of each step at a position.
extension Simulator {
  mutating func apply(_ act: World.Act, in run: Run, step: Step) -> [Outcome] {
    var state = run.state
    let at = run.at
    func on() -> [Outcome] { [.on(Run(state: state, at: at))] }
    guard let node = state[at] else { return [.over(state)] }
    switch act {
    case .stay: return on()
    case .push(let screen):
      guard case .stack(let path) = node else { return refuse(512, step: step, in: run) }
      state[at] = .stack(path + [screen])
      return on()
    case .replace(let screen):
      switch node {
      case .stack(let path): state[at] = .stack(path.dropLast() + [screen])
      case .screen: state[at] = .screen(screen)
      case .pages(let id, let page, var screens, let asking):
        screens[page] = screen
        state[at] = .pages(id, at: page, screens, asking: asking)
      default: return refuse(523, step: step, in: run)
      }
      return on()
    case .pop:
      guard case .stack(let path) = node else { return refuse(513, step: step, in: run) }
      guard path.count > 1 else {
        // A pop at the root has no effect, and the next step follows.
        _ = refuse(603, step: step, in: run)
        return on()
      }
      state[at] = .stack(path.dropLast())
      return on()
    case .popToRoot:
      guard case .stack(let path) = node else { return refuse(513, step: step, in: run) }
      state[at] = .stack([path[0]])
      return on()
    case .popTo(let screen):
      guard case .stack(let path) = node else { return refuse(513, step: step, in: run) }
      guard let index = path.dropLast().lastIndex(where: { Screens.declared(of: $0) == screen }) else {
        if !state.isUnseen {
          facts.fired.insert(step.event)
          facts.popMissed.insert(step.event)
        }
        return [.over(state)]
      }
      facts.popLanded.insert(step.event)
      state[at] = .stack(Array(path[...index]))
      return on()
    case .select(let tabs, let tab, let isNamed): return select(tab, of: tabs, isNamed: isNamed, in: run, step: step)
    case .show, .clear: return column(by: act, in: run, step: step)
    case .next, .previous, .page: return turn(by: act, in: run, step: step)
    case .present(let content, let style, let arms): return present(content, style: style, arms: arms, in: run, event: step.event)
    case .dismiss:
      guard isPresented(at: at, in: state) else { return refuse(519, step: step, in: run) }
      return leave(at, in: state, with: .dismissed)
    case .dismissAll:
      guard state.units.count > 1 else { return places(under: At(unit: 0), in: state, step: step).map { .on(Run(state: state, at: $0)) } }
      let root = state.units[0].stamp
      return end(1, of: state, with: .dismissed).flatMap { state -> [Outcome] in
        // The handler may have presented something over the root, or switched to another root.
        guard state.units.count == 1, state.units[0].stamp == root else { return [.over(state)] }
        return places(under: At(unit: 0), in: state, step: step).map { .on(Run(state: state, at: $0)) }
      }
    case .finish:
      guard isPresented(at: at, in: state) else { return refuse(518, step: step, in: run) }
      return leave(at, in: state, with: .finished)
    case .close:
      if case .stack(let path) = node, path.count > 1 {
        state[at] = .stack(path.dropLast())
        return on()
      }
      if let split = state.around(at, where: \.isSplit), let column = at.spot.last {
        // The sidebar shows its declared content, so there is nothing to clear and no previous column.
        if column == 0, case .split(let id, _, _)? = state[split], let declared = world.splits[id].columns[0], node == make(declared) {
          return refuse(520, step: step, in: run)
        }
        clear(column, of: split, in: &state)
        leave(column, of: split, in: &state)
        let isHidden = column == World.inspector
        return [.on(Run(state: state, at: answers == nil && !isHidden ? inFront(of: split, at: at, in: state) : state.leaf(under: split)))]
      }
      guard isPresented(at: at, in: state) else { return refuse(520, step: step, in: run) }
      return leave(at, in: state, with: .dismissed)
    case .switchTo(let content):
      if keeps(state.units.dropFirst(), isLink: false) { return [.over(state)] }
      if case .stack = content, answers != nil { return enter(content, from: state, step: step, isOwnStack: true) }
      return enter(content, from: state, step: step)
    case .restart:
      if keeps(state.units.dropFirst(), isLink: false) { return [.over(state)] }
      return world.root(on: idiom).map { enter($0.content, from: state, step: step) } ?? []
    case .open, .openWindow: return []
    }
  }

  /// Records an invalid step and drops the steps after it.
  private mutating func refuse(_ code: Int, step: Step, in run: Run) -> [Outcome] {
    // Around an external screen there may be more than the graph declares, so no step is invalid.
    if !run.state.isUnseen {
      facts.fired.insert(step.event)
      facts.refused.insert(Facts.Refusal(event: step.event, code: code))
    }
    return [.over(run.state)]
  }

  /// Whether a position is in a modal or in a guard flow that replaces the root.
  private func isPresented(at: At, in state: AppState) -> Bool {
    at.unit > 0 || state.units[0].waiting?.parked != nil
  }

  /// Ends the flow around a position and continues at its presenter.
  private mutating func leave(_ at: At, in state: AppState, with outcome: World.Outcome) -> [Outcome] {
    guard at.unit > 0, let presenter = state.units[at.unit].waiting?.at, state.units.indices.contains(presenter.unit) else {
      return end(at.unit, of: state, with: outcome).map { .over($0) }
    }
    let stamp = state.units[presenter.unit].stamp
    var arms = state.units[at.unit].waiting?.arms
    // Dismissing a guard flow refuses the work that it suspended.
    if answers != nil, outcome == .dismissed, let parked = state.units[at.unit].waiting?.parked { arms = refusedArms(of: parked.work) }
    let hasArm = arms.map { world.arms[$0].contains { $0.outcome == outcome } } ?? false
    let isGone = state.units[at.unit].waiting?.isGone ?? false
    return end(at.unit, of: state, with: outcome).map { next in
      // The suspended work may have replaced the root.
      if isGone || !next.units.indices.contains(presenter.unit) { return .over(next) }
      if presenter.unit == 0, next.units[0].stamp != stamp { return .over(next) }
      // The outcome handler runs first. If it leaves the presenter's position, the remaining steps are dropped.
      if hasArm, !next.isInFront(at: presenter) || next.units[presenter.unit].stamp != stamp { return .over(next) }
      return .on(Run(state: next, at: presenter))
    }
  }

  mutating func enter(_ content: World.Content, from old: AppState, step: Step, isOwnStack: Bool = false) -> [Outcome] {
    if base != nil {
      facts.leaves = true
      return []
    }
    var state = AppState(units: [AppUnit(content: content, node: make(content), isOwnStack: isOwnStack, stamp: nextStamp())])
    // Unwinding a root drops waiting links, but leaving a guard flow doesn't.
    if old.units.first?.waiting?.parked != nil { state.link = old.link }
    return places(under: At(unit: 0), in: state, step: step).map { .on(Run(state: state, at: $0)) }
  }

  /// Returns the positions at which a sequence may continue after a change of the
  /// root. Only walks with answers know the front column of a collapsed split.
  private mutating func places(under at: At, in state: AppState, step: Step) -> [At] {
    if answers != nil || !isCollapsed { return [state.leaf(under: at)] }
    if state[at]?.leaves.count ?? 0 > 1, step.index + 1 < world.bodies[step.body].count { facts.isUnsaid = true }
    return state[at]?.leaves.map { At(unit: at.unit, spot: at.spot + $0) } ?? []
  }

  mutating func nextStamp() -> Int {
    lastStamp += 1
    return lastStamp
  }

  private mutating func present(
    _ content: World.Content, style: World.Style?, arms: Int?, in run: Run, event: Int
  ) -> [Outcome] {
    if isStriking, run.state.top > 0, run.state.units.last?.content == content { return [.over(run.state)] }
    if base != nil, content == facts.baseContent { facts.presentsBase = true }
    let isSwiped = isSwiped(content, style: style)
    facts.presented.insert(Facts.Presented(content: content, isSwiped: isSwiped))
    if let arms { facts.waiting.insert(Facts.ArmsUse(arms: arms, event: event)) }
    var state = run.state
    let waiting = waiting(at: run, arms: arms, event: event)
    state.units.append(
      AppUnit(
        content: content, node: make(content), device: world.device(of: content, on: idiom), isSwiped: isSwiped, waiting: waiting,
        stamp: nextStamp()))
    // A `present` is the last step.
    return [.on(Run(state: state, at: At(unit: state.top)))]
  }

  /// Returns the presenter at a position, and what waits for the end of the presentation.
  func waiting(at run: Run, arms: Int? = nil, event: Int? = nil, parked: SuspendedWork? = nil) -> Waiting {
    var waiting = Waiting(at: run.at, arms: arms, event: event, parked: parked)
    if answers != nil { waiting.depth = run.state[run.at]?.depth ?? 0 }
    return waiting
  }

  // MARK: Tabs

  /// Returns the position of the tab bar that a `select` refers to: the one around the screen, or else, if it is named, that of the root.
  func bar(of tabs: Int, isNamed: Bool, in run: Run) -> At? {
    var place = run.state.around(run.at, where: \.isTabs)
    if isNamed, place.flatMap({ run.state[$0]?.tabs }) != tabs { place = At(unit: 0) }
    return place.flatMap { run.state[$0]?.tabs == tabs ? $0 : nil }
  }

  private mutating func select(
    _ tab: Int, of tabs: Int, isNamed: Bool, in run: Run, step: Step
  ) -> [Outcome] {
    guard let place = bar(of: tabs, isNamed: isNamed, in: run) else { return refuse(514, step: step, in: run) }
    if world.tabSets[tabs].tabs[tab].action != nil { return refuse(515, step: step, in: run) }
    var state = run.state
    select(tab, at: place, in: &state)
    return places(under: place, in: state, step: step).map { .on(Run(state: state, at: $0)) }
  }

  private func select(_ tab: Int, at place: At, in state: inout AppState) {
    guard case .tabs(let id, _, var children)? = state[place] else { return }
    if children[tab] == nil { children[tab] = world.tabSets[id].tabs[tab].content.map(make) }
    state[place] = .tabs(id, selected: tab, children)
  }

  /// Returns the results of a tap on a tab.
  mutating func tap(_ tab: Int, of tabs: Int, at place: At, in state: AppState, granted: [Int]) -> [Outcome] {
    var next = state
    guard state[place]?.tabs == tabs else { return [] }
    select(tab, at: place, in: &next)
    let before = Run(state: state, at: state.leaves(of: place.unit)[0])
    let attempt = Attempt(work: .tab(tabs: tabs, tab), before: before, granted: granted)
    return ask(from: state, to: Run(state: next, at: place), for: attempt, root: false)
  }

  // MARK: Columns, pages

  private mutating func column(by act: World.Act, in run: Run, step: Step) -> [Outcome] {
    let number: Int
    switch act {
    case .show(let column, _), .clear(let column): number = column
    default: return []
    }
    guard let place = run.state.around(run.at, where: \.isSplit), case .split(let id, var columns, let front)? = run.state[place],
      columns.indices.contains(number), let declared = world.splits[id].columns[number]
    else { return refuse(516, step: step, in: run) }
    var state = run.state
    let spot = At(unit: place.unit, spot: place.spot + [number])
    if number == World.inspector {
      if case .clear = act {
        clear(number, of: place, in: &state)
        let isOwn = run.at.spot.dropFirst(place.spot.count).first == number
        return [.on(Run(state: state, at: isOwn ? state.leaf(under: place) : run.at))]
      }
      if columns[number] == nil {
        columns[number] = make(declared)
        state[place] = .split(id, columns, front: front)
      }
    }
    switch act {
    case .show(_, let content?):
      // Content that is already there stays, including what was pushed on it, unless the sequence continues.
      if isThere(content, at: spot, declared: make(declared), in: state) {
        if step.index + 1 < world.bodies[step.body].count, case .stack(let path)? = state[spot] { state[spot] = .stack([path[0]]) }
        break
      }
      // The column is declared as a stack, so the screen becomes its root.
      state.entered?.remove(spot)
      if case .screen(let screen) = content, make(declared).isStack { state[spot] = .stack([screen]) } else { state[spot] = make(content) }
    case .clear:
      clear(number, of: place, in: &state)
      leave(number, of: place, in: &state)
    default: break
    }
    if case .show = act { bring(number, of: place, in: &state) }
    guard let leaves = state[spot]?.leaves else { return [] }
    if case .clear = act {
      let isOwn = run.at.spot.dropFirst(place.spot.count).first == number
      let at = answers != nil && isOwn ? state.leaf(under: place) : inFront(of: place, at: run.at, in: state)
      return [.on(Run(state: state, at: at))]
    }
    return leaves.map { .on(Run(state: state, at: At(unit: spot.unit, spot: spot.spot + $0))) }
  }

  /// Whether a column already shows the content, ignoring pushed screens. Screens have no other values here.
  private func isThere(_ content: World.Content, at spot: At, declared: Pane, in state: AppState) -> Bool {
    switch (content, state[spot]) {
    case (.screen(let screen), .stack(let path)?): declared.isStack && path.first == screen
    case (.screen(let screen), .screen(let shown)?): screen == shown
    case (.tabs(let id), .tabs(let shown, _, _)?): id == shown
    default: false
    }
  }

  /// Returns the position at which a sequence in a column continues: in the front column, if the split is collapsed.
  private func inFront(of split: At, at: At, in state: AppState) -> At {
    guard case .split(_, let columns, .column(let front)?)? = state[split], at.spot.dropFirst(split.spot.count).first != front,
      let spot = columns[front]?.leaves.first
    else { return at }
    return At(unit: split.unit, spot: split.spot + [front] + spot)
  }

  /// Shows the previous column if the front column of a collapsed split is cleared.
  private func leave(_ column: Int, of place: At, in state: inout AppState) {
    guard case .split(_, let columns, let front?)? = state[place], front == .column(column) || front == .asked(column) else { return }
    bring(columns.indices.last { $0 < column && columns[$0] != nil } ?? 0, of: place, in: &state)
  }

  func clear(_ column: Int, of place: At, in state: inout AppState) {
    guard case .split(let id, var columns, let front)? = state[place] else { return }
    columns[column] = declared(column: column, of: id)
    state[place] = .split(id, columns, front: front)
    state.entered?.remove(At(unit: place.unit, spot: place.spot + [column]))
  }

  private mutating func turn(by act: World.Act, in run: Run, step: Step) -> [Outcome] {
    guard case .pages(let id, let page, let screens, _)? = run.state[run.at] else { return refuse(517, step: step, in: run) }
    var wanted = page
    switch act {
    case .next: wanted += 1
    case .previous: wanted -= 1
    case .page(let screen):
      guard let index = world.pageSets[id].screens.firstIndex(of: screen) else { return refuse(517, step: step, in: run) }
      wanted = index
    default: break
    }
    var state = run.state
    if screens.indices.contains(wanted) { turn(to: wanted, at: run.at, in: &state) }
    return [.on(Run(state: state, at: run.at))]
  }

  private func turn(to page: Int, at: At, in state: inout AppState) {
    guard case .pages(let id, let old, let screens, let asking)? = state[at] else { return }
    state[at] = .pages(id, at: page, screens, asking: asking.subtracting([old, page]))
  }

  /// Returns the results of a swipe to a page.
  mutating func turn(to page: Int, at: At, in state: AppState, granted: [Int]) -> [Outcome] {
    guard case .pages(_, _, let screens, _)? = state[at], screens.indices.contains(page) else { return [] }
    var next = state
    turn(to: page, at: at, in: &next)
    let attempt = Attempt(work: .page(page, of: at), before: Run(state: state, at: at), granted: granted)
    return ask(from: state, to: Run(state: next, at: at), for: attempt, root: false)
  }

  /// Returns the pages with guards, none of which has been entered.
  func asking(in screens: [Int]) -> Set<Int> { Set(screens.indices.filter { !world.screens[screens[$0]].guards.isEmpty }) }

  // MARK: Creating panes

  /// Returns the declared content as a pane.
  func make(_ content: World.Content) -> Pane {
    switch content {
    case .screen(let id): return .screen(id)
    case .stack(let id): return .stack([id])
    case .flow(let id): return .stack([world.flows[id].root])
    case .tabs(let id):
      let tabs = world.tabSets[id].tabs
      let first = world.firstTab(of: id) ?? 0
      // A guarded tab is entered when it is first selected.
      let children = tabs.indices.map { tab in isGuarded && tab != first ? nil : tabs[tab].content.map(make) }
      return .tabs(id, selected: first, children)
    case .split(let id):
      return .split(id, world.splits[id].columns.indices.map { declared(column: $0, of: id) }, front: isCollapsed ? .asked(nil) : nil)
    case .pages(let id):
      let screens = world.pageSets[id].screens
      return .pages(id, at: 0, screens, asking: asking(in: screens))
    case .modal(let id): return make(world.modals[id].content(on: idiom))
    case .alert: return .alert
    }
  }

  /// Returns the content that a column shows when its split appears, or nil for an inspector, which is hidden at first.
  func declared(column: Int, of split: Int) -> Pane? {
    column == World.inspector ? nil : world.splits[split].columns[column].map(make)
  }

  /// Whether a swipe dismisses a guard flow. It has the style of its modal. Other flows are full screen.
  func isSwiped(flow: World.Content) -> Bool {
    if case .modal = flow { isSwiped(flow, style: nil) } else { false }
  }

  /// Whether a swipe dismisses a presentation with the style.
  func isSwiped(_ content: World.Content, style: World.Style?) -> Bool {
    switch content {
    case .modal(let id):
      let modal = world.modals[id]
      if modal.dismissal == .blocked { return false }
      let own = (idiom == .pad ? modal.padStyle : modal.phoneStyle) ?? modal.style
      let shown = style ?? own ?? .pageSheet
      // On a phone, a style that allows a swipe adapts to the modal's compact style.
      return idiom == .phone && shown.isSwiped ? (modal.compact ?? shown).isSwiped : shown.isSwiped
    case .alert: return false
    default: return (style ?? .pageSheet).isSwiped
    }
  }
}

extension Pane {
  var isSplit: Bool { if case .split = self { true } else { false } }
  var isTabs: Bool { if case .tabs = self { true } else { false } }
  var isStack: Bool { if case .stack = self { true } else { false } }
  var tabs: Int? { if case .tabs(let id, _, _) = self { id } else { nil } }
}
