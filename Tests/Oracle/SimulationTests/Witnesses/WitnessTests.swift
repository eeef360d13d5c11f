import Foundation
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import Repository
import Testing

@testable import NavGraphChecks
@testable import Oracle

/// Takes every example path of the diagnostics in the shipped reducer, step by
/// step: in the rules' own examples and in random apps with and without errors.
@Suite struct WitnessTests {
  /// The text before a path in a note.
  private static let heads = ["example path: ", "path without the guard: ", "reached by: "]

  private struct Report {
    var taken = 0
    var takenWithMore = 0
    var skipped = 0
    var failures: [String] = []

    mutating func add(_ text: String, name: String) {
      var names = NameTable()
      var diagnostics: [Diagnostic] = []
      let tree = parse(SourceFile(path: "App.navgraph", text: text), file: FileID(0), names: &names, diagnostics: &diagnostics)
      let graph = resolve([tree], names: names, diagnostics: &diagnostics)
      // An app with unresolved names can't run.
      if diagnostics.contains(where: { $0.severity == .error && $0.code < Code(500) }) || graph.screens.contains(where: \.isExternal) {
        return
      }
      let places = Places(of: graph)
      check(graph, places: places, routes: RouteTable(of: graph), optional: .none, diagnostics: &diagnostics)
      let retelling = PathReplay(graph: graph, places: places)
      for diagnostic in diagnostics {
        for note in diagnostic.notes {
          guard let head = heads.first(where: note.hasPrefix) else { continue }
          guard let walk = ExamplePath(String(note.dropFirst(head.count))) else {
            skipped += 1
            continue
          }
          switch retelling.take(walk, mayBeCovered: head == "reached by: ") {
          case .taken: taken += 1
          case .takenWithMore: takenWithMore += 1
          // A budget counts from a screen that has just been shown, which usually isn't the start of the app.
          case .notTaken(0) where diagnostic.code == Code(1101): skipped += 1
          case .notTaken(let hop):
            failures.append("\(name): \(diagnostic.code) \(diagnostic.message)\n  \(note)\n  not taken: hop \(hop)\n\(text)")
          }
        }
      }
    }

    func record(atLeast least: Int) {
      if let smallest = failures.min(by: { $0.utf8.count < $1.utf8.count }) {
        Issue.record("one of \(failures.count) in \(taken + takenWithMore): \(smallest)")
      }
      #expect(taken >= least, "\(taken) taken, \(takenWithMore) with more, \(skipped) skipped")
    }
  }

  @Test func examplesOfRules() {
    var report = Report()
    for rule in CheckRules.all { report.add(rule.failing, name: "\(rule.code)") }
    report.record(atLeast: 20)
  }

  @Test(arguments: RandomTests.seeds(few: 48, all: 1_000).parts(count: 4)) func randomApps(seeds: Range<UInt64>) {
    var report = Report()
    for seed in seeds {
      var world = WorldMaker.make(seed: seed)
      // An app-level event can present over several roots, and its path names the first one.
      // A path may begin at the root of one idiom and continue in a modal's content on another.
      if world.roots.contains(where: { $0.idiom != nil }), world.modals.contains(where: { $0.padContent != nil }) { continue }
      // A window is a separate scene, in which a path would begin again.
      if world.opensWindows { continue }
      if !world.appEvents.isEmpty, !world.roots.allSatisfy(\.isDeclared) { continue }
      if seed % 2 == 0 { world = world.mended(withPops: seed % 4 == 0) }
      report.add(Written(of: world).text, name: "seed \(seed)")
    }
    print("witnesses: \(report.taken) taken, \(report.takenWithMore) with more, \(report.skipped) skipped, \(report.failures.count) not")
    report.record(atLeast: seeds.count / 10)
  }
}
