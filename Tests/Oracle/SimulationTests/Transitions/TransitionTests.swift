import NavGraphModel
import NavGraphSimulator
import Repository
import Testing

@testable import Oracle

/// Compares the transitions of the shipped runtime with those of `Walker` in both directions.
///
/// `SimulationTests` take one sequence of answers at a time and only check that `Walker` allows the result. These tests take all
/// answers, so they also find transitions that only `Walker` has. Paths in diagnostics that use such a transition can't be taken.
@Suite struct TransitionTests {
  /// Apps in which `Walker` lacks transitions of the runtime or has additional
  /// ones: Grammar/internals/theory.md, "Differences that are left open".
  private static let openSeeds: Set<UInt64> = [496, 568, 694, 708, 852, 860, 997]
  private static let openSources = ["Samples/Guards"]

  /// The samples and programs to compare. Those with earlier differences are always included.
  private static var names: [String] {
    let differed = ["Samples/Entries", "Samples/Messenger", "Samples/Shop", "Tests/Corpus/sound/events-of-the-app.navgraph"]
    let names = RandomTests.part(of: SourceApp.names)
    return names + differed.filter { !names.contains($0) }
  }

  @Test(arguments: names) func sources(name: String) throws {
    guard let app = try SourceApp(named: name, isChecked: true) else { return }
    let differences = Self.differences(in: app, nodes: RandomTests.isCI ? 40 : 8)
    withKnownIssue(isIntermittent: true) {
      for difference in differences { Issue.record("\(name): \(difference)") }
    } when: {
      Self.openSources.contains(name)
    }
  }

  /// Tests apps with earlier differences.
  @Test(arguments: [21, 64, 84, 88, 148, 182, 243, 276, 445, 497, 527, 591] as [UInt64]) func fixedSeeds(seed: UInt64) {
    for failure in failures(for: seed) { Issue.record("\(failure)") }
  }

  @Test(arguments: RandomTests.seeds(few: 60, all: 1_000).parts(count: 4)) func randomApps(seeds: Range<UInt64>) {
    let failures = seeds.filter { !Self.openSeeds.contains($0) }.flatMap(failures)
    if let smallest = failures.min(by: { $0.utf8.count < $1.utf8.count }) { Issue.record("one of \(failures.count): \(smallest)") }
  }

  private func failures(for seed: UInt64) -> [String] {
    var world = WorldMaker.make(seed: seed).mended(withPops: seed % 4 != 1)
    world.assertions = []
    let text = Written(of: world).text
    guard let app = SourceApp(text: text) else { return [] }
    return Self.differences(in: app, nodes: 50).map { "seed \(seed) \($0)\n\(text)" }
  }

  private static func differences(in app: SourceApp, nodes: Int) -> [String] {
    var result: [String] = []
    for idiom in [NavGraph.Idiom.phone, .pad] where app.graph.root(on: idiom.idioms) != nil {
      let shapes = app.graph.splits.isEmpty || idiom == .phone ? [true] : [false, true]
      for isCollapsed in shapes {
        var comparison = TransitionComparison(graph: app.graph, places: app.places, on: idiom, isCollapsed: isCollapsed)
        comparison.run(nodes: nodes, depth: 4)
        result += comparison.differences.map { "on \(idiom)\(isCollapsed ? ", collapsed" : ""): \($0)" }
      }
    }
    return result
  }
}
