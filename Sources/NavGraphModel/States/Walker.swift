/// What can happen to the state of an app: the moves of its user, the steps of its events, and its links.
///
/// It is the meaning of the language on values, without identities and arguments. Where the app or the system decides (conditions,
/// guards), every answer is a way of its own.
package struct Walker: Sendable {
  /// The kind of device: which root is its own, where links lead, how modals are presented.
  package let idiom: Idioms
  /// Whether splits show one column at a time.
  package let isCollapsed: Bool
  package let graph: NavigationGraph
  package let places: Places
  /// A guard that never says yes: what it keeps from happening never does.
  package var denied: GuardID?
  /// Whether only the system's own Back leads back: not where the navigation bar is hidden.
  package var isSystemBackOnly = false
  /// A link's values are those of what is shown: an equal place is that one. Else they are others.
  var areValuesSame = false
  /// How many ways one move may go before the rest of them is left out.
  let mostWays = 256

  /// Which tests can hold together.
  package let conditions: Conditions
  /// What is always so on this kind of device: a phone has one window.
  let settled: [Premise]
  private let units: [UnitKey: UnitID]
  /// The bars whose accessory is never there, since its test never holds: that is a finding of its own (NAV0805).
  private let withoutAccessory: Set<TabsID>
  /// For each slot, the screen that is the lowest of its stack, whatever is on top of it, if there is only one that can be.
  let onlyLowest: [ScreenID?]

  struct UnitKey: Hashable {
    var kind: Unit.Kind
    var content: Content
  }

  package init(_ graph: NavigationGraph, _ places: Places, idiom: Idioms, isCollapsed: Bool) {
    self.graph = graph
    self.places = places
    self.idiom = idiom
    self.isCollapsed = isCollapsed
    var units: [UnitKey: UnitID] = [:]
    for unit in places.units.ids {
      let value = places.units[unit]
      // What a modal shows on another idiom doesn't count here.
      if !value.possibleIdioms.contains(idiom) { continue }
      units[UnitKey(kind: value.kind, content: value.content)] = unit
    }
    self.units = units
    onlyLowest = places.slots.ids.map { slot in
      let lowest = places.places(in: slot).lazy.filter { places.places[$0].flags.contains(.isRoot) }.prefix(2)
      return lowest.count == 1 ? lowest.first.map { places.places[$0].screen } : nil
    }
    let conditions = Conditions(graph)
    self.conditions = conditions
    let window = idiom == .phone ? graph.tests.ids.first { graph.tests[$0] == .opensWindows } : nil
    settled = window.map { [Premise($0, false)] } ?? []
    withoutAccessory = Set(
      graph.tabSets.ids.filter { id in graph.tabSets[id].accessoryTest.map { !conditions.areConsistent([Premise($0, true)]) } ?? false })
  }

  package func unit(_ kind: Unit.Kind, _ content: Content) -> UnitID? { units[UnitKey(kind: kind, content: content)] }

  /// The root of the idiom.
  package var root: RootID? { graph.root(on: idiom) }

  /// The unit of a root's content.
  package func unit(of root: RootID) -> UnitID? { unit(.root, graph.instances[graph.roots[root].instance].content) }
  package func unit(of root: LinkRoot) -> UnitID? { unit(.root, graph.content(of: root)) }

  // MARK: What is shown

  /// A screen that can be seen, and where. The screen is nil where it is not known.
  package struct Sight: Hashable, Sendable {
    package var slot: SlotID
    package var screen: ScreenID?
    /// It may be there or not, as the app likes: an accessory with a condition.
    package var isOptional = false
  }

  /// What can be seen of a state; nothing of what something presented covers.
  package func sights(_ state: State) -> [Sight] {
    guard state.leaving == nil, let layer = state.layers.last else { return [] }
    return sights(layer)
  }

  package func sights(_ layer: Layer) -> [Sight] {
    guard let top = places.units[layer.unit].slot else { return [] }
    var result: [Sight] = []
    var open = [top]
    while let slot = open.popLast() {
      let value = places.slots[slot]
      switch value.kind {
      case _ where showsScreen(slot, layer): result.append(Sight(slot: slot, screen: screen(slot, layer)))
      case .stack, .bare, .unseen, .nothing: break
      case .tabs(let tabs):
        if let accessory = value.children.last, case .accessory = places.slots[accessory].role, !withoutAccessory.contains(tabs) {
          result.append(
            Sight(slot: accessory, screen: screen(accessory, layer), isOptional: graph.tabSets[tabs].accessoryTest != nil))
        }
        if let child = selected(slot, layer) { open.append(child) }
      case .pages: if let child = selected(slot, layer) { open.append(child) }
      case .split:
        let focus = focus(slot, layer)
        for column in Column.allCases.reversed() where isVisible(column, focus, layer) {
          let child = shown(value.children[Int(column.rawValue)], layer)
          if places.slots[child].kind != .nothing { open.append(child) }
        }
      }
    }
    // An accessory goes with its bar.
    let hidden = result.filter { places.slots[$0.slot].role != .accessory && hidesBar($0.slot, layer) }.compactMap {
      places.slots[$0.slot].tabs
    }
    if !hidden.isEmpty { result.removeAll { accessoryBar($0.slot).map(hidden.contains) ?? false } }
    return result
  }

  /// The bar of which a slot is the accessory.
  private func accessoryBar(_ slot: SlotID) -> SlotID? { places.slots[slot].role == .accessory ? places.slots[slot].parent : nil }

  /// While that holds, a slot is there; nil: always.
  func accessoryTest(_ slot: SlotID) -> TestID? {
    guard let bar = accessoryBar(slot), case .tabs(let tabs) = places.slots[bar].kind else { return nil }
    return graph.tabSets[tabs].accessoryTest
  }

  /// Whether a screen that was pushed there hides the bar until it goes.
  func hidesBar(_ slot: SlotID, _ layer: Layer) -> Bool {
    path(slot, layer)?.pushed.contains { graph.screens[$0].hides.contains(.tabBar) } ?? false
  }

  /// The screen on top of a slot.
  func screen(_ slot: SlotID, _ layer: Layer) -> ScreenID? {
    if let path = layer.path(slot) { return path.top }
    return places.slots[slot].first.map { places.places[$0].screen }
  }

  /// The tab or page that is selected.
  func selected(_ slot: SlotID, _ layer: Layer) -> SlotID? {
    let children = places.slots[slot].children
    if let index = layer.choice(slot), children.indices.contains(Int(children.start) + index) { return children[index] }
    return places.firstChild(of: slot)
  }

  /// What a column holds: its slot, or that of another content.
  func shown(_ column: SlotID, _ layer: Layer) -> SlotID {
    guard let value = layer.choice(column), value >= Walker.contentMark else { return column }
    return SlotID(value - Walker.contentMark)
  }

  /// Puts another content into a column; it tells that apart from what a tab bar there has selected.
  func put(_ other: SlotID, into column: SlotID, _ layer: inout Layer) {
    if other != column { layer.choose(other.index + Walker.contentMark, column) }
  }

  private static var contentMark: Int { 1 << 31 }

  /// Which columns of a split are seen.
  struct Focus: Hashable {
    /// The column in front; a collapsed split shows it alone.
    var front: Column
    /// An inspector is hidden until it is asked for; a collapsed split it covers.
    var showsInspector = false
  }

  func focus(_ split: SlotID, _ layer: Layer) -> Focus {
    guard let value = layer.choice(split) else { return Focus(front: declaredFront(of: split)) }
    return Focus(front: Column(rawValue: UInt8(truncatingIfNeeded: value & 3)) ?? .sidebar, showsInspector: value & 4 != 0)
  }

  func set(_ focus: Focus, of split: SlotID, _ layer: inout Layer) {
    let isDeclared = focus == Focus(front: declaredFront(of: split))
    layer.choose(isDeclared ? nil : Int(focus.front.rawValue) | (focus.showsInspector ? 4 : 0), split)
  }

  private func declaredFront(of split: SlotID) -> Column {
    guard case .split(let id) = places.slots[split].kind else { return .sidebar }
    return graph.splits[id].front
  }

  private func isVisible(_ column: Column, _ focus: Focus, _ layer: Layer) -> Bool {
    if column == .inspector { return focus.showsInspector }
    return !isNarrow(layer) || column == focus.front && !focus.showsInspector
  }

  /// Whether a split in there shows one column at a time.
  private func isNarrow(_ layer: Layer) -> Bool { isCollapsed && !layer.isUnseen }

  /// The window sees what a move has left. Of a split, the column that was asked for is on top, else the one to which it collapses, or the
  /// deepest that shows something else than declared.
  func seen(_ state: State) -> State {
    var state = state
    for index in state.layers.indices where state.layers[index].isUnseen {
      if !state.layers[index].isAsked, let split = visibleSplit(state.layers[index]), case .split(let id) = places.slots[split].kind,
        graph.splits[id].collapsesTo == nil
      {
        let columns = places.slots[split].children
        let changed = [Column.detail, .content].first { isChanged(columns[Int($0.rawValue)], state.layers[index]) }
        if let changed { bring(changed, in: split, &state.layers[index]) }
      }
      state.layers[index].isUnseen = false
      state.layers[index].isAsked = false
    }
    return state
  }

  private func visibleSplit(_ layer: Layer) -> SlotID? {
    var slot = places.units[layer.unit].slot
    while let next = slot {
      if case .split = places.slots[next].kind, layer.path(next) == nil { return next }
      guard case .tabs = places.slots[next].kind, layer.path(next) == nil else { return nil }
      slot = selected(next, layer)
    }
    return nil
  }

  private func isChanged(_ column: SlotID, _ layer: Layer) -> Bool {
    if layer.path(column) != nil || shown(column, layer) != column { return true }
    return places.slots[column].children.contains { layer.path($0) != nil } || layer.choice(column) != nil
  }

  /// Whether a slot shows a screen itself: it was made for that, or the screen has taken the place of what was declared.
  func showsScreen(_ slot: SlotID, _ layer: Layer) -> Bool {
    switch places.slots[slot].kind {
    case .stack, .bare: true
    case .tabs, .split, .pages: layer.path(slot) != nil
    case .unseen, .nothing: false
    }
  }

  /// The slot in which a sequence goes on that has no place of its own.
  func leaf(_ layer: Layer) -> SlotID? { places.units[layer.unit].slot.flatMap { leaf(at: $0, layer) } }

  /// The same below a slot.
  func leaf(at slot: SlotID, _ layer: Layer) -> SlotID? {
    var slot = slot
    while true {
      let value = places.slots[slot]
      if showsScreen(slot, layer) || value.kind == .unseen { return slot }
      switch value.kind {
      case .stack, .bare, .unseen: return slot
      case .nothing: return nil
      case .tabs, .pages:
        guard let child = selected(slot, layer) else { return nil }
        slot = child
      case .split:
        let columns = value.children.prefix(3).map { shown($0, layer) }.filter { places.slots[$0].kind != .nothing }
        // Collapsed, it is the one in front; else the deepest with a path.
        let front = shown(value.children[Int(focus(slot, layer).front.rawValue)], layer)
        let deepest = columns.last { places.slots[$0].hasPath } ?? columns.last
        guard let child = isNarrow(layer) && columns.contains(front) ? front : deepest else { return nil }
        slot = child
      }
    }
  }

  /// Whether a place can be seen, and nothing is presented on top of it.
  func isInFront(_ place: Presenter, _ state: State) -> Bool {
    guard !place.isGone, place.layer == state.layers.count - 1, let top = state.layers.last else { return false }
    return sights(top).contains { $0.slot == place.slot }
  }

  /// A path as it is, declared or not.
  func path(_ slot: SlotID, _ layer: Layer) -> Path? {
    if let path = layer.path(slot) { return path }
    return places.slots[slot].first.map { Path(slot, [places.places[$0].screen]) }
  }

  /// Writes a path down unless it is what is declared.
  func set(_ path: Path, _ layer: inout Layer) {
    let declared = places.slots[path.slot].first.map { places.places[$0].screen }
    let isDeclared = path.base == .floor && path.screens.count == 1 && path.screens.first == declared
    layer.set(isDeclared ? nil : path, path.slot)
  }

  /// Makes a slot and all that it is in the selected ones.
  package func reveal(_ slot: SlotID, _ layer: inout Layer) {
    var child = slot
    while let parent = places.slots[child].parent {
      let value = places.slots[parent]
      switch value.kind {
      // An accessory is there whichever tab is selected.
      case .tabs where places.slots[child].role == .accessory: break
      case .tabs, .pages: select(child, in: parent, &layer)
      case .split:
        for (column, own) in zip(Column.allCases, value.children) where own == child || places.alternates(of: own).contains(child) {
          put(child, into: own, &layer)
          bring(column, in: parent, &layer)
        }
      default: break
      }
      child = parent
    }
  }

  func select(_ child: SlotID, in parent: SlotID, _ layer: inout Layer) {
    let children = places.slots[parent].children
    let first = places.firstChild(of: parent)
    layer.choose(first == child ? nil : child.index - Int(children.start), parent)
  }

  /// Shows a column. An inspector stands beside what is chosen, and covers a collapsed split until another column is asked for.
  func bring(_ column: Column, in split: SlotID, _ layer: inout Layer) {
    if layer.isUnseen { layer.isAsked = true }
    var focus = focus(split, layer)
    if column == .inspector {
      focus.showsInspector = true
    } else {
      focus.front = column
      if isCollapsed { focus.showsInspector = false }
    }
    set(focus, of: split, &layer)
  }

  /// Leaves a column for the one before it, if it was in front.
  func leave(_ column: Column, in split: SlotID, _ layer: inout Layer) {
    var focus = focus(split, layer)
    if column == .inspector {
      focus.showsInspector = false
    } else if focus.front == column {
      focus.front =
        Column.allCases.last {
          $0.rawValue < column.rawValue && places.slots[places.slots[split].children[Int($0.rawValue)]].kind != .nothing
        } ?? .sidebar
    }
    set(focus, of: split, &layer)
  }

  /// Puts a column back to what is declared.
  func reset(_ column: SlotID, _ layer: inout Layer) {
    layer.choose(nil, column)
    reset(below: column, &layer)
  }

  /// Puts everything at and below a slot back to what is declared.
  func reset(below slot: SlotID, _ layer: inout Layer) {
    var open = [slot]
    while let next = open.popLast() {
      layer.set(nil, next)
      layer.choose(nil, next)
      open.append(contentsOf: places.slots[next].children)
    }
  }
}
