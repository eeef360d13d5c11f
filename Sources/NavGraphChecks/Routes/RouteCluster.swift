import NavGraphModel

/// Conflicts with one origin: a few are findings, the others are named by the last of these.
struct RouteCluster {
  private struct Tally {
    var count = 0
    var last = 0
  }
  private var ambiguous = Tally()
  private var duplicates = Tally()
  private var open = Tally()
  /// A URL that was found before.
  var spot: RouteSpot?
  /// What settled a pair before: often it settles the next one too.
  var cover: [Int] = []

  /// How many are reported, and how many more are counted.
  private static let shown = 8
  static let counted = 200

  var isFull: Bool { ambiguous.count >= RouteCluster.shown + RouteCluster.counted }

  mutating func add(_ conflict: RouteConflict, to all: inout [RouteConflict]) {
    switch conflict.kind {
    case .ambiguous: RouteCluster.add(conflict, to: &all, &ambiguous, shown: RouteCluster.shown)
    case .duplicate: RouteCluster.add(conflict, to: &all, &duplicates, shown: RouteCluster.shown)
    case .undecided, .unfinished: RouteCluster.add(conflict, to: &all, &open, shown: 1)
    }
  }

  private static func add(_ conflict: RouteConflict, to all: inout [RouteConflict], _ tally: inout Tally, shown: Int) {
    tally.count += 1
    if tally.count <= shown {
      tally.last = all.count
      all.append(conflict)
    } else {
      all[tally.last].more.append((conflict.first, conflict.second))
    }
  }
}

/// A URL that has no narrowest match, with all that match it: often it is a witness for the next pair too.
struct RouteSpot {
  private let url: RouteURL
  private let matched: [Int]
  private var isLeast: [Int: Bool] = [:]

  init(_ url: RouteURL, _ table: RouteTable) {
    self.url = url
    matched = table.matches(url).sorted()
  }

  /// The URL, if both match it and nothing is better than either.
  mutating func url(for first: Int, _ second: Int, _ table: inout RouteTable, effort: inout Int) -> RouteURL? {
    isLeast(first, &table, &effort) && isLeast(second, &table, &effort) ? url : nil
  }

  private mutating func isLeast(_ index: Int, _ table: inout RouteTable, _ effort: inout Int) -> Bool {
    if let known = isLeast[index] { return known }
    var found = matched.contains(index)
    if found {
      effort -= matched.count
      for other in matched where other != index && table.order(table.variants[other], table.variants[index]) == .first {
        found = false
        break
      }
    }
    isLeast[index] = found
    return found
  }
}
