import NavGraphLowering
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator

// Encodes screens and containers, their positions, and their guards.
extension PlayTables {
  /// Returns the name and the parameters of content, and the keys that identify its place if only some values do.
  func basics(of content: Content) -> [(String, JSON?)] {
    let own = Array(graph.parameters(of: content))
    var keys: JSON?
    if graph.isTold(content) {
      let marked = Set(graph.keys(of: content))
      keys = .array(own.indices.filter { marked.contains(own[$0]) }.map { .number($0) })
    }
    let named: [(String, JSON?)] = [("n", .string(graph.name(of: content))), ("p", parameters(for: graph.parameters(of: content)))]
    // An empty list of keys is kept, and means that all places of the content are the same.
    return keys.map { named + [("told", .bool(true)), ("keys", $0)] } ?? named
  }

  func screen(for id: ScreenID) -> JSON {
    let events: [JSON] = graph.events(of: id).map { .number($0.index) }
    return .members(
      basics(of: .screen(id)) + [
        ("g", made(lowered.screenGuards[id.index])), ("e", .array(events)), ("title", text(for: graph.screens[id].title)),
      ])
  }

  private func container(for content: Content, with rest: [(String, JSON?)]) -> JSON {
    let shape = lowered.shapes[content].map { self.shape(of: $0) }
    let guards = [("g", made(lowered.containerGuards[content])), ("shown", shown(lowered.containerGuardsShown[content]))]
    return .members(basics(of: content) + [("shape", shape)] + guards + rest)
  }

  func stack(for id: StackID) -> JSON {
    container(for: .stack(id), with: [("low", listed(in: .lowest(id))), ("path", listed(in: .path(id)))])
  }

  func split(for id: SplitID) -> JSON {
    let columns = lowered.columns[id.index].map { ($0.column.text, shape(of: $0.shape) as JSON?) }
    return container(
      for: .split(id),
      with: [
        ("cols", .members(columns)), ("to", graph.splits[id].collapsesTo.map { .string($0.text) }),
        ("slots", .members(Column.allCases.map { ($0.text, listed(in: .column(id, $0))) })),
      ])
  }

  func pages(for id: PagesID) -> JSON {
    let container = Thing<ContainerKind>(.pages(id), in: tables)
    let names = Simulated.pageNames(of: container)
    return self.container(
      for: .pages(id), with: [("names", .array(names.map { .string($0) })), ("slots", slots(count: names.count) { .page(id, $0) })])
  }

  func tabs(for id: TabsID) -> JSON {
    let content = graph.contentTabs(of: id)
    let set = graph.tabSets[id]
    var accessory: JSON?
    if let made = set.accessory.map({ lowered.made(from: $0) }), case .screen = made.subject { accessory = self.made(made) }
    return container(
      for: .tabs(id),
      with: [
        ("names", .array(content.map { .string(graph.text(of: graph.tabs[$0].declared.name)) })),
        ("first", .number(graph.firstIndex(of: id))),
        ("guards", .array(content.map { made(lowered.tabGuards[$0.index]) })),
        ("slots", slots(count: content.count) { .tab(id, $0) }),
        ("items", .array(set.tabs.map { tab(for: $0) })),
        ("accessory", accessory), ("accessoryWhen", set.accessoryTest.map { test(for: $0) }),
      ])
  }

  private func tab(for id: TabID) -> JSON {
    let tab = graph.tabs[id]
    return .members([
      ("n", .string(graph.text(of: tab.declared.name))), ("title", tab.title.map { .string(graph.text(of: $0)) }),
      ("reselect", tab.reselect == .popToRoot ? nil : .string(tab.reselect.rawValue)),
      ("hidden", .array([tab.hiddenWhen, tab.section.flatMap { graph.sections[$0].hiddenWhen }].compactMap { $0.map { test(for: $0) } })),
      ("action", lowered.tabActions[id].map { .members(event(for: $0)) }),
    ])
  }

  private func slots(count: Int, slot: (Int) -> SlotContents.Slot) -> JSON {
    .members((0..<count).map { (String($0), listed(in: slot($0))) })
  }

  /// Returns the screens that can be in a slot, or nil if only the declared content can.
  func listed(in slot: SlotContents.Slot) -> JSON? {
    guard tables.names(in: slot) != nil else { return nil }
    return .array(lowered.slots.screens(in: slot).map { .number($0.index) })
  }

  // MARK: Shapes

  func shape(of shape: Lowered.Shape) -> JSON {
    switch shape {
    case .blank: .word("b")
    case .screen(let screen): .word("s", made(screen))
    case .stack(let id, let screens): .word("k", .string(code(of: .stack(id))), .array(screens.map { made($0) }))
    case .tabs(let id, let tabs): .word("t", .string(code(of: .tabs(id))), .array(tabs.map { self.shape(of: $0) }))
    case .split(let id): .word("d", .string(code(of: .split(id))))
    case .pages(let id, let pages): .word("g", .string(code(of: .pages(id))), .array(pages.map { made($0) }))
    }
  }
}
