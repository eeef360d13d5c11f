import Foundation

nonisolated extension NavGraph.Scheduler {
  /// Performs the steps of an intent on a copy of the tree until it must wait for an answer or a modal. The scheduler doesn't change, so
  /// conditions can read the navigator and send events while they are evaluated.
  package func plan(_ intent: Intent, where holds: (G.Condition) -> Bool) -> Plan {
    var reducer = NavGraph.Reducer(tree)
    reducer.isCovered = cover != nil
    let remainders: [RemainingSteps]
    var guards: [G.Guard] = []
    switch intent.work {
    case .start(let root):
      remainders = [RemainingSteps([.switchTo(root)])]
    case .restore(let saved):
      return Plan(restoring(saved, intent, holds))
    case .event(let event, let place):
      if let place {
        guard tree.node(place) != nil else { return Plan(.drop("its place is gone", reducer)) }
        guard tree.isInFront(place) else { return Plan(.drop("its place is covered", reducer)) }
        reducer.place = place
      }
      remainders = [RemainingSteps(event.actions)]
      guards = event.guards
    case .appEvent(let event):
      reducer.isStriking = true
      remainders = [RemainingSteps(event.actions)]
      guards = event.guards
    case .action(let action, let bar):
      guard tree.isInFront(bar) else { return Plan(.drop("the tab bar is covered", reducer)) }
      reducer.place = tree.node(bar)?.leaf.id
      remainders = [RemainingSteps(action.actions)]
      guards = action.guards
    case .rest(let parts, let place, _):
      if let place, !tree.isInFront(place) { return Plan(.drop("the user went elsewhere", reducer)) }
      reducer.place = place ?? tree.leaf.id
      remainders = parts
    case .continuation(let continuation, let outcome, let place, let parts):
      guard tree.node(place) != nil else { return Plan(.drop("the presenter is gone", reducer)) }
      guard tree.isInFront(place) else { return Plan(.drop("the presenter is covered", reducer)) }
      reducer.place = place
      remainders = [RemainingSteps(G.actions(for: continuation, after: outcome))] + parts
    case .open(let target):
      remainders = [RemainingSteps([.open(target)])]
    case .select(let index, let container):
      guard tree.isInFront(container) else { return Plan(.drop("the tab bar or the pages are covered", reducer)) }
      let start = NavGraph.Reducer(tree)
      reducer.choose(index, in: container)
      if let missing = missingGuard(.stay, reducer, from: start, intent) { return Plan(asked(missing, start, intent, rest: intent.work)) }
      return Plan(.finish(reducer))
    case .dismissal(let modal):
      guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return Plan(.finish(reducer)) }
      if index == tree.modals.count - 1, !intent.confirmed.contains(modal) { return Plan(.confirm(modal)) }
      reducer.end(from: index, .dismissed(by: .user))
      return Plan(.finish(reducer))
    }
    if let question = guards.first(where: { !intent.granted.contains($0) }) {
      if reducer.isStriking { reducer.uncover() }
      let missing = MissingGuard(guard: question, refused: last(of: remainders, at: reducer.place, holds))
      return Plan(asked(missing, reducer, intent, rest: intent.work))
    }
    return plan(remainders, from: reducer, intent, holds)
  }

  private func plan(_ all: [RemainingSteps], from start: NavGraph.Reducer<G>, _ intent: Intent, _ holds: (G.Condition) -> Bool) -> Plan {
    var reducer = start
    var parts = all[...]
    var skipped: [String] = []
    func decided(_ decision: Decision) -> Plan { Plan(decision, skipped: skipped) }
    while var part = parts.first {
      guard let first = part.actions.first else {
        parts.removeFirst()
        continue
      }
      if let spot = part.spot {
        guard let place = reducer.tree.leaf(at: spot) else {
          let why = "its place is not in front any more"
          parts.removeFirst()
          if parts.isEmpty { return decided(.drop(why, reducer)) }
          skipped.append(why)
          continue
        }
        reducer.place = place
        part.spot = nil
        parts[parts.startIndex] = part
      }
      if case .branch(let branches) = first {
        let chosen = branches.first { $0.test?.evaluate(holds, opensWindows: opensWindows) ?? true }
        part.actions.replaceSubrange(0..<1, with: chosen?.actions ?? [])
        parts[parts.startIndex] = part
        continue
      }
      var step = first
      // The rest keeps the link itself, so that its conditions are evaluated again after a wait.
      if let target = step.link, !target.branches.isEmpty {
        if target.policy == .wait, let top = reducer.tree.modals.last { return decided(.wait(reducer, for: top.id, opening: target)) }
        if let chosen = target.chosen(where: holds) { step = .open(chosen) }
      }
      reducer.uncover(for: step)
      var next = reducer
      next.isLastStep = part.actions.count == 1
      next.run(step)
      if let why = next.dropped {
        parts.removeFirst()
        if parts.isEmpty { return decided(.drop(why, reducer)) }
        skipped.append(why)
        continue
      }
      let missing = missingGuard(step, next, from: reducer, intent)
      let question = missing.map { asked($0, reducer, intent, rest: rest(parts, part, at: reducer, intent)) }
      // A flow for the same guard stays on screen if it's already shown.
      if let missing, let question, goesBehindFlow(step, missing.guard) { return decided(question) }
      let over = next.ended.dropFirst(reducer.ended.count)
      if let held = held(step, ending: over, on: reducer, for: intent, waitingFor: first) { return decided(held) }
      if let question { return decided(question) }
      reducer = next
      // Places that one step shows and the next step leaves count as entered.
      reducer.tree.markEntered()
      part.actions.removeFirst()
      parts[parts.startIndex] = part
      if parts.contains(where: { !$0.actions.isEmpty }), let ended = over.first(where: { goesOn(after: $0, in: reducer.tree) }) {
        part.spot = ended.presenter.flatMap { reducer.tree.spot(of: $0) }
        if case .dismissAll = step { part.spot = .root(entry: reducer.tree.entry) }
        return decided(.divide(reducer, after: ended.id, rest: rest(parts, part, at: reducer, intent)))
      }
    }
    return decided(.finish(reducer))
  }

  private func rest(_ parts: Swift.ArraySlice<RemainingSteps>, _ first: RemainingSteps, at reducer: NavGraph.Reducer<G>, _ intent: Intent)
    -> Work
  {
    // Links stay links, so that a later link can replace them.
    if case .open = intent.work { return intent.work }
    if case .start = intent.work { return intent.work }
    return .rest([first] + parts.dropFirst(), at: reducer.place, of: intent.name)
  }

  /// Returns the first guard of the step that hasn't succeeded yet.
  private func missingGuard(
    _ step: NavGraph.Action<G>, _ next: NavGraph.Reducer<G>, from reducer: NavGraph.Reducer<G>, _ intent: Intent
  ) -> MissingGuard? {
    func isMissing(_ question: G.Guard) -> Bool { !intent.granted.contains(question) }
    // The guards of a link protect the last place that it shows.
    if case .open(let target) = step, next.tree.showsNewPlace(since: reducer.tree),
      let missing = target.resolved(on: tree.idiom).guards.first(where: isMissing)
    {
      return MissingGuard(guard: missing)
    }
    guard let missing = next.tree.guardsEntered(from: reducer.tree).first(where: isMissing) else { return nil }
    let entersRoot = next.tree.entry != reducer.tree.entry
    let isOnRoot = entersRoot && next.tree.rootName.map { isAsked(missing, entering: $0) } == true
    return MissingGuard(guard: missing, isOfRoot: isOnRoot, refused: hearing(of: step, at: reducer.place))
  }

  /// Returns the continuation of a step that presents a modal.
  private func hearing(of step: NavGraph.Action<G>?, at place: NavGraph.NodeID?) -> Refused? {
    guard case .present(_, _, let continuation?)? = step, let place else { return nil }
    return Refused(continuation: continuation, place: place)
  }

  /// Returns the continuation of the last modal that an event presents. A guard of an event refuses the whole event.
  private func last(of parts: [RemainingSteps], at place: NavGraph.NodeID?, _ holds: (G.Condition) -> Bool) -> Refused? {
    let actions = parts.last?.actions ?? []
    if case .branch(let branches)? = actions.last {
      let chosen = branches.first { $0.test?.evaluate(holds, opensWindows: opensWindows) ?? true }
      return hearing(of: presentation(in: chosen?.actions ?? []), at: place)
    }
    return hearing(of: presentation(in: actions), at: place)
  }

  private func presentation(in actions: [NavGraph.Action<G>]) -> NavGraph.Action<G>? {
    actions.last { if case .present = $0 { true } else { false } }
  }

  /// Returns whether the guard belongs to the root or to something that the root shows initially, which is guarded with the root.
  private func isAsked(_ question: G.Guard, entering root: G.Root) -> Bool {
    var fresh = NavGraph.Reducer(tree)
    fresh.enter(root)
    return fresh.tree.guardsEntered(from: tree).contains(question)
  }

  /// Returns the decision for a guard that hasn't succeeded: it's evaluated, or its flow is shown if it has failed. The guards of that flow
  /// are evaluated before.
  func asked(_ missing: MissingGuard, _ reducer: NavGraph.Reducer<G>, _ intent: Intent, rest: Work) -> Decision {
    guard intent.denied.first == missing.guard, let last = intent.denied.last else { return .ask(missing.guard, isOfFlow: false) }
    if let other = missingGuard(ofFlowFor: last, reducer, intent, atRoot: missing.isOfRoot) { return .ask(other, isOfFlow: true) }
    return .refuse(last, reducer, rest: rest, atRoot: missing.isOfRoot, telling: missing.refused)
  }

  /// Returns whether a link that requires `question` waits for a flow that is already shown, instead of dismissing it.
  private func goesBehindFlow(_ step: NavGraph.Action<G>, _ question: G.Guard) -> Bool {
    guard case .open(let target) = step, flow(for: question) != nil else { return false }
    let policy = target.resolved(on: tree.idiom).policy
    return policy == .dismiss || policy.leavesModals
  }

  /// Returns the decision for a step that would dismiss modals which must confirm it, or which hold a link up.
  private func held(
    _ step: NavGraph.Action<G>, ending ended: Swift.ArraySlice<NavGraph.Ended<G>>, on reducer: NavGraph.Reducer<G>, for intent: Intent,
    waitingFor whole: NavGraph.Action<G>
  ) -> Decision? {
    guard intent.asks(about: step) else { return nil }
    if case .open(let target) = whole, target.resolved(on: tree.idiom).policy == .wait, let top = reducer.tree.modals.last {
      return .wait(reducer, for: top.id, opening: target)
    }
    let inTheWay = ended.filter { over in tree.modals.contains { $0.id == over.id } }
    func isDismissal(_ wanted: NavGraph.Dismissal, of over: NavGraph.Ended<G>) -> Bool {
      if case .flow(_, let sheet) = G.presentation(of: over.modal) { sheet.dismissal == wanted } else { false }
    }
    // If the link has to wait anyway, confirmations aren't needed yet.
    if case .open(let target) = whole, let blocked = inTheWay.last(where: { isDismissal(.blocked, of: $0) }) {
      return .wait(reducer, for: blocked.id, opening: target)
    }
    if let over = inTheWay.first(where: { isDismissal(.confirm, of: $0) && !intent.confirmed.contains($0.id) }) { return .confirm(over.id) }
    return nil
  }
}
