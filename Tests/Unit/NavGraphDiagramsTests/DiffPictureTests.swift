import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of a comparison in every notation.
struct DiffPictureTests {
  /// A comparison of the shop with a version that lacks a screen, has another one, and has an event with another target.
  private var picture: Diagram {
    let text = PictureTests.shop
      .replacing("screen Thanks { on done -> pop to root }", with: "screen Receipt { on done -> dismiss all }")
      .replacing("yes -> push Thanks", with: "yes -> push Receipt")
      .replacing("on cart -> select cart", with: "on cart -> present Editor")
    return Drawing(text).diagram.against(Drawing(PictureTests.shop).diagram).picture
  }

  @Test func dot() throws {
    let text = DotRenderer.text(of: picture)
    #expect(
      text.contains("<b>+ </b><b>Receipt</b>") && text.contains("<b>− </b><s><b>Thanks</b></s>") && text.contains("<b>~ </b><b>Home</b>"))
    #expect(
      ["+": "added", "−": "removed", "~": "changed"].allSatisfy {
        text.contains("point-size=\"11\">\($0.key)</font>") && text.contains(">\($0.value)\u{A0}")
      }, "the legend")
    #expect(text.contains("style=\"rounded,dashed\""))
    let edges = text.split(separator: "\n").filter { $0.contains(" -> ") }
    #expect(edges.contains { $0.contains("was_screen_Thanks") && $0.contains("style=\"dashed\"") && $0.contains("#cf222e") }, "\(edges)")
  }

  @Test func mermaid() throws {
    let text = MermaidRenderer.text(of: picture)
    for name in ["added", "removed", "changed"] { #expect(text.contains("  classDef \(name) stroke:#")) }
    let arrows = text.split(separator: "\n").filter { $0.contains("->") || $0.contains("==>") }
    let removed = try #require(picture.links.firstIndex { $0.change == .removed })
    #expect(text.contains("linkStyle ") && arrows.count == picture.links.count)
    #expect(arrows[removed].contains("− "), "arrows are numbered as they are written: \(arrows[removed])")
    #expect(text.contains("[\"#43; Receipt") && text.contains("[\"− Thanks") && text.contains("[\"#126; Home"))
  }

  @Test func json() throws {
    let document = DiagramDocument(of: picture, changes: ["+ screen Receipt"])
    #expect(document.cards.contains { $0.change == "removed" } && document.links.contains { $0.change == "changed" })
    #expect(document.changes == ["+ screen Receipt"])
    let plain = DiagramDocument(of: Drawing(PictureTests.shop).diagram)
    #expect(plain.changes == nil && plain.cards.allSatisfy { $0.change == nil })
  }

  @Test func aPageListsTheChanges() {
    func page(_ changes: [String]?) -> String {
      PageRenderer(of: picture, pictures: PagePictures(whole: .svg("<svg></svg>")), changes: changes).text
    }
    #expect(page(["- link <b>: gone"]).contains(#""changes": ["- link \u003cb\u003e: gone"]"#))
    #expect(page([]).contains(#""changes": []"#) && !page(nil).contains(#""changes": ["#))
  }

  @Test func hostileTextStaysText() throws {
    let old = Drawing(HostileTextTests.app).diagram
    let new = Drawing(HostileTextTests.app.replacing("alert Ask", with: "alert Other").replacing("present Ask", with: "present Other"))
      .diagram
    let (picture, changes) = new.against(old)
    #expect(changes.contains { $0.subject == "alert Ask" && $0.change == .removed })
    let mermaid = MermaidRenderer.text(of: picture)
    #expect(!mermaid.contains("<script") && !mermaid.contains("```"))
    for line in mermaid.split(separator: "\n") { #expect(line.filter { $0 == "\"" }.count % 2 == 0, "\(line)") }
    if Graphviz.path != nil {
      let svg = try Graphviz.svg(DotRenderer.text(of: picture), "hostile text")
      #expect(svg.contains("&lt;script&gt;") && !svg.contains("<script"))
    }
  }

  @Test(.enabled(if: Graphviz.path != nil || Graphviz.isRequired, "Graphviz is not installed")) func regions() throws {
    let page = try Graphviz.page(picture, "a comparison")
    let numbers = page.numbers
    #expect(numbers.linesOverCards == 0 && numbers.linesOverTitles == 0 && numbers.overlaps == 0, "\(numbers)")
    #expect(page.cards.count == picture.cards.count { ![.route, .entry, .start].contains($0.kind) }, "what is gone has its place too")
    let svg = try Graphviz.svg(page.dot, "a comparison", ["-Kneato", "-n2"])
    for words in ["Receipt<", "Thanks<", "~<", "changed", "−<", "removed"] { #expect(svg.contains(">\(words)"), "\(words)") }
  }
}
