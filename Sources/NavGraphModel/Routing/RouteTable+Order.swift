/// Which of two patterns wins where both match.
package enum RouteOrder: Hashable, Sendable {
  case first, second
  /// They match the same URLs in the same way.
  case equal
  /// Neither is narrower, or nothing matches both.
  case neither
}

extension RouteTable {
  /// The narrower of two variants: the first segment whose languages differ decides, then hosts and schemes, then the keys that
  /// are required. A strict partial order; never sort by it.
  package mutating func order(_ a: Variant, _ b: Variant) -> RouteOrder {
    for index in 0..<Int(Swift.min(a.count, b.count)) {
      let (first, second) = (classes[Int(a.start) + index], classes[Int(b.start) + index])
      if first == second { continue }
      switch relation(first, second) {
      case .equal: continue
      case .narrower: return .first
      case .wider: return .second
      case .crossing, .disjoint: return .neither
      }
    }
    guard a.count == b.count else { return .neither }
    if a.origins != b.origins { return RouteTable.smaller(origins(a), origins(b)) }
    if a.needs == b.needs { return .equal }
    let (keys, others) = (needs(a).map(\.key), needs(b).map(\.key))
    if keys == others { return .neither }
    if keys.count > others.count, others.allSatisfy(keys.contains) { return .first }
    if others.count > keys.count, keys.allSatisfy(others.contains) { return .second }
    return .neither
  }

  private static func smaller(_ a: [RouteOrigin], _ b: [RouteOrigin]) -> RouteOrder {
    if a.count < b.count, a.allSatisfy(b.contains) { return .first }
    if b.count < a.count, b.allSatisfy(a.contains) { return .second }
    return .neither
  }
}

extension RouteTable {
  /// Whether some URL may match both: false is sure.
  package mutating func canMeet(_ a: Variant, _ b: Variant) -> Bool {
    if a.count != b.count {
      let short = a.count < b.count ? a : b
      if !endsInRest(short) { return false }
    }
    for index in 0..<Int(Swift.min(a.count, b.count)) {
      let (first, second) = (classes[Int(a.start) + index], classes[Int(b.start) + index])
      if first != second, relation(first, second) == .disjoint { return false }
    }
    if a.origins != b.origins, !origins(a).contains(where: origins(b).contains) { return false }
    guard a.needs != b.needs, a.needs != 0, b.needs != 0 else { return true }
    for need in needs(a) {
      // Of texts that are asked for, the empty one is part of no language, and yet it is a value.
      guard let other = needs(b).first(where: { $0.key == need.key }), other.value != .any, need.value != .any else { continue }
      if relation(need.value, other.value) == .disjoint { return false }
    }
    return true
  }
}
