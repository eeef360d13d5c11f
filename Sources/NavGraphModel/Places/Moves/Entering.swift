import NavGraphSyntax

// The guards and contents of a content that is entered.
extension NavigationGraph {
  /// Returns the guards that are evaluated when a content is presented or entered: its own, and those of the contents that it shows first.
  package func entryGuards(of content: Content) -> [GuardID] {
    var result: [GuardID] = []
    var isSeen: Set<Content> = []
    var open = [content]
    func note(_ uses: IDRange<GuardUse>) { for use in uses { result.append(guardUses[use].guard) } }
    func enter(_ instance: InstanceID?) {
      if let instance { open.append(instances[instance].content) }
    }
    while let next = open.popLast() {
      guard isSeen.insert(next).inserted else { continue }
      switch next {
      case .screen(let id): note(screens[id].requires)
      case .stack(let id):
        note(stacks[id].requires)
        enter(stacks[id].root)
      case .tabs(let id):
        note(tabSets[id].requires)
        guard let tab = firstTab(of: id) else { continue }
        note(tabs[tab].requires)
        enter(tabs[tab].content)
      case .split(let id):
        note(splits[id].requires)
        // An inspector is shown later.
        for column in Column.allCases.reversed() where column != .inspector { enter(splits[id][column]) }
      case .pages(let id):
        note(pageSets[id].requires)
        enter(pageSets[id].pages.first.map { pages[$0].instance })
      case .modal(let id):
        note(modals[id].requires)
        for content in contents(of: id).reversed() { enter(content) }
      case .alert, .unknown: break
      }
    }
    return result
  }

  /// Returns the tab that is selected initially.
  package func firstTab(of id: TabsID) -> TabID? { tabSets[id].first ?? tabSets[id].tabs.first { tabs[$0].content != nil } }

  /// Returns the guards that are evaluated when a tab is selected.
  package func guards(of tab: TabID) -> [GuardID] {
    tabs[tab].requires.map { guardUses[$0].guard }
      + (tabs[tab].content.map { entryGuards(of: instances[$0].content) } ?? [])
  }
}

extension Places {
  /// Returns the child that tabs or pages show first.
  package func firstChild(of slot: SlotID) -> SlotID? {
    if let chosen = slots[slot].chosen, slots[chosen].kind != .nothing { return chosen }
    return slots[slot].children.first { slots[$0].kind != .nothing }
  }

  /// Returns the slots at or under `slot` in which a step may be: of tabs and pages, any child, or the first if `isFresh`; of a split, the
  /// deepest column with a path.
  func leaves(of slot: SlotID, isFresh: Bool) -> [SlotID] { leaves(of: slot, isFresh: isFresh, isCollapsed: false) }

  /// Returns the other slots in which a step may be if splits are collapsed: any column, or the column that a collapsed split shows first.
  func collapsedLeaves(of slot: SlotID, isFresh: Bool) -> [SlotID] {
    if !hasSplits { return [] }
    let sideBySide = Set(leaves(of: slot, isFresh: isFresh))
    return leaves(of: slot, isFresh: isFresh, isCollapsed: true).filter { !sideBySide.contains($0) }
  }

  private func leaves(of slot: SlotID, isFresh: Bool, isCollapsed: Bool) -> [SlotID] {
    var result: [SlotID] = []
    var open = [slot]
    while let next = open.popLast() {
      let value = slots[next]
      switch value.kind {
      case .stack, .bare, .unseen: result.append(next)
      case .nothing: break
      case .tabs, .pages:
        let shown = value.children.filter {
          if case .accessory = slots[$0].role { return false }
          return slots[$0].kind != .nothing
        }
        let first = value.chosen.flatMap { shown.contains($0) ? $0 : nil } ?? shown.first
        open.append(contentsOf: isFresh ? [first].compactMap { $0 } : shown.reversed())
      case .split where isCollapsed && isFresh: if let front = value.chosen { open.append(front) }
      case .split where isCollapsed:
        for column in value.children.prefix(3).reversed() { open.append(contentsOf: [column] + alternates(of: column)) }
      case .split:
        let shown = value.children.prefix(3).reversed().filter { slots[$0].kind != .nothing }
        if let column = shown.first(where: { slots[$0].hasPath }) ?? shown.first {
          open.append(column)
        }
      }
    }
    return result
  }

  /// Returns the slot of a column that contains a content, declared or not.
  func alternate(for content: Content, in column: SlotID) -> SlotID? {
    ([column] + alternates(of: column)).first { slots[$0].kind.content == content }
  }

  /// Returns the slots for other contents that events show in a column, in the reverse order of their discovery.
  package func alternates(of column: SlotID) -> [SlotID] {
    var result: [SlotID] = []
    var next = slots[column].alternate
    while let slot = next {
      result.append(slot)
      next = slots[slot].alternate
    }
    return result
  }
}
