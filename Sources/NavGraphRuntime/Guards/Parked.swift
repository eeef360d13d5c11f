import Foundation

nonisolated extension NavGraph.Scheduler {
  /// What waits for a guard's flow.
  package nonisolated struct Parked: Sendable {
    package let question: G.Guard
    /// nil if that has been dropped.
    package internal(set) var intent: Intent?
  }
}
