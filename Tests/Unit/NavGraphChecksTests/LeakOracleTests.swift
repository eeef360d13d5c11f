import NavGraphModel
import NavGraphSyntax
import Repository
import Testing

@testable import NavGraphChecks

/// Compares leaks with an exploration of the states of small random apps.
@Suite struct LeakOracleTests {
  private static let seeds = RandomTests.seeds(few: 120, all: 1_000, from: 50_000)

  @Test func leaksOfSmallApps() {
    var whole = 0
    var leaking = 0
    for seed in Self.seeds {
      var random = Seeded(seed)
      let app = GuardedApp(&random, isForward: seed % 4 != 0)
      let checked = CheckedText(app.source)
      if checked.codes.contains(where: { $0 < 500 && $0 != 312 }) { continue }
      let any = GuardWalks(app, avoiding: nil)
      if any.protected.isEmpty { continue }
      var truth: Set<String> = []
      var isWhole = any.isWhole
      for question in app.flows.indices {
        let walks = GuardWalks(app, avoiding: question)
        isWhole = isWhole && walks.isWhole
        for item in any.protected where item[0] == question {
          if walks.seen.contains(GuardWalks.Place(unit: item[1], screen: item[2])) { truth.insert("S\(item[2]) g\(question)") }
        }
      }
      let found = Set(checked.diagnostics.filter { $0.code == Code(801) }.map(leak))
      if isWhole { whole += 1 }
      if !found.isEmpty { leaking += 1 }
      // Omitted states may add evaluated guards or shown places.
      #expect(
        isWhole ? found == truth : found.isSuperset(of: truth), "seed \(seed)\(isWhole ? "" : ", cut")\n\(app.source)\(checked.report)")
    }
    #expect(whole > Self.seeds.count / 4 && leaking > Self.seeds.count / 10, "\(whole) whole, \(leaking) with leaks")
  }

  /// Returns a short form of the message: "S1 g0" for "`S1` can be shown without `g0`".
  private func leak(_ diagnostic: Diagnostic) -> String {
    let parts = diagnostic.message.split(separator: "`")
    return parts.count > 2 ? "\(parts[0]) \(parts[2])" : diagnostic.message
  }
}
