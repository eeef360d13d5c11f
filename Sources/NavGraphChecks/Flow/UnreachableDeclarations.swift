import NavGraphModel

/// The declarations that are never shown, and the references between them, which group them so that a whole unused part of an app is one
/// diagnostic. Takes time linear in the graph, except for sorting.
struct UnreachableDeclarations {
  /// A group of connected declarations, to be reported together.
  struct Group {
    /// The declaration that nothing outside of the group refers to, or several that refer to each other, in source order.
    var heads: [Content]
    /// The other declarations that can be reached from the heads, and from no other group, in source order.
    var followers: [Content] = []
    /// Declarations that can be reached from the heads and from other groups. Only one of the groups has them.
    var sharedFollowers: [Content] = []
  }

  private let graph: NavigationGraph
  /// The unreachable declarations, in source order.
  private(set) var contents: [Content] = []
  /// The flows of guards that nothing requires, which are reported elsewhere.
  private let unusedFlows: Set<Content>
  /// The index of each declaration in `contents`.
  private var indexOf: [Content: Int] = [:]
  /// The declarations to which each declaration refers, as indices in `contents`. May contain duplicates.
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
    for (index, content) in contents.enumerated() { indexOf[content] = index }
    targets = contents.map { _ in [] }
    for index in contents.indices { addReferences(from: index) }
  }

  /// Adds a declaration, unless it is reached or has another diagnostic.
  private mutating func add(_ content: Content, reached: Reached) {
    guard !reached[content], !unusedFlows.contains(content), let declared = graph.declared(of: content), !declared.isPoisoned else {
      return
    }
    contents.append(content)
  }

  // MARK: References

  /// Adds the references in a declaration.
  private mutating func addReferences(from index: Int) {
    switch contents[index] {
    case .screen(let id):
      addReferences(from: index, to: graph.screens[id].requires)
      for item in graph.screens[id].events {
        let event = graph.events[graph.eventsOfScreens[item].event]
        addReferences(from: index, to: event.requires)
        addReferences(from: index, to: event.branches)
      }
    case .stack(let id):
      addReferences(from: index, to: graph.stacks[id].requires)
      addReferences(from: index, to: graph.stacks[id].root)
    case .tabs(let id):
      addReferences(from: index, to: graph.tabSets[id].requires)
      addReferences(from: index, to: graph.tabSets[id].accessory)
      for tab in graph.tabs[graph.tabSets[id].tabs] {
        addReferences(from: index, to: tab.requires)
        addReferences(from: index, to: tab.content)
        if let action = tab.action { addReferences(from: index, to: IDRange<Branch>(action.index..<action.index + 1)) }
      }
    case .split(let id):
      addReferences(from: index, to: graph.splits[id].requires)
      for column in Column.allCases { addReferences(from: index, to: graph.splits[id][column]) }
    case .pages(let id):
      addReferences(from: index, to: graph.pageSets[id].requires)
      for page in graph.pages[graph.pageSets[id].pages] { addReferences(from: index, to: page.instance) }
    case .modal(let id):
      addReferences(from: index, to: graph.modals[id].requires)
      for content in graph.contents(of: id) { addReferences(from: index, to: content) }
    case .alert, .unknown: break
    }
  }

  private mutating func addReferences(from index: Int, to uses: IDRange<GuardUse>) {
    for use in graph.guardUses[uses] { addReferences(from: index, to: graph.guards[use.guard].flow) }
  }

  private mutating func addReferences(from index: Int, to branches: IDRange<Branch>) {
    var worklist = Array(branches)
    while let branch = worklist.popLast() {
      for step in graph.steps[graph.branches[branch].steps] {
        addReferences(from: index, to: step.action.instance)
      }
      for arm in graph.branches[branch].arms { worklist.append(contentsOf: graph.arms[arm].branches) }
    }
  }

  private mutating func addReferences(from index: Int, to instance: InstanceID?) {
    guard let instance else { return }
    var content = graph.instances[instance].content
    if case .stack(let stack) = content, graph.stacks[stack].isInline, let root = graph.stacks[stack].root {
      content = graph.instances[root].content
    }
    if let target = indexOf[content], target != index { targets[index].append(target) }
  }

  // MARK: Groups

  /// Returns a group for each strongly connected component that no other one refers to. A follower of several groups is only in one.
  func groups() -> [Group] {
    let components = Components(of: targets)
    var hasPredecessor = [Bool](repeating: false, count: components.count)
    for (index, list) in targets.enumerated() {
      for target in list where components.of[target] != components.of[index] { hasPredecessor[components.of[target]] = true }
    }
    var groups: [Group] = []
    var groupOf: [Int: Int] = [:]
    for (index, content) in contents.enumerated() where !hasPredecessor[components.of[index]] {
      if let group = groupOf[components.of[index]] {
        groups[group].heads.append(content)
      } else {
        groupOf[components.of[index]] = groups.count
        groups.append(Group(heads: [content]))
      }
    }
    var owner = [Int](repeating: -1, count: contents.count)
    var stack: [Int] = []
    for index in contents.indices.reversed() {
      if let group = groupOf[components.of[index]] {
        owner[index] = group
        stack.append(index)
      }
    }
    while let next = stack.popLast() {
      for target in targets[next] where owner[target] < 0 {
        owner[target] = owner[next]
        stack.append(target)
      }
    }
    let isShared = shared(by: owner)
    for (index, content) in contents.enumerated() where hasPredecessor[components.of[index]] && owner[index] >= 0 {
      if isShared[index] {
        groups[owner[index]].sharedFollowers.append(content)
      } else {
        groups[owner[index]].followers.append(content)
      }
    }
    return groups
  }

  /// Returns whether each declaration can be reached from several groups. `owner` is the group of each declaration.
  private func shared(by owner: [Int]) -> [Bool] {
    var isShared = [Bool](repeating: false, count: contents.count)
    var stack: [Int] = []
    func add(_ index: Int) {
      if isShared[index] { return }
      isShared[index] = true
      stack.append(index)
    }
    for (index, list) in targets.enumerated() { for target in list where owner[target] != owner[index] { add(target) } }
    while let next = stack.popLast() { for target in targets[next] { add(target) } }
    return isShared
  }
}
