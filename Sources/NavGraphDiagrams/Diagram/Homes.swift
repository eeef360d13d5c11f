import NavGraphModel
import NavGraphSyntax

/// Determines the container in which each screen is drawn, or none if several show it.
///
/// A screen has one card, however many places it has. Every stack claims the screens that can be pushed on it. A screen that
/// two stacks claim is drawn between the containers. Each screen is visited at most three times, so the time is linear.
struct Homes {
  /// The way in which a group shows a screen.
  enum Claim {
    /// The group, which is a tab, column, or modal, shows the screen first.
    case content
    /// A `show` step or a link puts the screen into the group, which is a column.
    case column
    case push
  }

  /// The groups that show each screen: two, or three if the first two are in the same unit. Indexed by `ScreenID`.
  private(set) var claims: [[Int]]
  private(set) var isRoot: [Bool]
  /// The groups that have each screen as their content, and the columns that steps and links put it into, at most two of each.
  private var contentClaims: [[Int]]
  private var columnClaims: [[Int]]
  /// The tab, split, modal, or stack that each group belongs to. It is empty until `setGroups` is called.
  private var units: [Int] = []

  private let graph: NavigationGraph
  private var queue: [(ScreenID, Int)] = []

  init(in graph: NavigationGraph) {
    self.graph = graph
    claims = Array(repeating: [], count: graph.screens.count)
    contentClaims = claims
    columnClaims = claims
    isRoot = Array(repeating: false, count: graph.screens.count)
  }

  mutating func setGroups(_ groups: [Group]) {
    units = Array(groups.indices)
    // A group follows the group around it. Tabs and sections are frames around units.
    for (index, group) in groups.enumerated() {
      guard let parent = group.parent, ![.tabs, .section].contains(groups[parent].kind) else { continue }
      units[index] = units[parent]
    }
  }

  /// Returns the group in which a screen is drawn, or nil if none or several show it.
  func group(of screen: ScreenID) -> Int? {
    let (content, columns, all) = (contentClaims[screen.index], columnClaims[screen.index], claims[screen.index])
    if !content.isEmpty { return content.count == 1 ? content[0] : nil }
    // A column is the home of its screens, unless another tab or modal also shows the screen.
    if !columns.isEmpty, Set(all.map { units[$0] }).count == 1 { return columns.count == 1 ? columns[0] : nil }
    return all.count == 1 ? all[0] : nil
  }

  /// Records that `group` shows `screen`. If it is a stack, it also shows what the screen pushes.
  mutating func claim(_ screen: ScreenID, for group: Int, as claim: Claim) {
    func add(to groups: inout [Int]) { if !groups.contains(group), groups.count < 2 { groups.append(group) } }
    switch claim {
    case .content: add(to: &contentClaims[screen.index])
    case .column: add(to: &columnClaims[screen.index])
    case .push: break
    }
    if claim != .push { isRoot[screen.index] = true }
    if isNew(group, among: claims[screen.index]) {
      claims[screen.index].append(group)
      queue.append((screen, group))
    }
  }

  /// Whether the group is recorded: the first two are, and if these are in the same unit, the first in another unit.
  private func isNew(_ group: Int, among known: [Int]) -> Bool {
    if known.contains(group) { return false }
    if known.count < 2 { return true }
    return known.count == 2 && !units.isEmpty && units[known[0]] == units[known[1]] && units[group] != units[known[0]]
  }

  mutating func markRoot(_ screen: ScreenID) { isRoot[screen.index] = true }

  /// Follows pushes until nothing new is claimed. `column` returns the group of a column in the split around a group.
  mutating func spread(stacks: Set<Int>, column: (Int, Column) -> Int?) {
    var next = 0
    while next < queue.count {
      let (screen, group) = queue[next]
      next += 1
      for use in graph.eventsOfScreens[graph.screens[screen].events] {
        spread(graph.events[use.event].branches, from: group, stacks: stacks, column: column)
      }
    }
    queue = []
  }

  private mutating func spread(_ branches: IDRange<Branch>, from group: Int, stacks: Set<Int>, column: (Int, Column) -> Int?) {
    var pending = [branches]
    while let branches = pending.popLast() {
      for branch in graph.branches[branches] {
        var left = false
        for step in graph.steps[branch.steps] {
          switch step.action {
          case .push(let instance) where !left && stacks.contains(group), .replace(let instance) where !left:
            if case .screen(let target) = graph.instances[instance].content { claim(target, for: group, as: .push) }
          case .show(let name, let instance?) where !left:
            if let home = column(group, name), case .screen(let target) = graph.instances[instance].content {
              claim(target, for: home, as: .column)
            }
          case .dismiss, .dismissAll, .select, .switchTo, .restart, .open, .close, .finish: left = true
          default: break
          }
        }
        if !left { pending += graph.arms[branch.arms].map(\.branches) }
      }
    }
  }
}
