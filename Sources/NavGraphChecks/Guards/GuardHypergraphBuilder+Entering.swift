import NavGraphModel
import NavGraphSyntax

// Containers with everything that they show first
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

  /// Adds a slot and its content. The depth of the recursion is limited, because no kind of container is nested in itself.
  private func add(_ slot: SlotID, isFirst: Bool, with choices: Choices, to result: inout Entry) -> Bool {
    let value = places.slots[slot]
    var isSure = true
    func ask(_ uses: IDRange<GuardUse>, at range: SourceRange) {
      if !uses.isEmpty { result.requires.append(uses) }
      if isUnsure(range) { isSure = false }
    }
    result.slots.append(slot)
    switch value.role {
    case .tab(let tab): ask(graph.tabs[tab].requires, at: graph.tabs[tab].declared.range)
    case .unit:
      if case .modal(let modal) = places.units[value.unit].content {
        ask(graph.modals[modal].requires, at: graph.modals[modal].declared.range)
      }
    case .accessory, .column, .page: break
    }
    if let content = value.kind.content, let declared = graph.declared(of: content) {
      ask(graph.requirements(of: content), at: declared.range)
    }
    // A column that is revealed may show another screen by now.
    if !isFirst || value.column == nil, let first = choices.roots[slot] ?? value.first {
      let screen = places.places[first].screen
      ask(graph.screens[screen].requires, at: graph.screens[screen].declared.range)
    }
    for child in shown(in: slot, with: choices) { isSure = add(child, isFirst: false, with: choices, to: &result) && isSure }
    return isSure
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
        // An inspector isn't visible before it is shown.
        return places.slots[column].role == .column(.inspector) && choices.roots[column] == nil ? nil : column
      }
    case .stack, .bare, .unseen, .nothing: return []
    }
  }

  /// Returns the guards of a slot and of everything that is shown with it, outermost first, or nil if not all are known.
  func guards(entering slot: SlotID) -> [GuardID]? {
    graph.guardUses.isEmpty ? [] : entering[slot.index]
  }

  func guards(of entry: Entry) -> [GuardID] { entry.requires.flatMap { guards(in: $0) } }
}
