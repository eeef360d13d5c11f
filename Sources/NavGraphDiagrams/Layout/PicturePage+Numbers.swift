extension PicturePage {
  /// Quality measurements of a finished page.
  package struct Numbers: Equatable, Sendable {
    /// The maximum number of crossings in a region, and the total.
    package var maxCrossings = 0
    package var crossings = 0
    package var linesOverCards = 0
    package var linesOverTitles = 0
    /// The number of overlapping cards, headings, and captions.
    package var overlaps = 0
    package var lines = 0
    package var pills = 0
    /// The ratio of width to height, and the part of the page that is filled.
    package var aspect = 0.0
    package var filled = 0.0
  }

  package var numbers: Numbers {
    var numbers = Numbers()
    var byRegion: [Int: [DrawnLine]] = [:]
    for (region, line) in lines { byRegion[region, default: []].append(line) }
    let placed = cards.map { (element: $0.element, rect: $0.rect) }
    let titles = headings.map(\.rect) + captions
    for region in plan.regions.indices {
      let clashes = Clashes(lines: byRegion[region] ?? [], cards: placed, titles: titles)
      numbers.crossings += clashes.crossings.count
      numbers.maxCrossings = max(numbers.maxCrossings, clashes.crossings.count)
      numbers.linesOverCards += clashes.overCards.count
      numbers.linesOverTitles += clashes.overTitles.count
    }
    numbers.lines = lines.count
    numbers.pills = plan.pills.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } }
    numbers.overlaps = overlaps(among: cards.map(\.rect) + titles)
    numbers.aspect = width / max(1, height)
    numbers.filled = cards.reduce(0) { $0 + $1.rect.width * $1.rect.height } / max(1, width * height)
    return numbers
  }

  /// Returns the number of overlapping pairs, with a sweep from left to right.
  private func overlaps(among rects: [Rect]) -> Int {
    var open: [Rect] = []
    var count = 0
    for rect in rects.filter({ $0.width > 2 }).map({ $0.inset(by: 1) }).sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
      open.removeAll { $0.right < rect.x }
      count += open.count { $0.touches(rect) }
      open.append(rect)
    }
    return count
  }
}
