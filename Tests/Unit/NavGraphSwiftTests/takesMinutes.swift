import Foundation
import Testing

/// What compiles one app after the other runs with all tests only, as in CI.
let takesMinutes: ConditionTrait = .enabled(
  if: ProcessInfo.processInfo.environment["NAVGRAPH_TESTS"] == "all", "It compiles for minutes: NAVGRAPH_TESTS=all")
