import NavGraphSyntax

// Units and their containment trees.
extension ReachabilityAnalysis {
  mutating func enterRoots() {
    var taken: Idioms = []
    for root in graph.roots.ids { taken.formUnion(graph.roots[root].idioms) }
    for root in graph.roots.ids {
      let idioms = graph.roots[root].idioms
      enterRoot(
        graph.roots[root].instance, idioms: idioms.isEmpty ? Idioms.every.subtracting(taken) : idioms,
        requires: graph.roots[root].requires, from: .root)
    }
  }

  /// Enters the unit of a root, and the flows of its guards, which replace it.
  @discardableResult
  mutating func enterRoot(_ instance: InstanceID, idioms: Idioms, requires: IDRange<GuardUse>, from origin: Origin)
    -> PresentationContextID?
  {
    let content = graph.instances[instance].content
    switch content {
    case .modal, .alert, .unknown: return nil
    case .screen, .stack, .tabs, .split, .pages: break
    }
    let flows = requires.compactMap { enterFlow(of: graph.guardUses[$0].guard, inPlaceOfRootFrom: origin) }
    let unit = enter(.root, for: content, from: origin)
    found.units[unit].idioms.formUnion(idioms)
    entryGuards.add(flows: flows, inPlaceOf: unit)
    return unit
  }

  mutating func enterExternals() {
    for screen in graph.screens.ids where graph.screens[screen].isExternal {
      enter(.external, for: .screen(screen), from: .external)
    }
  }

  private mutating func enterFlow(of guardID: GuardID, inPlaceOfRootFrom origin: Origin) -> PresentationContextID? {
    guard let flow = graph.guards[guardID].flow else { return nil }
    let content = graph.instances[flow].content
    guard content != .unknown else { return nil }
    let unit = enter(.guardFlow, for: content, from: origin)
    found.units[unit].flags.insert(.isGuardFlow)
    return unit
  }

  /// Enters the unit with a content, and creates its tree if the unit is new.
  ///
  /// - Parameter variant: The index of the modal's content.
  @discardableResult
  mutating func enter(_ kind: PresentationContext.Kind, for content: Content, variant: Int = 0, from origin: Origin)
    -> PresentationContextID
  {
    let (id, isNew) = found.enter(kind, for: content, variant: variant, from: origin)
    guard isNew else { return id }
    var shown = content
    var inner: InstanceID?
    switch content {
    case .modal(let modal):
      noteGuards(graph.modals[modal].requires, of: id)
      let contents = graph.modals[modal].contents
      guard variant < contents.count else {
        found.units[id].flags.insert(.isPoisoned)
        return id
      }
      let instance = graph.modalContents[contents[variant]].instance
      inner = instance
      found.units[id].shown = instance
      found.units[id].variant = variant
      found.units[id].idioms = graph.idioms(ofVariant: variant, of: modal)
      shown = graph.instances[instance].content
    case .alert: return id
    default: break
    }
    switch shown {
    case .unknown, .modal, .alert:
      found.units[id].flags.insert(.isPoisoned)
    case .screen, .stack, .tabs, .split, .pages:
      let slot = found.slots.append(Slot(unit: id, parent: nil, role: .unit))
      found.units[id].slot = slot
      fill(slot, with: shown, isFirst: true, from: inner)
    }
    // The guards of a guard's flow are evaluated as well.
    if kind == .root || kind == .guardFlow {
      entryGuards.add(flows: entryGuards[id].compactMap { enterFlow(of: $0, inPlaceOfRootFrom: origin) }, inPlaceOf: id)
    }
    return id
  }

  private mutating func noteGuards(_ uses: IDRange<GuardUse>, of unit: PresentationContextID) {
    entryGuards.add(uses.map { graph.guardUses[$0].guard }, to: unit)
  }

  /// Adds the guards of a container or of its first screen, which are evaluated with the unit, or when the container is selected.
  private mutating func guardEntry(by uses: IDRange<GuardUse>, to slot: SlotID, isFirst: Bool) {
    guard !uses.isEmpty else { return }
    let unit = found.slots[slot].unit
    if found.units[unit].kind == .external {
      return ask(uses, at: Cursor(slot: slot, node: nil), via: Way(source: nil, origin: found.units[unit].origin, cause: .link))
    }
    if isFirst { return noteGuards(uses, of: unit) }
    // The container is selected from inside the container around it.
    for use in uses {
      let id = graph.guardUses[use].guard
      ask(id, at: Cursor(slot: found.slots[slot].parent ?? slot, node: nil), via: Way(source: nil, origin: .asked(id, slot), cause: .link))
    }
  }

