import Foundation

extension Navigation.Navigator {
  /// Something that waits for its turn.
  struct Intent {
    var work: Work
    /// Whoever awaits its outcome.
    var waiter: Int?
    var anchor: Navigation.Anchor?
    /// The guards that said yes.
    var granted: Set<G.Guard> = []
    /// The guards whose flow has been shown: a second no is a refusal.
    var flowsShown: Set<G.Guard> = []
    /// The guard that said no just now.
    var denied: G.Guard?
    /// A link that a modal has held up: it is no newer than what has come meanwhile.
    var hasWaited = false
    /// The modals whose screens agreed to go.
    var confirmed: Set<Navigation.NodeID> = []
    /// The guards for which what comes back was cut back.
    var refused: Set<G.Guard> = []

    var name: String {
      switch work {
      case .start: "start"
      case .restore: "restoration"
      case .event(let event, _): event.name
      case .rest(_, _, let name): name
      case .arms: "arms"
      case .open: "link"
      case .select: "tab"
      case .dismissal: "swipe"
      }
    }

    var isStart: Bool {
      switch work {
      case .start, .restore: true
      default: false
      }
    }

    /// What is to come back.
    var saved: Navigation.Snapshot? {
      if case .restore(let saved) = work { saved } else { nil }
    }

    /// Nobody asked to go there: a no cuts back what is restored, without a flow. Only the root's own guards have theirs, as at any start.
    func cutsBack(from question: G.Guard) -> Bool {
      guard let saved, let root = G.root(from: saved.root) else { return false }
      return !G.guards(of: root).contains(question)
    }

    var isArms: Bool {
      if case .arms = work { true } else { false }
    }

    /// What goes on after the modal that its last step presents, and the place where it does.
    var armsOfLastStep: (G.Arms, Navigation.NodeID)? {
      let (last, place): (Navigation.Action<G>?, Navigation.NodeID?) =
        switch work {
        case .event(let event, let place): (event.actions.last, place)
        case .rest(let actions, let place, _): (actions.last, place)
        default: (nil, nil)
        }
      guard case .present(_, _, let arms?)? = last, let place else { return nil }
      return (arms, place)
    }

    var link: Navigation.Target<G>? {
      if case .open(let target) = work { target } else { nil }
    }

    /// Whether it may put a root where there is none: the scene's first, or what has waited for the flow of a root's guard.
    var canMakeRoot: Bool {
      switch work {
      case .start, .restore, .rest: return true
      case .open(let target):
        guard !flowsShown.isEmpty, case .root = target.place else { return false }
        return true
      default: return false
      }
    }

    /// Whether the user asked for it just now.
    var isUserWish: Bool {
      switch work {
      case .open: !hasWaited
      case .event, .select, .dismissal: true
      case .start, .restore, .rest, .arms: false
      }
    }

    /// Whether modals that it takes down are asked first: the app's own events have decided already.
    func asks(about actions: Navigation.Action<G>) -> Bool {
      switch (work, actions) {
      case (.open, _), (.dismissal, _), (_, .open), (_, .switchTo), (_, .restart): true
      default: false
      }
    }
  }

  enum Work: Hashable {
    /// The scene's first root.
    case start(G.Root)
    /// What the scene showed when it was last seen.
    case restore(Navigation.Snapshot)
    case event(Navigation.Event<G>, from: Navigation.NodeID)
    /// What is left of a sequence that a guard interrupted.
    case rest([Navigation.Action<G>], at: Navigation.NodeID?, of: String)
    case arms(G.Arms, Navigation.Outcome<G.Result>, at: Navigation.NodeID)
    case open(Navigation.Target<G>)
    case select(Int, in: Navigation.NodeID)
    case dismissal(of: Navigation.NodeID)
  }

  /// A question to the app that is out.
  struct Question {
    let id: Int
    /// What goes on after the answer; nil if that has been dropped while an answer was on its way.
    var intent: Intent?
    let holdsQueue: Bool
    /// Another link has taken the place of the one for which it is asked.
    var isForAnother = false
  }

  /// What waits for a guard's flow.
  struct Parked {
    let question: G.Guard
    /// nil if that has been dropped.
    var intent: Intent?
  }

  /// How far an intent got.
  enum Progress {
    case done(Navigation.Turn<G>)
    /// The steps before are kept, the rest is dropped.
    case dropped(String, Navigation.Turn<G>)
    case ask(G.Guard)
    /// A guard said no: the turn so far is kept and the rest waits for the guard's flow, in the root's place or on top.
    case denied(G.Guard, Navigation.Turn<G>, rest: Work, atRoot: Bool)
    case confirm(Navigation.NodeID)
    /// A modal is in the way that only the app may take down: the turn so far is kept, the link waits.
    case wait(Navigation.Turn<G>, for: Navigation.Target<G>)
  }
}

