import Foundation
import LinkTables
import NavGraphModel
import ReferenceLinks
import Testing

/// Compares the generated matchers, compiled and run, with the reference, and opens the links that they write.
@Suite struct GeneratedMatcherTests {
  /// The number of URLs for each of nearly thirty programs.
  private static let urls = TableSizes.urls / 2
  private typealias Program = (name: String, source: [(path: String, text: String)])

  /// Returns samples, large tables, tables of real apps if they are available, and random tables without diagnostics.
  private static func programs() -> [Program] {
    let samples = ["Columns", "Crowdfunding", "Links", "Mail", "Messenger", "Notes", "Shop", "Types"]
    var programs: [Program] = samples.map { ($0, LinkComparisonTests.files(of: $0)) }
    for (number, patterns) in [LinkTables.forge, LinkTables.forum, LinkTables.shop].enumerated() {
      programs.append(("large \(number)", [("Links.navgraph", LinkProgram(patterns: patterns).source)]))
    }
    programs.append(
      ("in order", [("Links.navgraph", LinkProgram(patterns: LinkProgram.inOrder(LinkTables.links), precedence: "order").source)]))
    for app in LinkComparisonTests.apps where app != "artsy-eigen" {
      guard let text = try? String(contentsOfFile: "\(LinkComparisonTests.folder)/\(app).tsv", encoding: .utf8) else { continue }
      programs.append((app, [("Links.navgraph", AppTable(text, app: app).source(precedence: "narrowest"))]))
    }
    var seed: UInt64 = 50_000 &+ TableSizes.seed
    var random = 0
    while random < 9 {
      seed += 1
      var maker = TableMaker(seed: seed)
      let source = maker.source()
      guard ProgramLinks(source: source).errors.isEmpty else { continue }
      programs.append(("random \(seed)", [("Links.navgraph", source)]))
      random += 1
    }
    return programs
  }

  @Test(
    .enabled(if: TableSizes.isFull, "compiled and compared where CI is set"),
    .enabled(if: GeneratedMatchers.hasCompiler, "no swiftc"))
  func generatedMatchersAgree() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "navgraph-matchers-\(ProcessInfo.processInfo.processIdentifier)")
    let generated = try GeneratedMatchers(of: GeneratedMatcherTests.programs(), in: folder)
    try generated.compile()
    var urls: [(app: Int, url: [UInt8])] = []
    for (number, app) in generated.apps.enumerated() {
      var maker = URLMaker(for: app.links.table, seed: UInt64(number) &+ 100 &+ TableSizes.seed)
      for _ in 0..<Self.urls { urls.append((number, maker.next())) }
    }
    let answers = try generated.answers(to: urls)
    var scores = generated.apps.map { Score(for: $0) }
    for answer in answers { scores[answer.app].take(answer) }
    for (score, app) in zip(scores, generated.apps) {
      #expect(
        score.disagreements.isEmpty,
        "\(app.name): \(score.disagreements.count):\n\(score.disagreements.prefix(5).joined(separator: "\n"))")
      #expect(
        score.hits > Self.urls / 8 && score.none < Self.urls / 2, "\(app.name): \(score.hits) hits, \(score.none) no URLs")
    }
    #expect(scores.reduce(0) { $0 + $1.links } > scores.count * Self.urls / 20)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The answers of one app, compared with the reference.
  private struct Score {
    var hits = 0
    /// The number of texts that `URL` rejects.
    var none = 0
    /// The number of routes that have a link.
    var links = 0
    var disagreements: [String] = []
    private let cases: [String]
    private var open: ProgramLinks
    private let routes: [String: Int]

    init(for app: GeneratedMatchers.App) {
      (cases, open) = (app.cases, app.links)
      let graph = app.links.graph
      var routes: [String: Int] = [:]
      for id in graph.routes.ids {
        for pattern in graph.routes[id].patterns {
          routes[graph.text(of: graph.patterns[pattern].text) + ProgramLinks.origin(of: graph.routes[id], in: graph)] = id.index
        }
      }
      self.routes = routes
    }

    mutating func take(_ answer: GeneratedMatchers.Answer) {
      guard let url = answer.url else {
        none += 1
        return
      }
      let winners = open.table.winners(for: Array(url.utf8))
      func fail(_ why: String) {
        let expected = winners.map { "\(open.answer(for: $0))" }
        disagreements.append("\(url.prefix(300).debugDescription): \(why)\n    reference \(expected)\n    generated \(answer)")
      }
      guard winners.count < 2 else { return fail("ambiguous") }
      guard let winner = winners.first else {
        if answer.route != nil { fail("should miss") }
        return
      }
      hits += 1
      let expected = open.answer(for: winner)
      guard let route = routes[expected.route + expected.origin] else { return fail("an unknown route") }
      guard answer.route == cases[route] else { return fail("another route than \(cases[route])") }
      guard answer.ignored.sorted() == expected.ignored else { return fail("ignored") }
      let graph = open.graph
      for id in graph.routes[RouteID(route)].parameters {
        let parameter = graph.parameters[id]
        let name = graph.text(of: parameter.name)
        let given = answer.parameters[name]
        switch winner.parameters[name] ?? .absent {
        case .absent:
          let hasValue = parameter.defaultValue.map { $0 != .nil } ?? false
          if given != "nil", given != "", !hasValue { fail("\(name) is not absent") }
        case .one(let text):
          if !Score.isSame(String(decoding: text, as: UTF8.self), given ?? "nil", as: open.kind(of: id)) { fail(name) }
        case .many(let texts):
          let kind = open.kind(of: id)
          let parts = texts.map { String(decoding: $0, as: UTF8.self) }
          if kind == .string || kind == .int, given != parts.map({ "[" + $0 + "]" }).joined() { fail(name) }
        }
      }
      takeLink(answer, expected: expected)
    }

    /// Checks that the link of a route opens that route. The program has already checked that it parses its own link as the same route.
    private mutating func takeLink(_ answer: GeneratedMatchers.Answer, expected: ProgramLinks.Answer) {
      guard let link = answer.link else { return }
      links += 1
      guard links % 8 == 0 else { return }
      guard let opened = open.open(Array(link.utf8)) else {
        disagreements.append("\(link.debugDescription), the link of \(expected), opens nothing")
        return
      }
      if routes[opened.route + opened.origin] != routes[expected.route + expected.origin] {
        disagreements.append("\(link.debugDescription), the link of \(expected), opens \(opened)")
      }
    }

    /// Whether two texts represent the same value.
    private static func isSame(_ a: String, _ b: String, as kind: ReferenceKind) -> Bool {
      switch kind {
      // Leading zeros belong to the form, not to the number.
      case .int: Int(a) == Int(b) && Int(b) != nil
      case .double: Double(a) == Double(b) && Double(b) != nil
      case .uuid: a.uppercased() == b.uppercased()
      case .date:
        if let first = ReferenceDate(Array(a.utf8)), let second = ReferenceDate(Array(b.utf8)) {
          abs(Double(first.seconds - second.seconds) + first.fraction - second.fraction) < 0.00001
        } else {
          false
        }
      default: Array(a.utf8) == Array(b.utf8)
      }
    }
  }
}
