import Foundation
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import Repository
import Testing

@testable import NavGraphChecks
@testable import Oracle

/// Every walk that a finding tells, taken on the reducer that apps ship, hop by hop as its words say: in the rules' own examples and in
/// random apps, sound and broken.
@Suite struct WitnessTests {
  /// What stands before a walk in a note.
  private static let heads = ["example path: ", "path without the guard: ", "reached by: "]

  private struct Report {
    var taken = 0
    var takenWithMore = 0
    var skipped = 0
    var failures: [String] = []

    mutating func add(_ text: String, _ name: String) {
      var names = NameTable()
      var findings: [Diagnostic] = []
      let tree = parse(SourceFile(path: "App.navgraph", text: text), file: FileID(0), names: &names, diagnostics: &findings)
      let graph = resolve([tree], names: names, diagnostics: &findings)
      // What names nothing can't be run.
      if findings.contains(where: { $0.severity == .error && $0.code < Code(500) }) || graph.screens.contains(where: \.isExternal) {
        return
      }
      let places = Places(graph)
      check(graph, places, RouteTable(graph), optional: .none, diagnostics: &findings)
      let retelling = Retelling(graph, places)
      for finding in findings {
        for note in finding.notes {
          guard let head = heads.first(where: note.hasPrefix) else { continue }
          guard let walk = ToldWalk(String(note.dropFirst(head.count))) else {
            skipped += 1
            continue
          }
          switch retelling.take(walk, mayBeCovered: head == "reached by: ") {
          case .taken: taken += 1
          case .takenWithMore: takenWithMore += 1
          // A budget is counted from where something has just been shown, which is mostly not where the app starts.
          case .notTaken(0) where finding.code == Code(1101): skipped += 1
          case .notTaken(let hop):
            failures.append("\(name): \(finding.code) \(finding.message)\n  \(note)\n  not taken: hop \(hop)\n\(text)")
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
    for rule in CheckRules.all { report.add(rule.failing, "\(rule.code)") }
    report.record(atLeast: 20)
  }

  @Test(arguments: RandomTests.seeds(few: 48, all: 1_000).parts(4)) func randomApps(seeds: Range<UInt64>) {
    var report = Report()
    for seed in seeds {
      var world = WorldMaker.make(seed)
      // What an event of the app presents lies on more than one root, and the walk to it names the first way there.
      // A way may begin at the root of one device, and go on in what a modal shows on another.
      if world.roots.contains(where: { $0.idiom != nil }), world.modals.contains(where: { $0.padContent != nil }) { continue }
      // A window is a scene of its own, and a walk is taken again in one.
      if world.opensWindows { continue }
      if !world.appEvents.isEmpty, !world.roots.allSatisfy(\.isDeclared) { continue }
      if seed % 2 == 0 { world = world.mended(withPops: seed % 4 == 0) }
      report.add(Written(world).text, "seed \(seed)")
    }
    print("witnesses: \(report.taken) taken, \(report.takenWithMore) with more, \(report.skipped) skipped, \(report.failures.count) not")
    report.record(atLeast: seeds.count / 10)
  }
}
