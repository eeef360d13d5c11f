import Foundation

nonisolated extension NavGraph.Scheduler {
  /// A change that somebody wants: an event, a link, a tab, or what is left of one of them.
  package nonisolated struct Intent: Sendable {
    package internal(set) var work: Work
    /// The number of the task that awaits its outcome.
    package internal(set) var waiter: Int?
    var anchor: NavGraph.Anchor?
    /// The guards that said yes.
    var granted: Set<G.Guard> = []
    /// The guards whose flow has been shown: a second no is a refusal.
    var flowsShown: Set<G.Guard> = []
    /// What goes on after the `present` that a guard has refused, and where.
    var refused: Refused?
    /// The guard that said no just now, then the guards of its flow that did, each the guard of the flow of the one before.
    var denied: [G.Guard] = []
    /// The modal that has held a link up: it is no newer than what has come meanwhile.
    package internal(set) var waitedFor: NavGraph.NodeID?
    /// When the link came.
    var arrived: Double?
    /// The link that waited for the root when an event of the flow in its place began: what that event opens is newer.
    var older: NavGraph.Target<G>?
    /// The modals whose screens agreed to go.
    var confirmed: Set<NavGraph.NodeID> = []
    /// The guards for which what comes back was cut back.
    var cutting: Set<G.Guard> = []

    package init(_ work: Work) { self.work = work }

    package var name: String {
      switch work {
      case .restore: "restoration"
      case .event(let event, _): event.name
      case .strike(let event): event.name
      case .action(let event, _): event.name
      case .start: "start"
      case .rest(_, _, let name): name
      case .continuation: "continuation"
      case .open: "link"
      case .select: "tab or page"
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
    var saved: NavGraph.Snapshot? {
      if case .restore(let saved) = work { saved } else { nil }
    }

    /// Nobody asked to go there: a no cuts back what is restored, without a flow. Only the root's own guards have theirs, as at any start.
    func cutsBack(from question: G.Guard) -> Bool {
      guard let saved, let root = G.root(from: saved.root) else { return false }
      return !G.guards(of: root).contains(question)
    }

    var isContinuation: Bool {
      if case .continuation = work { true } else { false }
    }

    package var link: NavGraph.Target<G>? {
      if case .open(let target) = work { target } else { nil }
    }

    /// Whether it begins with steps of the app's own, which may open a link.
    var mayOpenByItself: Bool {
      switch work {
      case .event: true
      case .strike: true
      case .action: true
      case .continuation: true
      default: false
      }
    }

    /// Whether it may put a root where there is none: the scene's first, or what has waited for the flow of a root's guard.
    var canMakeRoot: Bool {
      switch work {
      case .start, .restore, .rest: return true
      case .open(let target):
        return !flowsShown.isEmpty && target.mayEnterRoot
      default: return false
      }
    }

    /// Whether the user asked for it just now.
    var isUserWish: Bool {
      switch work {
      case .open: waitedFor == nil
      case .action: true
      case .select: true
      case .dismissal: true
      case .event: true
      case .strike: true
      default: false
      }
    }

    /// Whether modals that it takes down are asked first: the app's own events have decided already.
    func asks(about step: NavGraph.Action<G>) -> Bool {
      switch (work, step) {
      case (.open, _), (_, .open): true
      case (.dismissal, _): true
      case (_, .switchTo), (_, .restart): true
      default: false
      }
    }
  }

  /// What an intent is about.
  package nonisolated indirect enum Work: Hashable, Sendable {
    /// What the scene showed when it was last seen.
    case restore(NavGraph.Snapshot)
    /// nil: from the screen in front, whichever that is. What comes from an accessory comes from its bar, and happens there.
    case event(NavGraph.Event<G>, from: NavGraph.NodeID?)
    /// An event of the app: from whatever is in front then.
    case strike(NavGraph.Event<G>)
    /// A tab that only acts: it happens on the screen that its bar shows by then.
    case action(NavGraph.Event<G>, ofTabIn: NavGraph.NodeID)
    /// The scene's first root.
    case start(G.Root)
    /// What is left of a sequence that a guard or the end of a flow has interrupted.
    case rest([Remainder], at: NavGraph.NodeID?, of: String)
    /// What goes on at the presenter, and then what is left of the sequence that ended the flow.
    case continuation(G.Continuation, NavGraph.Outcome<G.Result>, at: NavGraph.NodeID, then: [Remainder])
    case open(NavGraph.Target<G>)
    case select(Int, in: NavGraph.NodeID)
    case dismissal(of: NavGraph.NodeID)
  }

  /// Steps that belong together: one that can't be done drops those after it, but not the next remainder.
  package nonisolated struct Remainder: Hashable, Sendable {
    package internal(set) var actions: [NavGraph.Action<G>]
    /// Where it begins, if not where the steps before have led: at the presenter's spot after a `dismiss`, in the root after `dismiss all`.
    var spot: NavGraph.Spot?

    package init(_ actions: [NavGraph.Action<G>]) { self.actions = actions }
  }
  /// A continuation that hears of a refusal.
  package nonisolated struct Refused: Sendable {
    let continuation: G.Continuation
    let place: NavGraph.NodeID
  }
}
