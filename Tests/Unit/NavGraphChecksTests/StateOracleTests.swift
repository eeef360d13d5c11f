import Foundation
import Repository
import Testing

@testable import Oracle

/// Compares the checks with an exploration of the states of small random apps.
///
/// The checks must report everything that the exploration shows, and nothing else. If the exploration is cut, or a comparison has a reason,
/// only one direction is compared. There are 120 apps, and 3,000 if `CI` is set. To search for more differences:
///
/// NAVGRAPH_OPTIMIZED=1 NAVGRAPH_COUNT=100000 NAVGRAPH_SEED=1000000 swift test --filter StateOracleTests.agrees
@Suite struct StateOracleTests {
  static let comparisons: [Comparison] = [
    .unreached, .places, .refusals, .popTo, .growth, .noWayOut, .traps, .trapsInSplits, .unusedOutcomeHandlers, .leaks, .assertions,
  ]

  private static let environment = ProcessInfo.processInfo.environment

  /// Without optimization, a thousand apps take a minute.
  @Test(arguments: RandomTests.seeds(few: 120, all: 3_000).parts(count: 3)) func agrees(seeds: Range<UInt64>) {
    var compared: [String: Int] = [:]
    var failures: [String: [String]] = [:]
    for seed in seeds {
      guard let app = OracleCase(seed) else { continue }
      for comparison in Self.comparisons {
        switch comparison.judge(app) {
        case .skipped: break
        case .agreed: compared[comparison.name, default: 0] += 1
        case .disagreed(let why):
          // Exploring higher stacks may resolve the difference.
          if let deep = OracleCase(seed, isDeep: true), comparison.judge(deep).isDisagreement {
            failures[comparison.name, default: []].append("\(why)\n\(app.report)")
          }
        }
      }
    }
    if let path = Self.environment["NAVGRAPH_FAILURES"] {
      for (name, all) in failures {
        let text = all.joined(separator: "\n================\n")
        try? text.write(toFile: "\(path)-\(name)-\(seeds.lowerBound).txt", atomically: true, encoding: .utf8)
      }
    }
    for comparison in Self.comparisons {
      // Reports the smallest failure.
      if let all = failures[comparison.name], let one = all.min(by: { $0.utf8.count < $1.utf8.count }) {
        Issue.record("\(comparison.name), one of \(all.count): \(one)")
      }
      let count = compared[comparison.name] ?? 0
      #expect(count >= comparison.least * seeds.count / 1000, "\(comparison.name): only \(count) were compared")
    }
  }

  /// Seeds of apps with earlier differences. If the checks were wrong, there is also a small test. Otherwise the oracle or the comparison
  /// was wrong, and at 1,096,793 the oracle crashed.
  @Test(
    arguments: [
      138, 593, 827, 846, 1_045, 1_117, 1_475, 1_482, 1_589, 2_058, 2_221, 2_244, 2_298, 2_804, 2_848, 2_913,
      13_256, 100_378, 101_621, 102_554, 102_626, 102_677, 102_827, 103_064, 104_240, 104_645, 107_440, 108_575,
      109_404, 109_425, 109_841, 401_684,
      1_017_824, 1_031_748, 1_038_524, 1_040_673, 1_044_524, 1_050_665, 1_056_359, 1_078_237, 1_085_335, 1_088_537, 1_090_774, 1_096_793,
      1_098_522, 3_000_515, 3_002_956,
    ] as [UInt64])
  func agreesWhereItDidNot(seed: UInt64) throws {
    let app = try #require(OracleCase(seed, with: .inspectors))
    for comparison in Self.comparisons {
      if case .disagreed(let why) = comparison.judge(app) { Issue.record("\(comparison.name): \(why)\n\(app.report)") }
    }
  }

  /// Seeds of apps with keys of screens and arguments of guards that had differences.
  @Test(arguments: [20_327, 201_077, 201_433, 400_201, 5_000_246, 5_001_172, 5_001_274] as [UInt64]) func agreesWithValuesWhereItDidNot(
    seed: UInt64
  ) throws {
    let app = try #require(OracleCase(seed))
    for comparison in Self.comparisons {
      if case .disagreed(let why) = comparison.judge(app) { Issue.record("\(comparison.name): \(why)\n\(app.report)") }
    }
  }

  /// Compares leaks in apps with guards on every other event and link.
  @Test(arguments: RandomTests.seeds(few: 120, all: 1_000).parts(count: 2)) func leaksOfGuardedApps(seeds: Range<UInt64>) {
    agrees(.leaks, seeds, least: 100) { OracleCase($0, with: [.additions, .manyGuards]) }
  }

  /// Compares traps in splits. All of these apps have a split, because few others have a comparable trap.
  @Test(arguments: RandomTests.seeds(few: 120, all: 1_000).parts(count: 2)) func trapsInSplits(seeds: Range<UInt64>) {
    agrees(.trapsInSplits, seeds, least: 10) { OracleCase($0, with: .traps) }
  }

  /// Seeds of these apps with earlier differences. At 3,433 two tabs trap the user together, and at 5,857 two steps wait for one dismissal.
  /// In the others the checks were wrong.
  @Test(arguments: [2_655, 3_433, 4_306, 5_857, 6_825] as [UInt64]) func agreesOnTrapsInSplitsWhereItDidNot(seed: UInt64) throws {
    let app = try #require(OracleCase(seed, with: .traps))
    if case .disagreed(let why) = Comparison.trapsInSplits.judge(app) { Issue.record("\(why)\n\(app.report)") }
  }

  /// Compares the apps of these seeds. At least `least` in a thousand must be comparable.
  private func agrees(_ comparison: Comparison, _ seeds: Range<UInt64>, least: Int, _ make: (UInt64) -> OracleCase?) {
    var compared = 0
    var failures: [String] = []
    for seed in seeds {
      guard let app = make(seed) else { continue }
      switch comparison.judge(app) {
      case .skipped: break
      case .agreed: compared += 1
      case .disagreed(let why): failures.append("\(why)\n\(app.report)")
      }
    }
    if let one = failures.min(by: { $0.utf8.count < $1.utf8.count }) { Issue.record("one of \(failures.count): \(one)") }
    #expect(compared >= least * seeds.count / 1000, "only \(compared) were compared")
  }
}
