import Foundation

nonisolated extension NavGraph.Scheduler {
  /// A change that somebody wants: an event, a link, a tab, or what is left of one of them.
  package nonisolated struct Intent: Sendable {
    package internal(set) var work: Work
    #if OUTCOMES
    /// The number of the task that awaits its outcome.
    package internal(set) var waiter: Int?
    #endif
    #if ANCHORS
    var anchor: NavGraph.Anchor?
    #endif
    #if GUARDS
    /// The guards that said yes.
    var granted: Set<G.Guard> = []
    /// The guards whose flow has been shown: a second no is a refusal.
    var flowsShown: Set<G.Guard> = []
    /// What goes on after the `present` that a guard has refused, and where.
    var refused: Refused?
    /// The guard that said no just now, then the guards of its flow that did, each the guard of the flow of the one before.
    var denied: [G.Guard] = []
    #endif
    #if LINKS
    /// The modal that has held a link up: it is no newer than what has come meanwhile.
    package internal(set) var waitedFor: NavGraph.NodeID?
    #endif
    #if EXPIRY
    /// When the link came.
    var arrived: Double?
    #endif
    #if LINKS && GUARDS
    /// The link that waited for the root when an event of the flow in its place began: what that event opens is newer.
    var older: NavGraph.Target<G>?
    #endif
    #if CONFIRMATION
    /// The modals whose screens agreed to go.
    var confirmed: Set<NavGraph.NodeID> = []
    #endif
    #if GUARDS
    /// The guards for which what comes back was cut back.
    var cutting: Set<G.Guard> = []
    #endif

    package init(_ work: Work) { self.work = work }

    package var name: String {
      switch work {
      case .restore: "restoration"
      case .event(let event, _): event.name
      #if APPEVENTS
      case .strike(let event): event.name
      #endif
      #if TABS
      case .action(let event, _): event.name
      #endif
      #if GUARDS
      case .start: "start"
      #endif
      #if GUARDS || CONTINUATIONS
      case .rest(_, _, let name): name
      #endif
      #if CONTINUATIONS
      case .continuation: "continuation"
      #endif
      #if LINKS
      case .open: "link"
      #endif
      #if TABS || PAGES && GUARDS
      case .select: "tab or page"
      #endif
      #if CONFIRMATION
      case .dismissal: "swipe"
      #endif
      }
    }

    #if GUARDS
    var isStart: Bool {
      switch work {
      case .start, .restore: true
      default: false
      }
    }
    #endif

    /// File and line of its event in the graph.
    var source: String? {
      #if APPEVENTS
      if case .strike(let event) = work { return event.source }
      #endif
      #if TABS
      if case .action(let event, _) = work { return event.source }
      #endif
      if case .event(let event, _) = work { return event.source }
      return nil
    }

    /// What is to come back.
    var saved: NavGraph.Snapshot? {
      if case .restore(let saved) = work { saved } else { nil }
    }

    #if GUARDS
    /// Nobody asked to go there: a no cuts back what is restored, without a flow. Only the root's own guards have theirs, as at any start.
    func cutsBack(from question: G.Guard) -> Bool {
      guard let saved, let root = G.root(from: saved.root) else { return false }
      return !G.guards(of: root).contains(question)
    }
    #endif

    #if CONTINUATIONS
    var isContinuation: Bool {
      if case .continuation = work { true } else { false }
    }
    #endif

    #if LINKS
    package var link: NavGraph.Target<G>? {
      if case .open(let target) = work { target } else { nil }
    }
    #endif

    #if LINKS && GUARDS
    /// Whether it begins with steps of the app's own, which may open a link.
    var mayOpenByItself: Bool {
      switch work {
      case .event: true
      #if APPEVENTS
      case .strike: true
      #endif
      #if TABS
      case .action: true
      #endif
      #if CONTINUATIONS
      case .continuation: true
      #endif
      default: false
      }
    }
    #endif

    #if GUARDS
    /// Whether it may put a root where there is none: the scene's first, or what has waited for the flow of a root's guard.
    var canMakeRoot: Bool {
      switch work {
      case .start, .restore, .rest: return true
      #if LINKS
      case .open(let target):
        return !flowsShown.isEmpty && target.mayEnterRoot
      #endif
      default: return false
      }
    }
    #endif

    #if GUARDS || CONFIRMATION
    /// Whether the user asked for it just now.
    var isUserWish: Bool {
      switch work {
      #if LINKS
      case .open: waitedFor == nil
      #endif
      #if TABS
      case .action: true
      #endif
      #if TABS || PAGES && GUARDS
      case .select: true
      #endif
      #if CONFIRMATION
      case .dismissal: true
      #endif
      case .event: true
      #if APPEVENTS
      case .strike: true
      #endif
      default: false
      }
    }
    #endif

    #if LINKS || CONFIRMATION
    /// Whether modals that it takes down are asked first: the app's own events have decided already.
    func asks(about step: NavGraph.Action<G>) -> Bool {
      switch (work, step) {
      #if LINKS
      case (.open, _), (_, .open): true
      #endif
      #if CONFIRMATION
      case (.dismissal, _): true
      #endif
      case (_, .switchTo), (_, .restart): true
      default: false
      }
    }
    #endif
  }

  /// What an intent is about.
  package nonisolated indirect enum Work: Hashable, Sendable {
    /// What the scene showed when it was last seen.
    case restore(NavGraph.Snapshot)
    /// nil: from the screen in front, whichever that is. What comes from an accessory comes from its bar, and happens there.
    case event(NavGraph.Event<G>, from: NavGraph.NodeID?)
    #if APPEVENTS
    /// An event of the app: from whatever is in front then.
    case strike(NavGraph.Event<G>)
    #endif
    #if TABS
    /// A tab that only acts: it happens on the screen that its bar shows by then.
    case action(NavGraph.Event<G>, ofTabIn: NavGraph.NodeID)
    #endif
    #if GUARDS
    /// The scene's first root.
    case start(G.Root)
    #endif
    #if GUARDS || CONTINUATIONS
    /// What is left of a sequence that a guard or the end of a flow has interrupted.
    case rest([Remainder], at: NavGraph.NodeID?, of: String)
    #endif
    #if CONTINUATIONS
    /// What goes on at the presenter, and then what is left of the sequence that ended the flow.
    case continuation(G.Continuation, NavGraph.Outcome<G.Result>, at: NavGraph.NodeID, then: [Remainder])
    #endif
    #if LINKS
    case open(NavGraph.Target<G>)
    #endif
    #if TABS || PAGES && GUARDS
    case select(Int, in: NavGraph.NodeID)
    #endif
    #if CONFIRMATION
    case dismissal(of: NavGraph.NodeID)
    #endif
  }

  /// Steps that belong together: one that can't be done drops those after it, but not the next remainder.
  package nonisolated struct Remainder: Hashable, Sendable {
    package internal(set) var actions: [NavGraph.Action<G>]
    #if CONTINUATIONS
    /// Where it begins, if not where the steps before have led: at the presenter's spot after a `dismiss`, in the root after `dismiss all`.
    var spot: NavGraph.Spot?
    #endif

    package init(_ actions: [NavGraph.Action<G>]) { self.actions = actions }
  }
  #if GUARDS
  /// A continuation that hears of a refusal.
  package nonisolated struct Refused: Sendable {
    let continuation: G.Continuation
    let place: NavGraph.NodeID
  }
  #endif
}
