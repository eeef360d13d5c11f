import NavGraphRuntime

extension NavGraph {
  /// How many seconds one root takes to fade into the next.
  package nonisolated static let rootDissolveDuration = 0.3
}
