nonisolated extension NavGraph {
  /// A search through a `LinkTable`: what is still to be looked at, and the rows found so far.
  nonisolated struct LinkSearch {
    var pending: [(node: Int, depth: Int)] = []
    /// The first row, and all others: there are hardly ever any.
    private var first = -1
    private var others: [Int] = []
    /// How many segments have gone into the tree.
    var deepest = 0
    /// Takes rows for other origins too, and those that ask for what is missing.
    var isLoose = false

    init(isLoose: Bool = false) { self.isLoose = isLoose }

    mutating func append(_ row: Int) {
      if first < 0 { first = row } else { others.append(row) }
    }

    /// Each row once, in the order of the table.
    var sorted: [Int] {
      guard first >= 0 else { return [] }
      guard !others.isEmpty else { return [first] }
      var last = -1
      return (others + [first]).sorted().filter { row in
        defer { last = row }
        return row != last
      }
    }
  }
}
