import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of the layout of every sample with counts on the finished page, such as crossings of lines and boxes.
@Suite(.enabled(if: Graphviz.path != nil || Graphviz.isRequired, "Graphviz is not installed"))
struct SamplePageTests {
  private func diagram(of folder: String) throws -> Diagram {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".navgraph") }.sorted()
    let sources = try files.map { SourceFile(path: $0, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))) }
    return Compiler.diagram(of: Compiler.check(Compiler.parse(sources)))
  }

  @Test(arguments: SamplePictureTests.samples) func numbers(of folder: String) throws {
    let diagram = try diagram(of: folder)
    let page = try Graphviz.page(diagram, folder)
    let numbers = page.numbers
    #expect(numbers.linesOverCards == 0 && numbers.linesOverTitles == 0 && numbers.overlaps == 0, "\(numbers)")
    #expect(numbers.maxCrossings <= 2, "\(numbers)")
    #expect(numbers.aspect <= 2.001 && numbers.aspect >= 0.499, "\(numbers)")
    // Everything is on the page once.
    let ways = diagram.links.count { [.way, .root].contains($0.kind) }
    #expect(numbers.lines + numbers.pills + ways >= diagram.links.count)
    #expect(page.cards.count == diagram.cards.count { ![.route, .entry, .start].contains($0.kind) })
    for placed in page.cards {
      #expect(placed.rect.x >= 0 && placed.rect.right <= page.width + 0.01 && placed.rect.top <= page.height + 0.01)
    }
    let svg = try Graphviz.svg(page.dot, folder, ["-Kneato", "-n2"])
    for card in diagram.cards where !card.title.isEmpty { #expect(svg.contains(">\(card.title)<"), "\(card.title)") }
    for card in diagram.cards {
      if let source = card.source, ![.route, .entry, .start].contains(card.kind) { #expect(svg.contains("#L\(source.line)\"")) }
    }
    #expect(try Graphviz.page(diagram, folder).dot == page.dot, "the same bytes every time")
  }

  @Test func hostileTextStaysText() throws {
    let diagram = Drawing(HostileTextTests.app).diagram
    let page = try Graphviz.page(diagram, "hostile text")
    let svg = try Graphviz.svg(page.dot, "hostile text", ["-Kneato", "-n2"])
    #expect(svg.contains("&lt;script&gt;") && !svg.contains("<script") && svg.contains("日本"))
  }

  @Test func diagnosticsAreOnThePicture() throws {
    let page = try Graphviz.page(Drawing(PictureTests.shop + "\nscreen Lost\n").diagram, "findings")
    let svg = try Graphviz.svg(page.dot, "findings", ["-Kneato", "-n2"])
    #expect(svg.contains("NAV06") && (svg.contains(">warning") || svg.contains(">error")))
  }

  @Test func cardsWithManyRowsLeadWhereTheirRowsLead() throws {
    let events = (0..<40).map { "  on e\($0) -> \($0 == 39 ? "present Last" : "stay")" }.joined(separator: "\n")
    let diagram = Drawing(
      """
      app Shop { platform iOS 16; root Main }
      tabs Main { tab a "A" icon "a" stack Home; tab b "B" icon "b" stack Other }
      screen Home {
      \(events)
      }
      screen Other { on last -> present Last }
      modal Last { content LastForm }
      screen LastForm { on done -> dismiss }
      """
    ).diagram
    let page = try Graphviz.page(diagram, "many rows")
    let svg = try Graphviz.svg(page.dot, "many rows", ["-Kneato", "-n2"])
    #expect(svg.contains(">and 16 more<") && svg.contains("⇢ Last"))
  }

  /// Very small and unusual apps have a page.
  @Test func smallAndOddApps() throws {
    for text in [
      "", "app A { platform iOS 16; root S }\nscreen S", "app A { platform iOS 16; root T }\ntabs T",
      "app A { platform iOS 16; root S }\nsplit S { sidebar One }\nscreen One",
      "app A { platform iOS 16; root S }\nscreen S\n" + (0..<60).map { "screen Lone\($0)\n" }.joined(),
    ] {
      let page = try Graphviz.page(Drawing(text).diagram, text)
      #expect(page.numbers.overlaps == 0 && page.numbers.aspect <= 2.001, "\(text)")
      #expect(try Graphviz.svg(page.dot, text, ["-Kneato", "-n2"]).contains("</svg>"))
    }
  }
}
