import NavGraphSyntax

// Contents that would be shown without an error count as reached, so that one error causes one diagnostic.
extension ReachabilityAnalysis {
  mutating func enterMeant() {
    for id in graph.screens.ids where graph.screens[id].declared.isPoisoned { enterMeant(of: .screen(id)) }
    for id in graph.stacks.ids where graph.stacks[id].declared.isPoisoned { enterMeant(of: .stack(id)) }
    for id in graph.tabSets.ids where graph.tabSets[id].declared.isPoisoned { enterMeant(of: .tabs(id)) }
    for id in graph.splits.ids where graph.splits[id].declared.isPoisoned { enterMeant(of: .split(id)) }
    for id in graph.pageSets.ids where graph.pageSets[id].declared.isPoisoned { enterMeant(of: .pages(id)) }
    for id in graph.modals.ids where graph.modals[id].declared.isPoisoned { enterMeant(of: .modal(id)) }
    for id in graph.alerts.ids where graph.alerts[id].declared.isPoisoned { enterMeant(of: .alert(id)) }
    enterMisplaced()
    enterUnused()
    for select in selects.all {
      if let rest = select.step.rest { failures.lose(rest.branch, from: rest.index) }
    }
    for item in failures.lost { enterMeant(after: item.index, of: item.branch) }
    for arm in arms.all where !found.units[arm.unit].flags.contains(arm.outcome) {
      for branch in graph.arms[arm.arm].branches { enterMeant(after: 0, of: branch) }
    }
    // The contents that are entered may have others inside them.
    var next = 0
    while next < found.nestings.count {
      enterMeant(of: graph.meant(by: found.nestings[next].instance))
      next += 1
    }
  }

  /// Enters the contents of event groups and guards that nothing names, which other diagnostics report.
  private mutating func enterUnused() {
    var groups = [Bool](repeating: false, count: graph.eventGroups.count)
    for use in graph.eventGroupUses { groups[use.group.index] = true }
    for group in graph.eventGroups.ids where !groups[group.index] {
      for event in graph.events[graph.eventGroups[group].events] {
        for branch in event.branches { failures.lose(branch) }
      }
    }
    var guards = [Bool](repeating: false, count: graph.guards.count)
    for use in graph.guardUses { guards[use.guard.index] = true }
    for id in graph.guards.ids where !guards[id.index] {
      if let flow = graph.guards[id].flow { enterMeant(of: graph.instances[flow].content) }
    }
  }

  private mutating func enterMeant(of content: Content) {
    if found.reached[content] { return }
    for variant in 0..<graph.variantCount(of: content) { enter(.external, for: content, variant: variant, from: .meant) }
  }

  /// Enters the contents that a failed step and the steps after it name, including those of the outcome handlers.
  private mutating func enterMeant(after index: Int, of branch: BranchID) {
    let steps = graph.branches[branch].steps
    let isUnresolved = index < steps.count && isUnresolved(graph.steps[steps[index]].action)
    var open: [(branch: BranchID, index: Int)] = [(branch, index)]
    while let next = open.popLast() {
      for step in graph.branches[next.branch].steps.dropFirst(next.index) {
        guard let content = graph.steps[step].action.instance.map({ graph.instances[$0].content }) else { continue }
        if isUnresolved, case .screen(let screen) = content { found.meant.insert(screen) }
        enterMeant(of: content)
      }
      for arm in graph.branches[next.branch].arms {
        for branch in graph.arms[arm].branches { open.append((branch, 0)) }
      }
      for destination in graph.branches[next.branch].destinations { enterMeant(in: destination) }
    }
  }

  /// Enters the contents that a link would show.
  private mutating func enterMeant(in id: DestinationID) {
    let destination = graph.destinations[id]
    if let root = destination.root { enterMeant(of: graph.content(of: root)) }
    for step in graph.destinationSteps[destination.steps] {
      switch step.kind {
      case .screen(let instance), .page(let instance), .present(let instance, _), .container(let instance), .column(_, let instance?):
        enterMeant(of: graph.instances[instance].content)
      case .tab, .column(_, nil): break
      }
    }
  }

  private func isUnresolved(_ action: Action) -> Bool {
    action == .unknown || action.instance.map { graph.instances[$0].content == .unknown } ?? false
  }

  /// Enters modals and alerts at the position of a content, and containers that are the root of a stack.
  private mutating func enterMisplaced() {
    for slot in found.slots.ids {
      let value = found.slots[slot]
      switch (value.kind, value.role) {
      case (.stack(let stack), _) where containers.hiddenInspector(in: slot) == nil:
        guard value.first == nil, let root = graph.stacks[stack].root else { continue }
        enterMeant(of: graph.instances[root].content)
      case (.nothing, .tab(let tab)): if let content = graph.tabs[tab].content { enterMeant(of: graph.instances[content].content) }
      case (.nothing, .page(let page)): enterMeant(of: graph.instances[graph.pages[page].instance].content)
      case (.nothing, .column(let column)) where containers.hiddenInspector(in: slot) == nil:
        guard let parent = value.parent, case .split(let split) = found.slots[parent].kind, let content = graph.splits[split][column]
        else { continue }
        enterMeant(of: graph.instances[content].content)
      default: break
      }
    }
    for unit in found.units where unit.slot == nil {
      if case .modal(let modal) = unit.content {
        for content in graph.contents(of: modal) { enterMeant(of: graph.instances[content].content) }
      }
    }
    for root in graph.roots { enterMeant(of: graph.instances[root.instance].content) }
  }
}
