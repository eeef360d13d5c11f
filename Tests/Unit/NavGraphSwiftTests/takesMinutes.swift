import Foundation
import Testing

/// A condition for tests that compile many apps. They only run with all tests, as in CI.
let takesMinutes: ConditionTrait = .enabled(
  if: ProcessInfo.processInfo.environment["NAVGRAPH_TESTS"] == "all", "It compiles for minutes: NAVGRAPH_TESTS=all")
