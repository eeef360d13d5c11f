/// Divides content that is too large for one box.
struct Parts {
  private let outline: Outline
  private var after: [Int: [Int]] = [:]

  init(of outline: Outline) {
    self.outline = outline
    for link in outline.diagram.links where ![.way, .root, .select, .switch, .window, .uses].contains(link.kind) {
      let from = outline.element(of: link.from)
      guard from >= outline.groupCount, let to = outline.anchor[outline.element(of: link.to)] else { continue }
      after[from, default: []].append(to)
    }
  }

  /// Returns the connected components of units, the largest first.
  func components(of units: [Int], docked: [Int: Int]) -> [[Int]] {
    var index: [Int: Int] = [:]
    for (number, unit) in units.enumerated() { index[unit] = number }
    var leader = Array(units.indices)
    func find(_ number: Int) -> Int {
      var next = number
      while leader[next] != next {
        leader[next] = leader[leader[next]]
        next = leader[next]
      }
      return next
    }
    for link in outline.diagram.links where ![.way, .root, .select, .switch, .window, .uses, .shows].contains(link.kind) {
      guard let from = outline.unit[outline.element(of: link.from)].flatMap({ index[$0] }),
        let to = outline.unit[outline.element(of: link.to)].flatMap({ index[$0] })
      else { continue }
      let (a, b) = (find(from), find(to))
      leader[max(a, b)] = min(a, b)
    }
    for (number, unit) in units.enumerated() {
      guard let thing = docked[unit].flatMap({ outline.unit[$0] }).flatMap({ index[$0] }) else { continue }
      let (a, b) = (find(number), find(thing))
      leader[max(a, b)] = min(a, b)
    }
    var lots: [[Int]] = Array(repeating: [], count: units.count)
    for number in units.indices { lots[find(number)].append(units[number]) }
    return lots.enumerated().filter { !$0.element.isEmpty }
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  /// Returns parts of at most `size` cards, which are cut from a breadth-first tree, leaves first. Each begins with the card that
  /// leads to the others. If most cards are separate or leaves of a large fan, those are divided by the paths of their links.
  func cut(_ cards: [Int], size: Int) -> [Part] {
    let walk = Walk(of: cards, in: outline, after: after)
    let loose = walk.loose(size: size)
    let byPath = PathParts(of: loose, in: outline)
    if loose.count * 2 > cards.count, loose.count > size, byPath.says {
      let isLoose = Set(loose)
      let rest = cards.filter { !isLoose.contains($0) }
      return Walk(of: rest, in: outline, after: after).parts(size: size) + byPath.parts(size: size)
    }
    return walk.parts(size: size)
  }

  /// A breadth-first search along the arrows among some cards.
  private struct Walk {
    let outline: Outline
    private(set) var above: [Int: Int] = [:]
    private(set) var below: [Int: [Int]] = [:]
    private(set) var order: [Int] = []

    init(of cards: [Int], in outline: Outline, after: [Int: [Int]]) {
      self.outline = outline
      let inside = Set(cards)
      var seen: Set<Int> = []
      for head in cards.filter({ outline.card(of: $0)?.kind == .root }) + cards where seen.insert(head).inserted {
        order.append(head)
        var next = order.count - 1
        while next < order.count {
          for card in after[order[next]] ?? [] where inside.contains(card) && seen.insert(card).inserted {
            above[card] = order[next]
            below[order[next], default: []].append(card)
            order.append(card)
          }
          next += 1
        }
      }
    }

    /// Returns cards without arrows, and leaves of fans that are too large for one part.
    func loose(size: Int) -> [Int] {
      order.filter { card in
        guard below[card] == nil else { return false }
        return above[card].map { (below[$0]?.count ?? 0) > size } ?? true
      }
    }

    /// Returns parts. Each card is in a part with the cards that it leads to, as long as they fit.
    func parts(size: Int) -> [Part] {
      var lots: [Int: [Int]] = [:]
      var parts: [Part] = []
      var lonely: [Int] = []
      func add(_ lot: [Int]) { if lot.count > 1 { parts.append(Part(cards: lot)) } else { lonely += lot } }
      for card in order.reversed() {
        var mine = [card]
        for next in below[card] ?? [] {
          let lot = lots.removeValue(forKey: next) ?? []
          if mine.count + lot.count <= size { mine += lot } else { add(lot) }
        }
        if above[card] == nil { add(mine) } else { lots[card] = mine }
      }
      var position: [Int: Int] = [:]
      for (index, card) in order.enumerated() { position[card] = index }
      lonely.sort { (position[$0] ?? 0) < (position[$1] ?? 0) }
      parts += Part.chunks(of: lonely, size: size, in: outline)
      return parts.sorted { (position[$0.cards[0]] ?? 0) < (position[$1.cards[0]] ?? 0) }
    }
  }
}

/// A part of a region that is too large for one box.
struct Part {
  var cards: [Int]
  /// The common name, or nil for a card and the cards that it leads to.
  var name: String?

  /// Returns parts of unrelated cards, named after the first and the last.
  static func chunks(of cards: [Int], size: Int, in outline: Outline) -> [Part] {
    stride(from: 0, to: cards.count, by: size).map { start in
      let chunk = Array(cards[start..<min(start + size, cards.count)])
      let (first, last) = (outline.title(of: chunk[0]), outline.title(of: chunk[chunk.count - 1]))
      return Part(cards: chunk, name: chunk.count == 1 ? first : "\(first) to \(last)")
    }
  }
}