  /// Sets the kind and the children of a slot. `instance` is the instance that names the content.
  mutating func fill(_ slot: SlotID, with content: Content, isFirst: Bool, from instance: InstanceID?) {
    if graph.incomplete.contains(content) { markUnsure(slot) }
    let first: Place.Flags = isFirst ? [.isRoot, .isDeclared, .isFirst] : [.isRoot, .isDeclared]
    switch content {
    case .screen(let screen):
      found.slots[slot].kind = found.units[found.slots[slot].unit].kind == .external ? .unseen : .bare
      guardEntry(by: graph.screens[screen].requires, to: slot, isFirst: isFirst)
      found.slots[slot].first = found.reach(screen, in: slot, with: first, from: .unit)
    case .stack(let stack):
      found.slots[slot].kind = .stack(stack)
      found.reached.stacks[stack.index] = true
      guardEntry(by: graph.stacks[stack].requires, to: slot, isFirst: isFirst)
      guard let root = graph.stacks[stack].root, case .screen(let screen) = graph.instances[root].content else {
        markUnsure(slot)
        return
      }
      guardEntry(by: graph.screens[screen].requires, to: slot, isFirst: isFirst)
      found.slots[slot].first = found.reach(screen, in: slot, with: first, from: .unit)
    case .tabs(let tabs) where found.slots[slot].tabs == nil: fill(slot, tabs: tabs, isFirst: isFirst)
    case .split(let split) where found.slots[slot].split == nil: fill(slot, split: split, isFirst: isFirst)
    case .pages(let pages) where found.slots[slot].pages == nil: fill(slot, pages: pages, isFirst: isFirst)
    case .tabs, .split, .pages:
      if let instance { found.nestings.append(Nesting(instance: instance, slot: slot)) }
    case .unknown where instance.map { graph.nestings[$0] != nil } ?? false:
      if let instance { found.nestings.append(Nesting(instance: instance, slot: slot)) }
    case .unknown:
      // An unknown content could be anything, so all steps in it succeed.
      found.slots[slot].kind = .unseen
      markUnsure(slot)
    case .modal, .alert: break
    }
  }

  private mutating func markUnsure(_ slot: SlotID) {
    found.slots[slot].isUnsure = true
    found.units[found.slots[slot].unit].flags.insert(.isPoisoned)
  }

  private mutating func fill(_ slot: SlotID, tabs: TabsID, isFirst: Bool) {
    found.slots[slot].kind = .tabs(tabs)
    found.slots[slot].tabs = slot
    found.reached.tabSets[tabs.index] = true
    containers.add(bar: slot, of: tabs)
    guardEntry(by: graph.tabSets[tabs].requires, to: slot, isFirst: isFirst)
    let range = graph.tabSets[tabs].tabs
    let hasAccessory = graph.tabSets[tabs].accessory != nil
    makeChildren(of: slot, count: range.count + (hasAccessory ? 1 : 0)) { index in
      index < range.count ? .tab(range[index]) : .accessory
    }
    let first = graph.firstTab(of: tabs)
    if graph.tabSets[tabs].first != nil {
      for (tab, child) in zip(range, found.slots[slot].children) where tab == first { found.slots[slot].chosen = child }
    }
    for (tab, child) in zip(range, found.slots[slot].children) {
      guard let instance = graph.tabs[tab].content else { continue }
      let isShown = isFirst && tab == first
      guardEntry(by: graph.tabs[tab].requires, to: child, isFirst: isShown)
      // A tab's own guard is evaluated again when the user returns to the tab.
      if isShown, range.count > 1 { guardEntry(by: graph.tabs[tab].requires, to: child, isFirst: false) }
      fill(child, with: graph.instances[instance].content, isFirst: isShown, from: instance)
    }
    if let accessory = graph.tabSets[tabs].accessory, let child = found.slots[slot].children.last {
      fill(child, with: graph.instances[accessory].content, isFirst: isFirst, from: accessory)
    }
    for (tab, child) in zip(range, found.slots[slot].children) {
      if let action = graph.tabs[tab].action { runAction(of: tab, branch: action, in: slot, child: child) }
    }
  }

  private mutating func fill(_ slot: SlotID, split: SplitID, isFirst: Bool) {
    found.slots[slot].kind = .split(split)
    found.slots[slot].split = slot
    found.reached.splits[split.index] = true
    guardEntry(by: graph.splits[split].requires, to: slot, isFirst: isFirst)
    makeChildren(of: slot, count: Column.allCases.count) { .column(Column.allCases[$0]) }
    found.slots[slot].chosen = found.slots[slot].children[Int(graph.splits[split].front.rawValue)]
    for (column, child) in zip(Column.allCases, found.slots[slot].children) {
      found.slots[child].column = child
      guard let instance = graph.splits[split][column] else { continue }
      if column == .inspector, isHiddenAtFirst(instance, in: child) {
        containers.hideInspector(instance, in: child)
      } else {
        fill(child, with: graph.instances[instance].content, isFirst: isFirst, from: instance)
      }
    }
  }

