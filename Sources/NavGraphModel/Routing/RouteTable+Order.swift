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
