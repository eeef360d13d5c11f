/// The dominators of a graph, computed with the algorithm of Lengauer and Tarjan in almost linear time.
struct Dominators {
  /// The last node before each node on every path from the root, or nil for the root and unreachable nodes. Indexed by node.
  private(set) var immediate: [Int?]
  /// The reachable nodes, each after its dominator.
  private(set) var order: [Int] = []

  private var number: [Int]
  /// The tree of a depth-first search and the state of the algorithm, indexed by number, and not by node.
  private var parent: [Int] = []
  private var semi: [Int] = []
  private var best: [Int] = []
  private var ancestor: [Int] = []

  init(successors: [[Int]], root: Int) {
    immediate = Array(repeating: nil, count: successors.count)
    number = Array(repeating: -1, count: successors.count)
    walk(successors, from: root)
    let count = order.count
    semi = Array(0..<count)
    best = semi
    ancestor = Array(repeating: -1, count: count)
    var predecessors: [[Int]] = Array(repeating: [], count: count)
    for from in 0..<count { for node in successors[order[from]] { predecessors[number[node]].append(from) } }
    var bucket: [[Int]] = Array(repeating: [], count: count)
    var dominator = Array(repeating: 0, count: count)
    for node in stride(from: count - 1, to: 0, by: -1) {
      for from in predecessors[node] { semi[node] = min(semi[node], semi[evaluated(from)]) }
      bucket[semi[node]].append(node)
      ancestor[node] = parent[node]
      for waiting in bucket[parent[node]] {
        let least = evaluated(waiting)
        dominator[waiting] = semi[least] < semi[waiting] ? least : parent[node]
      }
      bucket[parent[node]] = []
    }
    for node in stride(from: 1, to: count, by: 1) {
      if dominator[node] != semi[node] { dominator[node] = dominator[dominator[node]] }
      immediate[order[node]] = order[dominator[node]]
    }
  }

  private mutating func walk(_ successors: [[Int]], from root: Int) {
    var next = Array(repeating: 0, count: successors.count)
    var path = [root]
    number[root] = 0
    order = [root]
    parent = [-1]
    while let node = path.last {
      guard next[node] < successors[node].count else {
        path.removeLast()
        continue
      }
      let target = successors[node][next[node]]
      next[node] += 1
      guard number[target] < 0 else { continue }
      number[target] = order.count
      order.append(target)
      parent.append(number[node])
      path.append(target)
    }
  }

  /// Returns the node with the least semidominator on the path to the root, and compresses the path.
  private mutating func evaluated(_ node: Int) -> Int {
    guard ancestor[node] >= 0 else { return node }
    var way = [node]
    var last = node
    while ancestor[ancestor[last]] >= 0 {
      last = ancestor[last]
      way.append(last)
    }
    for node in way.reversed() {
      let above = ancestor[node]
      guard ancestor[above] >= 0 else { continue }
      if semi[best[above]] < semi[best[node]] { best[node] = best[above] }
      ancestor[node] = ancestor[above]
    }
    return best[node]
  }
}
