import NavGraphModel

/// Conflicts with one cause. The first few are reported, and the last of these lists the others.
struct RouteCluster {
  private struct Tally {
    var count = 0
    var last = 0
  }
  private var ambiguous = Tally()
  private var duplicates = Tally()
  private var open = Tally()
  /// A URL that was found for an earlier pair.
  var spot: RouteSpot?
  /// The variants that settled the previous pair, which often settle the next one too.
  var cover: [Int] = []

  /// The maximum numbers of conflicts that are reported, and that are counted in addition.
  private static let shown = 8
  static let counted = 200

  var isFull: Bool { ambiguous.count >= RouteCluster.shown + RouteCluster.counted }

  mutating func add(_ conflict: RouteConflict, to all: inout [RouteConflict]) {
    switch conflict.kind {
    case .ambiguous: RouteCluster.add(conflict, to: &all, tally: &ambiguous, shown: RouteCluster.shown)
    case .duplicate: RouteCluster.add(conflict, to: &all, tally: &duplicates, shown: RouteCluster.shown)
    case .undecided, .unfinished: RouteCluster.add(conflict, to: &all, tally: &open, shown: 1)
    }
  }

  private static func add(_ conflict: RouteConflict, to all: inout [RouteConflict], tally: inout Tally, shown: Int) {
    tally.count += 1
    if tally.count <= shown {
      tally.last = all.count
      all.append(conflict)
    } else {
      all[tally.last].more.append((conflict.first, conflict.second))
    }
  }
}

/// A URL without a most specific match, and all variants that match it. It is often an example for the next pair too.
struct RouteSpot {
  private let url: RouteURL
  private let matched: [Int]
  private var isLeast: [Int: Bool] = [:]

  init(of url: RouteURL, in table: RouteTable) {
    self.url = url
    matched = table.matches(for: url).sorted()
  }

  /// Returns the URL if both variants match it and no other is better than either.
  mutating func url(for first: Int, and second: Int, in table: inout RouteTable, effort: inout Int) -> RouteURL? {
    isLeast(first, in: &table, effort: &effort) && isLeast(second, in: &table, effort: &effort) ? url : nil
  }

  private mutating func isLeast(_ index: Int, in table: inout RouteTable, effort: inout Int) -> Bool {
    if let known = isLeast[index] { return known }
    var found = matched.contains(index)
    if found {
      effort -= matched.count
      for other in matched where other != index && table.order(of: table.variants[other], to: table.variants[index]) == .first {
        found = false
        break
      }
    }
    isLeast[index] = found
    return found
  }
}
