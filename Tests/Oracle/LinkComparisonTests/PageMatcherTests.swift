import Browser
import Foundation
import LinkTables
import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import ReferenceLinks
import Testing

@testable import NavGraphDiagrams
@testable import navgraph

/// Compares the answers of a page in a real browser with those of `open`.
@Suite struct PageMatcherTests {
  private static let urls = TableSizes.isFull ? 500 : 150

  /// The answer of the page or of `open` to one URL.
  private struct Answer: Codable, Hashable {
    var error: String?
    var pattern: Int?
    var values: [Value]?
    var ignored: [String]?
    var unknown: [String]?
    /// The patterns that are nearest to an unmatched URL, each with the reason why it doesn't match.
    var nearest: [[String]]?
    var suggestion: String?
    /// The name of a parameter and its texts. `texts` is nil if the URL has none.
    struct Value: Codable, Hashable {
      var name: String
      var texts: [String]?
      var isList: Bool
    }
  }

  private struct App {
    var name: String
    var graph: NavigationGraph
    var table: RouteTable
    var urls: [String] = []
    var answers: [Answer] = []

    init?(name: String, files: [(path: String, text: String)], seed: UInt64) {
      let checked = Compiler.check(Compiler.parse(files.map { SourceFile(path: $0.path, text: $0.text) }))
      guard !checked.hasErrors else { return nil }
      (self.name, graph, table) = (name, checked.graph, checked.routes)
      var maker = URLMaker(for: ReferenceProgram.table(of: files.map(\.text)), seed: seed)
      var opener = LinkOpener(for: graph, routes: table)
      let words = OpeningDescription(graph: graph, matcher: opener.matcher)
      while urls.count < PageMatcherTests.urls {
        let url = maker.next()
        // A page takes only valid UTF-8.
        let text = String(decoding: url, as: UTF8.self)
        guard text.utf8.elementsEqual(url) else { continue }
        urls.append(text)
        answers.append(answer(for: opener.open(url), words: words))
      }
    }

    private func answer(for opening: Opening, words: OpeningDescription) -> Answer {
      switch opening.answer {
      case .miss(let miss):
        return Answer(
          error: miss.fault.map { words.fault($0, in: opening.url) } ?? "no pattern matches",
          nearest: miss.nearest.map { ["\($0.pattern.index)", words.difference(of: $0)] }, suggestion: miss.suggestion)
      case .hit(let hit):
        let values = zip(graph.routes[hit.matched.route].parameters, hit.matched.values).map { id, value in
          let name = graph.text(of: graph.parameters[id].name)
          switch value {
          case .text(let text)?: return Answer.Value(name: name, texts: [text], isList: false)
          case .list(let texts)?: return Answer.Value(name: name, texts: texts, isList: true)
          case nil: return Answer.Value(name: name, texts: nil, isList: false)
          }
        }
        return Answer(pattern: hit.matched.pattern.index, values: values, ignored: hit.matched.ignored, unknown: hit.matched.unknown)
      }
    }
  }

  private static func apps() -> [App] {
    var apps = LinkComparisonTests.samples.enumerated().compactMap { number, name in
      App(name: name, files: LinkComparisonTests.files(of: name), seed: UInt64(number) &+ 70 &+ TableSizes.seed)
    }
    for (number, patterns) in [LinkTables.forge, LinkTables.forum, LinkTables.shop].enumerated() {
      let source = LinkProgram(patterns: patterns).source
      if let app = App(name: "large \(number)", files: [("Links.navgraph", source)], seed: UInt64(number) &+ 80) { apps.append(app) }
    }
    let ordered = LinkProgram(patterns: LinkProgram.inOrder(LinkTables.links), precedence: "order").source
    if let app = App(name: "in order", files: [("Links.navgraph", ordered)], seed: 90) { apps.append(app) }
    // Both placeholders in one segment have a list of texts.
    var listing = TableMaker(seed: 200_060_050)
    if let app = App(name: "listed texts", files: [("Links.navgraph", listing.source())], seed: 200_060_050) { apps.append(app) }
    var seed: UInt64 = 60_000 &+ TableSizes.seed
    let wanted = apps.count + (TableSizes.isFull ? 40 : 15)
    while apps.count < wanted {
      seed += 1
      var maker = TableMaker(seed: seed)
      if let app = App(name: "random \(seed)", files: [("Links.navgraph", maker.source())], seed: seed) { apps.append(app) }
    }
    return apps
  }

  @Test(.enabled(if: Browser.path != nil || Browser.isRequired, "Chromium is not installed")) func pagesAnswerAsOpenDoes() throws {
    let apps = Self.apps()
    let encoder = JSONEncoder()
    let input = try apps.map { app in
      "[\(PageMatcher(for: app.graph, routes: app.table).json.line), \(String(decoding: try encoder.encode(app.urls), as: UTF8.self))]"
    }
    let script = """
      const apps = JSON.parse(document.getElementById("apps").textContent);
      return apps.map(([tables, urls]) => { const answer = navgraphPage.matcher(tables); return urls.map(url => {
        const found = answer(url);
        if (found.error !== undefined) return { error: found.error, nearest: found.nearest.map(near => [String(near.pattern), near.why]), suggestion: found.suggestion ?? undefined };
        const values = found.values.map(([name, value]) => value === null ? { name, isList: false } : Array.isArray(value) ? { name, texts: value, isList: true } : { name, texts: [value], isList: false });
        return { pattern: found.pattern, values, ignored: found.ignored, unknown: found.unknown };
      }); });
      """
    let page = PageRenderer(of: Diagram(title: "Links"), pictures: PagePictures(whole: .text(""))).text
    let data = "[\(input.joined(separator: ","))]".replacingOccurrences(of: "<", with: "\\u003c")
    let end = try #require(page.range(of: "</body>", options: .backwards))
    let full = page.replacingCharacters(in: end, with: "<script type=\"application/json\" id=\"apps\">\(data)</script></body>")
    let given = try JSONDecoder().decode([[Answer]].self, from: Data(try Browser.value(of: script, on: full).utf8))
    #expect(given.count == apps.count)
    var (hits, faults, suggestions, wrong) = (0, 0, 0, [String]())
    for (app, answers) in zip(apps, given) {
      for (url, (expected, answer)) in zip(app.urls, zip(app.answers, answers)) {
        if expected.pattern != nil { hits += 1 } else if expected.error != "no pattern matches" { faults += 1 }
        if expected.suggestion != nil { suggestions += 1 }
        if expected != answer { wrong.append("\(app.name) \(url.debugDescription):\n    open \(expected)\n    page \(answer)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(apps.count * Self.urls):\n\(wrong.prefix(6).joined(separator: "\n"))")
    #expect(hits > apps.count * Self.urls / 5 && faults > apps.count * Self.urls / 20, "\(hits) hits, \(faults) faults")
    #expect(suggestions > apps.count, "\(suggestions) suggestions")
  }
}
