// The evaluation of guards before a step, the flows of guards that fail, and their outcomes.
extension Simulator {
  /// Work that guards may prevent.
  struct Attempt {
    var work: Work
    /// The state and the position before the work.
    var before: Run
    /// The guards that have succeeded.
    var granted: [Int] = []
  }

  /// Evaluates the guards of the entered places, each of which may fail.
  mutating func ask(from old: AppState, to next: Run, for attempt: Attempt, root: Bool) -> [Outcome] {
    guard isGuarded else { return [.on(next)] }
    var result: [Outcome] = []
    var attempt = attempt
    let (work, before) = (attempt.work, attempt.before)
    let entered = guards(from: old, to: next.state)
    let ofRoot = root ? guardsOfRoot(in: next.state) : []
    if answers != nil {
      return denied(among: entered).map { refusing($0, for: attempt, root: ofRoot.contains($0)) } ?? [.on(next)]
    }
    if !world.named(by: work, on: idiom).allSatisfy({ world.guards(ofScreen: $0).allSatisfy(entered.contains) }) { facts.isSpared = true }
    for guarded in entered where !attempt.granted.contains(guarded) {
      if isAvoided(guarded) { return result + refuse(work, in: before).map { .over($0) } }
      result += refusing(guarded, for: attempt, root: ofRoot.contains(guarded))
      attempt.granted.append(guarded)
    }
    return result + [.on(next)]
  }

  /// Returns the guards of a root and of the content that it shows first, whose flows replace
  /// the root. Flows of other guards of a link are presented over the current content.
  func guardsOfRoot(in state: AppState) -> [Int] {
    guard var unit = state.units.first else { return [] }
    unit.node = make(unit.content)
    return guards(from: AppState(units: []), to: AppState(units: [unit]))
  }

  /// Presents the flow of a guard that failed. A guard without a flow refuses the work.
  ///
  /// - Parameter root: Whether the flow replaces the root.
  mutating func refusing(_ guarded: Int, for attempt: Attempt, root: Bool = false, after denied: [Int] = []) -> [Outcome] {
    if answers != nil { return refusingAnswered(guarded, for: attempt, root: root) }
    let (work, before) = (attempt.work, attempt.before)
    guard let flow = world.guards[guarded].flow else { return refuse(work, in: before).map { .over($0) } }
    // A link whose guard's flow is already presented waits for that flow and replaces the work that waited.
    if work.link != nil, let up = before.state.units.firstIndex(where: { $0.waiting?.parked?.asked == guarded }) {
      var waiting = before.state
      waiting.units[up].waiting?.parked = SuspendedWork(asked: guarded, granted: attempt.granted, work: work)
      return [.over(waiting)]
    }
    // The flow isn't a root, even if a root has the same content.
    let shown = AppState(units: before.state.units + [AppUnit(content: flow, node: make(flow), waiting: Waiting(at: before.at))])
    // The guards of the flow's own content are evaluated before it is presented, except for those that have just failed.
    var flows: [Outcome] = []
    for missing in guards(from: before.state, to: shown) where missing != guarded && !denied.contains(missing) {
      facts.isSpared = true
      if isAvoided(missing) { return refuse(work, in: before).map { .over($0) } }
      flows += refusing(missing, for: attempt, root: root, after: denied + [guarded])
    }
    if guards(from: before.state, to: shown).contains(guarded) { facts.isSpared = true }
    return flows + showingFlow(flow, of: guarded, for: attempt, root: root)
  }

