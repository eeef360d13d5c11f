import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of diagrams that are divided into printed pages or Mermaid diagrams, without losing a link.
struct FlowTests {
  @Test(arguments: [PictureTests.shop, LargeApp.stack(120), LargeApp.mixed(240), LargeApp.links(90)]) func everyLinkIsInOneFlow(
    _ text: String
  ) {
    let diagram = LargeApp.diagram(text)
    let flows = DiagramFlow.flows(of: diagram)
    let cards = diagram.cards.count { ![.route, .entry, .start].contains($0.kind) }
    #expect(flows.reduce(0) { $0 + $1.count } == cards)
    #expect(flows.reduce(0) { $0 + $1.diagram.links.count } == diagram.links.count)
    #expect(Set(flows.flatMap { $0.diagram.cards.map(\.id) }) == Set(diagram.cards.map(\.id)))
    #expect(Set(flows.flatMap { $0.diagram.arrows }) == Set(diagram.arrows))
  }

  @Test(arguments: [LargeApp.stack(600), LargeApp.mixed(1200), LargeApp.links(600)]) func everyDiagramIsWithinTheLimits(_ text: String)
    throws
  {
    let diagram = LargeApp.diagram(text)
    #expect(MermaidLimits.excess(of: MermaidRenderer.text(of: diagram), for: diagram) != nil)
    for part in [diagram.overview()] + DiagramFlow.flows(of: diagram).map(\.diagram) {
      let cut = MermaidLimits.cut(part)
      #expect(MermaidLimits.excess(of: cut.text, for: cut.diagram) == nil && cut.left == 0)
    }
  }

  @Test func whatIsLeftOutIsSaid() {
    var diagram = Diagram(title: "Big")
    diagram.cards = (0..<40).map { Card(.screen, id: "c\($0)", title: "C\($0)", parent: nil) }
    for from in 0..<40 { for to in 0..<40 where from != to { diagram.links.append(Link(.push, from: .card(from), to: .card(to))) } }
    let cut = MermaidLimits.cut(diagram)
    #expect(cut.diagram.links.count == 500 && cut.left == 1060 && MermaidLimits.excess(of: cut.text, for: cut.diagram) == nil)
    #expect(MermaidLimits.excess(of: String(repeating: "x", count: 50_001), for: Diagram(title: "")) == "50001 characters")
  }

  @Test func pagesOfAPrint() {
    let plan = PicturePlan(of: Outline(of: LargeApp.diagram(LargeApp.mixed(240))), changes: PicturePlan.Changes())
    let pages = PrintPlan(of: plan).pages
    let boxes = pages.flatMap(\.boxes)
    #expect(boxes.count == Set(boxes).count && Set(boxes.compactMap { plan.boxes[$0].region }) == Set(plan.regions.indices))
    #expect(pages.first?.title.hasPrefix("Main / Tab 0") == true)
  }

  @Suite(.enabled(if: Graphviz.path != nil || Graphviz.isRequired, "Graphviz is not installed"))
  struct Printed {
    @Test(arguments: [PictureTests.shop, LargeApp.stack(200), HostileTextTests.app, "app A { platform iOS 16; root S }\nscreen S"])
    func aPDFHasAPageForEachFlow(_ text: String) throws {
      let diagram = Drawing(text).diagram
      let page = try #require(
        try RegionPicture.page(of: diagram, isPrinted: true) { text throws(any Error) in try Graphviz.run(["-Tjson0"], text, "print") })
      #expect(page.numbers.overlaps == 0 && page.pages.first?.title == "Contents" && page.contentsRects.count == page.pages.count - 1)
      // Every card is on exactly one page.
      for card in page.cards {
        #expect(page.pages.count { $0.rect.inset(by: -0.01).touches(card.rect) } == 1)
      }
      let pdf = try Graphviz.run(["-Kneato", "-n2", "-Tpdf"], page.dot(in: .print), "print")
      let printed = try #require(PrintedPDF.text(of: pdf, page: page))
      #expect(printed.starts(with: pdf))
      let file = try #require(PDFFile(printed))
      let tree = try #require(file.reference(for: "Pages", in: file.root))
      #expect(file.object(number: tree)?.contains("/Count \(page.pages.count)") == true)
      // Each link to a source is on one page.
      let sheet = try #require(PDFFile(pdf)?.references(for: "Kids", in: tree).first)
      let sources = Set(file.references(for: "Annots", in: sheet))
      let pages = file.references(for: "Kids", in: tree)
      let kept = pages.flatMap { file.references(for: "Annots", in: $0) }.filter(sources.contains)
      #expect(pages.count == page.pages.count && kept.count == sources.count && Set(kept) == sources)
      let outline = try #require(file.reference(for: "Outlines", in: file.root))
      #expect(file.object(number: outline)?.contains("/Count \(page.pages.count)") == true)
    }
  }

  @Test func textOfAPDFIsDigits() {
    #expect(PrintedPDF.hex(of: ")>é🎉") == "<FEFF0029003E00E9D83CDF89>")
    for broken in ["", "%PDF-1.5", "%PDF-1.5 startxref\n99", "%PDF-1.5\nxref\n0 1\nstartxref\n9\n%%EOF"] {
      #expect(PDFFile(Array(broken.utf8)) == nil)
    }
  }
}
