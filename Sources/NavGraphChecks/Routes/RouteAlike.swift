import NavGraphModel
import NavGraphSyntax

/// Pairs variants with the same path that may match one URL: they share a host or scheme, and ask for no key in two fixed ways.
struct RouteAlike {
  private let table: RouteTable
  private var byOrigin: [RouteOrigin: [Int]] = [:]

  init(_ variants: [Int], _ table: RouteTable) {
    self.table = table
    for index in variants {
      for origin in table.origins(table.variants[index]) { byOrigin[origin, default: []].append(index) }
    }
  }

  /// Calls `visit` for each pair until it says no.
  func forEachPair(_ visit: (Int, Int) -> Bool) {
    for origin in byOrigin.keys.sorted() {
      let (groups, others) = split(byOrigin[origin] ?? [])
      for group in groups + [others] {
        for (place, first) in group.enumerated() {
          for second in group[(place + 1)...] where !visitOnce(first, second, origin, visit) { return }
        }
      }
      for group in groups {
        for first in group {
          for second in others where !visitOnce(first, second, origin, visit) { return }
        }
      }
    }
  }

  /// A pair that shares several origins is visited at the first.
  private func visitOnce(_ first: Int, _ second: Int, _ origin: RouteOrigin, _ visit: (Int, Int) -> Bool) -> Bool {
    let (own, other) = (table.origins(table.variants[first]), table.origins(table.variants[second]))
    return own.first(where: other.contains) == origin ? visit(first, second) : true
  }

  /// By the text that they want for the key that most of them fix; and those that don't fix it.
  private func split(_ variants: [Int]) -> (groups: [[Int]], others: [Int]) {
    var counts: [Name?: Int] = [:]
    for index in variants {
      for need in table.needs(table.variants[index]) where need.value.wild == nil { counts[need.key, default: 0] += 1 }
    }
    guard let key = counts.max(by: { ($0.value, $1.key?.raw ?? .max) < ($1.value, $0.key?.raw ?? .max) })?.key else {
      return ([], variants)
    }
    var places: [SegmentClass: Int] = [:]
    var groups: [[Int]] = []
    var others: [Int] = []
    for index in variants {
      guard let value = table.needs(table.variants[index]).first(where: { $0.key == key })?.value, value.wild == nil else {
        others.append(index)
        continue
      }
      let place = places[value] ?? groups.count
      if place == groups.count { groups.append([]) }
      places[value] = place
      groups[place].append(index)
    }
    return (groups, others)
  }
}