extension Navigation.Navigator {
  /// Carries out the steps of an intent on a copy of the tree, until something must be asked.
  func run(_ intent: Intent) -> Progress {
    var turn = Navigation.Turn(tree)
    var steps: [Navigation.Action<G>]
    var guards: [G.Guard] = []
    switch intent.work {
    case .start(let root):
      steps = [.switchTo(root)]
    case .restore(let saved):
      return restoring(saved, intent)
    case .event(let event, let place):
      guard let node = tree.node(place) else { return .dropped("its place is gone", turn) }
      guard tree.isInFront(place) else { return .dropped("its place is covered", turn) }
      turn.place = node.leaf.id
      steps = event.actions
      guards = event.guards
    case .rest(let actions, let place, _):
      if let place, !tree.isInFront(place) { return .dropped("the user went elsewhere", turn) }
      turn.place = place ?? tree.leaf.id
      steps = actions
    case .arms(let arms, let outcome, let place):
      guard let node = tree.node(place) else { return .dropped("the presenter is gone", turn) }
      guard tree.isInFront(place) else { return .dropped("the presenter is covered", turn) }
      turn.place = node.leaf.id
      steps = G.actions(for: arms, after: outcome)
    case .open(let target):
      steps = [.open(target)]
    case .select(let index, let tabs):
      guard tree.isInFront(tabs) else { return .dropped("the tab bar is covered", turn) }
      turn.select(index, in: tabs)
      return missingGuard(.stay, turn, from: Navigation.Turn(tree), intent, rest: intent.work)?.progress ?? .done(turn)
    case .dismissal(let modal):
      guard let index = tree.modals.firstIndex(where: { $0.id == modal }) else { return .done(turn) }
      if index == tree.modals.count - 1, !intent.confirmed.contains(modal) { return .confirm(modal) }
      turn.end(from: index, .dismissed(by: .user))
      return .done(turn)
    }
    if let missing = guards.first(where: { !intent.granted.contains($0) }) {
      return asked(missing, turn, intent, rest: intent.work)
    }
    return run(&steps, from: turn, intent)
  }

  private func run(
    _ steps: inout [Navigation.Action<G>], from start: Navigation.Turn<G>, _ intent: Intent
  ) -> Progress {
    var turn = start
    while let step = steps.first {
      if case .branch(let branches) = step {
        let chosen = branches.first { $0.test?.evaluate(answers.holds) ?? true }
        steps.replaceSubrange(0..<1, with: chosen?.actions ?? [])
        continue
      }
      var next = turn
      next.run(step)
      if let why = next.dropped { return .dropped(why, turn) }
      let question = missingGuard(step, next, from: turn, intent, rest: rest(steps, at: turn, intent))
      // A flow that is up for the same question stays up.
      if let question, goesBehindFlow(step, question.guard) { return question.progress }
      if let held = held(step, next.ended.dropFirst(turn.ended.count), turn, intent) { return held }
      if let question { return question.progress }
      turn = next
      steps.removeFirst()
    }
    return .done(turn)
  }

  /// Links stay links, so that a later one can replace them; all else goes on where it was.
  private func rest(_ steps: [Navigation.Action<G>], at turn: Navigation.Turn<G>, _ intent: Intent) -> Work {
    switch intent.work {
    case .open, .start: intent.work
    default: .rest(steps, at: turn.place, of: intent.name)
    }
  }

  /// The first guard on the way that has not said yes, and what that means for the step.
  private func missingGuard(
    _ step: Navigation.Action<G>, _ next: Navigation.Turn<G>, from turn: Navigation.Turn<G>, _ intent: Intent, rest: Work
  ) -> (guard: G.Guard, progress: Progress)? {
    func isMissing(_ question: G.Guard) -> Bool { !intent.granted.contains(question) }
    // The guards of a link protect the last place that it shows.
    if case .open(let target) = step, next.tree.showsNewPlace(since: turn.tree),
      let missing = target.resolved(on: tree.idiom).guards.first(where: isMissing)
    {
      return (missing, asked(missing, turn, intent, rest: rest))
    }
    guard let missing = next.tree.guardsEntered(from: turn.tree).first(where: isMissing) else { return nil }
    let entersRoot = next.tree.root.id != turn.tree.root.id
    let isOnRoot = entersRoot && next.tree.rootName.map { G.guards(of: $0).contains(missing) } == true
    return (missing, asked(missing, turn, intent, rest: rest, atRoot: isOnRoot))
  }

  func asked(
    _ question: G.Guard, _ turn: Navigation.Turn<G>, _ intent: Intent, rest: Work, atRoot: Bool = false
  ) -> Progress {
    intent.denied == question ? .denied(question, turn, rest: rest, atRoot: atRoot) : .ask(question)
  }

  /// Whether a link that needs `question` is to wait for a flow that is up already, instead of taking it down.
  private func goesBehindFlow(_ step: Navigation.Action<G>, _ question: G.Guard) -> Bool {
    guard case .open(let target) = step, flow(for: question) != nil else { return false }
    let policy = target.resolved(on: tree.idiom).policy
    return policy == .dismiss || policy == .over
  }

  /// Modals that somebody else than their own screens takes down: some are asked, some hold a link up.
  private func held(
    _ step: Navigation.Action<G>, _ ended: ArraySlice<Navigation.Ended<G>>, _ turn: Navigation.Turn<G>, _ intent: Intent
  ) -> Progress? {
    guard intent.asks(about: step) else { return nil }
    if case .open(let target) = step, target.resolved(on: tree.idiom).policy == .wait, !turn.tree.modals.isEmpty {
      return .wait(turn, for: target)
    }
    for over in ended {
      guard case .flow(_, let sheet) = G.presentation(of: over.modal), tree.modals.contains(where: { $0.id == over.id }) else {
        continue
      }
      switch sheet.dismissal {
      case .free: continue
      case .blocked:
        if case .open(let target) = step { return .wait(turn, for: target) }
      case .confirm:
        if !intent.confirmed.contains(over.id) { return .confirm(over.id) }
      }
    }
    return nil
  }
}
