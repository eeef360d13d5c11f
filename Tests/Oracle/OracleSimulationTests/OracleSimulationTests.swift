import Foundation
import Repository
import Testing

@testable import Oracle

/// The reducer and the scheduler that apps ship, held against the oracle's own idea of every step, state by state.
///
/// A thousand random apps on both kinds of device, 9,600 where `CI` is set. A walk taps, goes back, swipes, turns pages, opens links, saves and restores, and starts the app again for a link; guards,
/// conditions and screens that are asked whether they may go answer at random.
@Suite struct OracleSimulationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let length = 10

  /// Of apps that start for a link, the oracle takes the page that the root shows first for one that wasn't entered, and asks for it later.
  /// The runtime asks for it at the start.
  private static let open: Set<UInt64> = [8693]

  @Test(arguments: RandomTests.seeds(few: 960, all: 9_600).parts(8)) func randomWalks(seeds: Range<UInt64>) {
    var walked = 0
    var steps = 0
    var unplaced: [String] = []
    var failures: [String] = []
    for seed in seeds {
      let result = RandomComparison(seed, length: Self.length, isShrunk: failures.count < 8).run()
      walked += result.walks
      steps += result.steps
      unplaced += result.unplaced
      if Self.open.contains(seed) {
        withKnownIssue { if let failure = result.failures.first { Issue.record("\(failure)") } }
      } else {
        failures += result.failures
      }
    }
    if let path = Self.environment["NAVGRAPH_FAILURES"] {
      print("\(seeds): \(failures.count) failures, \(walked) walks, \(steps) steps, \(unplaced.count) unplaced")
      for (name, texts) in [("unplaced-", unplaced), ("", failures)] {
        try? texts.joined(separator: "\n================\n").write(
          toFile: "\(path)-\(name)\(seeds.lowerBound).txt", atomically: true, encoding: .utf8)
      }
    }
    if let smallest = failures.min(by: { $0.utf8.count < $1.utf8.count }) { Issue.record("one of \(failures.count):\n\(smallest)") }
    let least = seeds.count
    #expect(walked > least && steps > least * Self.length * 3 / 2, "only \(walked) walks and \(steps) steps")
    // What the tables leave out ends a walk in one of some thousands.
    #expect(unplaced.count <= 1 + walked / 1_000, "\(unplaced.first ?? "")")
  }
}
