/// Determines the region in which each unit is drawn: that of the only tab, split, or modal that leads to it, or the shared screens.
struct Owners {
  /// The maximum number of cards in a modal that isn't a separate region.
  static let largestLodger = 9

  /// The unit in whose region each unit is drawn, or `shared`.
  private(set) var home: [Int: Int] = [:]
  /// The tabs, the splits, and the roots, which are always separate regions.
  private(set) var isBase: Set<Int> = []
  /// The units that each unit leads to, each once.
  private(set) var successors: [Int: [Int]] = [:]
  /// The elements that each guard flow guards, and the single element next to which a flow is drawn.
  private(set) var guarded: [Int: [Int]] = [:]
  private(set) var docked: [Int: Int] = [:]
  /// The start cards of roots, keyed by element.
  private(set) var starts: [Int: Card] = [:]
  let units: [Int]

  /// The index of the region of shared screens.
  static let shared = -1

  private let outline: Outline
  private let evicted: Set<Int>
  private var hasWayIn: Set<Int> = []
  private var predecessors: [Int: Set<Int>] = [:]

  /// Creates the assignment. `evicted` are modals that must be separate regions.
  init(of outline: Outline, evicted: Set<Int>) {
    self.outline = outline
    self.evicted = evicted
    units = (0..<outline.count).filter { outline.unit[$0] == $0 }
    for link in outline.diagram.links where link.kind == .root {
      let target = outline.element(of: link.to)
      guard starts[target] == nil, var start = outline.card(of: outline.element(of: link.from)) else { continue }
      // A removed start of a root is marked as removed, even if the root still exists.
      start.change = link.change ?? start.change
      starts[target] = start
    }
    for unit in units {
      let isSplit = outline.parent[unit] == nil && outline.group(of: unit)?.kind == .split
      if outline.parent[unit] != nil || isSplit || starts[unit] != nil { isBase.insert(unit) }
    }
    addLinks()
    addFlows()
    settle()
  }

  /// Adds links between units. Tabs, splits, and roots don't depend on others, so links that select a tab or a root are ignored.
  private mutating func addLinks() {
    for link in outline.diagram.links where ![.way, .root, .select, .switch, .window].contains(link.kind) {
      if link.kind == .arm, case .group = link.to { continue }
      guard let from = outline.unit[outline.element(of: link.from)], let to = outline.unit[outline.element(of: link.to)] else { continue }
      add(from: from, to: to)
    }
  }

  private mutating func add(from: Int, to: Int) {
    guard from != to, !isBase.contains(to), predecessors[to, default: []].insert(from).inserted else { return }
    successors[from, default: []].append(to)
    hasWayIn.insert(to)
  }

  /// Assigns a guard flow to the single element that it guards, if no link leads to the flow.
  private mutating func addFlows() {
    var guardedBy: [String: [Int]] = [:]
    for element in 0..<outline.count {
      for name in outline.guards(of: element) where outline.card(of: element)?.kind != .start {
        guardedBy[name, default: []].append(element)
      }
    }
    for link in outline.diagram.links where link.kind == .root {
      for name in outline.guards(of: outline.element(of: link.from)) { guardedBy[name, default: []].append(outline.element(of: link.to)) }
    }
    for unit in units {
      var seen: Set<Int> = []
      let things = outline.answers(of: unit).flatMap { guardedBy[$0] ?? [] }.filter { seen.insert($0).inserted }
      if things.isEmpty { continue }
      guarded[unit] = things
      guard things.count == 1, let thing = things.first, let home = outline.unit[thing], home != unit, starts[thing] == nil else {
        continue
      }
      guard !hasWayIn.contains(unit), !evicted.contains(unit), !isBase.contains(unit) else { continue }
      guard outline.cards(in: unit).count <= Owners.largestLodger else { continue }
      docked[unit] = thing
      add(from: home, to: unit)
    }
  }

  /// Repeatedly makes separate screens shared if several regions lead to them, because the screens that only those lead to then follow.
  private mutating func settle() {
    var node: [Int: Int] = [:]
    for (index, unit) in units.enumerated() { node[unit] = index + 2 }
    var isShared: Set<Int> = []
    var dominators = Dominators(successors: [[]], root: 0)
    // Node 0 is the app, and node 1 the shared screens.
    func number(of unit: Int) -> Int { isShared.contains(unit) ? 1 : node[unit] ?? 0 }
    for _ in 0..<8 {
      var after: [[Int]] = Array(repeating: [], count: units.count + 2)
      after[0] = isShared.isEmpty ? [] : [1]
      for unit in units {
        if isBase.contains(unit) || !hasWayIn.contains(unit) { after[0].append(number(of: unit)) }
        for next in successors[unit] ?? [] where number(of: next) != number(of: unit) { after[number(of: unit)].append(number(of: next)) }
      }
      dominators = Dominators(successors: after, root: 0)
      let found = units.filter { unit in
        guard unit >= outline.groupCount, !isBase.contains(unit), !isShared.contains(unit) else { return false }
        guard dominators.immediate[number(of: unit)] == 0 else { return false }
        return Set((predecessors[unit] ?? []).map(number)).count > 1
      }
      if found.isEmpty { break }
      isShared.formUnion(found)
    }
    for unit in isShared { home[unit] = Owners.shared }
    for index in dominators.order.dropFirst() where index > 1 { place(units[index - 2], under: dominators.immediate[index] ?? 0) }
    for unit in units where home[unit] == nil { home[unit] = unit }
  }

  private mutating func place(_ unit: Int, under owner: Int) {
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
    // A modal isn't in a column of a split.
    let isSplit = host >= 0 && outline.group(of: host)?.kind == .split
    home[unit] = isSplit && unit < outline.groupCount && docked[unit] == nil ? unit : host
  }

  private func mayLodge(_ unit: Int) -> Bool {
    guard unit < outline.groupCount else { return true }
    // No line can lead to a container without a card.
    let count = outline.cards(in: unit).count
    return !evicted.contains(unit) && (guarded[unit]?.count ?? 1) <= 1 && count > 0 && count <= Owners.largestLodger
  }
}
