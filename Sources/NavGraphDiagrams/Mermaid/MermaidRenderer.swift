/// Writes a diagram as a Mermaid flowchart, for Markdown.
package struct MermaidRenderer {
  private let diagram: Diagram
  private var cardsIn: [Int?: [Int]] = [:]
  private var groupsIn: [Int?: [Int]] = [:]

  package static func text(_ diagram: Diagram) -> String {
    let renderer = MermaidRenderer(diagram)
    var out = "flowchart LR\n"
    renderer.write(in: nil, indent: 1, to: &out)
    for link in diagram.links { out += "  \(renderer.line(link))\n" }
    out += "  classDef root stroke:#2563c9,stroke-width:2px\n  classDef alert stroke:#d97706,fill:#fff8ea\n"
    out +=
      "  classDef way stroke:#2f9e5f,fill:#e9f8ef\n  classDef start fill:#1d2330,color:#ffffff\n  classDef finding stroke:#d92d20,stroke-width:2px\n"
    for card in diagram.cards { if let name = renderer.className(card) { out += "  class \(card.id) \(name)\n" } }
    return out
  }

  private init(_ diagram: Diagram) {
    self.diagram = diagram
    for (index, card) in diagram.cards.enumerated() { cardsIn[card.parent, default: []].append(index) }
    for (index, group) in diagram.groups.enumerated() { groupsIn[group.parent, default: []].append(index) }
  }

  private func write(in parent: Int?, indent: Int, to out: inout String) {
    let margin = String(repeating: "  ", count: indent)
    for index in groupsIn[parent] ?? [] {
      let group = diagram.groups[index]
      let guards = group.guards.map { " 🔒 " + $0 }.joined()
      out += "\(margin)subgraph \(group.id)[\"\(MermaidText.escaped("\(group.title) · \(group.note)\(guards)"))\"]\n"
      write(in: index, indent: indent + 1, to: &out)
      out += "\(margin)end\n"
    }
    for index in cardsIn[parent] ?? [] { out += "\(margin)\(node(diagram.cards[index]))\n" }
  }

  private func node(_ card: Card) -> String {
    let guards = card.guards.map { " 🔒 " + $0 }.joined()
    switch card.kind {
    case .start: return "\(card.id)((\"\(MermaidText.escaped(card.note.isEmpty ? "start" : card.note))\"))"
    case .route, .entry:
      let rows = card.rows.map { MermaidText.escaped($0.text + ($0.note.isEmpty ? "" : " · " + $0.note)) }
      return "\(card.id)([\"\(rows.joined(separator: "<br/>"))\(MermaidText.escaped(guards))\"])"
    default:
      let note = card.note.isEmpty ? "" : " · " + card.note
      return "\(card.id)[\"\(MermaidText.escaped(card.title + note + guards))\"]"
    }
  }

  private func line(_ link: Link) -> String {
    let arrow =
      switch link.kind {
      case .present, .arm, .window: "-.->"
      case .root, .switch: "==>"
      default: "-->"
      }
    var words = ""
    if let row = link.row, case .card(let card) = link.from, diagram.cards[card].rows.indices.contains(row) {
      words = diagram.cards[card].rows[row].text
    }
    if !link.label.isEmpty { words += (words.isEmpty ? "" : " ") + link.label }
    let label = words.isEmpty ? "" : "|\"\(MermaidText.escaped(words))\"|"
    return "\(id(link.from)) \(arrow)\(label) \(id(link.to))"
  }

  private func id(_ end: Link.End) -> String {
    switch end {
    case .card(let card): diagram.cards[card].id
    case .group(let group): diagram.groups[group].id
    }
  }

  private func className(_ card: Card) -> String? {
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

/// The one place where text becomes Mermaid.
enum MermaidText {
  /// Safe inside `"..."`: everything that Mermaid or the HTML behind it could read becomes a character code.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
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