  /// Gives an inspector's slot its kind but no content, because it is hidden until an event or a link shows it. Returns false if it counts
  /// as shown: generated code has a position for it, and an `external` screen isn't known.
  private mutating func isHiddenAtFirst(_ instance: InstanceID, in slot: SlotID) -> Bool {
    if found.areInspectorsShown || found.units[found.slots[slot].unit].kind == .external { return false }
    switch graph.instances[instance].content {
    case .screen: found.slots[slot].kind = .bare
    case .stack(let stack): found.slots[slot].kind = .stack(stack)
    case .tabs, .pages: break
    case .split, .modal, .alert, .unknown: return false
    }
    return true
  }

  /// Shows an inspector with its declared content, if it is hidden.
  mutating func openInspector(in slot: SlotID) {
    guard let instance = containers.showInspector(in: slot) else { return }
    fill(slot, with: graph.instances[instance].content, isFirst: false, from: instance)
  }

  /// Shows an inspector with another content. Its stack is the declared one.
  mutating func openInspector(in slot: SlotID, with content: Content) {
    guard let instance = containers.hiddenInspector(in: slot) else { return }
    let declared = graph.instances[instance].content
    switch (declared, content) {
    case (.screen, .screen): break
    case (.stack(let stack), .screen): found.reached.stacks[stack.index] = true
    default: openInspector(in: slot)
    }
  }

  private mutating func fill(_ slot: SlotID, pages: PagesID, isFirst: Bool) {
    found.slots[slot].kind = .pages(pages)
    found.slots[slot].pages = slot
    found.reached.pageSets[pages.index] = true
    guardEntry(by: graph.pageSets[pages].requires, to: slot, isFirst: isFirst)
    let range = graph.pageSets[pages].pages
    makeChildren(of: slot, count: range.count) { .page(range[$0]) }
    var firstLeft = isFirst
    for (page, child) in zip(range, found.slots[slot].children) {
      found.slots[child].page = child
      let instance = graph.pages[page].instance
      fill(child, with: graph.instances[instance].content, isFirst: firstLeft, from: instance)
      firstLeft = false
    }
  }

  private mutating func makeChildren(of slot: SlotID, count: Int, role: (Int) -> Slot.Role) {
    let start = found.slots.count
    let parent = found.slots[slot]
    for index in 0..<count {
      var child = Slot(unit: parent.unit, parent: slot, role: role(index))
      child.tabs = parent.tabs
      child.split = parent.split
      child.pages = parent.pages
      child.column = parent.column
      child.page = parent.page
      found.slots.append(child)
    }
    found.slots[slot].children = IDRange(start..<start + count)
  }

  /// Returns the slot of a column that shows another container than the declared one.
  mutating func alternate(for instance: InstanceID, in column: SlotID) -> SlotID? {
    let content = graph.instances[instance].content
    if found.slots[column].kind.content == content { return column }
    if let known = containers.alternate(for: content, in: column) { return known }
    var slot = found.slots[column]
    slot.kind = .nothing
    slot.children = .empty
    slot.chosen = nil
    slot.first = nil
    slot.alternate = found.slots[column].alternate
    let id = found.slots.append(slot)
    found.slots[id].column = id
    found.slots[column].alternate = id
    containers.add(alternate: id, showing: content, in: column)
    fill(id, with: content, isFirst: false, from: instance)
    return id
  }

  /// Runs the action of a tab, which the user can tap wherever the tab bar is shown.
  private mutating func runAction(of tab: TabID, branch: BranchID, in slot: SlotID, child: SlotID) {
    forEachLeaf(of: slot, isFresh: false, via: Way(source: nil, origin: .tab(tab), cause: .tab(tab))) { explorer, leaf, way in
      let cursor = Cursor(slot: leaf, node: explorer.found.hub(with: .all, of: leaf))
      explorer.ask(explorer.graph.tabs[tab].requires, before: [branch], at: cursor, via: way)
      explorer.schedule(Continuation(branch: branch, index: 0, cursor: cursor, way: way))
    }
  }
}

extension Slot.Kind {
  /// The container of the slot.
  package var content: Content? {
    switch self {
    case .stack(let id): .stack(id)
    case .tabs(let id): .tabs(id)
    case .split(let id): .split(id)
    case .pages(let id): .pages(id)
    case .bare, .unseen, .nothing: nil
    }
  }
}

extension Content {
  /// A number for the kind. With `number`, the index in its table, it identifies the content.
  var tag: UInt32 {
    switch self {
    case .screen: 0
    case .stack: 1
    case .tabs: 2
    case .split: 3
    case .pages: 4
    case .modal: 5
    case .alert: 6
    case .unknown: 7
    }
  }
  var number: UInt32 {
    switch self {
    case .screen(let id): id.raw
    case .stack(let id): id.raw
    case .tabs(let id): id.raw
    case .split(let id): id.raw
    case .pages(let id): id.raw
    case .modal(let id): id.raw
    case .alert(let id): id.raw
    case .unknown: 0
    }
  }
}
