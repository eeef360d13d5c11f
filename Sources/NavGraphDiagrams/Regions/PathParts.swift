/// Divides cards by the paths of the links that open them: `/artist`, and `/artist/{}/works` where one part would be too large.
struct PathParts {
  /// Segments that decide; deeper ones are rarely shared.
  private static let deepest = 6

  private let cards: [Int]
  private let outline: Outline
  private var path: [Int: [String]] = [:]

  init(_ cards: [Int], _ outline: Outline) {
    self.cards = cards
    self.outline = outline
    let wanted = Set(cards)
    for link in outline.diagram.links where link.kind == .way {
      guard case .card(let way) = link.from, outline.diagram.cards[way].kind == .route,
        let card = outline.anchor[outline.element(link.to)], wanted.contains(card), path[card] == nil,
        let text = outline.diagram.cards[way].rows.first?.text
      else { continue }
      path[card] = PathParts.segments(text)
    }
  }

  /// Whether most of the cards have links, and those not all the same beginning or each its own.
  var says: Bool {
    let firsts = Set(path.values.compactMap(\.first))
    return path.count * 2 > cards.count && firsts.count > 1 && firsts.count * 3 <= path.count * 2
  }

  /// `/artist/{id}?tab={tab}` is `artist`, `{}`.
  static func segments(_ pattern: String) -> [String] {
    let path = pattern.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").prefix(deepest).map { $0.hasPrefix("{") ? "{}" : String($0) }
  }

  /// Parts of at most `size` cards, in the order of their first cards; beginnings that few cards share are put together.
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
        for (index, chunk) in Part.chunks(cards, size: size, outline).enumerated() {
          parts.append(Part(cards: chunk.cards, name: "/" + prefix.joined(separator: "/") + (index == 0 ? "" : " (\(index + 1))")))
        }
        continue
      }
      for lot in lots.reversed() {
        // What ends here has no longer path to divide it by.
        if let longer = lot.prefix { pending.append((longer, lot.cards)) } else { few += lot.cards }
      }
    }
    let position = Dictionary(cards.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    few += cards.filter { path[$0] == nil }
    few.sort { (position[$0] ?? 0) < (position[$1] ?? 0) }
    return parts + Part.chunks(few, size: size, outline)
  }

  /// Cards by the next segment, in the order in which segments come; nil for those whose path is not longer.
  private func divided(_ cards: [Int], after prefix: [String]) -> [(prefix: [String]?, cards: [Int])] {
    var index: [String: Int] = [:]
    var lots: [(prefix: [String]?, cards: [Int])] = []
    for card in cards {
      let next = path[card].flatMap { $0.count > prefix.count ? $0[prefix.count] : nil }
      // No segment is empty.
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
