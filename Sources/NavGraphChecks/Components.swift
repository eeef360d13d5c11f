/// The strongly connected components of a graph whose nodes are integers, computed by Tarjan's algorithm without recursion.
struct Components {
  /// The component of each node. A component has a lower number than those that lead to it.
  private(set) var of: [Int]
  private(set) var count = 0

  init(of targets: [[Int]]) {
    self.init(size: targets.count) {
      targets[$0].count
    } target: {
      targets[$0][$1]
    }
  }

  /// Computes the components of `size` nodes.
  ///
  /// - Parameters:
  ///   - degree: Returns the number of a node's targets.
  ///   - target: Returns one target of a node, by its index.
  init(size: Int, degree: (Int) -> Int, target: (Int, Int) -> Int) {
    of = [Int](repeating: -1, count: size)
    var order = [Int](repeating: -1, count: size)
    var low = [Int](repeating: 0, count: size)
    var path: [Int] = []
    var calls: [(node: Int, next: Int)] = []
    var clock = 0
    for start in 0..<size where order[start] < 0 {
      calls.append((start, 0))
      while let call = calls.last {
        let node = call.node
        if call.next == 0 {
          order[node] = clock
          low[node] = clock
          clock += 1
          path.append(node)
        }
        if call.next < degree(node) {
          calls[calls.count - 1].next += 1
          let target = target(node, call.next)
          if order[target] < 0 {
            calls.append((target, 0))
          } else if of[target] < 0 {
            low[node] = min(low[node], order[target])
          }
          continue
        }
        calls.removeLast()
        if let parent = calls.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == order[node] else { continue }
        while let member = path.popLast() {
          of[member] = count
          if member == node { break }
        }
        count += 1
      }
    }
  }
}
