import Testing

@testable import Oracle

/// The checks, held against walking through the states of small random apps one by one.
///
/// Both directions: nothing that walking shows is missed, nothing that is found can't be walked. Where the walks had to be cut short,
/// or a comparison says why, only one of them.
@Suite struct StateOracleTests {
  static let comparisons: [Comparison] = [
    .unreached, .places, .refusals, .popTo, .growth, .noWayOut, .traps, .idleArms, .leaks, .assertions,
  ]

  @Test(arguments: 0..<16) func agrees(thousand: Int) {
    var compared: [String: Int] = [:]
    var failures: [String: [String]] = [:]
    for seed in UInt64(thousand * 1000)..<UInt64(thousand * 1000 + 1000) {
      // To find the walks of assertions takes longer than everything else.
      guard let app = OracleCase(seed, asserts: seed / 4 % 4 == 0) else { continue }
      for comparison in Self.comparisons {
        switch comparison.judge(app) {
        case .skipped: break
        case .agreed: compared[comparison.name, default: 0] += 1
        case .disagreed(let why):
          failures[comparison.name, default: []].append("\(why)\n\(app.report)")
        }
      }
    }
    for comparison in Self.comparisons {
      // The smallest says most.
      if let all = failures[comparison.name], let one = all.min(by: { $0.utf8.count < $1.utf8.count }) {
        Issue.record("\(comparison.name), one of \(all.count): \(one)")
      }
      let count = compared[comparison.name] ?? 0
      #expect(count >= comparison.least, "\(comparison.name): only \(count) of a thousand were compared")
    }
  }
}
