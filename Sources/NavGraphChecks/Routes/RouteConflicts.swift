import NavGraphModel
import NavGraphSyntax

/// Finds the patterns between which nothing decides, and those that may never win.
///
/// Only patterns that agree in all segments up to one where their languages cross can conflict, and only those that have a smaller
/// language beside one of their own can be covered. Both show while the sorted table is walked from segment to segment; pairs that
/// can't meet, and overlaps that are settled, are never looked at.
struct RouteConflicts {
  private(set) var table: RouteTable
  private(set) var conflicts: [RouteConflict] = []
  /// By variant: something narrower overlaps it, so it may be covered.
  private(set) var mayBeCovered: [Bool]
  /// By pattern: the one that it repeats.
  private(set) var repeated: [PatternID: PatternID] = [:]
  private let precedence: App.Precedence
  private var reported: Set<[PatternID]> = []
  /// Filled when first asked for: most tables have no two patterns that are alike.
  private var variantsOfPatterns: [PatternID: [Int]] = [:]

  /// How many conflicts of one origin are reported, and how many more are counted.
  private static let shown = 8
  private static let counted = 200

  init(_ table: RouteTable, precedence: App.Precedence) {
    self.table = table
    self.precedence = precedence
    mayBeCovered = Array(repeating: precedence == .order, count: table.variants.count)
    compareAlike()
    if precedence == .narrowest { walk() }
  }

  // Variants that are alike in all segments stand side by side.
  private mutating func compareAlike() {
    var start = 0
    while start < table.variants.count {
      let segments = table.segments(table.variants[start])
      var end = start + 1
      while end < table.variants.count, table.variants[end].count == segments.count, table.segments(table.variants[end]) == segments {
        end += 1
      }
      if end - start > 1 { compareAlike(start..<end) }
      start = end
    }
  }

  private mutating func compareAlike(_ range: Range<Int>) {
    var cluster = Cluster(conflicts.count)
    // One for each set of hosts and keys.
    var distinct: [Int] = []
    // Those with the same hosts and keys, by the whole of their patterns.
    var seen: [UInt64: [Set<[UInt32]>: Int]] = [:]
    for index in range where repeated[table.variants[index].pattern] == nil {
      let variant = table.variants[index]
      let key = UInt64(variant.origins) << 32 | UInt64(variant.needs)
      guard let first = distinct.first(where: { alike($0, index) }) else {
        seen[key] = [whole(variant.pattern): index]
        distinct.append(index)
        continue
      }
      let whole = whole(variant.pattern)
      if let same = seen[key]?[whole] {
        repeated[variant.pattern] = table.variants[same].pattern
        add(RouteConflict(kind: .duplicate, first: same, second: index), to: &cluster)
      } else {
        seen[key]?[whole] = index
        if precedence == .narrowest { compare(first, index, &cluster) }
      }
    }
    guard distinct.count > 1, precedence == .narrowest else { return }
    for index in distinct { mayBeCovered[index] = true }
    var pairs = 0
    for (place, index) in distinct.enumerated() {
      for other in distinct[(place + 1)...] {
        pairs += 1
        if pairs > 100_000 { return }
        compare(index, other, &cluster)
      }
    }
  }

  private func alike(_ a: Int, _ b: Int) -> Bool {
    table.variants[a].origins == table.variants[b].origins && table.variants[a].needs == table.variants[b].needs
  }

  /// All that a pattern matches; equal for patterns that differ in names only.
  private mutating func whole(_ pattern: PatternID) -> Set<[UInt32]> {
    if variantsOfPatterns.isEmpty {
      for (index, variant) in table.variants.enumerated() { variantsOfPatterns[variant.pattern, default: []].append(index) }
    }
    return Set(
      (variantsOfPatterns[pattern] ?? []).map { index in
        let variant = table.variants[index]
        return [variant.origins, variant.needs] + table.segments(variant).map(\.raw)
      })
  }

  // Variants that part at a segment.
  private mutating func walk() {
    var pending = [(range: 0..<table.variants.count, depth: 0)]
    while let (range, depth) = pending.popLast() {
      var next = range.lowerBound
      while next < range.upperBound, Int(table.variants[next].count) == depth { next += 1 }
      var wild: [(language: SegmentClass, range: Range<Int>)] = []
      let firstLiteral = next
      while next < range.upperBound {
        let language = table.classAt(next, depth)
        var end = next + 1
        while end < range.upperBound, table.classAt(end, depth) == language { end += 1 }
        if end - next > 1, language != .rest { pending.append((next..<end, depth + 1)) }
        if language.wild != nil { wild.append((language, next..<end)) }
        next = end
      }
      if !wild.isEmpty { part(wild, literals: firstLiteral..<(wild.first?.range.lowerBound ?? next), depth) }
    }
  }

  private mutating func part(_ wild: [(language: SegmentClass, range: Range<Int>)], literals: Range<Int>, _ depth: Int) {
    for (language, range) in wild where table.isFinite(language) && !literals.isEmpty { mark(range) }
    guard wild.count > 1 else { return }
    var cluster = Cluster(conflicts.count)
    let bounds = wild.map { table.language($0.language).bounds }
    var pairs = 0
    LanguageBounds.forEachPair(bounds) { a, b in
      pairs += 1
      switch table.relation(wild[a].language, wild[b].language) {
      case .narrower: mark(wild[b].range)
      case .wider: mark(wild[a].range)
      case .crossing: cross(wild[a].range, wild[b].range, &cluster)
      case .equal, .disjoint: break
      }
      return pairs < 4_000_000
    }
  }

  private mutating func mark(_ range: Range<Int>) {
    for index in range { mayBeCovered[index] = true }
  }

  private mutating func cross(_ left: Range<Int>, _ right: Range<Int>, _ cluster: inout Cluster) {
    for first in left {
      for second in right {
        if cluster.isFull { return }
        compare(first, second, &cluster)
      }
    }
  }

  /// Conflicts with one origin.
  private struct Cluster {
    /// The index of its first conflict.
    let start: Int
    var count = 0
    var tries = 0
    init(_ start: Int) { self.start = start }
    var isFull: Bool { count >= RouteConflicts.shown + RouteConflicts.counted || tries > 20_000 }
  }

  private mutating func compare(_ a: Int, _ b: Int, _ cluster: inout Cluster) {
    let (first, second) = (table.variants[a], table.variants[b])
    guard !cluster.isFull, repeated[first.pattern] == nil, repeated[second.pattern] == nil else { return }
    cluster.tries += 1
    guard first.pattern != second.pattern, table.order(first, second) == .neither || table.order(first, second) == .equal else { return }
    let key = [first.pattern, second.pattern].sorted()
    if reported.contains(key) { return }
    let answer = RouteWitness.find(a, b, in: &table) { table, other in
      table.order(table.variants[other], first) == .first || table.order(table.variants[other], second) == .first
    }
    guard case .url(let url) = answer else { return }
    reported.insert(key)
    let isInOrder = table.rank(first) < table.rank(second)
    add(RouteConflict(kind: .ambiguous(url), first: isInOrder ? a : b, second: isInOrder ? b : a), to: &cluster)
  }

  private mutating func add(_ conflict: RouteConflict, to cluster: inout Cluster) {
    cluster.count += 1
    if cluster.count <= RouteConflicts.shown {
      conflicts.append(conflict)
    } else {
      conflicts[conflicts.count - 1].more += 1
    }
  }
}
