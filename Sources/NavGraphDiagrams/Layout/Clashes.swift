/// The clashes of lines in a layout: lines that cross, or run over cards or titles.
struct Clashes {
  /// The indices of lines that cross, in pairs.
  private(set) var crossings: [(Int, Int)] = []
  /// The indices of lines that run over a card or a title.
  private(set) var overCards: Set<Int> = []
  private(set) var overTitles: Set<Int> = []

  /// The depth in points to which a line may overlap the cards at its ends.
  private static let tolerance = 6.0

  init(lines: [DrawnLine], cards: [(element: Int, rect: Rect)], titles: [Rect]) {
    let drawn = lines.map(\.pieces)
    let bounds = drawn.map(Clashes.bounds)
    for (index, line) in lines.enumerated() {
      func runs(over rect: Rect) -> Bool {
        guard rect.width > 0, rect.height > 0, bounds[index].touches(rect) else { return false }
        return zip(drawn[index], drawn[index].dropFirst()).contains { rect.meets(from: $0, to: $1) }
      }
      for card in cards {
        let isOwn = card.element == line.from || card.element == line.to
        if runs(over: card.rect.inset(by: isOwn ? Clashes.tolerance : 1)) { overCards.insert(index) }
      }
      if titles.contains(where: { runs(over: $0.inset(by: 2)) }) { overTitles.insert(index) }
      for other in 0..<index where bounds[index].touches(bounds[other]) {
        if line.from == lines[other].from, line.to == lines[other].to { continue }
        if Clashes.cross(drawn[index], drawn[other]) { crossings.append((other, index)) }
      }
    }
  }

  var isEmpty: Bool { crossings.isEmpty && overCards.isEmpty && overTitles.isEmpty }

  /// Returns the lines to omit so that at most `limit` crossings remain and nothing is covered. Lines with the most crossings are first.
  func worst(leaving limit: Int) -> Set<Int> {
    var found = overCards.union(overTitles)
    while true {
      let left = crossings.filter { !found.contains($0.0) && !found.contains($0.1) }
      guard left.count > limit else { return found }
      var count: [Int: Int] = [:]
      for (a, b) in left {
        count[a, default: 0] += 1
        count[b, default: 0] += 1
      }
      guard let worst = count.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return found }
      found.insert(worst.key)
    }
  }

  static func bounds(of points: [Point]) -> Rect {
    guard let first = points.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    var (left, right, bottom, top) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      bottom = min(bottom, point.y)
      top = max(top, point.y)
    }
    return Rect(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  private static func cross(_ first: [Point], _ second: [Point]) -> Bool {
    for (a, b) in zip(first, first.dropFirst()) {
      for (c, d) in zip(second, second.dropFirst()) {
        if max(a.x, b.x) < min(c.x, d.x) || max(c.x, d.x) < min(a.x, b.x) { continue }
        if side(from: a, to: b, of: c) * side(from: a, to: b, of: d) < 0, side(from: c, to: d, of: a) * side(from: c, to: d, of: b) < 0 {
          return true
        }
      }
    }
    return false
  }

  private static func side(from a: Point, to b: Point, of c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
