import Foundation
import LinkTables
import NavGraphLinks
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax
import ReferenceLinks
import Testing

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// The table that generated code looks URLs up in, made of any app's rows, against the compiler's own matcher.
@Suite struct GeneratedTableTests {
  /// The pattern that the rows find; the closure reads values as the generated switch does.
  private func find(_ text: String, _ table: NavGraph.LinkTable, _ rows: LinkRows, _ graph: NavigationGraph) -> PatternID? {
    let found = table.match(text) { (row, link: inout NavGraph.Link) throws(NavGraph.LinkFault) -> PatternID in
      let variant = rows.variants[row]
      let pattern = graph.patterns[variant.pattern]
      func check(_ range: Range<Int>?, _ parameter: ParameterID?, _ form: Name) throws(NavGraph.LinkFault) {
        if parameter == nil, form == .empty { return }
        let type = parameter.map { graph.parameters[$0].type } ?? .string
        guard let range, graph.parses(link.bytes[range], as: type, form) else { throw .noRow }
      }
      for (index, part) in graph.parts(of: variant).enumerated() {
        if case .several(let pieces) = part {
          guard graph.chain(of: pieces)?.contains(link.bytes[link.segments[index]]) ?? false else { throw .noRow }
        }
        guard case .placeholder(let prefix, let parameter, let suffix, _, let form) = part else { continue }
        let range = link.segments[index].dropFirst(graph.names.utf8(prefix).count).dropLast(graph.names.utf8(suffix).count)
        try check(range.startIndex..<range.endIndex, parameter, form)
      }
      for item in graph.queryItems[pattern.query] where item.isRequired {
        guard case .placeholder(_, let parameter, _, _, let form) = item.value else { continue }
        try check(link.items.first { link.isEqual($0.key, Array(graph.names.utf8(item.key))) }?.value, parameter, form)
      }
      if case .placeholder(let prefix, let parameter, let suffix, isOptional: false, let form)? = pattern.fragment {
        let range = link.fragment?.value?.dropFirst(graph.names.utf8(prefix).count).dropLast(graph.names.utf8(suffix).count)
        try check(range.map { $0.startIndex..<$0.endIndex }, parameter, form)
      }
      return variant.pattern
    }
    return try? found.get().route
  }

  /// How many URLs hit something; what is decided otherwise is appended to `failures`.
  private func compare(_ program: inout LinksOfProgram, count: Int, seed: UInt64, _ failures: inout [String]) -> Int {
    let rows = LinkRows(program.graph, program.matcher.table)
    let table = NavGraph.LinkTable(origins: rows.origins, rows.rows.joined(separator: "\n"))
    var maker = URLMaker(program.table, seed: seed)
    var hits = 0
    for _ in 0..<count {
      let bytes = maker.next()
      let text = String(decoding: bytes, as: UTF8.self)
      // A URL's text is no string if it isn't UTF-8; of two that no one can tell apart either may win.
      guard text.utf8.elementsEqual(bytes), program.table.winners(bytes).count < 2 else { continue }
      var expected: PatternID?
      if case .success(let link) = program.matcher.reader.read(bytes) { expected = program.matcher.match(link)?.pattern }
      if expected != nil { hits += 1 }
      let found = find(text, table, rows, program.graph)
      guard found != expected else { continue }
      let words = [found, expected].map { $0.map { program.graph.text(program.graph.patterns[$0].text) } ?? "nothing" }
      failures.append("\(text.debugDescription): \(words[0]), not \(words[1])")
    }
    return hits
  }

  @Test(arguments: 0..<4) func randomTablesAgree(_ part: Int) {
    var failures: [String] = []
    var (tables, hits) = (0, 0)
    for number in 0..<40 {
      let seed = UInt64(50_000 + part * 1_000 + number)
      var maker = TableMaker(seed: seed)
      var program = LinksOfProgram(maker.source())
      if program.findings.contains(where: { "\($0.code)" < "NAV0700" && $0.severity == .error }) { continue }
      tables += 1
      hits += compare(&program, count: 250, seed: seed, &failures)
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
    #expect(tables > 30 && hits > tables * 40, "\(tables) tables, \(hits) hits")
  }

  @Test(arguments: [LinkTables.forge, LinkTables.shop, LinkTables.all]) func largeTablesAgree(_ patterns: [String]) {
    for program in [LinkProgram(patterns: patterns), LinkProgram(patterns: LinkProgram.inOrder(patterns), precedence: "order")] {
      var links = LinksOfProgram(program.source)
      var failures: [String] = []
      let hits = compare(&links, count: 2_000, seed: 9, &failures)
      #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
      #expect(hits > 300)
    }
  }

  // MARK: What Foundation would mend

  private static let small = NavGraph.LinkTable(
    origins: [["a:", "//a.example"], ["//b.example"]], "/x/{p}\n/x/{p}?k={k}\n/é\n/only 1\n/a%20b/{p...}")

  private func row(_ text: String) -> Swift.Result<Int, NavGraph.LinkError> {
    GeneratedTableTests.small.match(text) { (row, _) throws(NavGraph.LinkFault) -> Int in row }.map(\.route)
  }

  @Test func textsThatAreNoURLs() {
    #expect(row("a://x/%zz") == .failure(.malformed(segment: 1, text: "%zz", .escape)))
    #expect(row("a://x/%4") == .failure(.malformed(segment: 1, text: "%4", .escape)))
    #expect(row("a://%/y") == .failure(.malformed(segment: 0, text: "%", .escape)))
    #expect(row("a://é") == .success(2))
    #expect(row("a://e\u{301}") == .failure(.noRoute(segment: 0, text: "e\u{301}")), "two normal forms are two texts")
    #expect(row("a://a b/c d/e") == .success(4))
    #expect(row("a://x/1?k=%zz") == .success(0), "an item that can't be read is unknown, and this row asks for nothing")
    #expect(row("a://x/1?%6b=2") == .success(0), "of two that are there the first row wins")
    for text in ["", ":", "//", "a:", "a:/", "a:x/1", "://x/1", "1é://x", "a//x/1", "\0", "%", "?", "#"] {
      guard case .failure(.foreign) = row(text) else {
        Issue.record("\(text.debugDescription)")
        continue
      }
    }
  }

  @Test func originsAreTold() {
    #expect(row("a://only") == .failure(.elsewhere(scheme: "a", host: nil)))
    #expect(row("https://A.example/only") == .failure(.elsewhere(scheme: "https", host: "a.example")))
    #expect(row("https://b.example/only") == .success(3))
    #expect(row("https://c.example/only") == .failure(.foreign(scheme: "https", host: "c.example")))
  }

  @Test func webAddresses() {
    func value(_ text: String) -> URL? { URL(urlText: text) }
    for text in [
      "https://a.example", "HTTP://A.example:80/x?y=1&z#f", "https://a.example/%20", "http://1.2.3.4/", "https://a_b.example:/",
      "http://a?b",
    ] { #expect(value(text)?.absoluteString == text, "\(text)") }
    for text in [
      "", "a.example", "ftp://a.example", "file:///x", "javascript:alert(1)", "https://", "https:///x", "https://me@a.example",
      "https://é.example",
      "https://a.example/%2", "https://a.example/a b", "https://a.example/#a#b", "https://-a.example", "https://a.example:x",
      "https://[::1]/",
      " https://a.example", "http\u{1A}//a.example",
    ] { #expect(value(text) == nil, "\(text)") }
  }
}
