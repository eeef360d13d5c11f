import Foundation

nonisolated extension NavGraph.Scheduler {
  /// A requested change: an event, a link, a tab, or the rest of one of them.
  package nonisolated struct Intent: Sendable {
    package internal(set) var work: Work
    /// The number of the task that awaits its outcome.
    package internal(set) var waiter: Int?
    var anchor: NavGraph.Anchor?
    var granted: Set<G.Guard> = []
    /// The guards whose flows have been shown. A second failure refuses the intent.
    var flowsShown: Set<G.Guard> = []
    /// The continuation of the `present` that a guard has refused, and its place.
    var refused: Refused?
    /// The guard that has just failed, followed by the guards of its flow that have failed. Each guards the flow of the one before it.
    var denied: [G.Guard] = []
    /// The modal for which the link has waited. Such a link isn't newer than intents that arrived meanwhile.
    package internal(set) var waitedFor: NavGraph.NodeID?
    var arrived: Double?
    /// The link that waited for the root when an event in the guard's flow began. A link that the event opens is newer.
    var older: NavGraph.Target<G>?
    /// The modals whose screens have confirmed their dismissal.
    var confirmed: Set<NavGraph.NodeID> = []
    /// The guards that have failed for the state to restore. The places that they guard are cut from it.
    var cutting: Set<G.Guard> = []

    package init(_ work: Work) { self.work = work }

    package var name: String {
      switch work {
      case .restore: "restoration"
      case .event(let event, _): event.name
      case .appEvent(let event): event.name
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

    var saved: NavGraph.Snapshot? {
      if case .restore(let saved) = work { saved } else { nil }
    }

    /// Returns whether a failure of the guard shortens the restored state. Only guards of the root present their flows then.
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

    /// Whether the intent begins with steps of the app, which may open a link.
    var mayOpenByItself: Bool {
      switch work {
      case .event: true
      case .appEvent: true
      case .action: true
      case .continuation: true
      default: false
      }
    }

    /// Whether the intent can create a root: the first one, or one that has waited for the flow of a root's guard.
    var canMakeRoot: Bool {
      switch work {
      case .start, .restore, .rest: return true
      case .open(let target):
        return !flowsShown.isEmpty && target.mayEnterRoot
      default: return false
      }
    }

    /// Whether the user has just requested the intent.
    var isUserWish: Bool {
      switch work {
      case .open: waitedFor == nil
      case .action: true
      case .select: true
      case .dismissal: true
      case .event: true
      case .appEvent: true
      default: false
      }
    }

    /// Returns whether modals that the step dismisses must be confirmed. The app's own events don't require it.
    func asks(about step: NavGraph.Action<G>) -> Bool {
      switch (work, step) {
      case (.open, _), (_, .open): true
      case (.dismissal, _): true
      case (_, .switchTo), (_, .restart): true
      default: false
      }
    }
  }

  /// The content of an intent.
  package nonisolated indirect enum Work: Hashable, Sendable {
    /// The state of the scene's previous session.
    case restore(NavGraph.Snapshot)
    /// An event from a place, or from the screen in front if it's nil. The place of an accessory is the tab bar.
    case event(NavGraph.Event<G>, from: NavGraph.NodeID?)
    /// An app-level event, which happens on the screen in front.
    case appEvent(NavGraph.Event<G>)
    /// A tab that performs an action, which happens on the screen that the tab bar shows.
    case action(NavGraph.Event<G>, ofTabIn: NavGraph.NodeID)
    case start(G.Root)
    /// The rest of a sequence that a guard or the end of a flow has interrupted.
    case rest([RemainingSteps], at: NavGraph.NodeID?, of: String)
    /// The continuation at the presenter, followed by the rest of the sequence that ended the flow.
    case continuation(G.Continuation, NavGraph.Outcome<G.Result>, at: NavGraph.NodeID, then: [RemainingSteps])
    case open(NavGraph.Target<G>)
    case select(Int, in: NavGraph.NodeID)
    case dismissal(of: NavGraph.NodeID)
  }

  /// Steps of a sequence. A step that can't be performed drops the rest of them, but not the next remainder.
  package nonisolated struct RemainingSteps: Hashable, Sendable {
    package internal(set) var actions: [NavGraph.Action<G>]
    /// The place where the steps begin; nil to continue where the previous steps led.
    var spot: NavGraph.Spot?

    package init(_ actions: [NavGraph.Action<G>]) { self.actions = actions }
  }
  /// A continuation that runs when a guard refuses its `present`.
  package nonisolated struct Refused: Sendable {
    let continuation: G.Continuation
    let place: NavGraph.NodeID
  }
}
