import Foundation
import LinkTables
import NavGraphModel
import NavGraphSimulator
import ReferenceLinks
import Repository
import Testing

/// Compares the compiler's matcher with an independent reference matcher, for many tables with valid and hostile URLs.
@Suite struct LinkComparisonTests {
  /// Compares the answers, and expects enough matches and misses.
  private func compare(_ program: inout ProgramLinks, name: String, seed: UInt64, count: Int = TableSizes.urls) {
    #expect(program.table.rows.count == program.graph.patterns.count, "\(name): the reference reads another table")
    let score = program.compare(count: count, seed: seed &+ TableSizes.urlSeed)
    #expect(
      score.disagreements.isEmpty,
      "\(name): \(score.disagreements.count) of \(count):\n\(score.disagreements.prefix(5).joined(separator: "\n"))")
    #expect(score.hits > count / 6 && score.misses > count / 20, "\(name): \(score.hits) hits, \(score.misses) misses")
    if program.errors.isEmpty { #expect(score.ties == 0, "\(name)") }
  }

  /// Checks that each pattern has an example, which the reference matches with the same pattern.
  private func compareExamples(of program: inout ProgramLinks, name: String) {
    let examples = program.matcher.examples()
    for (id, example) in zip(program.graph.patterns.ids, examples) {
      let pattern = program.graph.patterns[id]
      let text = program.graph.text(of: pattern.text)
      guard case .success(let found) = example else {
        Issue.record("\(name): \(text) has no example: \(example)")
        continue
      }
      let winners = program.table.winners(for: Array(found.text.utf8))
      #expect(winners.count == 1 && program.table.rows[winners[0].row].pattern.text == text, "\(name): \(found.text) for \(text)")
      #expect(winners.allSatisfy { $0.ignored.isEmpty }, "\(name): \(found.text)")
    }
  }

  // MARK: Samples

  static let samples: [String] = {
    let folder = Repository.url(at: "Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in files(of: name).contains { $0.text.contains("\nroute ") } }
  }()

  /// Returns the files of a sample in the order in which the program reads them: imported files follow.
  static func files(of sample: String) -> [(path: String, text: String)] {
    let folder = Repository.url(at: "Samples/\(sample)")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".navgraph") }
    let files = names.sorted().map { (path: $0, text: (try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) ?? "") }
    return files.filter { $0.text.contains("\napp ") } + files.filter { !$0.text.contains("\napp ") }
  }

  @Test(arguments: samples) func samplesAgree(sample: String) {
    var program = ProgramLinks(files: LinkComparisonTests.files(of: sample))
    compare(&program, name: sample, seed: 1)
    compareExamples(of: &program, name: sample)
  }

  @Test func thereAreSamples() { #expect(LinkComparisonTests.samples.count >= 8) }

  // MARK: Apps

  @Test(arguments: ["bookshop", "parcels", "reader", "village"]) func tablesOfImaginaryAppsAgree(app: String) throws {
    let folder = Repository.url(at: "Tests/Oracle/AppLinkTables")
    try compareTable(of: app, folder: folder.path, isOrdered: app == "bookshop" || app == "village", isTwice: app == "bookshop")
  }

  // The tables of real apps come from code with other licenses, so they aren't in the repository.
  static let folder = ProcessInfo.processInfo.environment["NAVGRAPH_ROUTE_TABLES"] ?? "../shared/corpus/routes"
  static let apps = [
    "artsy-eigen", "bluesky", "element-ios", "habitica-ios", "home-assistant-my", "kickstarter-ios", "mastodon-web", "netnewswire-ios",
    "streamyfin", "woocommerce-ios",
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: folder), "no link tables at \(folder); set NAVGRAPH_ROUTE_TABLES"), arguments: apps)
  func tablesOfAppsAgree(app: String) throws {
    let isOrdered = app == "artsy-eigen" || app == "bluesky" || app == "mastodon-web"
    try compareTable(of: app, folder: LinkComparisonTests.folder, isOrdered: isOrdered, isTwice: app == "artsy-eigen")
  }

  /// Compares the table of an app. `isOrdered` is true if the first match wins, and `isTwice` if the table contains a template twice.
  private func compareTable(of app: String, folder: String, isOrdered: Bool, isTwice: Bool) throws {
    let translated = AppTable(try String(contentsOfFile: "\(folder)/\(app).tsv", encoding: .utf8), app: app)
    for precedence in isOrdered ? ["narrowest", "order"] : ["narrowest"] {
      var program = ProgramLinks(source: translated.source(precedence: precedence))
      compare(&program, name: app + ", " + precedence, seed: 2, count: precedence == "order" ? TableSizes.urls / 4 : TableSizes.urls)
      if isTwice { continue }
      compareExamples(of: &program, name: app)
      compareDestinations(of: &program, app: translated)
    }
  }

  /// Checks that a template's example opens the screen that the table names.
  private func compareDestinations(of program: inout ProgramLinks, app: AppTable) {
    let examples = program.matcher.examples()
    for destination in app.destinations {
      guard
        let id = program.graph.patterns.ids.first(where: { program.graph.text(of: program.graph.patterns[$0].text) == destination.pattern }
        ),
        case .success(let example) = examples[id.index], let found = program.matcher.match(example.text)
      else {
        Issue.record("nothing opens \(destination.pattern)")
        continue
      }
      let range = program.graph.routes[found.route].range
      let written = String(decoding: Array(program.sources[0].utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
      let screen = written.components(separatedBy: "-> home / ").last?.prefix { $0 != "(" && $0 != "\n" } ?? ""
      #expect(screen == destination.screen, "\(example.text)")
    }
  }

  // MARK: Large tables

  @Test(arguments: [LinkTables.forge, LinkTables.forum, LinkTables.links, LinkTables.shop, LinkTables.tracker, LinkTables.all])
  func largeTablesAgree(patterns: [String]) {
    for (program, seed) in [
      (LinkProgram(patterns: patterns), 3), (LinkProgram(patterns: LinkProgram.inOrder(patterns), precedence: "order"), 4),
    ] {
      var links = ProgramLinks(source: program.source)
      #expect(links.errors.isEmpty)
      // The reference tries every pattern with every URL, so the largest tables are compared with fewer URLs.
      let count = patterns.count > 300 ? TableSizes.urls / 10 : seed == 3 ? TableSizes.urls : TableSizes.urls / 4
      compare(&links, name: "\(patterns.count) patterns", seed: UInt64(seed), count: count)
      compareExamples(of: &links, name: "\(patterns.count) patterns")
    }
  }
}
