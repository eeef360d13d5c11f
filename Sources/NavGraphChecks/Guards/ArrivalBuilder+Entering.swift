import NavGraphModel
import NavGraphSyntax

// What comes up together: a container with everything that it shows first.
extension ArrivalBuilder {
  /// A container, a modal or a screen that comes up, with what is shown in it.
  struct Entry {
    /// Every slot that comes up, outermost first.
    var slots: [SlotID] = []
    /// What each of them requires, in the order in which it is asked.
    var requires: [IDRange<GuardUse>] = []
  }

  /// What a link names in containers, in place of what they show first.
  struct Choices {
    /// Of tabs and pages, the child.
    var children: [SlotID: SlotID] = [:]
    /// Of a declared column, the slot that it shows.
    var columns: [SlotID: SlotID] = [:]
    /// Of a slot, its lowest screen.
    var roots: [SlotID: PlaceID] = [:]
  }

  /// What comes up with a slot; nil where not all guards are known.
  func entry(of slot: SlotID, _ choices: Choices = Choices()) -> Entry? {
    var result = Entry()
    return add(slot, isFirst: true, choices, to: &result) ? result : nil
  }

  /// As deep as containers can nest: no kind stands twice in a chain.
  private func add(_ slot: SlotID, isFirst: Bool, _ choices: Choices, to result: inout Entry) -> Bool {
    let value = places.slots[slot]
    var isSure = true
    func ask(_ uses: IDRange<GuardUse>, _ range: SourceRange) {
      if !uses.isEmpty { result.requires.append(uses) }
      if isUnsure(range) { isSure = false }
    }
    result.slots.append(slot)
    switch value.role {
    case .tab(let tab): ask(graph.tabs[tab].requires, graph.tabs[tab].declared.range)
    case .unit:
      if case .modal(let modal) = places.units[value.unit].content { ask(graph.modals[modal].requires, graph.modals[modal].declared.range) }
    case .accessory, .column, .page: break
    }
    if let content = value.kind.content, let declared = graph.declared(content) { ask(graph.requirements(of: content), declared.range) }
    // A column that is only looked at may show something else by now.
    if !isFirst || value.column == nil, let first = choices.roots[slot] ?? value.first {
      let screen = places.places[first].screen
      ask(graph.screens[screen].requires, graph.screens[screen].declared.range)
    }
    for child in shown(in: slot, choices) { isSure = add(child, isFirst: false, choices, to: &result) && isSure }
    return isSure
  }

  /// What a container shows with itself. A split that has not been on the screen counts as side by side.
  private func shown(in slot: SlotID, _ choices: Choices) -> [SlotID] {
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
        // An inspector is there once it is shown.
        return places.slots[column].role == .column(.inspector) && choices.roots[column] == nil ? nil : column
      }
    case .stack, .bare, .unseen, .nothing: return []
    }
  }

  /// The guards of a slot and of what comes up with it, outermost first; nil where not all are known.
  func guards(entering slot: SlotID) -> [GuardID]? {
    graph.guardUses.isEmpty ? [] : entering[slot.index]
  }

  func guards(of entry: Entry) -> [GuardID] { entry.requires.flatMap { guards($0) } }
}
