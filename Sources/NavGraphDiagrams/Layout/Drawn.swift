/// The layout of a region by `dot`: sizes and positions in points, with y upward.
struct Drawn {
  var width: Double
  var height: Double
  var cards: [(element: Int, rect: Rect)] = []
  /// The groups inside the region, outer groups first.
  var groups: [(element: Int, rect: Rect, title: Rect)] = []
  var lines: [DrawnLine] = []

  /// Removes the space of invisible lines.
  mutating func trim() {
    let rects = cards.map(\.rect) + groups.map(\.rect) + lines.map { Clashes.bounds(of: $0.pieces) }
    guard let first = rects.first else { return }
    let left = rects.reduce(first.x) { min($0, $1.x) }
    let bottom = rects.reduce(first.y) { min($0, $1.y) }
    // The size of a line's label isn't in the output of `dot`.
    let labels = lines.compactMap(\.label)
    let right = labels.reduce(rects.reduce(first.right) { max($0, $1.right) }) { max($0, $1.x + 10) }
    let top = labels.reduce(rects.reduce(first.top) { max($0, $1.top) }) { max($0, $1.y + 7) }
    func moved(_ rect: Rect) -> Rect { Rect(x: rect.x - left, y: rect.y - bottom, width: rect.width, height: rect.height) }
    for index in cards.indices { cards[index].rect = moved(cards[index].rect) }
    for index in groups.indices {
      groups[index].rect = moved(groups[index].rect)
      groups[index].title = moved(groups[index].title)
    }
    lines = lines.map { $0.moved(dx: -left, dy: -bottom) }
    width = min(width, right - left)
    height = min(height, top - bottom)
  }
}

/// A line that consists of curves.
struct DrawnLine {
  /// The index of a link, or the number of links plus the element of a guard flow.
  var id: Int
  var from: Int
  var to: Int
  var points: [Point]
  var start: Point?
  var end: Point?
  /// The center of its label.
  var label: Point?

  /// The curves, approximated by short straight segments.
  var pieces: [Point] {
    var found: [Point] = start.map { [$0] } ?? []
    for index in stride(from: 0, to: points.count - 3, by: 3) {
      for step in 0..<8 { found.append(at(Double(step) / 8, segment: index)) }
    }
    if let last = points.last { found.append(last) }
    return found + (end.map { [$0] } ?? [])
  }

  private func at(_ t: Double, segment index: Int) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
    let p = points[index..<index + 4].map { $0 }
    return Point(
      x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x, y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
  }

  func moved(dx: Double, dy: Double) -> DrawnLine {
    func move(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    return DrawnLine(
      id: id, from: from, to: to, points: points.map(move), start: start.map(move), end: end.map(move), label: label.map(move))
  }
}
