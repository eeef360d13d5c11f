/// The best of several layouts of a region.
struct RegionLayout {
  /// The maximum number of crossings. If there are more, lines become pills.
  static let maxCrossings = 2

  let drawn: Drawn
  let clashes: Clashes
  private let shape: RegionShape

  private init(drawn: Drawn, shape: RegionShape) {
    self.drawn = drawn
    self.shape = shape
    clashes = Clashes(lines: drawn.lines, cards: drawn.cards, titles: drawn.groups.map(\.title))
  }

  /// Returns the layout with the lowest cost, or nil if `run` fails. `run` lays out a graph, or returns a cached layout.
  static func best<Stop: Error>(
    plan: PicturePlan, labels: RegionLabels, region: Region, shape: RegionShape,
    run: (DotGraph) throws(Stop) -> Drawn?
  ) throws(Stop) -> RegionLayout? {
    func layout(of variant: RegionVariant) throws(Stop) -> RegionLayout? {
      try run(RegionGraph(plan: plan, labels: labels, region: region, variant: variant).graph).map { RegionLayout(drawn: $0, shape: shape) }
    }
    guard var best = try layout(of: .free) else { return nil }
    func take(_ variant: RegionVariant) throws(Stop) -> Bool {
      guard let other = try layout(of: variant) else { return false }
      if other.cost < best.cost - 1e-6 { best = other }
      return true
    }
    if best.drawn.cards.count > 2, !best.isGood {
      let variants = shape == .quick ? [RegionVariant.folded] : [.ordered, .folded, .orderedFolded, .foldedTwice]
      for variant in variants where try !take(variant) { return nil }
    }
    // The columns of a split are always next to each other.
    var isSplit = false
    if case .element(let head) = region.head { isSplit = plan.outline.group(of: head)?.kind == .split }
    if !isSplit, best.drawn.cards.count > 1, best.ratio > (shape == .high ? 1.6 : 4), try !take(.downwards) { return nil }
    if !best.clashes.overTitles.isEmpty, try !take(.titlesBelow) { return nil }
    return best
  }

  private var ratio: Double { max(drawn.width, 1) / max(drawn.height, 1) }

  private var isGood: Bool { clashes.isEmpty && ratio > 0.7 && ratio < 3.2 }

  private var cost: Double {
    let crossings = Double(clashes.crossings.count)
    let covered = Double(clashes.overCards.count + clashes.overTitles.count)
    let area = Shelves.cost(
      width: drawn.width + 40, height: drawn.height + 60, ratio: shape == .high ? 1 : 1.6, weight: shape == .high ? 0.6 : 0.12)
    return area * (1 + 0.05 * crossings + 0.15 * covered) + 3000 * crossings + 9000 * covered
  }
}

/// The preferred shape of a region, and the number of layouts that are tried.
enum RegionShape {
  /// Any shape.
  case wide
  /// A high shape, if the page would otherwise be too wide.
  case high
  /// Any shape, with few layouts, because there are many regions.
  case quick
}

/// A variant of a region's layout. The best of several is used.
enum RegionVariant: CaseIterable {
  case free
  /// Lines leave a card in the order of its rows.
  case ordered
  /// The leaves of a large fan are in two or three columns.
  case folded, orderedFolded, foldedTwice
  /// The layout is from top to bottom, because a long chain would be too wide.
  case downwards
  /// The titles of groups are at the bottom, where no line enters from above.
  case titlesBelow

  var isOrdered: Bool { self == .ordered || self == .orderedFolded }
  var isDown: Bool { self == .downwards }

  var columns: Int {
    switch self {
    case .folded, .orderedFolded: 2
    case .foldedTwice: 3
    case .free, .ordered, .downwards, .titlesBelow: 1
    }
  }
}
