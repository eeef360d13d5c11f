import NavGraphCompiler

/// Renders a diagram as a Mermaid flowchart, for Markdown.
package struct MermaidRenderer {
  private let diagram: Diagram
  private let nesting: Nesting

  package static func text(of diagram: Diagram) -> String {
    let renderer = MermaidRenderer(for: diagram)
    var out = "flowchart LR\n"
    renderer.write(in: nil, indent: 1, to: &out)
    for link in diagram.links { out += "  \(renderer.line(for: link))\n" }
    out += "  classDef root stroke:#2563c9,stroke-width:2px\n  classDef alert stroke:#d97706,fill:#fff8ea\n"
    out +=
      "  classDef way stroke:#2f9e5f,fill:#e9f8ef\n  classDef start fill:#1d2330,color:#ffffff\n  classDef finding stroke:#d92d20,stroke-width:2px\n"
    for card in diagram.cards { if let name = renderer.className(of: card) { out += "  class \(card.id) \(name)\n" } }
    renderer.writeChanges(to: &out)
    renderer.writeHighlights(to: &out)
    return out
  }

  private init(for diagram: Diagram) {
    self.diagram = diagram
    nesting = Nesting(of: diagram)
  }

  /// Writes the colors of changes. Arrows are numbered in the order in which they are written.
  private func writeChanges(to out: inout String) {
    let kinds = diagram.changeKinds
    for change in Change.allCases where kinds.contains(change) {
      let look = DotStyle.look(of: change)
      let dashes = change == .removed ? ",stroke-dasharray:5 4" : ""
      let paint = "stroke:\(look.border),color:\(DotStyle.ink(for: change)),stroke-width:2px\(dashes)"
      out += "  classDef \(change.rawValue) \(paint),fill:\(look.fill)\n"
      for group in diagram.groups where group.change == change { out += "  class \(group.id) \(change.rawValue)\n" }
      let arrows = diagram.links.indices.filter { diagram.links[$0].change == change }
      if !arrows.isEmpty { out += "  linkStyle \(arrows.map(String.init).joined(separator: ",")) \(paint)\n" }
    }
  }

  private func writeHighlights(to out: inout String) {
    guard !diagram.highlights.isEmpty else { return }
    let paint = "stroke:\(DotStyle.highlight),stroke-width:4px"
    out += "  classDef highlighted \(paint)\n"
    for card in diagram.cards where card.containsHighlight { out += "  class \(card.id) highlighted\n" }
    for group in diagram.groups where group.isHighlighted { out += "  class \(group.id) highlighted\n" }
    let arrows = diagram.links.indices.filter { diagram.links[$0].isHighlighted }
    if !arrows.isEmpty { out += "  linkStyle \(arrows.map(String.init).joined(separator: ",")) \(paint)\n" }
  }

  private func write(in parent: Int?, indent: Int, to out: inout String) {
    let margin = String(repeating: "  ", count: indent)
    for index in nesting.groups(in: parent) {
      let group = diagram.groups[index]
      out += "\(margin)subgraph \(group.id)[\"\(MermaidText.escaped(nesting.title(of: group)))\"]\n"
      write(in: index, indent: indent + 1, to: &out)
      out += "\(margin)end\n"
    }
    for index in nesting.cards(in: parent) { out += "\(margin)\(node(for: diagram.cards[index]))\n" }
  }

  private func node(for card: Card) -> String {
    let text = nesting.lines(of: card).map(MermaidText.escaped).joined(separator: "<br/>")
    return switch card.kind {
    case .start: "\(card.id)((\"\(text)\"))"
    case .route, .entry: "\(card.id)([\"\(text)\"])"
    default: "\(card.id)[\"\(text)\"]"
    }
  }

  private func line(for link: Link) -> String {
    let arrow =
      switch link.kind {
      case .present, .arm, .window: "-.->"
      case .root, .switch: "==>"
      default: "-->"
      }
    let words = nesting.words(for: link)
    let label = words.isEmpty ? "" : "|\"\(MermaidText.escaped(words))\"|"
    return "\(diagram.id(of: link.from)) \(arrow)\(label) \(diagram.id(of: link.to))"
  }

  private func className(of card: Card) -> String? {
    if let change = card.change { return change.rawValue }
    if card.mark != nil { return "finding" }
    return switch card.kind {
    case .root: "root"
    case .alert: "alert"
    case .route, .entry: "way"
    case .start: "start"
    default: nil
    }
  }
}

/// Escapes text for Mermaid. All text in Mermaid passes through this function.
enum MermaidText {
  /// Returns text that is safe inside `"..."`. Everything with a meaning in Mermaid or HTML becomes a character code.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in VisibleText.inPictures(text).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "/", "_", "-", ":", "?", "=", "·", "…", "→", "🔒", "(", ")":
        out.unicodeScalars.append(scalar)
      case "\n", "\r", "\t": out += " "
      default: out += scalar.value < 0x20 ? "" : scalar.value > 0x7F ? String(scalar) : "#\(scalar.value);"
      }
    }
    return out
  }
}
