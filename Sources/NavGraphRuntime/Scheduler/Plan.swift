import Foundation

nonisolated extension NavGraph.Scheduler {
  /// What comes of an intent as things are now. Nothing has changed yet.
  package nonisolated struct Plan: Sendable {
    package let decision: Decision
    /// Why steps on the way were left out.
    package let skipped: [String]

    init(_ decision: Decision, skipped: [String] = []) { (self.decision, self.skipped) = (decision, skipped) }
  }

  /// How far an intent gets.
  package nonisolated indirect enum Decision: Sendable {
    /// All of it is done.
    case finish(NavGraph.Reducer<G>)
    /// The steps before are kept, the rest is dropped.
    case drop(String, NavGraph.Reducer<G>)
    /// A guard is asked first; the guard of another guard's flow says so.
    case ask(G.Guard, isOfFlow: Bool)
    /// A guard said no: the steps before are kept, and the rest waits for the guard's flow, in the root's place or on top. Where that is
    /// refused, `telling` hears of it.
    case refuse(G.Guard, NavGraph.Reducer<G>, rest: Work, atRoot: Bool, telling: Refused?)
    /// The screens of that modal are asked first whether it may go.
    case confirm(NavGraph.NodeID)
    /// A modal is in the way that only the app may take down: the steps before are kept, the link waits.
    case wait(NavGraph.Reducer<G>, for: NavGraph.NodeID, opening: NavGraph.Target<G>)
    /// That flow has ended, and its continuation comes before what is left of the sequence.
    case divide(NavGraph.Reducer<G>, after: NavGraph.NodeID, rest: Work)
    /// Nothing of what was saved may come back.
    case startAfresh

    /// Whether the app is asked first.
    var isQuestion: Bool {
      switch self {
      case .ask: true
      case .confirm: true
      default: false
      }
    }
  }

  /// A question to the app that is out.
  package nonisolated struct Question: Sendable {
    package nonisolated enum Subject: Hashable, Sendable {
      case `guard`(G.Guard, isOfFlow: Bool)
      case dismissal(of: NavGraph.NodeID)
    }

    package let id: Int
    package let subject: Subject
    /// What goes on after the answer; nil if that has been dropped while an answer was on its way.
    package internal(set) var intent: Intent?
    let holdsQueue: Bool
    /// Another link has taken the place of the one for which it is asked.
    var isForAnother = false
  }
}
