import Foundation

nonisolated extension NavGraph.Scheduler {
  /// The result of planning an intent in the current state. Planning changes nothing.
  package nonisolated struct Plan: Sendable {
    package let decision: Decision
    /// The reasons why steps were left out.
    package let skipped: [String]

    init(_ decision: Decision, skipped: [String] = []) { (self.decision, self.skipped) = (decision, skipped) }
  }

  /// The extent to which an intent can be performed.
  package nonisolated indirect enum Decision: Sendable {
    /// All steps are performed.
    case finish(NavGraph.Reducer<G>)
    /// The previous steps are kept, and the rest is dropped.
    case drop(String, NavGraph.Reducer<G>)
    /// The guard must be evaluated first. `isOfFlow` is whether it guards the flow of another guard.
    case ask(G.Guard, isOfFlow: Bool)
    /// The guard has failed. The previous steps are kept, and the rest waits for the guard's flow, which replaces the root or is presented
    /// on top. If the flow is refused, `telling` runs.
    case refuse(G.Guard, NavGraph.Reducer<G>, rest: Work, atRoot: Bool, telling: Refused?)
    /// The screens of the modal must confirm its dismissal first.
    case confirm(NavGraph.NodeID)
    /// The modal can be dismissed only by the app. The previous steps are kept, and the link waits.
    case wait(NavGraph.Reducer<G>, for: NavGraph.NodeID, opening: NavGraph.Target<G>)
    /// The flow has ended, and its continuation runs before the rest of the sequence.
    case divide(NavGraph.Reducer<G>, after: NavGraph.NodeID, rest: Work)
    /// No part of the saved state can be restored.
    case startAfresh

    /// Whether the app must evaluate a guard or a dismissal confirmation first.
    var isQuestion: Bool {
      switch self {
      case .ask: true
      case .confirm: true
      default: false
      }
    }
  }

  /// The first guard of a step or an event that hasn't succeeded yet.
  nonisolated struct MissingGuard {
    let `guard`: G.Guard
    /// Whether it guards a new root, or something that the root shows initially.
    var isOfRoot = false
    /// The continuation that runs if the guard refuses.
    var refused: Refused?
  }

  /// A guard or dismissal confirmation that the app is evaluating.
  package nonisolated struct Question: Sendable {
    package nonisolated enum Subject: Hashable, Sendable {
      case `guard`(G.Guard, isOfFlow: Bool)
      case dismissal(of: NavGraph.NodeID)
    }

    package let id: Int
    package let subject: Subject
    /// The intent that continues after the answer; nil if it was dropped while the answer was on its way.
    package internal(set) var intent: Intent?
    let holdsQueue: Bool
    /// Whether a newer link has replaced the one that caused the question.
    var isForAnother = false
  }
}
