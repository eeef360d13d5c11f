/// Which region each unit is drawn in: with the only tab, split or sheet that leads to it, or with the shared screens.
struct Owners {
  /// A sheet with more cards is a region of its own.
  static let largestLodger = 9

  /// The unit whose region a unit is drawn in; `shared` for the shared screens.
  private(set) var home: [Int: Int] = [:]
  /// Tabs, splits and what a root shows: they stay where they are.
  private(set) var isBase: Set<Int> = []
  /// Which units a unit leads to, each once.
  private(set) var successors: [Int: [Int]] = [:]
  /// What each flow of a guard guards, and the one thing beside which a flow is drawn.
  private(set) var guarded: [Int: [Int]] = [:]
  private(set) var docked: [Int: Int] = [:]
  /// Where the app starts.
  private(set) var starts: [Int: Card] = [:]
  let units: [Int]

  /// Stands for the region of the shared screens.
  static let shared = -1

  private let outline: Outline
  private let evicted: Set<Int>
  private var hasWayIn: Set<Int> = []
  private var predecessors: [Int: Set<Int>] = [:]

  /// `evicted` are sheets that must have regions of their own.
  init(_ outline: Outline, evicted: Set<Int>) {
    self.outline = outline
    self.evicted = evicted
    units = (0..<outline.count).filter { outline.unit[$0] == $0 }
    for link in outline.diagram.links where link.kind == .root {
      let target = outline.element(link.to)
      guard starts[target] == nil, var start = outline.card(outline.element(link.from)) else { continue }
      // What a root has left is shown as left, though the root itself is there.
      start.change = link.change ?? start.change
      starts[target] = start
    }
    for unit in units {
      let isSplit = outline.parent[unit] == nil && outline.group(unit)?.kind == .split
      if outline.parent[unit] != nil || isSplit || starts[unit] != nil { isBase.insert(unit) }
    }
    addLinks()
    addFlows()
    settle()
  }

  /// Tabs, splits and roots are reached by themselves; a choice of a tab or a root leads to no region.
  private mutating func addLinks() {
    for link in outline.diagram.links where ![.way, .root, .select, .switch, .window].contains(link.kind) {
      if link.kind == .arm, case .group = link.to { continue }
      guard let from = outline.unit[outline.element(link.from)], let to = outline.unit[outline.element(link.to)] else { continue }
      add(from, to)
    }
  }

  private mutating func add(_ from: Int, _ to: Int) {
    guard from != to, !isBase.contains(to), predecessors[to, default: []].insert(from).inserted else { return }
    successors[from, default: []].append(to)
    hasWayIn.insert(to)
  }

  /// A flow in front of one thing is drawn beside it, if nothing else leads there.
  private mutating func addFlows() {
    var guardedBy: [String: [Int]] = [:]
    for element in 0..<outline.count {
      for name in outline.guards(element) where outline.card(element)?.kind != .start { guardedBy[name, default: []].append(element) }
    }
    for link in outline.diagram.links where link.kind == .root {
      for name in outline.guards(outline.element(link.from)) { guardedBy[name, default: []].append(outline.element(link.to)) }
    }
    for unit in units {
      var seen: Set<Int> = []
      let things = outline.answers(unit).flatMap { guardedBy[$0] ?? [] }.filter { seen.insert($0).inserted }
      if things.isEmpty { continue }
      guarded[unit] = things
      guard things.count == 1, let thing = things.first, let home = outline.unit[thing], home != unit, starts[thing] == nil else {
        continue
      }
      guard !hasWayIn.contains(unit), !evicted.contains(unit), !isBase.contains(unit) else { continue }
      guard outline.cards(in: unit).count <= Owners.largestLodger else { continue }
      docked[unit] = thing
      add(home, unit)
    }
  }

  /// Loose screens that several regions lead to become shared ones. What only those lead to follows, so this is repeated, a few times at most.
  private mutating func settle() {
    var node: [Int: Int] = [:]
    for (index, unit) in units.enumerated() { node[unit] = index + 2 }
    var isShared: Set<Int> = []
    var dominators = Dominators([[]], root: 0)
    // Node 0 is the app, node 1 the shared screens.
    func number(_ unit: Int) -> Int { isShared.contains(unit) ? 1 : node[unit] ?? 0 }
    for _ in 0..<8 {
      var after: [[Int]] = Array(repeating: [], count: units.count + 2)
      after[0] = isShared.isEmpty ? [] : [1]
      for unit in units {
        if isBase.contains(unit) || !hasWayIn.contains(unit) { after[0].append(number(unit)) }
        for next in successors[unit] ?? [] where number(next) != number(unit) { after[number(unit)].append(number(next)) }
      }
      dominators = Dominators(after, root: 0)
      let found = units.filter { unit in
        guard unit >= outline.groupCount, !isBase.contains(unit), !isShared.contains(unit) else { return false }
        guard dominators.immediate[number(unit)] == 0 else { return false }
        return Set((predecessors[unit] ?? []).map(number)).count > 1
      }
      if found.isEmpty { break }
      isShared.formUnion(found)
    }
    for unit in isShared { home[unit] = Owners.shared }
    for index in dominators.order.dropFirst() where index > 1 { place(units[index - 2], dominators.immediate[index] ?? 0) }
    for unit in units where home[unit] == nil { home[unit] = unit }
  }

  private mutating func place(_ unit: Int, _ owner: Int) {
    guard home[unit] == nil else { return }
    guard owner > 0, !isBase.contains(unit), mayLodge(unit) else {
      home[unit] = unit
      return
    }
    guard owner > 1 else {
      home[unit] = Owners.shared
      return
    }
    let host = home[units[owner - 2]] ?? units[owner - 2]
    // Sheets have no column in a split.
    let isSplit = host >= 0 && outline.group(host)?.kind == .split
    home[unit] = isSplit && unit < outline.groupCount && docked[unit] == nil ? unit : host
  }

  private func mayLodge(_ unit: Int) -> Bool {
    guard unit < outline.groupCount else { return true }
    // No line could lead to a container without a card.
    let count = outline.cards(in: unit).count
    return !evicted.contains(unit) && (guarded[unit]?.count ?? 1) <= 1 && count > 0 && count <= Owners.largestLodger
  }
}
