/// The screens with a different name and equal containers, parameters, rows, and arrows.
struct RenamedScreens {
  /// The indices of the screens in the old and the new diagram.
  private(set) var pairs: [(old: Int, new: Int)] = []

  init(in matching: DiagramMatching) {
    let gone = Set(matching.old.cards.indices.filter { matching.cards[$0] == nil && matching.old.cards[$0].isScreen })
    let come = Set(matching.new.cards.indices.filter { !matching.isCardTaken[$0] && matching.new.cards[$0].isScreen })
    guard !gone.isEmpty, !come.isEmpty else { return }
    let before = RenamedScreens.likenesses(of: gone, in: matching.old) { matching.end(for: $0).map(RenamedScreens.name) }
    let after = RenamedScreens.likenesses(of: come, in: matching.new) { end in
      switch end {
      case .card(let card): matching.isCardTaken[card] ? RenamedScreens.name(of: end) : nil
      case .group(let group): matching.isGroupTaken[group] ? RenamedScreens.name(of: end) : nil
      }
    }
    for (likeness, olds) in before {
      // Several screens that are equal except for their names can't be matched.
      guard olds.count == 1, let news = after[likeness], news.count == 1 else { continue }
      pairs.append((olds[0], news[0]))
    }
    pairs.sort { $0.old < $1.old }
  }

  private static func name(of end: Link.End) -> String {
    switch end {
    case .card(let card): "card \(card)"
    case .group(let group): "group \(group)"
    }
  }

  /// Returns the screens, keyed by everything except their names. `name` returns the names of items in both diagrams.
  private static func likenesses(of cards: Set<Int>, in diagram: Diagram, name: (Link.End) -> String?) -> [[String]: [Int]] {
    var arrows: [Int: [String]] = [:]
    for link in diagram.links {
      let row =
        if let row = link.row, case .card(let card) = link.from, diagram.cards[card].rows.indices.contains(row) {
          diagram.cards[card].rows[row].text
        } else { "" }
      func add(to end: Link.End, word: String, other: Link.End) {
        guard case .card(let card) = end, cards.contains(card) else { return }
        let otherName = other == end ? "itself" : name(other) ?? diagram.kind(of: other)
        arrows[card, default: []].append([word, link.kind.rawValue, row, link.label, otherName].joined(separator: "\u{0}"))
      }
      add(to: link.from, word: "from", other: link.to)
      add(to: link.to, word: "to", other: link.from)
    }
    var found: [[String]: [Int]] = [:]
    for card in cards.sorted() {
      guard let arrows = arrows[card] else { continue }
      let screen = diagram.cards[card]
      let parent = screen.parent.map { name(.group($0)) ?? "another" } ?? ""
      let rows = screen.rows.map { ([$0.text, $0.note] + $0.guards).joined(separator: "\u{0}") }
      found[[screen.kind.rawValue, screen.note, parent] + screen.guards + ["rows"] + rows + ["arrows"] + arrows.sorted(), default: []]
        .append(card)
    }
    return found
  }
}

extension Diagram {
  fileprivate func kind(of end: Link.End) -> String {
    switch end {
    case .card(let card): cards[card].kind.rawValue
    case .group(let group): groups[group].kind.rawValue
    }
  }
}
