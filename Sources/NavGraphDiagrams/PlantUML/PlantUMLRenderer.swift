import NavGraphSyntax

/// Renders a diagram in PlantUML: nested rectangles, and arrows between them. PlantUML runs its own `dot`.
///
/// Each look is a stereotype, because older versions reject line colors on a rectangle that contains others.
package struct PlantUMLRenderer {
  private let diagram: Diagram
  private let nesting: Nesting
  /// The looks in the order of their first use, and their numbers.
  private var looks: [Look] = []
  private var numbers: [Look: Int] = [:]

  private struct Look: Hashable {
    var shape = "rectangle"
    var fill: String
    var border: String
    var isDashed: Bool
    var text: String
  }

  package static func text(of diagram: Diagram) -> String {
    var renderer = PlantUMLRenderer(for: diagram)
    var body = ""
    renderer.write(in: nil, depth: 0, to: &body)
    for link in diagram.links { body += "\(renderer.line(for: link))\n" }
    var out = "@startuml\ntitle \(PlantUMLText.escaped(diagram.title))\nleft to right direction\nhide stereotype\n"
    out += "skinparam shadowing false\nskinparam roundCorner 12\nskinparam arrowColor \(DotStyle.ink)\n"
    for (number, look) in renderer.looks.enumerated() {
      out += "skinparam \(look.shape)<<look\(number)>> {\n  BackgroundColor \(look.fill)\n  BorderColor \(look.border)\n"
      out += (look.isDashed ? "  BorderStyle dashed\n" : "") + "  FontColor \(look.text)\n}\n"
    }
    return out + body + "@enduml\n"
  }

  private init(for diagram: Diagram) {
    self.diagram = diagram
    nesting = Nesting(of: diagram)
  }

  private mutating func write(in parent: Int?, depth: Int, to out: inout String) {
    let margin = String(repeating: "  ", count: depth)
    for index in nesting.groups(in: parent) {
      let group = diagram.groups[index]
      let style = DotStyle.look(of: group, depth: depth)
      let look = Look(
        fill: style.fill, border: DotStyle.border(change: group.change, mark: group.mark, look: style, isHighlighted: group.isHighlighted),
        isDashed: style.style.contains("dashed"), text: group.change.map(DotStyle.ink) ?? DotStyle.ink)
      out += "\(margin)rectangle \"\(PlantUMLText.escaped(nesting.title(of: group)))\" as \(group.id) \(name(of: look)) {\n"
      write(in: index, depth: depth + 1, to: &out)
      out += "\(margin)}\n"
    }
    for index in nesting.cards(in: parent) { out += "\(margin)\(node(for: diagram.cards[index]))\n" }
  }

  private mutating func node(for card: Card) -> String {
    let text = nesting.lines(of: card).map(PlantUMLText.escaped).joined(separator: "\\n")
    let style = DotStyle.look(of: card)
    let isStart = card.kind == .start
    let look = Look(
      shape: isStart ? "storage" : "rectangle", fill: style.fill,
      border: DotStyle.border(change: card.change, mark: card.mark, look: style, isHighlighted: card.containsHighlight),
      isDashed: style.style.contains("dashed"),
      text: card.change.map(DotStyle.ink) ?? (isStart ? "#ffffff" : DotStyle.ink))
    return "\(look.shape) \"\(text)\" as \(card.id) \(name(of: look))"
  }

  private mutating func name(of look: Look) -> String {
    let number = numbers[look] ?? looks.count
    if number == looks.count {
      looks.append(look)
      numbers[look] = number
    }
    return "<<look\(number)>>"
  }

  private func line(for link: Link) -> String {
    var looks: [String] = []
    if link.isHighlighted {
      looks = [DotStyle.highlight, "bold"]
    } else if let change = link.change {
      looks = [DotStyle.look(of: change).border] + (change == .removed ? ["dashed"] : [])
    }
    let isDotted = [.present, .arm, .window].contains(link.kind)
    if link.kind == .root || link.kind == .switch, !looks.contains("bold") { looks.append("bold") }
    let paint = looks.isEmpty ? "" : "[\(looks.joined(separator: ","))]"
    let arrow = isDotted ? ".\(paint).>" : "-\(paint)->"
    let words = nesting.words(for: link)
    let label = words.isEmpty ? "" : " : \(PlantUMLText.escaped(words))"
    return "\(diagram.id(of: link.from)) \(arrow) \(diagram.id(of: link.to))\(label)"
  }
}

/// Escapes text for PlantUML. All text in PlantUML passes through this function.
enum PlantUMLText {
  /// Returns text that is safe in `"..."`, after `:`, and in a title. Everything with a meaning
  /// in its preprocessor, Creole, or HTML becomes `<U+XXXX>` (https://plantuml.com/unicode).
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "?": out.unicodeScalars.append(scalar)
      case "\n", "\r", "\t": out += " "
      default:
        // Controls are omitted. Line and paragraph separators become codes.
        guard scalar.value >= 0x20, scalar.value != 0x7F, !(0x80...0x9F).contains(scalar.value) else { continue }
        out += "<U+\(scalar.value.hexadecimal(digits: 4, uppercase: true))>"
      }
    }
    return out
  }
}
