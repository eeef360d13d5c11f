// States have no values. A link or a step that gives other values to a container or its first screen may show another place, so the guards
// that read them are evaluated.
extension AbstractInterpreter {
  /// Returns the instance with which a container that shows screens, or the modal around it, is declared.
  private func declared(in slot: SlotID) -> InstanceID? {
    let value = places.slots[slot]
    switch value.role {
    case .tab(let tab): return graph.tabs[tab].content
    case .column(let column):
      guard let parent = value.parent, case .split(let id) = places.slots[parent].kind else { return nil }
      return graph.splits[id][column]
    case .page(let page): return graph.pages[page].instance
    case .unit:
      guard case .modal(let id) = places.units[value.unit].content else {
        let content = places.units[value.unit].content
        return places.units[value.unit].kind == .root
          ? graph.roots.first { graph.instances[$0.instance].content == content }?.instance : nil
      }
      return graph.content(of: id, on: idiom)
    case .accessory: return nil
    }
  }

  /// Whether the lowest screen of a slot, or a page, may be another place when it is shown with that instance.
  func mayDiffer(_ instance: InstanceID, in slot: SlotID) -> Bool {
    let value = places.slots[slot]
    if case .stack(let id) = value.kind { return graph.mayDiffer(instance, from: graph.stacks[id].root, in: declared(in: slot)) }
    return graph.mayDiffer(instance, from: declared(in: slot), in: value.page == slot ? value.pages.flatMap(declared) : nil)
  }

  /// Evaluates the guards of a container that a link names with values.
  func askForValues(given instance: InstanceID, of slot: SlotID, during run: inout Run) {
    guard !graph.guardUses.isEmpty, let content = places.slots[slot].kind.content, graph.instances[instance].content == content,
      graph.mayDiffer(instance, from: declared(in: slot))
    else { return }
    askForValues(of: slot, during: &run)
    let shown = graph.screensShown(in: content).filter { !$0.values.isEmpty }
    if case .pages = places.slots[slot].kind {
      // Their screens are other screens from now on, so their guards are evaluated when they are next shown.
      for screen in shown { run.layer.unvisit(places.slots[slot].children[screen.index]) }
      return
    }
    for screen in shown {
      let uses = requirements(of: screen.screen, during: run)
      ask(uses, during: &run)
      run.askedForValues += Array(uses)
    }
  }

  /// Evaluates the guards of the lowest screen of a slot, or of a page, when it is shown with the values of that instance.
  func askForValues(shownBy instance: InstanceID, in slot: SlotID, during run: inout Run) {
    guard !graph.guardUses.isEmpty, case .screen(let screen) = graph.instances[instance].content else { return }
    let value = places.slots[slot]
    // Pages show the values of each of their screens.
    let container = value.page == slot ? value.pages : slot
    guard let container, mayDiffer(instance, in: slot) else { return }
    let content = places.slots[container].kind.content ?? places.units[value.unit].content
    let isShown = graph.screensShown(in: content).contains { $0.screen == screen && !$0.values.isEmpty }
    if isShown || places.slots[container].kind == .bare { askForValues(of: container, during: &run) }
  }

  /// Evaluates the guards that read the values of a container, and of the modal whose whole content it is.
  private func askForValues(of slot: SlotID, during run: inout Run) {
    var uses = places.slots[slot].kind.content.map { graph.guardsReadingValues(of: $0) } ?? []
    if case .unit = places.slots[slot].role { uses += graph.guardsReadingValues(of: places.units[places.slots[slot].unit].content) }
    run.askedForValues += uses
    ask(uses, during: &run)
  }

  /// Whether values distinguish a place that the steps of a link show from others of the same kind.
  func givesValues(_ steps: some Sequence<DestinationStep>) -> Bool {
    steps.contains { step in
      switch step.kind {
      case .screen(let instance), .present(let instance, _), .container(let instance), .page(let instance), .column(_, let instance?):
        !graph.keys(of: graph.instances[instance].content).isEmpty
      case .tab, .column(_, nil): false
      }
    }
  }

  /// Returns the screens to which a link gives values.
  func screensGivenValues(by destination: DestinationID) -> Set<ScreenID> {
    var given: Set<ScreenID> = []
    for step in graph.destinationSteps[graph.destinations[destination].steps] {
      switch step.kind {
      case .container(let instance):
        for screen in graph.screensShown(in: graph.instances[instance].content) where !screen.values.isEmpty { given.insert(screen.screen) }
      case .screen(let instance), .page(let instance), .column(_, let instance?):
        if case .screen(let screen) = graph.instances[instance].content, !graph.instances[instance].arguments.isEmpty {
          given.insert(screen)
        }
      case .tab, .column, .present: break
      }
    }
    return given
  }
}