  private mutating func showingFlow(_ flow: World.Content, of guarded: Int, for attempt: Attempt, root: Bool) -> [Outcome] {
    let before = root ? attempt.before : uncovered(attempt.before)
    let parked = SuspendedWork(asked: guarded, granted: attempt.granted, work: attempt.work)
    let waiting = Waiting(at: before.at, arms: nil, event: nil, parked: parked)
    facts.presented.insert(Facts.Presented(content: flow, isSwiped: root ? true : isSwiped(flow: flow)))
    if root {
      if base != nil {
        facts.leaves = true
        return []
      }
      let unit = AppUnit(content: flow, node: make(flow), waiting: waiting, stamp: nextStamp())
      return [.over(AppState(units: [unit] + before.state.units))].map(gated)
    }
    if base != nil, flow == facts.baseContent { facts.presentsBase = true }
    var state = before.state
    state.units.append(AppUnit(content: flow, node: make(flow), isSwiped: isSwiped(flow: flow), waiting: waiting))
    return [.over(state)]
  }

  /// Returns the outcome with only the flow, which replaces the root.
  private func gated(_ outcome: Outcome) -> Outcome {
    guard case .over(var state) = outcome else { return outcome }
    state.units.removeSubrange(1...)
    return .over(state)
  }

  /// Returns the outcome handlers of the `present` that the work contains, and their event.
  private func refusedPresent(of work: Work) -> (arms: Int, event: Int)? {
    let body: Int
    let index: Int
    let event: Int
    switch work {
    case .steps(let number, let from, let owner): (body, index, event) = (number, from, owner)
    case .event(let owner, let number?): (body, index, event) = (number, world.bodies[number].count - 1, owner)
    default: return nil
    }
    guard case .present(_, _, let arms?) = world.bodies[body][index] else { return nil }
    return (arms, event)
  }

  func refusedArms(of work: Work) -> Int? { refusedPresent(of: work)?.arms }

  /// Refuses work. A refused `present` ends with the outcome `dismissed`, whose handler runs.
  mutating func refuse(_ work: Work, in run: Run) -> [AppState] {
    if run.state.units.isEmpty { return answers != nil ? [blank] : [] }
    guard let (arms, event) = refusedPresent(of: work) else { return [run.state] }
    let wasStriking = isStriking
    isStriking = false
    defer { isStriking = wasStriking }
    var result: [AppState] = []
    for (number, arm) in world.arms[arms].enumerated() where arm.outcome == .dismissed {
      facts.run.insert(Facts.ArmKey(arms: arms, index: number))
      for branch in open(among: arm.branches) { result += follow(Step(body: branch.body, index: 0, event: event), in: run) }
      if mayPass(arm.branches) { result.append(run.state) }
    }
    return result.isEmpty ? [run.state] : result
  }

  /// Continues the work that a guard flow suspended if the flow finished and the guard now succeeds.
  mutating func answer(
    _ parked: SuspendedWork, with outcome: World.Outcome, waiting: Waiting, in state: AppState, flow: AppUnit
  ) -> [AppState] {
    if answers != nil { return answerAnswered(parked, with: outcome, waiting: waiting, in: state, flow: flow) }
    // A refused flow in place of the root stays.
    let run = Run(state: state.units.isEmpty ? AppState(units: [flow]) : state, at: waiting.at)
    var result = refuse(parked.work, in: run)
    guard outcome == .finished else { return result }
    let granted = parked.granted + [parked.asked]
    switch parked.work {
    case .steps(let body, let from, let event): result += follow(Step(body: body, index: from, event: event), in: run, granted: granted)
    case .event(let event, let body?): result += begin(event, body: body, in: run, granted: granted)
    case .event: break
    case .link(let link), .firstLink(let link):
      let target = world.links[link].target(on: idiom)
      isStarting = parked.work == .firstLink(link) && target.isHere && target.hasPlace
      defer { isStarting = false }
      result += states(of: open(link, in: run.state, for: parked.work, granted: granted))
    case .start, .restoration: result += start(granted: granted)
    case .nothing: break
    case .tab(let tabs, let tab): result += states(of: tap(tab, of: tabs, at: At(unit: 0), in: run.state, granted: granted))
    case .page(let page, let at): result += states(of: turn(to: page, at: at, in: run.state, granted: granted))
    }
    return result
  }
}
