import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of `--highlight`: only the selected parts are highlighted.
struct HighlightTests {
  private func lit(_ diagram: Diagram) -> [String] {
    var lit: [String] = []
    for card in diagram.cards where card.isHighlighted { lit.append(card.title.isEmpty ? card.kind.rawValue : card.title) }
    for group in diagram.groups where group.isHighlighted { lit.append("[\(group.title)]") }
    for card in diagram.cards {
      for row in card.rows where row.isHighlighted { lit.append("\(card.title).\(row.text)") }
    }
    return lit
  }

  @Test func placesOfADiagnostic() throws {
    // Two sheets present each other endlessly, so the diagnostic is located at both.
    let text = """
      app Shop { platform iOS 16; root Main }
      stack Main { root Home }
      screen Home { on a -> present First; on fine -> stay }
      modal First { content A }
      modal Second { content B }
      screen A { on b -> present Second; on close -> dismiss }
      screen B { on a -> present First; on close -> dismiss }
      """
    let drawing = Drawing(text)
    let diagnostic = try #require(drawing.checked.diagnostics.first { $0.code == Code(602) })
    #expect(!diagnostic.secondary.isEmpty)
    var diagram = drawing.diagram
    #expect(diagram.highlight(code: "NAV0602") == nil)
    #expect(Set(lit(diagram)) == ["A", "B", "A.b", "B.a"])
    #expect(diagram.links.filter(\.isHighlighted).count == 2)
    #expect(diagram.highlight(code: "NAV0601") == .nowhere("NAV0601"))
    #expect(diagram.highlights == ["NAV0602"])
  }

  @Test func diagnosticsOfLinks() throws {
    let text = PictureTests.shop + "\nroute \"/a/{x}\" -> home / Item(id: x)\nroute \"/a/{y}\" -> home / Item(id: y)\n"
    let drawing = Drawing(text)
    let code = try #require(drawing.checked.diagnostics.first { $0.code.family == 7 }?.code)
    var diagram = drawing.diagram
    #expect(diagram.highlight(code: "\(code)") == nil)
    #expect(diagram.cards.flatMap(\.rows).contains { $0.isHighlighted && $0.text.hasPrefix("/a/") })
  }

  @Test func placesOnAPath() {
    var diagram = Drawing(PictureTests.shop).diagram
    #expect(diagram.highlight(path: ["Main", "cart", "Cart", "Item"]) == nil)
    #expect(Set(lit(diagram)) == ["[Main]", "[Cart]", "Cart", "Item", "Cart.open"])
    #expect(diagram.links.filter(\.isHighlighted).count == 1)
    #expect(diagram.highlight(path: ["Itm"]) != nil)
  }

  @Test func aLink() {
    var diagram = Drawing(PictureTests.shop).diagram
    #expect(diagram.highlight(link: "/i/{id}", through: ["Main", "home"]) == nil)
    #expect(Set(lit(diagram)) == ["route", "Item", "[Main]", "[Home]", ".\("/i/{id}")"])
    #expect(diagram.highlight(link: "/x", through: []) == .unknownLink("/x"))
  }

  /// The highlight is visible in every notation, in an overview, and in a part of the picture.
  @Test func everyNotation() throws {
    var diagram = Drawing(PictureTests.shop).diagram
    #expect(diagram.highlight(path: ["Cart", "Item"]) == nil)
    #expect(DotRenderer.text(of: diagram).contains(DotStyle.highlight) && DotRenderer.text(of: diagram).contains("pink: Cart / Item"))
    let mermaid = MermaidRenderer.text(of: diagram)
    #expect(mermaid.contains("classDef highlighted") && mermaid.contains("linkStyle"))
    #expect(diagram.overview().cards.contains { $0.title == "Cart" && $0.isHighlighted })
    var options = DiagramOptions()
    options.focus = "Item"
    let near = try diagram.selected(by: options).get()
    #expect(near.highlights == ["Cart / Item"] && near.cards.contains { $0.title == "Item" && $0.isHighlighted })
    #expect(!DotRenderer.text(of: Drawing(PictureTests.shop).diagram).contains(DotStyle.highlight))
  }
}
