import NavGraphModel
import NavGraphSyntax

/// Where each screen is drawn: in the container that shows it, or in none if several do.
///
/// A screen has one card, however many places it has. Every stack claims what can be pushed on it; what two stacks claim stands between
/// the containers. Each screen is visited at most twice, so this is linear.
struct Homes {
  /// A group of the diagram; nil: no container, or several.
  private(set) var group: [Int?]
  /// The groups that show it, two at most: why a screen stands between containers.
  private(set) var claims: [[Int]]
  private(set) var isRoot: [Bool]
  private var rootClaims: [[Int]]

  private let graph: NavigationGraph
  private var queue: [(ScreenID, Int)] = []

  init(_ graph: NavigationGraph) {
    self.graph = graph
    group = Array(repeating: nil, count: graph.screens.count)
    claims = Array(repeating: [], count: graph.screens.count)
    rootClaims = claims
    isRoot = Array(repeating: false, count: graph.screens.count)
  }

  /// `group` shows `screen`; if it is a stack, what the screen pushes is shown there too.
  mutating func claim(_ screen: ScreenID, for group: Int, asRoot: Bool) {
    if asRoot {
      isRoot[screen.index] = true
      if !rootClaims[screen.index].contains(group), rootClaims[screen.index].count < 2 { rootClaims[screen.index].append(group) }
    }
    if claims[screen.index].count < 2, !claims[screen.index].contains(group) {
      claims[screen.index].append(group)
      queue.append((screen, group))
    }
    // What a container shows first is at home there, wherever else it may be pushed.
    let homes = rootClaims[screen.index].isEmpty ? claims[screen.index] : rootClaims[screen.index]
    self.group[screen.index] = homes.count == 1 ? homes[0] : nil
  }

  /// `screen` is a root by itself, in no container.
  mutating func markRoot(_ screen: ScreenID) { isRoot[screen.index] = true }

  /// Follows pushes until nothing new is claimed. `column` says which group serves a column of the split around a group.
  mutating func spread(stacks: Set<Int>, column: (Int, Column) -> Int?) {
    var next = 0
    while next < queue.count {
      let (screen, group) = queue[next]
      next += 1
      for use in graph.eventsOfScreens[graph.screens[screen].events] {
        spread(graph.events[use.event].branches, group, stacks, column)
      }
    }
    queue = []
  }

  private mutating func spread(_ branches: IDRange<Branch>, _ group: Int, _ stacks: Set<Int>, _ column: (Int, Column) -> Int?) {
    var pending = [branches]
    while let branches = pending.popLast() {
      for branch in graph.branches[branches] {
        var left = false
        for step in graph.steps[branch.steps] {
          switch step.action {
          case .push(let instance) where !left && stacks.contains(group), .replace(let instance) where !left:
            if case .screen(let target) = graph.instances[instance].content { claim(target, for: group, asRoot: false) }
          case .show(let name, let instance?) where !left:
            if let home = column(group, name), case .screen(let target) = graph.instances[instance].content {
              claim(target, for: home, asRoot: true)
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
