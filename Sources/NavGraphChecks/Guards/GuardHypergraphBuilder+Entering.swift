import NavGraphModel
import NavGraphSyntax

// The slots that are shown together, and the guards that are evaluated for that
extension GuardHypergraphBuilder {
  /// The slots that are shown together with a container, a modal, or a screen.
  struct Entry {
    /// All slots that are shown, outermost first.
    var slots: [SlotID] = []
    /// The guards of these slots, in the order in which they are evaluated.
    var requires: [IDRange<GuardUse>] = []
  }

  /// The contents of containers that a link names, which replace their first contents.
  struct Choices {
    /// The selected children of tabs and pages.
    var children: [SlotID: SlotID] = [:]
    /// The slots that declared columns show.
    var columns: [SlotID: SlotID] = [:]
    /// The lowest screens of slots.
    var roots: [SlotID: PlaceID] = [:]
  }

  /// Returns everything that is shown with a slot, or nil if not all of its guards are known.
  func entry(of slot: SlotID, with choices: Choices = Choices()) -> Entry? {
    var result = Entry()
    return add(slot, isFirst: true, with: choices, to: &result) ? result : nil
  }

  /// Adds a slot and its content in preorder. Returns whether all guards are known. The depth of the recursion is limited, because no kind
  /// of container is nested in itself.
  ///
  /// - Parameter isFirst: Whether the slot is the outermost one.
  private func add(_ slot: SlotID, isFirst: Bool, with choices: Choices, to result: inout Entry) -> Bool {
    let value = places.slots[slot]
    var isKnown = true
    func require(_ uses: IDRange<GuardUse>, at range: SourceRange) {
      if !uses.isEmpty { result.requires.append(uses) }
      if hasUnresolvedGuard(at: range) { isKnown = false }
    }
    result.slots.append(slot)
    switch value.role {
    case .tab(let tab): require(graph.tabs[tab].requires, at: graph.tabs[tab].declared.range)
    case .unit:
      if case .modal(let modal) = places.units[value.unit].content {
        require(graph.modals[modal].requires, at: graph.modals[modal].declared.range)
      }
    case .accessory, .column, .page: break
    }
    if let content = value.kind.content, let declared = graph.declared(of: content) {
      require(graph.requirements(of: content), at: declared.range)
    }
    // A column that a step reveals may show another screen by now, so its own hyperedge evaluates the guards of its first screen.
    if !isFirst || value.column == nil, let first = choices.roots[slot] ?? value.first {
      let screen = places.places[first].screen
      require(graph.screens[screen].requires, at: graph.screens[screen].declared.range)
    }
    for child in shown(in: slot, with: choices) { isKnown = add(child, isFirst: false, with: choices, to: &result) && isKnown }
    return isKnown
  }

  /// Returns the slots that a container shows first. A split that hasn't been shown counts as expanded.
  private func shown(in slot: SlotID, with choices: Choices) -> [SlotID] {
    let value = places.slots[slot]
    switch value.kind {
    case .tabs, .pages:
      if let chosen = choices.children[slot] { return [chosen] }
      let first = value.chosen ?? value.children.first { places.slots[$0].kind != .nothing && places.slots[$0].role != .accessory }
      return first.map { [$0] } ?? []
    case .split:
      return value.children.compactMap { column in
        if let other = choices.columns[column] { return other }
        if places.slots[column].kind == .nothing { return nil }
        // An inspector isn't visible before a step or a link shows it.
        return places.slots[column].role == .column(.inspector) && choices.roots[column] == nil ? nil : column
      }
    case .stack, .bare, .unseen, .nothing: return []
    }
  }

  /// Returns the guards of a slot and of everything that is shown with it, outermost first, or nil if not all are known.
  func guards(entering slot: SlotID) -> [GuardID]? {
    graph.guardUses.isEmpty ? [] : entering[slot.index]
  }

  /// Returns the guards of an entry, in the order in which they are evaluated. A guard that is required twice occurs twice.
  func guards(of entry: Entry) -> [GuardID] { entry.requires.flatMap { guards(in: $0) } }
}
