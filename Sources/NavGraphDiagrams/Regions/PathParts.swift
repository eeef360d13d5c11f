/// Divides cards by the paths of their links: `/artist`, and `/artist/{}/works` if one part would be too large.
struct PathParts {
  /// The maximum number of compared segments.
  private static let deepest = 6

  private let cards: [Int]
  private let outline: Outline
  private var path: [Int: [String]] = [:]

  init(of cards: [Int], in outline: Outline) {
    self.cards = cards
    self.outline = outline
    let wanted = Set(cards)
    for link in outline.diagram.links where link.kind == .way {
      guard case .card(let way) = link.from, outline.diagram.cards[way].kind == .route,
        let card = outline.anchor[outline.element(of: link.to)], wanted.contains(card), path[card] == nil,
        let text = outline.diagram.cards[way].rows.first?.text
      else { continue }
      path[card] = PathParts.segments(of: text)
    }
  }

  /// Whether paths are useful for division: most cards have one, and their first segments are neither all equal nor all different.
  var says: Bool {
    let firsts = Set(path.values.compactMap(\.first))
    return path.count * 2 > cards.count && firsts.count > 1 && firsts.count * 3 <= path.count * 2
  }

  /// Returns the segments of a pattern: `artist` and `{}` for `/artist/{id}?tab={tab}`.
  static func segments(of pattern: String) -> [String] {
    let path = pattern.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").prefix(deepest).map { $0.hasPrefix("{") ? "{}" : String($0) }
  }

  /// Returns parts of at most `size` cards, in the order of their first cards. Prefixes that few cards share are combined.
  func parts(size: Int) -> [Part] {
    var parts: [Part] = []
    var few: [Int] = []
    var pending: [(prefix: [String], cards: [Int])] = [([], cards.filter { path[$0] != nil })]
    while let (prefix, cards) = pending.popLast() {
      guard cards.count > size || prefix.isEmpty else {
        if cards.count > 1 { parts.append(Part(cards: cards, name: "/" + prefix.joined(separator: "/"))) } else { few += cards }
        continue
      }
      let lots = divided(cards, after: prefix)
      if lots.count < 2, prefix.count >= PathParts.deepest || lots.first?.prefix == nil {
        for (index, chunk) in Part.chunks(of: cards, size: size, in: outline).enumerated() {
          parts.append(Part(cards: chunk.cards, name: "/" + prefix.joined(separator: "/") + (index == 0 ? "" : " (\(index + 1))")))
        }
        continue
      }
      for lot in lots.reversed() {
        // Cards whose path ends here can't be divided further.
        if let longer = lot.prefix { pending.append((longer, lot.cards)) } else { few += lot.cards }
      }
    }
    let position = Dictionary(cards.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    few += cards.filter { path[$0] == nil }
    few.sort { (position[$0] ?? 0) < (position[$1] ?? 0) }
    return parts + Part.chunks(of: few, size: size, in: outline)
  }

  /// Returns the cards grouped by their next segment, in order. The prefix is nil for cards without a next segment.
  private func divided(_ cards: [Int], after prefix: [String]) -> [(prefix: [String]?, cards: [Int])] {
    var index: [String: Int] = [:]
    var lots: [(prefix: [String]?, cards: [Int])] = []
    for card in cards {
      let next = path[card].flatMap { $0.count > prefix.count ? $0[prefix.count] : nil }
      // Segments are never empty.
      let key = next ?? ""
      if let known = index[key] {
        lots[known].cards.append(card)
      } else {
        index[key] = lots.count
        lots.append((next.map { prefix + [$0] }, [card]))
      }
    }
    return lots
  }
}
