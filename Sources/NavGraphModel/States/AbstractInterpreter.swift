/// The transitions of an app's state: the moves of its user, the steps of its events, and its links.
///
/// It defines the meaning of the language on values without identities and arguments. Each answer of the app or the system (conditions,
/// guards) is a separate transition.
package struct AbstractInterpreter: Sendable {
  /// The kind of device, which determines the root, the targets of links, and the styles of modals.
  package let idiom: Idioms
  /// Whether splits show one column at a time.
  package let isCollapsed: Bool
  package let graph: NavigationGraph
  package let places: Places
  /// A guard that never succeeds. The work that it delays never happens.
  package var denied: GuardID?
  /// Whether Back is only available on screens with a visible navigation bar.
  package var isSystemBackOnly = false
  /// Whether a link's values are those of the shown places, so that an equal place is the same one.
  var areValuesSame = false
  /// The number of transitions of one move after which the others are left out.
  let maxWays = 256

  /// Decides which tests can be true together.
  package let conditions: Conditions
  /// The premises that are always true on this kind of device: a phone has one window.
  let settled: [PathCondition]
  private let units: [UnitKey: PresentationContextID]
  /// The tab bars whose accessory is never shown, because its test is never true. NAV0805 reports these.
  private let withoutAccessory: Set<TabsID>
  /// The lowest screen of each slot's stack if there is only one possible, indexed by `SlotID`.
  let onlyLowest: [ScreenID?]

  struct UnitKey: Hashable {
    var kind: PresentationContext.Kind
    var content: Content
  }

  package init(of graph: NavigationGraph, in places: Places, idiom: Idioms, isCollapsed: Bool) {
    self.graph = graph
    self.places = places
    self.idiom = idiom
    self.isCollapsed = isCollapsed
    var units: [UnitKey: PresentationContextID] = [:]
    for unit in places.units.ids {
      let value = places.units[unit]
      // The units for contents of a modal on other idioms aren't relevant.
      if !value.possibleIdioms.contains(idiom) { continue }
      units[UnitKey(kind: value.kind, content: value.content)] = unit
    }
    self.units = units
    onlyLowest = places.slots.ids.map { slot in
      let lowest = places.places(in: slot).lazy.filter { places.places[$0].flags.contains(.isRoot) }.prefix(2)
      return lowest.count == 1 ? lowest.first.map { places.places[$0].screen } : nil
    }
    let conditions = Conditions(of: graph)
    self.conditions = conditions
    let window = idiom == .phone ? graph.tests.ids.first { graph.tests[$0] == .opensWindows } : nil
    settled = window.map { [PathCondition($0, isTrue: false)] } ?? []
    withoutAccessory = Set(
      graph.tabSets.ids.filter { id in
        graph.tabSets[id].accessoryTest.map { !conditions.areConsistent([PathCondition($0, isTrue: true)]) } ?? false
      })
  }

  package func unit(as kind: PresentationContext.Kind, for content: Content) -> PresentationContextID? {
    units[UnitKey(kind: kind, content: content)]
  }

  package var root: RootID? { graph.root(on: idiom) }

  /// Returns the unit of a root's content.
  package func unit(of root: RootID) -> PresentationContextID? { unit(as: .root, for: graph.instances[graph.roots[root].instance].content) }
  package func unit(of root: LinkRoot) -> PresentationContextID? { unit(as: .root, for: graph.content(of: root)) }

  // MARK: Visible content

  /// A visible screen and its slot. The screen is nil if it isn't known.
  package struct Visibility: Hashable, Sendable {
    package var slot: SlotID
    package var screen: ScreenID?
    /// Whether the app decides if the screen is shown: it is in an accessory with a condition.
    package var isOptional = false
  }

  /// Returns the visible screens of a state. Those that a presentation covers aren't visible.
  package func sights(of state: State) -> [Visibility] {
    guard state.leaving == nil, let layer = state.layers.last else { return [] }
    return sights(of: layer)
  }

  package func sights(of layer: Layer) -> [Visibility] {
    guard let top = places.units[layer.unit].slot else { return [] }
    var result: [Visibility] = []
    var open = [top]
    while let slot = open.popLast() {
      let value = places.slots[slot]
      switch value.kind {
      case _ where showsScreen(in: slot, of: layer): result.append(Visibility(slot: slot, screen: screen(in: slot, of: layer)))
      case .stack, .bare, .unseen, .nothing: break
      case .tabs(let tabs):
        if let accessory = value.children.last, case .accessory = places.slots[accessory].role, !withoutAccessory.contains(tabs) {
          result.append(
            Visibility(slot: accessory, screen: screen(in: accessory, of: layer), isOptional: graph.tabSets[tabs].accessoryTest != nil))
        }
        if let child = selected(in: slot, of: layer) { open.append(child) }
      case .pages: if let child = selected(in: slot, of: layer) { open.append(child) }
      case .split:
        let focus = focus(of: slot, in: layer)
        for column in Column.allCases.reversed() where isVisible(column, focus: focus, in: layer) {
          let child = shown(in: value.children[Int(column.rawValue)], of: layer)
          if places.slots[child].kind != .nothing { open.append(child) }
        }
      }
    }
    // An accessory is hidden together with its tab bar.
    let hidden = result.filter { places.slots[$0.slot].role != .accessory && hidesBar(at: $0.slot, in: layer) }.compactMap {
      places.slots[$0.slot].tabs
    }
    if !hidden.isEmpty { result.removeAll { accessoryBar(of: $0.slot).map(hidden.contains) ?? false } }
    return result
  }

  private func accessoryBar(of slot: SlotID) -> SlotID? { places.slots[slot].role == .accessory ? places.slots[slot].parent : nil }

  /// Returns the test for showing an accessory; nil if it is always shown.
  func accessoryTest(of slot: SlotID) -> TestID? {
    guard let bar = accessoryBar(of: slot), case .tabs(let tabs) = places.slots[bar].kind else { return nil }
    return graph.tabSets[tabs].accessoryTest
  }

  /// Whether a pushed screen of a slot hides the tab bar.
  func hidesBar(at slot: SlotID, in layer: Layer) -> Bool {
    path(in: slot, of: layer)?.pushed.contains { graph.screens[$0].hides.contains(.tabBar) } ?? false
  }

  func screen(in slot: SlotID, of layer: Layer) -> ScreenID? {
    if let path = layer.path(in: slot) { return path.top }
    return places.slots[slot].first.map { places.places[$0].screen }
  }

  /// Returns the selected tab or page.
  func selected(in slot: SlotID, of layer: Layer) -> SlotID? {
    let children = places.slots[slot].children
    if let index = layer.choice(in: slot), children.indices.contains(Int(children.start) + index) { return children[index] }
    return places.firstChild(of: slot)
  }

  /// Returns the slot that a column shows: its own one, or that of another content.
  func shown(in column: SlotID, of layer: Layer) -> SlotID {
    guard let value = layer.choice(in: column), value >= AbstractInterpreter.contentMark else { return column }
    return SlotID(value - AbstractInterpreter.contentMark)
  }

  /// Puts another content into a column. The mark distinguishes it from the selection of a tab bar in the column.
  func put(_ other: SlotID, into column: SlotID, in layer: inout Layer) {
    if other != column { layer.choose(other.index + AbstractInterpreter.contentMark, in: column) }
  }

  private static var contentMark: Int { 1 << 31 }

  /// The visible columns of a split.
  struct Focus: Hashable {
    /// The column in front, which is the only one that a collapsed split shows.
    var front: Column
    /// Whether the inspector is shown. It is hidden until a step requests it, and covers a collapsed split.
    var showsInspector = false
  }

  func focus(of split: SlotID, in layer: Layer) -> Focus {
    guard let value = layer.choice(in: split) else { return Focus(front: declaredFront(of: split)) }
    return Focus(front: Column(rawValue: UInt8(truncatingIfNeeded: value & 3)) ?? .sidebar, showsInspector: value & 4 != 0)
  }

  func set(_ focus: Focus, of split: SlotID, in layer: inout Layer) {
    let isDeclared = focus == Focus(front: declaredFront(of: split))
    layer.choose(isDeclared ? nil : Int(focus.front.rawValue) | (focus.showsInspector ? 4 : 0), in: split)
  }

  private func declaredFront(of split: SlotID) -> Column {
    guard case .split(let id) = places.slots[split].kind else { return .sidebar }
    return graph.splits[id].front
  }

  private func isVisible(_ column: Column, focus: Focus, in layer: Layer) -> Bool {
    if column == .inspector { return focus.showsInspector }
    return !isNarrow(in: layer) || column == focus.front && !focus.showsInspector
  }

  /// Whether a split in the layer shows one column at a time.
  private func isNarrow(in layer: Layer) -> Bool { isCollapsed && !layer.isUnseen }

  /// Returns the state as the window shows it after a move. A collapsed split shows the requested column, the one to which it collapses, or
  /// the deepest one with other content than the declared.
  func seen(_ state: State) -> State {
    var state = state
    for index in state.layers.indices where state.layers[index].isUnseen {
      if !state.layers[index].isAsked, let split = visibleSplit(in: state.layers[index]), case .split(let id) = places.slots[split].kind,
        graph.splits[id].collapsesTo == nil
      {
        let columns = places.slots[split].children
        let changed = [Column.detail, .content].first { isChanged(columns[Int($0.rawValue)], in: state.layers[index]) }
        if let changed { bring(changed, in: split, of: &state.layers[index]) }
      }
      state.layers[index].isUnseen = false
      state.layers[index].isAsked = false
    }
    return state
  }

  private func visibleSplit(in layer: Layer) -> SlotID? {
    var slot = places.units[layer.unit].slot
    while let next = slot {
      if case .split = places.slots[next].kind, layer.path(in: next) == nil { return next }
      guard case .tabs = places.slots[next].kind, layer.path(in: next) == nil else { return nil }
      slot = selected(in: next, of: layer)
    }
    return nil
  }

  private func isChanged(_ column: SlotID, in layer: Layer) -> Bool {
    if layer.path(in: column) != nil || shown(in: column, of: layer) != column { return true }
    return places.slots[column].children.contains { layer.path(in: $0) != nil } || layer.choice(in: column) != nil
  }

  /// Whether a slot shows a screen itself: its kind shows screens, or a screen has replaced its declared container.
  func showsScreen(in slot: SlotID, of layer: Layer) -> Bool {
    switch places.slots[slot].kind {
    case .stack, .bare: true
    case .tabs, .split, .pages: layer.path(in: slot) != nil
    case .unseen, .nothing: false
    }
  }

  /// Returns the slot in which a sequence without a place continues.
  func leaf(of layer: Layer) -> SlotID? { places.units[layer.unit].slot.flatMap { leaf(at: $0, in: layer) } }

  /// Returns the leaf at or below a slot.
  func leaf(at slot: SlotID, in layer: Layer) -> SlotID? {
    var slot = slot
    while true {
      let value = places.slots[slot]
      if showsScreen(in: slot, of: layer) || value.kind == .unseen { return slot }
      switch value.kind {
      case .stack, .bare, .unseen: return slot
      case .nothing: return nil
      case .tabs, .pages:
        guard let child = selected(in: slot, of: layer) else { return nil }
        slot = child
      case .split:
        let columns = value.children.prefix(3).map { shown(in: $0, of: layer) }.filter { places.slots[$0].kind != .nothing }
        // If the split is collapsed, it is the column in front, otherwise the deepest column with a path.
        let front = shown(in: value.children[Int(focus(of: slot, in: layer).front.rawValue)], of: layer)
        let deepest = columns.last { places.slots[$0].hasPath } ?? columns.last
        guard let child = isNarrow(in: layer) && columns.contains(front) ? front : deepest else { return nil }
        slot = child
      }
    }
  }

  /// Whether a presenter is visible and nothing is presented over it.
  func isInFront(_ place: Presenter, in state: State) -> Bool {
    guard !place.isGone, place.layer == state.layers.count - 1, let top = state.layers.last else { return false }
    return sights(of: top).contains { $0.slot == place.slot }
  }

  /// Returns the path of a slot, including declared ones.
  func path(in slot: SlotID, of layer: Layer) -> Path? {
    if let path = layer.path(in: slot) { return path }
    return places.slots[slot].first.map { Path(slot: slot, screens: [places.places[$0].screen]) }
  }

  /// Stores a path unless it is the declared one.
  func set(_ path: Path, in layer: inout Layer) {
    let declared = places.slots[path.slot].first.map { places.places[$0].screen }
    let isDeclared = path.base == .floor && path.screens.count == 1 && path.screens.first == declared
    layer.set(isDeclared ? nil : path, in: path.slot)
  }

  /// Selects a slot and all slots that contain it.
  package func reveal(_ slot: SlotID, in layer: inout Layer) {
    var child = slot
    while let parent = places.slots[child].parent {
      let value = places.slots[parent]
      switch value.kind {
      // An accessory is visible whichever tab is selected.
      case .tabs where places.slots[child].role == .accessory: break
      case .tabs, .pages: select(child, in: parent, of: &layer)
      case .split:
        for (column, own) in zip(Column.allCases, value.children) where own == child || places.alternates(of: own).contains(child) {
          put(child, into: own, in: &layer)
          bring(column, in: parent, of: &layer)
        }
      default: break
      }
      child = parent
    }
  }

  func select(_ child: SlotID, in parent: SlotID, of layer: inout Layer) {
    let children = places.slots[parent].children
    let first = places.firstChild(of: parent)
    layer.choose(first == child ? nil : child.index - Int(children.start), in: parent)
  }

  /// Shows a column. An inspector is next to it, and covers a collapsed split until another column is shown.
  func bring(_ column: Column, in split: SlotID, of layer: inout Layer) {
    if layer.isUnseen { layer.isAsked = true }
    var focus = focus(of: split, in: layer)
    if column == .inspector {
      focus.showsInspector = true
    } else {
      focus.front = column
      if isCollapsed { focus.showsInspector = false }
    }
    set(focus, of: split, in: &layer)
  }

  /// Leaves a column for the previous one, if it was in front.
  func leave(_ column: Column, in split: SlotID, of layer: inout Layer) {
    var focus = focus(of: split, in: layer)
    if column == .inspector {
      focus.showsInspector = false
    } else if focus.front == column {
      focus.front =
        Column.allCases.last {
          $0.rawValue < column.rawValue && places.slots[places.slots[split].children[Int($0.rawValue)]].kind != .nothing
        } ?? .sidebar
    }
    set(focus, of: split, in: &layer)
  }

  /// Resets a column to its declared content.
  func reset(_ column: SlotID, in layer: inout Layer) {
    layer.choose(nil, in: column)
    reset(below: column, in: &layer)
  }

  /// Resets everything at and below a slot to the declared content.
  func reset(below slot: SlotID, in layer: inout Layer) {
    var open = [slot]
    while let next = open.popLast() {
      layer.set(nil, in: next)
      layer.choose(nil, in: next)
      open.append(contentsOf: places.slots[next].children)
    }
  }
}
