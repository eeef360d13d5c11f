import NavGraphModel

/// The declarations that are never shown, grouped so that a whole unused part of an app is one diagnostic.
struct UnreachedThings {
  /// A group that nothing outside of it leads to.
  struct Group {
    /// The first declaration of the group, or several that lead to each other.
    var heads: [Content]
    /// The declarations that can only be reached from the heads.
    var followers: [Content]
  }

  private let graph: NavigationGraph
  /// The unreachable declarations, in source order.
  private(set) var contents: [Content] = []
  /// The flows of guards that nothing requires, which are reported elsewhere.
  private let unusedFlows: Set<Content>
  private var numbers: [Content: Int] = [:]
  private var targets: [[Int]] = []

  init(graph: NavigationGraph, reached: Reached) {
    self.graph = graph
    let required = Set(graph.guardUses.map(\.guard))
    unusedFlows = Set(
      graph.guards.ids.compactMap { id in
        required.contains(id) ? nil : graph.guards[id].flow.map { graph.instances[$0].content }
      })
    for id in graph.screens.ids { add(.screen(id), reached: reached) }
    for id in graph.stacks.ids where !graph.stacks[id].isInline { add(.stack(id), reached: reached) }
    for id in graph.tabSets.ids { add(.tabs(id), reached: reached) }
    for id in graph.splits.ids { add(.split(id), reached: reached) }
    for id in graph.pageSets.ids { add(.pages(id), reached: reached) }
    for id in graph.modals.ids { add(.modal(id), reached: reached) }
    for id in graph.alerts.ids { add(.alert(id), reached: reached) }
    if contents.isEmpty { return }
    contents.sort { SourceOrder(of: graph.declared(of: $0)) < SourceOrder(of: graph.declared(of: $1)) }
    for (index, content) in contents.enumerated() { numbers[content] = index }
    targets = contents.map { _ in [] }
    for index in contents.indices { link(index) }
  }

  private mutating func add(_ content: Content, reached: Reached) {
    guard !reached[content], !unusedFlows.contains(content), let declared = graph.declared(of: content), !declared.isPoisoned else {
      return
    }
    contents.append(content)
  }

  // MARK: References

  private mutating func link(_ index: Int) {
    switch contents[index] {
    case .screen(let id):
      link(index, to: graph.screens[id].requires)
      for item in graph.screens[id].events {
        let event = graph.events[graph.eventsOfScreens[item].event]
        link(index, to: event.requires)
        link(index, to: event.branches)
      }
    case .stack(let id):
      link(index, to: graph.stacks[id].requires)
      link(index, to: graph.stacks[id].root)
    case .tabs(let id):
      link(index, to: graph.tabSets[id].requires)
      link(index, to: graph.tabSets[id].accessory)
      for tab in graph.tabs[graph.tabSets[id].tabs] {
        link(index, to: tab.requires)
        link(index, to: tab.content)
        if let action = tab.action { link(index, to: IDRange<Branch>(action.index..<action.index + 1)) }
      }
    case .split(let id):
      link(index, to: graph.splits[id].requires)
      for column in Column.allCases { link(index, to: graph.splits[id][column]) }
    case .pages(let id):
      link(index, to: graph.pageSets[id].requires)
      for page in graph.pages[graph.pageSets[id].pages] { link(index, to: page.instance) }
    case .modal(let id):
      link(index, to: graph.modals[id].requires)
      for content in graph.contents(of: id) { link(index, to: content) }
    case .alert, .unknown: break
    }
  }

  private mutating func link(_ index: Int, to uses: IDRange<GuardUse>) {
    for use in graph.guardUses[uses] { link(index, to: graph.guards[use.guard].flow) }
  }

  private mutating func link(_ index: Int, to branches: IDRange<Branch>) {
    var open = Array(branches)
    while let branch = open.popLast() {
      for step in graph.steps[graph.branches[branch].steps] {
        link(index, to: step.action.instance)
      }
      for arm in graph.branches[branch].arms { open.append(contentsOf: graph.arms[arm].branches) }
    }
  }

  private mutating func link(_ index: Int, to instance: InstanceID?) {
    guard let instance else { return }
    var content = graph.instances[instance].content
    if case .stack(let stack) = content, graph.stacks[stack].isInline, let root = graph.stacks[stack].root {
      content = graph.instances[root].content
    }
    if let number = numbers[content], number != index { targets[index].append(number) }
  }

  // MARK: Groups

  /// Returns the strongly connected components that nothing leads to, with everything that only they lead to.
  mutating func groups() -> [Group] {
    let components = Components(of: targets)
    var isEntered = [Bool](repeating: false, count: components.count)
    for (index, list) in targets.enumerated() {
      for target in list where components.of[target] != components.of[index] { isEntered[components.of[target]] = true }
    }
    var groups: [Group] = []
    var groupOf: [Int: Int] = [:]
    for (index, content) in contents.enumerated() where !isEntered[components.of[index]] {
      if let group = groupOf[components.of[index]] {
        groups[group].heads.append(content)
      } else {
        groupOf[components.of[index]] = groups.count
        groups.append(Group(heads: [content], followers: []))
      }
    }
    var owner = [Int](repeating: -1, count: contents.count)
    var open: [Int] = []
    for index in contents.indices.reversed() {
      if let group = groupOf[components.of[index]] {
        owner[index] = group
        open.append(index)
      }
    }
    while let next = open.popLast() {
      for target in targets[next] where owner[target] < 0 {
        owner[target] = owner[next]
        open.append(target)
      }
    }
    for (index, content) in contents.enumerated() where isEntered[components.of[index]] && owner[index] >= 0 {
      groups[owner[index]].followers.append(content)
    }
    return groups
  }
}
