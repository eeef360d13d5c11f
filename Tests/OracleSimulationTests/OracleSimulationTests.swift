import Foundation
import Testing

@testable import Oracle

/// The reducer and the scheduler that apps ship, held against the oracle's own idea of every step, state by state.
///
/// They still disagree in some of a hundred walks, so it runs only where it is asked for: `NAVGRAPH_ORACLE_WALKS=1 swift test`. Not compared:
/// starts for a link, modals whose screens refuse to go, and what links that wait open later (a walk ends there).
@Suite(.enabled(if: ProcessInfo.processInfo.environment["NAVGRAPH_ORACLE_WALKS"] != nil))
struct OracleSimulationTests {
  /// Every part walks through this many apps: 2,000 in all, 16,000 under CI.
  static let worlds: UInt64 = UInt64(ProcessInfo.processInfo.environment["WORLDS"] ?? "") ?? (ProcessInfo.processInfo.environment["CI"] == "true" ? 2_000 : 250)

  @Test(arguments: 0..<8) func randomWalks(part: Int) {
    var walked = 0
    var steps = 0
    var sure = 0
    var failures: [String] = []
    for seed in UInt64(part) * Self.worlds..<UInt64(part + 1) * Self.worlds {
      let result = RandomComparison(seed).run()
      walked += result.walks
      steps += result.steps
      sure += result.sure
      failures += result.failures
    }
    try? failures.sorted { $0.utf8.count < $1.utf8.count }.joined(separator: "\n================\n").write(toFile: "/tmp/oracle-failures-\(part).txt", atomically: true, encoding: .utf8)
    print("part \(part): \(failures.count) failures, \(walked) walks, \(steps) steps, \(sure) sure")
    if let smallest = failures.min(by: { $0.utf8.count < $1.utf8.count }) { Issue.record("one of \(failures.count):\n\(smallest)") }
    let least = Int(Self.worlds)
    #expect(walked > least && steps > least * 20 && sure > steps * 9 / 10, "only \(walked) walks and \(steps) steps, \(sure) of them sure")
  }
}
