import NavGraphModel
import NavGraphSyntax

/// A search for pairs of patterns without a precedence, and for patterns that may never win.
///
/// Two patterns can conflict only if they agree in all segments before one where their languages overlap. A pattern can be covered only if
/// another one has a smaller language in some segment. Both appear in a traversal of the sorted table by segments. Pairs that can't match
/// the same URL, and overlaps that are settled, are never compared.
struct RouteConflicts {
  private(set) var table: RouteTable
  private(set) var conflicts: [RouteConflict] = []
  /// Whether a more specific variant overlaps each variant, so that it may be covered. Indexed by variant.
  private(set) var mayBeCovered: [Bool]
  /// The pattern that each repeated pattern repeats.
  private(set) var repeated: [PatternID: PatternID] = [:]
  private let precedence: App.Precedence
  private var reported: Set<[PatternID]> = []
  /// The variants of each pattern. They are computed on demand, because few tables have two equal patterns.
  private var variantsOfPatterns: [PatternID: [Int]] = [:]
  /// The remaining limit of work.
  private var effort: Int

  init(in table: RouteTable, precedence: App.Precedence, effort: Int = RouteConflicts.effort) {
    self.table = table
    self.precedence = precedence
    self.effort = effort
    mayBeCovered = Array(repeating: precedence == .order, count: table.variants.count)
    compareAlike()
    if precedence == .narrowest { walk() }
  }

  /// The limit of work, which suffices for every known table and takes less than a second.
  static let effort = 20_000_000

  // Variants with equal segments are adjacent.
  private mutating func compareAlike() {
    var start = 0
    while start < table.variants.count {
      var end = start + 1
      while end < table.variants.count, table.hasSameSegments(table.variants[start], table.variants[end]) { end += 1 }
      if end - start > 1 { compareAlike(in: start..<end) }
      start = end
    }
  }

  private mutating func compareAlike(in range: Range<Int>) {
    var cluster = RouteCluster()
    // The first variant for each set of hosts and keys.
    var distinct: [Int] = []
    // The first variant with the same hosts and keys, and the variants by their whole patterns.
    var seen: [UInt64: (first: Int, wholes: [Set<[UInt32]>: Int])] = [:]
    for index in range where repeated[table.variants[index].pattern] == nil {
      let variant = table.variants[index]
      let key = UInt64(variant.origins) << 32 | UInt64(variant.needs)
      guard let first = seen[key]?.first else {
        seen[key] = (index, [whole(of: variant.pattern): index])
        distinct.append(index)
        continue
      }
      let whole = whole(of: variant.pattern)
      if let same = seen[key]?.wholes[whole] {
        repeated[variant.pattern] = table.variants[same].pattern
        cluster.add(RouteConflict(kind: .duplicate, first: same, second: index), to: &conflicts)
      } else {
        seen[key]?.wholes[whole] = index
        if precedence == .narrowest { compare(first, with: index, in: &cluster) }
      }
    }
    guard distinct.count > 1, precedence == .narrowest else { return }
    markAlike(distinct)
    RouteAlike(of: distinct, in: table).forEachPair { first, second in
      compare(first, with: second, in: &cluster)
      return !isOver(cluster)
    }
  }

  /// Marks variants that others with the same path may precede: those for more hosts, or with fewer required keys.
  private mutating func markAlike(_ variants: [Int]) {
    let fewest = variants.map { table.origins(of: table.variants[$0]).count }.min() ?? 0
    let most = variants.map { table.needs(of: table.variants[$0]).count }.max() ?? 0
    for index in variants {
      let variant = table.variants[index]
      if table.origins(of: variant).count > fewest || table.needs(of: variant).count < most { mayBeCovered[index] = true }
    }
  }

  /// Returns everything that a pattern matches. The result is equal for patterns that differ only in names.
  private mutating func whole(of pattern: PatternID) -> Set<[UInt32]> {
    if variantsOfPatterns.isEmpty {
      for (index, variant) in table.variants.enumerated() { variantsOfPatterns[variant.pattern, default: []].append(index) }
    }
    return Set(
      (variantsOfPatterns[pattern] ?? []).map { index in
        let variant = table.variants[index]
        return [variant.origins, variant.needs] + table.segments(of: variant).map(\.raw)
      })
  }

  // Variants that differ in a segment.
  private mutating func walk() {
    var pending = [(range: 0..<table.variants.count, depth: 0)]
    while let (range, depth) = pending.popLast() {
      let level = RouteLevel(of: range, depth: depth, in: table)
      for group in level.groups where group.range.count > 1 && !table.isRest(group.language) { pending.append((group.range, depth + 1)) }
      let wild = level.groups[level.firstWild...]
      if !wild.isEmpty { part(Array(wild), hasLiterals: level.firstWild > 0, depth: depth) }
    }
  }

