/// Divides what is too much for one box.
struct Parts {
  private let outline: Outline
  /// The cards that each card leads to.
  private var after: [Int: [Int]] = [:]

  init(_ outline: Outline) {
    self.outline = outline
    for link in outline.diagram.links where ![.way, .root, .select, .switch, .window, .uses].contains(link.kind) {
      let from = outline.element(link.from)
      guard from >= outline.groupCount, let to = outline.anchor[outline.element(link.to)] else { continue }
      after[from, default: []].append(to)
    }
  }

  /// Units that lead to each other, the largest lot first.
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
      guard let from = outline.unit[outline.element(link.from)].flatMap({ index[$0] }),
        let to = outline.unit[outline.element(link.to)].flatMap({ index[$0] })
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

  /// Parts of at most `size` cards: the tree of a breadth-first walk, cut from its leaves upwards. Each begins with the card that leads to it.
  func cut(_ cards: [Int], size: Int) -> [[Int]] {
    let inside = Set(cards)
    var above: [Int: Int] = [:]
    var seen: Set<Int> = []
    var order: [Int] = []
    for head in cards.filter({ outline.card($0)?.kind == .root }) + cards where seen.insert(head).inserted {
      order.append(head)
      var next = order.count - 1
      while next < order.count {
        for card in after[order[next]] ?? [] where inside.contains(card) && seen.insert(card).inserted {
          above[card] = order[next]
          order.append(card)
        }
        next += 1
      }
    }
    var lot: [Int: [Int]] = [:]
    var parts: [[Int]] = []
    var lonely: [Int] = []
    for card in order.reversed() {
      let mine = [card] + (lot[card] ?? []).reversed()
      guard let parent = above[card] else {
        if mine.count > 1 { parts.append(mine) } else { lonely.append(card) }
        continue
      }
      if 1 + (lot[parent]?.count ?? 0) + mine.count <= size {
        lot[parent, default: []] += mine.reversed()
      } else {
        parts.append(mine)
      }
    }
    lonely.reverse()
    for start in stride(from: 0, to: lonely.count, by: size) { parts.append(Array(lonely[start..<min(start + size, lonely.count)])) }
    var position: [Int: Int] = [:]
    for (index, card) in order.enumerated() { position[card] = index }
    return parts.sorted { (position[$0[0]] ?? 0) < (position[$1[0]] ?? 0) }
  }
}
