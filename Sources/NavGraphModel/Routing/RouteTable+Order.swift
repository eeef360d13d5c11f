/// The precedence of two patterns that match the same URL.
package enum RouteOrder: Hashable, Sendable {
  case first, second
  /// They match the same URLs in the same way.
  case equal
  /// Neither is narrower, or no URL matches both.
  case neither
}

extension RouteTable {
  /// Returns the narrower of two variants: the first segment whose languages differ decides, then hosts and schemes, then the required
  /// keys. It is a strict partial order, so never sort by it.
  package mutating func order(of a: Variant, to b: Variant) -> RouteOrder {
    for index in 0..<Int(Swift.min(a.count, b.count)) {
      let (first, second) = (classes[Int(a.start) + index], classes[Int(b.start) + index])
      if first == second { continue }
      switch relation(of: first, to: second) {
      case .equal: continue
      case .narrower: return .first
      case .wider: return .second
      case .crossing, .disjoint: return .neither
      }
    }
    guard a.count == b.count else { return .neither }
    if a.origins != b.origins { return RouteTable.smaller(origins(of: a), origins(of: b)) }
    if a.needs == b.needs { return .equal }
    switch keySets[Int(a.needs)].relation(to: keySets[Int(b.needs)]) {
    case .more: return .first
    case .fewer: return .second
    case .equal, .neither: return .neither
    }
  }

  private static func smaller(_ a: [RouteOrigin], _ b: [RouteOrigin]) -> RouteOrder {
    if a.count < b.count, isPart(a, of: b) { return .first }
    if b.count < a.count, isPart(b, of: a) { return .second }
    return .neither
  }
}

extension RouteTable {
  /// Whether sorted origins are a subset of others.
  private static func isPart(_ few: [RouteOrigin], of many: [RouteOrigin]) -> Bool {
    var place = 0
    for origin in few {
      while place < many.count, many[place] < origin { place += 1 }
      guard place < many.count, many[place] == origin else { return false }
    }
    return true
  }

  /// Whether two sorted sets of origins intersect.
  private static func meet(_ a: [RouteOrigin], _ b: [RouteOrigin]) -> Bool {
    var (index, otherIndex) = (0, 0)
    while index < a.count, otherIndex < b.count {
      if a[index] == b[otherIndex] { return true }
      if a[index] < b[otherIndex] { index += 1 } else { otherIndex += 1 }
    }
    return false
  }

  /// Whether some URL may match both variants. False is certain.
  package mutating func canMeet(_ a: Variant, _ b: Variant) -> Bool {
    if a.count != b.count {
      let short = a.count < b.count ? a : b
      if !endsInRest(short) { return false }
    }
    for index in 0..<Int(Swift.min(a.count, b.count)) {
      let (first, second) = (classes[Int(a.start) + index], classes[Int(b.start) + index])
      if first != second, relation(of: first, to: second) == .disjoint { return false }
    }
    if a.origins != b.origins, !RouteTable.meet(origins(of: a), origins(of: b)) { return false }
    guard a.needs != b.needs, a.needs != 0, b.needs != 0 else { return true }
    let (own, others) = (needs(of: a), needs(of: b))
    var (index, otherIndex) = (0, 0)
    // Both are sorted by their keys.
    while index < own.count, otherIndex < others.count {
      let (need, other) = (own[index], others[otherIndex])
      if need.key == other.key {
        // A required text can be empty, although no language contains the empty text.
        let isAny = other.value == .any || need.value == .any
        if !isAny, relation(of: need.value, to: other.value) == .disjoint { return false }
        index += 1
      } else if RouteNeed.order(of: need.key) < RouteNeed.order(of: other.key) {
        index += 1
      } else {
        otherIndex += 1
      }
    }
    return true
  }

  /// Returns the cost of comparing two variants, in steps of a few nanoseconds.
  package func cost(of a: Variant, with b: Variant) -> Int {
    4 + (Int(Swift.min(a.count, b.count)) + needs(of: a).count + needs(of: b).count) / 8
  }
}
