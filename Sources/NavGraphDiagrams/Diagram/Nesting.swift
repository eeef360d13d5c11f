/// The nesting of a diagram's groups and cards, and their text before escaping, for Mermaid and PlantUML.
struct Nesting {
  let diagram: Diagram
  private var cardsIn: [Int?: [Int]] = [:]
  private var groupsIn: [Int?: [Int]] = [:]

  init(of diagram: Diagram) {
    self.diagram = diagram
    for (index, card) in diagram.cards.enumerated() { cardsIn[card.parent, default: []].append(index) }
    for (index, group) in diagram.groups.enumerated() { groupsIn[group.parent, default: []].append(index) }
  }

  func groups(in parent: Int?) -> [Int] { groupsIn[parent] ?? [] }
  func cards(in parent: Int?) -> [Int] { cardsIn[parent] ?? [] }

  func title(of group: Group) -> String { "\(group.change.sign)\(group.title) · \(group.note)\(guards(named: group.guards))" }

  /// Returns the lines of a card. Cards of entry points have a line for each row, and others a single line.
  func lines(of card: Card) -> [String] {
    switch card.kind {
    case .start: return [card.change.sign + (card.note.isEmpty ? "start" : card.note)]
    case .route, .entry:
      var lines = card.rows.map { $0.change.sign + $0.text + ($0.note.isEmpty ? "" : " · " + $0.note) }
      let last = lines.popLast() ?? ""
      return lines + [last + guards(named: card.guards)]
    default:
      let note = card.note.isEmpty ? "" : " · " + card.note
      return [card.change.sign + card.title + note + guards(named: card.guards)]
    }
  }

  /// Returns the text of the row at which an arrow starts, and its label.
  func words(for link: Link) -> String {
    var words = ""
    if let row = link.row, case .card(let card) = link.from, diagram.cards[card].rows.indices.contains(row) {
      words = diagram.cards[card].rows[row].text
    }
    if !link.label.isEmpty { words += (words.isEmpty ? "" : " ") + link.label }
    return words.isEmpty ? String(link.change.sign.prefix(1)) : link.change.sign + words
  }

  private func guards(named names: [String]) -> String { names.map { " 🔒 " + $0 }.joined() }
}
