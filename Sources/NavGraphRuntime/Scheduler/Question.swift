import Foundation

#if GUARDS || CONFIRMATION
nonisolated extension NavGraph.Scheduler {
  /// A question to the app that is out.
  package nonisolated struct Question: Sendable {
    package nonisolated enum Subject: Hashable, Sendable {
      #if GUARDS
      case `guard`(G.Guard, isOfFlow: Bool)
      #endif
      #if CONFIRMATION
      case dismissal(of: NavGraph.NodeID)
      #endif
    }

    package let id: Int
    package let subject: Subject
    /// What goes on after the answer; nil if that has been dropped while an answer was on its way.
    package internal(set) var intent: Intent?
    let holdsQueue: Bool
    #if LINKS
    /// Another link has taken the place of the one for which it is asked.
    var isForAnother = false
    #endif
  }
}
#endif
