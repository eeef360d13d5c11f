import Foundation

nonisolated extension NavGraph.Scheduler {
  /// Carries out the steps of an intent on a copy of the tree, until something must be asked or has to wait. Nothing changes, so that a
  /// condition may look at anything, and send anything, while it is asked.
  package func plan(_ intent: Intent, where holds: (G.Condition) -> Bool) -> Plan {
    var reducer = NavGraph.Reducer(tree)
    reducer.isCovered = cover != nil
    let remainders: [Remainder]
    #if GUARDS
    var guards: [G.Guard] = []
    #endif
    switch intent.work {
    #if GUARDS
    case .start(let root):
      remainders = [Remainder([.switchTo(root)])]
    #endif
    case .restore(let saved):
      return Plan(restoring(saved, intent, holds))
    case .event(let event, let place):
      if let place {
        guard tree.node(place) != nil else { return Plan(.drop("its place is gone", reducer)) }
        guard tree.isInFront(place) else { return Plan(.drop("its place is covered", reducer)) }
        reducer.place = place
      }
      remainders = [Remainder(event.actions)]
      #if GUARDS
      guards = event.guards
      #endif
    #if APPEVENTS
    case .strike(let event):
      reducer.isStriking = true
      remainders = [Remainder(event.actions)]
      #if GUARDS
      guards = event.guards
      #endif
    #endif
    #if TABS
    case .action(let action, let bar):
      guard tree.isInFront(bar) else { return Plan(.drop("the tab bar is covered", reducer)) }
      reducer.place = tree.node(bar)?.leaf.id
      remainders = [Remainder(action.actions)]
      #if GUARDS
      guards = action.guards
      #endif
    #endif
    #if GUARDS || CONTINUATIONS
    case .rest(let parts, let place, _):
      if let place, !tree.isInFront(place) { return Plan(.drop("the user went elsewhere", reducer)) }
      reducer.place = place ?? tree.leaf.id
      remainders = parts
    #endif
    #if CONTINUATIONS
    case .continuation(let continuation, let outcome, let place, let parts):
      guard tree.node(place) != nil else { return Plan(.drop("the presenter is gone", reducer)) }
      guard tree.isInFront(place) else { return Plan(.drop("the presenter is covered", reducer)) }
      reducer.place = place
      remainders = [Remainder(G.actions(for: continuation, after: outcome))] + parts
    #endif
    #if LINKS
    case .open(let target):
      remainders = [Remainder([.open(target)])]
    #endif
    #if TABS || PAGES && GUARDS
    case .select(let index, let container):
      guard tree.isInFront(container) else { return Plan(.drop("the tab bar or the pages are covered", reducer)) }
      reducer.choose(index, in: container)
      #if GUARDS
      if let question = missingGuard(.stay, reducer, from: NavGraph.Reducer(tree), intent, rest: intent.work) {
        return Plan(question.decision)
      }
      #endif
      return Plan(.finish(reducer))
    #endif
    #if CONFIRMATION
    case .dismissal(let modal):
      guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return Plan(.finish(reducer)) }
      if index == tree.modals.count - 1, !intent.confirmed.contains(modal) { return Plan(.confirm(modal)) }
      reducer.end(from: index, .dismissed(by: .user))
      return Plan(.finish(reducer))
    #endif
    }
    #if GUARDS
    if let missing = guards.first(where: { !intent.granted.contains($0) }) {
      #if APPEVENTS
      if reducer.isStriking { reducer.uncover() }
      #endif
      return Plan(asked(missing, reducer, intent, rest: intent.work, telling: last(of: remainders, at: reducer.place, holds)))
    }
    #endif
    return plan(remainders, from: reducer, intent, holds)
  }

  private func plan(_ all: [Remainder], from start: NavGraph.Reducer<G>, _ intent: Intent, _ holds: (G.Condition) -> Bool) -> Plan {
    var reducer = start
    var parts = all[...]
    var skipped: [String] = []
    func decided(_ decision: Decision) -> Plan { Plan(decision, skipped: skipped) }
    while var part = parts.first {
      guard let first = part.actions.first else {
        parts.removeFirst()
        continue
      }
      #if CONTINUATIONS
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
      #endif
      #if CONDITIONS
      if case .branch(let branches) = first {
        let chosen = branches.first { $0.test?.evaluate(holds, opensWindows: opensWindows) ?? true }
        part.actions.replaceSubrange(0..<1, with: chosen?.actions ?? [])
        parts[parts.startIndex] = part
        continue
      }
      #endif
      #if LINKS && CONDITIONS
      var step = first
      // The link stays as it is in what is left, so that its conditions are read again after a wait.
      if let target = step.link, !target.branches.isEmpty {
        if target.policy == .wait, let top = reducer.tree.modals.last { return decided(.wait(reducer, for: top.id, opening: target)) }
        if let chosen = target.chosen(where: holds) { step = .open(chosen) }
      }
      #else
      let step = first
      #endif
      #if APPEVENTS
      reducer.uncover(for: step)
      #endif
      var next = reducer
      #if SPLITS
      next.isLastStep = part.actions.count == 1
      #endif
      next.run(step)
      if let why = next.dropped {
        parts.removeFirst()
        if parts.isEmpty { return decided(.drop(why, reducer)) }
        skipped.append(why)
        continue
      }
      #if GUARDS
      let question = missingGuard(step, next, from: reducer, intent, rest: rest(parts, part, at: reducer, intent))
      #endif
      #if LINKS && GUARDS
      // A flow that is up for the same question stays up.
      if let question, goesBehindFlow(step, question.guard) { return decided(question.decision) }
      #endif
      #if CONTINUATIONS || LINKS || CONFIRMATION
      let over = next.ended.dropFirst(reducer.ended.count)
      #endif
      #if LINKS || CONFIRMATION
      if let held = held(step, over, reducer, intent, waitingFor: first) { return decided(held) }
      #endif
      #if GUARDS
      if let question { return decided(question.decision) }
      #endif
      reducer = next
      #if GUARDS
      // What one step shows and the next one leaves has been entered.
      reducer.tree.markEntered()
      #endif
      part.actions.removeFirst()
      parts[parts.startIndex] = part
      #if CONTINUATIONS
      if parts.contains(where: { !$0.actions.isEmpty }), let ended = over.first(where: { goesOn(after: $0, in: reducer.tree) }) {
        part.spot = ended.presenter.flatMap { reducer.tree.spot(of: $0) }
        #if DISMISSALL
        if case .dismissAll = step { part.spot = .root(entry: reducer.tree.entry) }
        #endif
        return decided(.divide(reducer, after: ended.id, rest: rest(parts, part, at: reducer, intent)))
      }
      #endif
    }
    return decided(.finish(reducer))
  }

  #if GUARDS || CONTINUATIONS
  private func rest(_ parts: Swift.ArraySlice<Remainder>, _ first: Remainder, at reducer: NavGraph.Reducer<G>, _ intent: Intent) -> Work {
    #if LINKS
    // Links stay links, so that a later one can replace them.
    if case .open = intent.work { return intent.work }
    #endif
    #if GUARDS
    if case .start = intent.work { return intent.work }
    #endif
    return .rest([first] + parts.dropFirst(), at: reducer.place, of: intent.name)
  }
  #endif

  #if GUARDS
  /// The first guard on the way that has not said yes, and what that means for the step.
  private func missingGuard(
    _ step: NavGraph.Action<G>, _ next: NavGraph.Reducer<G>, from reducer: NavGraph.Reducer<G>, _ intent: Intent, rest: Work
  ) -> (guard: G.Guard, decision: Decision)? {
    func isMissing(_ question: G.Guard) -> Bool { !intent.granted.contains(question) }
    #if LINKS
    // The guards of a link protect the last place that it shows.
    if case .open(let target) = step, next.tree.showsNewPlace(since: reducer.tree),
      let missing = target.resolved(on: tree.idiom).guards.first(where: isMissing)
    {
      return (missing, asked(missing, reducer, intent, rest: rest, telling: nil))
    }
    #endif
    guard let missing = next.tree.guardsEntered(from: reducer.tree).first(where: isMissing) else { return nil }
    let entersRoot = next.tree.entry != reducer.tree.entry
    let isOnRoot = entersRoot && next.tree.rootName.map { isAsked(missing, entering: $0) } == true
    let hearing = hearing(of: step, at: reducer.place)
    return (missing, asked(missing, reducer, intent, rest: rest, atRoot: isOnRoot, telling: hearing))
  }

  /// What goes on after what that step presents.
  private func hearing(of step: NavGraph.Action<G>?, at place: NavGraph.NodeID?) -> Refused? {
    guard case .present(_, _, let continuation?)? = step, let place else { return nil }
    return Refused(continuation: continuation, place: place)
  }

  /// A guard on an event refuses all of it, what it presents at last included.
  private func last(of parts: [Remainder], at place: NavGraph.NodeID?, _ holds: (G.Condition) -> Bool) -> Refused? {
    let actions = parts.last?.actions ?? []
    #if CONDITIONS
    if case .branch(let branches)? = actions.last {
      let chosen = branches.first { $0.test?.evaluate(holds, opensWindows: opensWindows) ?? true }
      return hearing(of: presentation(in: chosen?.actions ?? []), at: place)
    }
    #endif
    return hearing(of: presentation(in: actions), at: place)
  }

  /// What is presented at last, whatever it opens with.
  private func presentation(in actions: [NavGraph.Action<G>]) -> NavGraph.Action<G>? {
    actions.last { if case .present = $0 { true } else { false } }
  }

  /// Whether that guard is on the root, or on something that the root shows first: that is guarded with the root.
  private func isAsked(_ question: G.Guard, entering root: G.Root) -> Bool {
    var fresh = NavGraph.Reducer(tree)
    fresh.enter(root)
    return fresh.tree.guardsEntered(from: tree).contains(question)
  }

  /// A guard that has said neither yes nor no is asked; after a no comes its flow, once the guards of that flow have said yes.
  func asked(
    _ question: G.Guard, _ reducer: NavGraph.Reducer<G>, _ intent: Intent, rest: Work, atRoot: Bool = false, telling hearing: Refused?
  ) -> Decision {
    guard intent.denied.first == question, let last = intent.denied.last else { return .ask(question, isOfFlow: false) }
    if let missing = missingGuard(ofFlowFor: last, reducer, intent, atRoot: atRoot) { return .ask(missing, isOfFlow: true) }
    return .refuse(last, reducer, rest: rest, atRoot: atRoot, telling: hearing)
  }

  #if LINKS
  /// Whether a link that needs `question` is to wait for a flow that is up already, instead of taking it down.
  private func goesBehindFlow(_ step: NavGraph.Action<G>, _ question: G.Guard) -> Bool {
    guard case .open(let target) = step, flow(for: question) != nil else { return false }
    let policy = target.resolved(on: tree.idiom).policy
    return policy == .dismiss || policy.leavesModals
  }
  #endif
  #endif

  #if LINKS || CONFIRMATION
  /// Modals that somebody else than their own screens takes down: some are asked, some hold a link up.
  private func held(
    _ step: NavGraph.Action<G>, _ ended: Swift.ArraySlice<NavGraph.Ended<G>>, _ reducer: NavGraph.Reducer<G>, _ intent: Intent,
    waitingFor whole: NavGraph.Action<G>
  ) -> Decision? {
    guard intent.asks(about: step) else { return nil }
    #if LINKS
    if case .open(let target) = whole, target.resolved(on: tree.idiom).policy == .wait, let top = reducer.tree.modals.last {
      return .wait(reducer, for: top.id, opening: target)
    }
    #endif
    let inTheWay = ended.filter { over in tree.modals.contains { $0.id == over.id } }
    func isDismissal(_ wanted: NavGraph.Dismissal, of over: NavGraph.Ended<G>) -> Bool {
      if case .flow(_, let sheet) = G.presentation(of: over.modal) { sheet.dismissal == wanted } else { false }
    }
    #if LINKS
    // Where the link has to wait, nobody need be asked.
    if case .open(let target) = whole, let blocked = inTheWay.last(where: { isDismissal(.blocked, of: $0) }) {
      return .wait(reducer, for: blocked.id, opening: target)
    }
    #endif
    #if CONFIRMATION
    if let over = inTheWay.first(where: { isDismissal(.confirm, of: $0) && !intent.confirmed.contains($0.id) }) { return .confirm(over.id) }
    #endif
    return nil
  }
  #endif
}
