import NavGraphDiagrams
import NavGraphSyntax

/// A Markdown page that GitHub draws: one diagram if it is within GitHub's limits, or else an overview and a diagram for each flow.
struct MermaidPage {
  private let diagram: Diagram

  init(of diagram: Diagram) { self.diagram = diagram }

  var text: String {
    let title = diagram.title.isEmpty ? "the app" : diagram.title
    var out = "# Navigation of \(MarkdownTable.plain(title))\n\n"
    let whole = MermaidRenderer.text(of: diagram)
    guard MermaidLimits.excess(of: whole, for: diagram) != nil else { return out + MermaidPage.block(of: whole) }
    let flows = DiagramFlow.flows(of: diagram)
    out += section(titled: "Overview", of: MermaidLimits.cut(diagram.overview()))
    out += "## Contents\n\n"
    for (index, flow) in flows.enumerated() {
      out += "\(index + 1). [\(MarkdownTable.plain(flow.title))](#flow-\(index + 1)), \(flow.count.of("card"))\n"
    }
    for (index, flow) in flows.enumerated() {
      // Explicit anchors, because headings of flows may be equal.
      out += "\n<a name=\"flow-\(index + 1)\"></a>\n\n" + section(titled: flow.title, of: MermaidLimits.cut(flow.diagram), isLast: true)
    }
    return out
  }

  private func section(titled title: String, of cut: (diagram: Diagram, text: String, left: Int), isLast: Bool = false) -> String {
    var out = "## \(MarkdownTable.plain(title))\n\n"
    // If the cards alone exceed the limit, only the contents list the flow.
    if MermaidLimits.excess(of: cut.text, for: cut.diagram) == nil {
      out += MermaidPage.block(of: cut.text)
      if cut.left > 0 { out += "\n\(cut.left.of("more arrow")) would be too much for GitHub.\n" }
    } else {
      out += "The diagram would be too large for GitHub.\n"
    }
    return out + (isLast ? "" : "\n")
  }

  private static func block(of text: String) -> String { "```mermaid\n\(text)```\n" }
}
