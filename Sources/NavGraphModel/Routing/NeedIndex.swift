import NavGraphSyntax

/// The sets of needs of a table as a trie, which finds the sets that a URL meets.
///
/// The needs of a set are in the order of their keys, so sets with the same first needs share nodes.
struct NeedIndex: Sendable {
  /// A need that follows the needs of the nodes above it.
  private struct Node {
    var need: RouteNeed
    /// The set that ends at the node; -1 if none does.
    var set: Int32 = -1
    /// The first child of the node, and the node's next sibling; -1 if there is none.
    var first: Int32 = -1
    var next: Int32 = -1
    var count: Int32 = 0
  }
  private struct Edge: Hashable {
    var node: Int32
    var key: Name?
    /// The literal; nil for values that aren't literals.
    var literal: SegmentClass?
  }
  private var nodes: ContiguousArray<Node> = [Node(need: RouteNeed(key: nil, value: .any))]
  /// The children of nodes that have many.
  private var wide: [Edge: [Int32]] = [:]
  private static let few = 16

  init(of sets: [[RouteNeed]]) {
    let order = sets.indices.sorted { a, b in sets[a].lexicographicallyPrecedes(sets[b], by: RouteNeed.precedes) }
    /// The nodes of the previous set, beginning with the trie's root.
    var path: [Int32] = [0]
    var last: [RouteNeed] = []
    for number in order {
      let set = sets[number]
      var shared = 0
      while shared < min(set.count, last.count), set[shared] == last[shared] { shared += 1 }
      path.removeLast(path.count - 1 - shared)
      for need in set[shared...] {
        let node = Int32(truncatingIfNeeded: nodes.count)
        let above = Int(path[path.count - 1])
        nodes.append(Node(need: need, next: nodes[above].first))
        nodes[above].first = node
        nodes[above].count += 1
        path.append(node)
      }
      nodes[Int(path[path.count - 1])].set = Int32(truncatingIfNeeded: number)
      last = set
    }
    for above in nodes.indices where nodes[above].count > NeedIndex.few {
      var below = nodes[above].first
      while below >= 0 {
        let need = nodes[Int(below)].need
        let literal = need.value.wild == nil ? need.value : nil
        wide[Edge(node: Int32(truncatingIfNeeded: above), key: need.key, literal: literal), default: []].append(below)
        below = nodes[Int(below)].next
      }
    }
  }

  /// Returns the indices of the sets that these items meet, in no particular order. Only the first item of a repeated key counts.
  func met(by items: [RouteURL.Item], in table: RouteTable) -> [Int] {
    var values: [Name?: (text: [UInt8], literal: SegmentClass?)] = [:]
    for item in items where values[item.key] == nil {
      values[item.key] = (item.value, table.names.find(bytes: item.value).map(SegmentClass.init(literal:)))
    }
    var found: [Int] = []
    var open: [Int32] = [0]
    func follow(_ node: Int32) {
      let need = nodes[Int(node)].need
      guard let value = values[need.key] else { return }
      let isMet =
        need.value == .any || (need.value.wild == nil ? need.value == value.literal : table.contains(in: need.value, text: value.text))
      if isMet { open.append(node) }
    }
    while let number = open.popLast() {
      let node = nodes[Int(number)]
      if node.set >= 0 { found.append(Int(node.set)) }
      if node.count <= NeedIndex.few || Int(node.count) <= 2 * values.count {
        var below = node.first
        while below >= 0 {
          follow(below)
          below = nodes[Int(below)].next
        }
        continue
      }
      for (key, value) in values {
        if let literal = value.literal { wide[Edge(node: number, key: key, literal: literal)]?.forEach(follow) }
        wide[Edge(node: number, key: key, literal: nil)]?.forEach(follow)
      }
    }
    return found
  }
}
