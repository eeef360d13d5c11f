import NavGraphCompiler
import NavGraphModel
import ReferenceLinks
import Repository
import Testing

/// Compares the compiler's matcher and its diagnostics with the reference, for tables that use every feature of patterns.
@Suite struct RandomTableTests {
  @Test(arguments: RandomTests.part(of: Array(0..<8))) func randomTablesAgree(part: Int) {
    var failures: [String] = []
    var (tables, sound, ambiguous, hits, ties, aliases) = (0, 0, 0, 0, 0, 0)
    for number in 0..<(TableSizes.isFull ? 60 : 25) {
      let seed = UInt64(part * 1_000 + number) &+ TableSizes.seed
      var maker = TableMaker(seed: seed)
      let source = maker.source()
      var program = ProgramLinks(source: source)
      tables += 1
      if program.errors.isEmpty { sound += 1 }
      if program.saysAmbiguous { ambiguous += 1 }
      // A table with unresolved declarations isn't complete.
      if program.diagnostics.contains(where: { "\($0.code)" < "NAV0700" && $0.severity == .error }) {
        failures.append("seed \(seed): \(program.errors)\n\(source)")
        continue
      }
      aliases += program.table.rows.filter(\.isAlias).count
      let score = program.compare(count: 400, seed: seed)
      (hits, ties) = (hits + score.hits, ties + score.ties)
      if !score.disagreements.isEmpty {
        failures.append("seed \(seed): \(score.disagreements.count)\n\(score.disagreements.prefix(2).joined(separator: "\n"))\n\(source)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(tables) tables:\n\(failures.prefix(4).joined(separator: "\n"))")
    // Most tables have matches, and some but not all are unambiguous.
    #expect(
      hits > tables * 60 && sound > tables / 8 && ambiguous > tables / 8 && ties > 0 && aliases > tables / 4,
      "\(tables) tables, \(sound) sound, \(ambiguous) ambiguous, \(hits) hits, \(ties) ties, \(aliases) aliases")
  }

  /// Checks that both patterns match the example URL of an ambiguity diagnostic.
  @Test func witnessesOfAmbiguity() {
    var seen = 0
    for number in UInt64(20_000)..<20_300 {
      let seed = number &+ TableSizes.seed
      var maker = TableMaker(seed: seed)
      let source = maker.source()
      let program = ProgramLinks(source: source)
      for diagnostic in program.diagnostics where "\(diagnostic.code)" == "NAV0701" {
        let mark = "example: "
        guard let url = diagnostic.notes.first(where: { $0.hasPrefix(mark) })?.dropFirst(mark.count) else {
          Issue.record("no URL in \(diagnostic.notes)")
          continue
        }
        seen += 1
        let winners = program.table.winners(for: Array(url.utf8))
        #expect(winners.count > 1, "seed \(seed): \(url) is settled: \(diagnostic.message)\n\(source)")
      }
    }
    #expect(seen > 40)
  }
}