  private mutating func part(_ wild: [RouteLevel.Group], hasLiterals: Bool, depth: Int) {
    var isMarked = wild.map { hasLiterals && table.isFinite($0.language) }
    defer { for (index, group) in wild.enumerated() where isMarked[index] { mark(group.range) } }
    guard wild.count > 1 else { return }
    var cluster = RouteCluster()
    let languages = wild.map { table.language(of: $0.language) }
    var looks = 4 * Swift.max(effort, 0)
    let isWhole = LanguageBounds.forEachPair(of: languages.map(\.bounds), effort: &looks) { a, b in
      effort -= 1
      switch LanguageRelation(meeting: languages[a], with: languages[b]) ?? table.relation(of: wild[a].language, to: wild[b].language) {
      case .narrower: isMarked[b] = true
      case .wider: isMarked[a] = true
      case .crossing: cross(wild[a].range, with: wild[b].range, depth: depth + 1, in: &cluster)
      case .equal:
        // Two forms can be equal, such as `digits 2` and `00...99`.
        (isMarked[a], isMarked[b]) = (true, true)
        cross(wild[a].range, with: wild[b].range, depth: depth + 1, in: &cluster)
      case .disjoint: break
      }
      return !isOver(cluster)
    }
    if isWhole { return }
    if looks <= 0 { effort = 0 }
    // Variants that weren't compared may be covered as well.
    isMarked = wild.map { _ in true }
    if effort <= 0, let last = wild.last { giveUp(on: wild[0].range.lowerBound, and: last.range.lowerBound, in: &cluster) }
  }

  private mutating func mark(_ range: Range<Int>) {
    for index in range { mayBeCovered[index] = true }
  }

  /// Compares the variants of two branches that can match the same URL.
  private mutating func cross(_ left: Range<Int>, with right: Range<Int>, depth: Int, in cluster: inout RouteCluster) {
    var pending = [(left: left, right: right, depth: depth)]
    while let (left, right, depth) = pending.popLast(), !isOver(cluster) {
      if left.count * right.count <= 64 {
        compareAll(left, with: right, in: &cluster)
        continue
      }
      let (first, second) = (RouteLevel(of: left, depth: depth, in: table), RouteLevel(of: right, depth: depth, in: table))
      effort -= first.groups.count + second.groups.count
      compareAll(first.ended, with: second.ended, in: &cluster)
      for a in first.groups {
        // A literal overlaps an equal literal, and classes that aren't literals.
        let others = a.language.wild == nil ? second.groups[second.firstWild...] : second.groups[...]
        effort -= others.count
        if a.language.wild == nil, let same = second.literal(for: a.language) { pending.append((a.range, same, depth + 1)) }
        for b in others {
          if table.isRest(a.language) || table.isRest(b.language) {
            compareAll(a.range, with: b.range, in: &cluster)
          } else if table.relation(of: a.language, to: b.language) != .disjoint {
            pending.append((a.range, b.range, depth + 1))
          }
        }
      }
    }
  }

  private mutating func compareAll(_ left: Range<Int>, with right: Range<Int>, in cluster: inout RouteCluster) {
    for first in left {
      for second in right {
        if isOver(cluster) { return }
        compare(first, with: second, in: &cluster)
      }
    }
  }

  private func isOver(_ cluster: RouteCluster) -> Bool { cluster.isFull || effort <= 0 }

  private mutating func giveUp(on first: Int, and second: Int, in cluster: inout RouteCluster) {
    cluster.add(RouteConflict(kind: .unfinished, first: first, second: second), to: &conflicts)
  }

  private mutating func compare(_ a: Int, with b: Int, in cluster: inout RouteCluster) {
    let (first, second) = (table.variants[a], table.variants[b])
    guard repeated[first.pattern] == nil, repeated[second.pattern] == nil, first.pattern != second.pattern else { return }
    effort -= table.cost(of: first, with: second)
    let order = table.order(of: first, to: second)
    guard order == .neither || order == .equal, table.canMeet(first, second) else { return }
    let isInOrder = table.rank(of: first) < table.rank(of: second)
    let (early, late) = isInOrder ? (a, b) : (b, a)
    let key = [first.pattern, second.pattern].sorted()
    if reported.contains(key) { return }
    if table.isUncompared(first, second) {
      reported.insert(key)
      return cluster.add(RouteConflict(kind: .undecided, first: early, second: late), to: &conflicts)
    }
    if let url = cluster.spot?.url(for: a, and: b, in: &table, effort: &effort) {
      reported.insert(key)
      return cluster.add(RouteConflict(kind: .ambiguous(url), first: early, second: late), to: &conflicts)
    }
    func isBetter(in table: inout RouteTable, other: Int) -> Bool {
      table.order(of: table.variants[other], to: first) == .first || table.order(of: table.variants[other], to: second) == .first
    }
    if !cluster.cover.isEmpty {
      let others = cluster.cover.filter { isBetter(in: &table, other: $0) }
      if RouteWitness.isCovered(a, and: b, by: others, in: &table, effort: &effort) { return }
    }
    switch RouteWitness.find(for: a, and: b, in: &table, effort: &effort, isBetter: isBetter) {
    case .covered(let others, _): cluster.cover = others
    case .undecided:
      if effort <= 0 { return giveUp(on: early, and: late, in: &cluster) }
      reported.insert(key)
      cluster.add(RouteConflict(kind: .undecided, first: early, second: late), to: &conflicts)
    case .url(let url):
      reported.insert(key)
      cluster.spot = RouteSpot(of: url, in: table)
      cluster.add(RouteConflict(kind: .ambiguous(url), first: early, second: late), to: &conflicts)
    }
  }
}

/// Two patterns without a precedence.
struct RouteConflict {
  enum Kind {
    /// Both patterns match the same URLs.
    case duplicate
    /// The URL has no most specific match.
    case ambiguous(RouteURL)
    /// Too many patterns overlap both of them.
    case undecided
    /// The comparison was stopped here, and later patterns weren't compared.
    case unfinished
  }
  var kind: Kind
  /// Indices in `RouteTable.variants`. The pattern of `second` is later in the source.
  var first: Int
  var second: Int
  /// Further pairs with the same cause, if there are too many to report each.
  var more: [(first: Int, second: Int)] = []
}
